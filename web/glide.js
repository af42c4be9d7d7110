/**
 * @file Pieces that glide: what has a stable `data-piece` moves from its old place to its new one when the drawing
 * around it is replaced.
 *
 * Needs: `places` is called before the replacement, `glide` after it. Promises: nothing moves for those who asked their
 * system for calm.
 */

const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const calm = () => reduced.matches || document.documentElement.dataset.motion === "still";

/** Where every piece is now, for `glide`. */
export const places = () =>
  new Map([...document.querySelectorAll("[data-piece]:not(.all-hands *)")].map((piece) => [piece.dataset.piece, place(piece)]));

// Where a piece is, and where the pane is that it lies in: a pane that was only pushed aside takes its pieces along.
function place(piece) {
  const pane = piece.closest("[data-pane]");
  const origin = pane?.getBoundingClientRect();
  return { rect: piece.getBoundingClientRect(), pane, x: origin?.x ?? 0, y: origin?.y ?? 0 };
}

/**
 * First, last, invert, play: a piece that is elsewhere now starts from where it was; a new one fades in.
 * @param {ReturnType<places>} before
 */
export function glide(before) {
  if (calm()) return;
  for (const piece of document.querySelectorAll("[data-piece]:not(.all-hands *)")) {
    const was = before.get(piece.dataset.piece);
    if (!was) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 250 });
      continue;
    }
    const is = place(piece);
    const [from, to] = [was.rect, is.rect];
    const by = { x: from.x + from.width / 2 - to.x - to.width / 2, y: from.y + from.height / 2 - to.y - to.height / 2 };
    if (was.pane === is.pane) {
      by.x += is.x - was.x;
      by.y += is.y - was.y;
    }
    if (Math.abs(by.x) + Math.abs(by.y) < 2) continue;
    const { x, y } = local(piece, by);
    piece.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], { duration: 450, easing: "ease-in-out" });
  }
}

// A distance on the screen as a distance in the piece's own drawing.
function local(piece, by) {
  const matrix = piece.parentElement?.getScreenCTM?.()?.inverse();
  if (!matrix || !piece.ownerSVGElement) return by;
  return { x: matrix.a * by.x + matrix.c * by.y, y: matrix.b * by.x + matrix.d * by.y };
}
