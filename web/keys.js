/**
 * @file The table by keyboard: keys for what is done most, and boards whose pieces are one stop of the Tab key, and
 * another for what can only be read.
 *
 * Promises: arrow keys go from a piece to the nearest one in their direction, Home and End to the first and last; a
 * key does nothing while somebody types, nor where single keys are switched off (`data-keys`); every key presses
 * something that is on the page; `?` shows them all.
 */

import { nextPane } from "./panes.js";

const STOPS = "[data-act][tabindex], [data-acts][tabindex], [data-choose][tabindex]";
const TOLD = "svg [data-tells]:not([data-act], [data-acts], [data-tells=parts], :has([tabindex]))";
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const KEYS = {
  e: () => press(".choices > [data-layer] > .end"),
  u: () => press(".undo"),
  w: () => press(".withheld > summary"),
  a: () => press("[data-every]"),
  t: nextPane,
  l: () => document.querySelector(".log .scroller")?.focus(),
  m: () => {
    const stops = [...document.querySelectorAll(".stage [tabindex='0']")];
    (stops.find((stop) => stop.matches(STOPS)) ?? stops[0])?.focus({ preventScroll: true });
  },
  "?": () => document.querySelector("[data-keys-help]")?.showModal(),
};

const press = (selector) => document.querySelector(selector)?.click();

/** Lets the table be played by keys. */
export function playByKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.target.matches?.("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.repeat || document.querySelector(".popup, dialog[open]")) return;
    if (!event.shiftKey && stepFrom(event)) return event.preventDefault();
    if (event.key === "Enter" && event.target.matches?.(".prompt")) return press(".choices > [data-layer] > .end");
    if (document.documentElement.dataset.keys === "off") return;
    const number = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
    if (number) document.querySelectorAll(".all [data-choice]")[number - 1]?.click();
    else if (!event.shiftKey || event.key === "?") KEYS[event.key.toLowerCase()]?.();
  });
  makeStops();
}

/**
 * Makes what can be decided in a pane one stop of the Tab key, and what only tells something another, now that its
 * pieces may be others.
 */
export function makeStops() {
  for (const pane of document.querySelectorAll("main [data-pane]")) {
    stopAtOne([...pane.querySelectorAll(STOPS)]);
    const told = [...pane.querySelectorAll(TOLD)];
    for (const piece of told) if (!piece.hasAttribute("role")) piece.setAttribute("role", "group");
    stopAtOne(told);
  }
}

function stopAtOne(pieces) {
  const kept = pieces.find((piece) => piece === document.activeElement) ?? pieces[0];
  for (const piece of pieces) piece.setAttribute("tabindex", piece === kept ? "0" : "-1");
}

const center = (piece) => {
  const box = piece.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

// Moves the focus from a piece to another of its pane, and tells whether the key meant that.
function stepFrom({ key, target }) {
  const piece = target.closest?.(`${STOPS}, ${TOLD}`);
  if (!piece || !(ARROWS[key] || key === "Home" || key === "End")) return false;
  const kind = piece.matches(STOPS) ? STOPS : TOLD;
  const all = piece.closest("[data-pane]").querySelectorAll(kind);
  const pieces = [...all].filter((other) => other.getClientRects().length);
  const next = key === "Home" ? pieces[0] : key === "End" ? pieces.at(-1) : nearest(piece, pieces, ARROWS[key]);
  if (next) {
    for (const other of pieces) other.setAttribute("tabindex", other === next ? "0" : "-1");
    next.focus({ preventScroll: true });
  }
  return true;
}

function nearest(piece, pieces, [x, y]) {
  const [fromX, fromY] = center(piece);
  const ways = pieces.filter((other) => other !== piece).map((other) => {
    const [toX, toY] = center(other);
    const along = (toX - fromX) * x + (toY - fromY) * y;
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    return { other, along, far: along + 2 * aside };
  });
  const ahead = ways.filter((way) => way.along > 1).sort((one, two) => one.far - two.far);
  return ahead[0]?.other;
}
