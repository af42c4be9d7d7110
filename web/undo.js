/**
 * @file What would be taken back, said on its button (`data-names` with … in the place of it): this tab remembers what
 * it was that it sent at which ply.
 *
 * Promises: a button never names anything but the decision that it takes back; where this tab does not know it, the
 * button says what it says without a script.
 */

import { table } from "./page.js";

/** How many decisions are remembered: more than anybody takes in a turn. */
const MOST = 40;

const key = () => `railhead-taken-${table.dataset.watch}`;

function taken() {
  try {
    return JSON.parse(sessionStorage.getItem(key())) ?? [];
  } catch {
    return [];
  }
}

/** @param {string} ply at which it is taken @param {string} label what its button says */
export function rememberTaken(ply, label) {
  const before = taken().filter(([other]) => Number(other) < Number(ply));
  try {
    sessionStorage.setItem(key(), JSON.stringify([...before, [ply, label]].slice(-MOST)));
  } catch {
    // A browser that keeps nothing has a button without a name for it.
  }
}

/** Says on the button what it takes back. */
export function nameUndo() {
  const button = document.querySelector(".undo");
  const last = taken().find(([ply]) => Number(ply) === Number(table.dataset.ply) - 1);
  if (!button || !last?.[1]) return;
  const said = button.dataset.names.replace("…", () => last[1]);
  button.querySelector(".wide").textContent = said;
  button.setAttribute("aria-label", said);
}
