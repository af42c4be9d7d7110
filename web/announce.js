/**
 * @file What happened, for those who listen: the lines that are new in the log are put into a place that screen readers
 * speak out (`data-said`), a turn at a time.
 *
 * Promises: what was said is not said again; what the page showed from the beginning is not said at all.
 */

/** Lets what is new in the log be spoken out. */
export function announceNews() {
  const story = document.querySelector("[data-layer=story]");
  const place = document.querySelector("[data-said]");
  if (!story || !place) return;
  let known = lastOf(story);
  new MutationObserver(() => {
    const groups = [...story.querySelectorAll(".group")].reverse();
    const said = groups.map((group) => newIn(group, known)).filter(Boolean);
    // After something was taken back the log is shorter, and what comes next is new.
    known = lastOf(story);
    if (said.length) place.textContent = said.join(" ");
  }).observe(story, { childList: true });
}

const plyOf = (line) => Number(line.dataset.ply);

const lastOf = (story) => Math.max(-1, ...[...story.querySelectorAll("[data-ply]")].map(plyOf));

function newIn(group, known) {
  const lines = [...group.querySelectorAll("[data-ply]")].filter((line) => plyOf(line) > known);
  if (!lines.length) return "";
  const who = group.querySelector(".who")?.textContent ?? "";
  return `${who}: ${lines.map((line) => line.textContent.trim()).join(" ")}`;
}
