/**
 * @file What a decision would bring, drawn on the board, and decisions of two parts: a thing and its place.
 *
 * A part of a drawing with `data-preview-of="ACT|ACT"` is seen (class `previewed`) while one of these decisions is
 * pointed at, by its piece or its button. A piece with `data-narrows` whose decisions are each also another piece's
 * opens no menu: it is picked up (class `picked`, and `holding` on the page), and until it is laid down the decisions of all pieces are those that
 * it has part in; pieces without any are `out`, and previews of those left are marked (class `left`).
 *
 * Promises: at most one piece is picked up; what is asked anew lays it down.
 */

const PIECE = "[data-act],[data-acts]";

let picked = null;

/** @param {Element} piece a piece or a button @returns {string[]} its decisions */
export const actsOf = ({ dataset }) => dataset.acts?.split("|") ?? [dataset.act ?? dataset.choice];

/** @param {string[]} acts decisions @returns {string[]} those that what is picked up has part in */
export const left = (acts) => (picked ? acts.filter((act) => picked.acts.includes(act)) : acts);

/** @param {string[]} rows the decisions to preview, of those in a row the first too; every other preview goes */
export function preview(rows) {
  const acts = rows.flatMap((act) => [act, act.split(" & ")[0]]);
  for (const drawn of document.querySelectorAll("[data-preview-of]")) {
    const shown = drawn.dataset.previewOf.split("|").some((act) => acts.includes(act));
    drawn.classList.toggle("previewed", shown);
    if (shown) drawn.querySelectorAll(":scope > use").forEach(copy);
  }
}

// A piece that is shown in another place (`use`) is copied there: a mere reference would not know the stylesheet.
function copy(reference) {
  const piece = document.querySelector(reference.getAttribute("href"))?.cloneNode(true);
  piece?.removeAttribute("id");
  if (piece) reference.replaceWith(piece);
}

/**
 * Picks a piece up, if its decisions have a second part.
 * @param {Element} piece
 * @param {string[]} acts its decisions
 * @returns {Element[] | null} the pieces of the second part; `null` if there is none
 */
export function pickUp(piece, acts) {
  const others = [...document.querySelectorAll(PIECE)].filter((other) => other !== piece);
  const narrows = (act) => (other) =>
    actsOf(other).includes(act) && (piece.hasAttribute("data-narrows") || other.hasAttribute("data-narrows"));
  if (acts.length < 2 || !acts.every((act) => others.some(narrows(act)))) return null;
  picked = { piece, acts };
  mark();
  return others.filter((other) => actsOf(other).some((act) => acts.includes(act)));
}

/** @returns {Element | undefined} what is picked up */
export const inHand = () => picked?.piece;

/** Lays down what is picked up. */
export function layDown() {
  if (!picked) return;
  picked = null;
  mark();
}

function mark() {
  document.body.classList.toggle("holding", Boolean(picked));
  for (const piece of document.querySelectorAll(PIECE)) {
    piece.classList.toggle("picked", piece === picked?.piece);
    piece.classList.toggle("out", !left(actsOf(piece)).length);
  }
  for (const drawn of document.querySelectorAll("[data-preview-of]")) {
    drawn.classList.toggle("left", Boolean(picked) && left(drawn.dataset.previewOf.split("|")).length > 0);
  }
}
