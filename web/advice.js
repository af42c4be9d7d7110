/**
 * @file What a bot would do (`data-advises="NOTATION"`, in a page beside the table): the piece or the button of that
 * decision is marked while the sheet is open.
 *
 * Promises: the mark goes with the sheet, and the sheet goes when the table moves on.
 */

import { table } from "./page.js";
import { actsOf } from "./previews.js";

/**
 * Marks what the sheet advises.
 * @param {Element} sheet what stands beside the table
 * @param {() => void} close closes it
 */
export function markAdvised(sheet, close) {
  forgetAdvised();
  const wanted = sheet.querySelector("[data-advises]")?.dataset.advises;
  if (!wanted || !table) return;
  for (const piece of table.querySelectorAll("[data-act],[data-acts],[data-choice],[data-pick],[data-choose]")) {
    const acts = [...actsOf(piece), piece.dataset.pick, piece.dataset.choose];
    piece.classList.toggle("advised", acts.includes(wanted));
  }
  const { ply } = table.dataset;
  const watch = new MutationObserver(() => {
    if (table.dataset.ply === ply) return;
    watch.disconnect();
    if (sheet.querySelector("[data-advises]")) close();
  });
  watch.observe(table, { attributeFilter: ["data-ply"] });
}

/** Takes the marks away. */
export function forgetAdvised() {
  for (const piece of document.querySelectorAll(".advised")) piece.classList.remove("advised");
}
