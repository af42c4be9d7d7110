/**
 * @file The one menu, question or message that can lie over the page, beside what it is about.
 *
 * Promises: at most one is open; it never lies over its piece where there is room beside it; arrows go through its
 * entries, Escape closes it; however it closes, the focus goes back to where it was, or, for whoever points, to what is
 * awaited.
 */

import { byPointer } from "./page.js";
import { bringClear } from "./zoom.js";

let opener = null;
let afterwards = () => {};

/**
 * Opens a menu, or, without entries, a message.
 * @param {Element} at what it is about
 * @param {string} text may be empty
 * @param {[string, string, () => void, string?][]} entries what each says, what it brings, what it does, and, in a
 * question, whether it is the `deed` or the way back (`back`), in a menu what it is of (`of-WORD`)
 * @param {string} [name] what it is called, if the text does not say it
 * @param {() => void} [closed] what happens when it closes
 */
export function popup(at, text, entries, name = text, closed = () => {}) {
  closePopup();
  afterwards = closed;
  opener = document.activeElement;
  const box = Object.assign(document.createElement("div"), { className: "popup" });
  box.setAttribute("role", entries.length ? "dialog" : "status");
  box.setAttribute("aria-label", name || at.getAttribute("aria-label") || "");
  if (text) box.append(Object.assign(document.createElement("p"), { textContent: text }));
  for (const [label, detail, act, kind = ""] of entries) {
    const entry = Object.assign(document.createElement("button"), { type: "button", textContent: label, className: kind });
    if (detail) entry.append(Object.assign(document.createElement("span"), { className: "detail", textContent: detail }));
    entry.addEventListener("click", () => {
      closePopup();
      act();
    });
    box.append(entry);
  }
  // Inside the page's body, so that the sheet of a phone can be laid out by the same rules.
  document.body.append(box);
  place(box, at);
  // A pane that scrolls, or a board that is leaned over, moves its piece out from under a sheet at the foot of a phone.
  at.scrollIntoView({ block: "nearest", inline: "nearest" });
  bringClear(at, box.getBoundingClientRect());
  box.querySelector("button")?.focus({ preventScroll: true });
}

// Positions go through the object model: the page allows no style attributes in markup.
function place(box, at) {
  const { width, height } = box.getBoundingClientRect();
  const spot = at.getBoundingClientRect();
  const below = spot.bottom + height + 8 < innerHeight;
  const above = spot.top - height - 8 > 0;
  const beside = !below && !above;
  const right = spot.right + width + 8 < innerWidth;
  const left = beside
    ? (right ? spot.right + 6 : spot.left - width - 6)
    : spot.left + spot.width / 2 - width / 2;
  const top = below ? spot.bottom + 4 : above ? spot.top - height - 4 : spot.top;
  box.style.left = `${Math.max(4, Math.min(innerWidth - width - 4, left))}px`;
  box.style.top = `${Math.max(4, Math.min(innerHeight - height - 4, top))}px`;
}

/** Closes it, if one is open. */
export function closePopup() {
  const box = document.querySelector(".popup");
  if (!box) return;
  const focused = box.contains(document.activeElement);
  box.remove();
  const closed = afterwards;
  afterwards = () => {};
  closed();
  if (focused) giveBack();
}

function giveBack() {
  const before = opener?.isConnected && opener !== document.body && !byPointer() ? opener : document.querySelector(".prompt");
  before?.focus({ preventScroll: true });
}

/** From now on a click beside it or Escape closes it, and arrows go through it. Comes before whatever opens one. */
export function tendPopups() {
  document.addEventListener("click", (event) => {
    if (!event.target.closest(".popup")) closePopup();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") closePopup();
    const entries = [...document.querySelectorAll(".popup button")];
    if (entries.length && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      entries.at((entries.indexOf(document.activeElement) + step) % entries.length)?.focus();
    }
  });
}
