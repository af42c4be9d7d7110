/**
 * @file What others changed: pieces that came or moved and figures that are others stay marked until one's own next
 * decision, and the difference rises from a seat's main figure.
 *
 * Needs: `asItWas` is called before the picture changes, `markChanges` after. Promises: nothing moves for those who asked
 * their system for calm; a figure is tinted for them instead.
 */

const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const calm = () => reduced.matches || document.documentElement.dataset.motion === "still";
const RISE = 900;
const TINT = 2000;
const NUMBER = /[−-]?\d[\d.,]*/;
const PIECES = ".stage [data-piece], .sides [data-piece]:not(.all-hands *)";

const marked = new Set();

/** Where pieces lie and what figures say, for `markChanges`. */
export const asItWas = () => ({ pieces: new Map(pieces()), figures: new Map(figures()) });

/**
 * Marks what differs.
 * @param {ReturnType<asItWas>} before
 * @param {boolean} ours whether it was one's own decision, which ends all marks
 */
export function markChanges(before, ours) {
  if (ours) marked.clear();
  else {
    for (const [name, { spot }] of pieces()) {
      const was = before.pieces.get(name);
      if (before.pieces.size && spot && was?.spot !== spot && (!was || was.spot)) marked.add(`piece ${name}`);
    }
  }
  for (const [name, { element, text }] of figures()) {
    const was = before.figures.get(name)?.text;
    if (was === undefined || was === text) continue;
    if (!ours) marked.add(`figure ${name}`);
    if (element.matches(".main")) rise(element, difference(was, text));
  }
  for (const [name, { element }] of pieces()) element.classList.toggle("changed", marked.has(`piece ${name}`));
  for (const [name, { element }] of figures()) element.classList.toggle("changed", marked.has(`figure ${name}`));
}

function pieces() {
  return [...document.querySelectorAll(PIECES)].map((element) => [element.dataset.piece, { element, spot: spot(element) }]);
}

// Where a piece lies in its drawing, however it is magnified; nothing if it cannot be seen.
function spot(piece) {
  const box = piece.getBoundingClientRect();
  if (!box.width) return "";
  const drawing = piece.ownerSVGElement;
  if (!drawing) return piece.closest("[data-layer]")?.dataset.layer ?? "page";
  const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
  const { x, y } = middle.matrixTransform(drawing.getScreenCTM().inverse());
  return `${Math.round(x / 2)} ${Math.round(y / 2)}`;
}

function figures() {
  return [...document.querySelectorAll(".player")].flatMap((row, seat) =>
    [...row.querySelectorAll(".main, .vital > span")].map((element, index) => [
      `${seat}.${index}`,
      { element, text: element.textContent.trim() },
    ]));
}

// By how much a figure is another, written as the figure is; nothing if it is no number.
function difference(was, is) {
  const [one, other] = [NUMBER.exec(was)?.[0], NUMBER.exec(is)?.[0]];
  if (!one || !other || was.replace(one, "") !== is.replace(other, "")) return "";
  const value = (text) => Number(text.replace(/[.,]/g, "").replace("−", "-"));
  const by = value(other) - value(one);
  const sum = is.replace(other, Math.abs(by).toLocaleString(document.documentElement.lang));
  return `${by > 0 ? "+" : "−"}${sum}`;
}

function rise(figure, text) {
  if (calm() || !text) {
    figure.classList.add("tinted");
    setTimeout(() => figure.classList.remove("tinted"), TINT);
    return;
  }
  const { x, y, width } = figure.getBoundingClientRect();
  if (!width || document.querySelector(".finale")) return;
  const sum = Object.assign(document.createElement("span"), { className: "risen", textContent: text });
  sum.classList.toggle("less", text.startsWith("−"));
  sum.setAttribute("aria-hidden", "true");
  document.body.append(sum);
  sum.style.left = `${Math.max(4, x - sum.offsetWidth - 4)}px`;
  sum.style.top = `${y}px`;
  const rising = { opacity: [0, 1, 1, 0], translate: ["0 8px", "0 0", "0 -4px", "0 -14px"], offset: [0, .2, .7] };
  sum.animate(rising, { duration: RISE }).finished.finally(() => sum.remove());
}
