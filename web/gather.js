/**
 * @file The waiting room and links that are sent to friends: a seat's menu saves itself, and a link can be shared where
 * the device knows how.
 *
 * Promises: without it there is a button for each menu, and every link can be copied by hand.
 */

/** Lets menus save themselves and links be shared on this page. */
export function tendGathering() {
  document.addEventListener("change", (event) => {
    if (event.target.matches?.("select[data-saves]")) event.target.form.requestSubmit();
  });
  if (!navigator.share) return;
  for (const button of document.querySelectorAll("[data-shares]")) {
    button.hidden = false;
    button.addEventListener("click", () => navigator.share({ title: document.title, url: button.dataset.shares }).catch(() => {}));
  }
}
