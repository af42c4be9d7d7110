/**
 * @file The study of a finished game while it is made: the page asks now and then how far it is (`data-polls` is where),
 * and shows what it is told. Without a script the page asks for itself again.
 */

const PAUSE = 2000;

/** Follows a study, if the page shows one that is not done. */
export function followStudy() {
  if (!document.querySelector("[data-polls]")) return;
  setTimeout(look, PAUSE);
}

async function look() {
  const address = document.querySelector("[data-polls]")?.dataset.polls;
  if (!address) return;
  const answer = await fetch(address).catch(() => null);
  if (answer?.ok) {
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const [here, there] = [document, page].map((one) => one.querySelector("main article"));
    const progress = [here, there].map((one) => one?.querySelector("[data-polls]"));
    if (progress.every(Boolean)) progress[0].replaceChildren(...progress[1].childNodes);
    else if (here && there) here.replaceWith(document.adoptNode(there));
  }
  followStudy();
}
