/**
 * @file Turns that end by themselves, for whoever likes it so (`data-ending="soon"`).
 *
 * Promises: only a turn in which nothing but its end can be decided ends so, after a moment which its button shows
 * (class `running`); any click, tap or key stops it, and it then waits to be asked.
 */

import { table } from "./page.js";

const MOMENT = 4000;

let running = 0;

const endOfTurn = () => document.querySelector('.choices > [data-layer] > .end[data-choice="end"]');

/** Lets whatever is done stop the end of a turn. */
export function tendEndings() {
  for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, stop, true);
  awaitEnding();
}

/** Looks whether the turn is to end by itself now. */
export function awaitEnding() {
  stop();
  const end = endOfTurn();
  const others = document.querySelectorAll('.all [data-choice]:not([data-choice="end"])').length;
  if (!end || others || document.documentElement.dataset.ending !== "soon") return;
  end.classList.add("running");
  const { ply } = table.dataset;
  running = setTimeout(() => table.dataset.ply === ply && endOfTurn()?.click(), MOMENT);
}

function stop() {
  clearTimeout(running);
  document.querySelector(".end.running")?.classList.remove("running");
}
