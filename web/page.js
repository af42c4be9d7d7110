/**
 * @file The page itself: its table, its place for notices, what is pointed at, and with what.
 *
 * Promises: knows of no other module, and changes nothing but the notice.
 */

/** The table that the page shows, with its state in `data-…`; `null` on every other page. */
export const table = document.querySelector("#table");

/** What proves a request to be this page's. */
export const token = document.querySelector('meta[name="form-token"]')?.content ?? "";

/** @param {string} text what to tell whoever plays; an empty text takes the last notice away */
export function notice(text) {
  const place = document.querySelector("[data-notice]");
  if (place) place.textContent = text;
}

let pointer = false;
addEventListener("pointerdown", () => (pointer = true), true);
addEventListener("keydown", () => (pointer = false), true);

/** @returns {boolean} whether a pointer was used last, and not a key */
export const byPointer = () => pointer;

/**
 * Tells when pointer or focus come to an element, and when they leave it.
 * @param {string} selector which elements are meant, with everything inside them
 * @param {(element: Element, on: boolean) => void} react
 */
export function onPointing(selector, react) {
  for (const [kind, on] of [["pointerover", true], ["pointerout", false], ["focusin", true], ["focusout", false]]) {
    document.addEventListener(kind, (event) => {
      const element = event.target.closest?.(selector);
      if (element) react(element, on);
    });
  }
}
