/**
 * @file Guards against clicks that were meant for what stood there before.
 *
 * Promises: for 400 ms after the choices changed no click of a pointer decides, and for a second none whose pointer
 * has hardly moved since the click that caused the change. Keys are not held up, but for their repeats.
 */

const AT_ONCE = 400;
const UNMOVED = 1000;
const SLIP = 8;

let changed = -Infinity;
let last = null;

/** The choices are others than before. */
export const choicesChanged = () => (changed = performance.now());

/**
 * @param {MouseEvent} event a click on something that decides
 * @returns {boolean} whether it counts
 */
export function counts(event) {
  if (event.detail === 0) return true;
  const since = performance.now() - changed;
  const unmoved = last && Math.hypot(event.clientX - last.x, event.clientY - last.y) < SLIP;
  if (since < AT_ONCE || (since < UNMOVED && unmoved)) return false;
  last = { x: event.clientX, y: event.clientY };
  return true;
}
