/**
 * @file Pieces that light each other up.
 *
 * Pointing at a piece with `data-lights="a b"`, or at the button of its decision, lights the pieces with
 * `data-light="a"` and `"b"`. A tap keeps the light on, so that one can look for it on another pane. What a drawing
 * says of a piece (`data-tells`) stands in the bar while it is pointed at or has the focus; what it says in its title or
 * label, a click, a tap or Enter can read too, where nothing can be decided there. What has many parts that each say
 * something (`data-tells="parts"`) is no stop of the Tab key.
 */

import { onPointing } from "./page.js";
import { popup } from "./popup.js";

let kept = "";

/** @param {string} names what to light beside what is kept alight, parted by spaces; every other light goes out */
export function light(names) {
  const wanted = new Set(`${names} ${kept}`.split(" ").filter(Boolean));
  for (const piece of document.querySelectorAll(".lit")) piece.classList.toggle("lit", wanted.has(piece.dataset.light));
  for (const name of wanted) {
    for (const piece of document.querySelectorAll(`[data-light="${CSS.escape(name)}"]`)) piece.classList.add("lit");
  }
}

/** Lets pieces be lit and read on this page. */
export function lightPieces() {
  onPointing("[data-lights],[data-choice]", ({ dataset }, on) => {
    const lights = dataset.choice ? ofDecision(dataset.choice) : dataset.lights;
    if (lights !== undefined) light(on ? lights : "");
  });
  document.addEventListener("click", ({ target }) => {
    const piece = target.closest("[data-lights]");
    if (piece && !piece.matches("[data-act],[data-acts],[data-pick]")) {
      kept = kept === piece.dataset.lights ? "" : piece.dataset.lights;
      light("");
    }
    tell(target);
  });
  onPointing("svg [data-tells]", (piece, on) => {
    const slip = document.querySelector("[data-preview]");
    if (slip) slip.textContent = on ? sentence(piece) : "";
  });
  document.addEventListener("keydown", (event) => {
    if (!event.target.matches?.("svg [data-tells]") || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    tell(event.target);
  });
}

const sentence = (piece) => piece.querySelector(":scope > title")?.textContent ?? piece.getAttribute("aria-label") ?? "";

function tell(target) {
  const told = target.closest("[data-tells], .pane svg [aria-label], .pane [title]");
  if (!told || told.closest("[data-act],[data-acts],[data-choose],button,a,summary")) return;
  let at = target;
  while (at !== told && !at.querySelector(":scope > title")) at = at.parentElement;
  const said = at.querySelector(":scope > title")?.textContent ?? told.getAttribute("title");
  const text = [said, whyNot(at.dataset.about)].filter(Boolean).join(" ");
  if (text || told.ownerSVGElement) popup(at, text || told.getAttribute("aria-label"), []);
}

const whyNot = (act) => act && document.querySelector(`[data-refused="${CSS.escape(act)}"] .reason`)?.textContent;
const ofDecision = (act) => document.querySelector(`[data-lights][data-act="${CSS.escape(act)}"]`)?.dataset.lights;
