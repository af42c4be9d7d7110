/**
 * @file Boards to lean over: they can be magnified and moved about, by wheel, pinch and drag, by buttons, by the keys
 * + - 0, and with Shift and an arrow; four times, or as many as a mark `data-zoom="MOST"` in the drawing says. On a
 * phone held upright a drawing with a mark `data-upright="WIDTH HEIGHT"` has that size, and the stylesheet its places;
 * with `data-whole` too one begins with the whole of it in sight, where a unit of it is so many pixels at least.
 *
 * A part of a drawing with `data-region` is what is being decided about: when it appears, it fills the pane, and when it
 * goes the whole board is seen again.
 *
 * A mark may also say to which side the whole of it keeps (`data-align`), and with which part of it one begins on a small
 * screen (`data-home="LEFT TOP WIDTH HEIGHT"`). The drawing knows how many of its units are a pixel of the screen
 * (`--unit`), so that what is to be read can keep its size.
 *
 * Promises: the drawing never leaves its frame; the end of a drag is no click; a piece that gets the focus comes into
 * sight; a wheel that has nothing to draw back from scrolls the page.
 */

const STEP = 1.6;
const MOST = 4;
/** How much larger a board must become to give up seeing the whole of it. */
const WORTH = 1.4;
/** How far from the edge of a small screen what a lesson is about lies. */
const EDGE = 60;
/** How much of its pane the part with which one begins must fill to be seen whole. */
const ENOUGH = 0.72;
const ARROW = 80;
/** How far a finger may slip before a tap becomes a drag. */
const SLIP = 6;

/** How much larger than what is decided about the part of the board is that shows it. */
const AROUND = 1.3;
/** How far a piece lies from what it was brought clear of. */
const GAP = 8;
/** How much of an upright drawing lies under the buttons at its foot. */
const FOOT = 150;

const PIECE = "[data-act],[data-acts]";
const narrow = matchMedia("(max-width: 767px), (max-height: 479px)");
const upright = matchMedia("(max-width: 767px) and (min-height: 480px), (max-width: 479px)");
const lenses = new Map();

/** Lets every board be leaned over; on a small screen one begins near what can be done. */
export function zoomDrawings() {
  for (const drawing of document.querySelectorAll(".board > svg:not([inert] *)")) {
    makeZoomable(drawing, document.querySelector("[data-zoom-in]")?.dataset ?? {});
  }
  comeNear();
}

/**
 * Shows what is being decided about, where that is part of a board; on a small screen, moves each board in sight so that
 * something that can be done there, or that a lesson is about, is in sight too.
 */
export function comeNear() {
  for (const [drawing, lens] of lenses) {
    const sheet = drawing.getBoundingClientRect();
    if (!sheet.width || lens.lookAt(drawing.querySelector("[data-region]")) || !narrow.matches) continue;
    lens.fill();
    const wanted = drawing.querySelector("[data-lit]") ? "[data-lit]" : PIECE;
    const found = () => [...drawing.querySelectorAll(wanted)].filter((piece) => piece.getClientRects().length && !piece.matches(".out")).map(center);
    const spots = found();
    const tall = upright.matches && drawing.querySelector("[data-upright]");
    const card = document.querySelector(".lectern .speech:not(.above)")?.getBoundingClientRect().top ?? Infinity;
    const foot = Math.min(card, sheet.bottom - (tall ? FOOT : 0));
    // What a lesson is about is not left at the very edge.
    const edge = wanted === PIECE ? 0 : EDGE;
    const inSight = ({ x, y }) => x > sheet.left + edge && x < sheet.right - edge && y > sheet.top && y < foot;
    if (!spots.length || (tall ? spots.every(inSight) : spots.some(inSight))) continue;
    const middle = { x: center(drawing).x, y: (sheet.top + Math.min(sheet.bottom, foot)) / 2 };
    const between = (sides) => (Math.min(...sides) + Math.max(...sides)) / 2;
    const midmost = (sides) => sides.toSorted((one, other) => one - other)[Math.floor(sides.length / 2)];
    const aimed = tall ? between : midmost;
    const aim = { x: aimed(spots.map(({ x }) => x)), y: aimed(spots.map(({ y }) => y)) };
    lens.shift(middle.x - aim.x, middle.y - aim.y);
    const moved = found();
    if (!moved.some(inSight)) lens.shift(middle.x - moved[0].x, middle.y - moved[0].y);
  }
}

/**
 * Moves the drawing that a piece is part of until the piece lies above what came over it at the foot of the screen.
 * @param {Element} piece
 * @param {DOMRect} cover where that lies
 */
export function bringClear(piece, cover) {
  const box = piece.getBoundingClientRect();
  const hidden = box.bottom > cover.top && box.top < cover.bottom && box.right > cover.left && box.left < cover.right;
  if (hidden) lenses.get(piece.closest(".board > svg"))?.shift(0, cover.top - GAP - box.bottom);
}

function makeZoomable(drawing, { zoomIn, zoomOut, zoomWhole }) {
  const { zoom, align } = drawing.querySelector("[data-zoom]")?.dataset ?? {};
  const lens = lensOver(drawing, Number(zoom ?? MOST));
  if (align) drawing.setAttribute("preserveAspectRatio", align);
  let known = null;
  new ResizeObserver(() => {
    lens.measure();
    const { width, height } = drawing.getBoundingClientRect();
    const size = `${Math.round(width)} ${Math.round(height)}`;
    if (!width || size === known) return;
    if (known) {
      lens.fitAnew();
      comeNear();
    }
    known = size;
  }).observe(drawing);
  lenses.set(drawing, lens);
  const nearer = () => lens.magnify(STEP);
  const farther = () => lens.magnify(1 / STEP);
  addControls(drawing, [["+", zoomIn, nearer], ["−", zoomOut, farther], ["⤢", zoomWhole, lens.whole]]);
  followFingers(drawing, lens);
  drawing.addEventListener("wheel", (event) => {
    if (event.deltaY > 0 && lens.isWhole()) return;
    event.preventDefault();
    lens.magnify(Math.exp(-event.deltaY * 0.002), event);
  }, { passive: false });
  // On the pane, because a drawing that listens for the focus would take it.
  drawing.parentElement.addEventListener("focusin", (event) => {
    if (!drawing.contains(event.target)) return;
    const [piece, middle, sheet] = [center(event.target), center(drawing), drawing.getBoundingClientRect()];
    const inSight = piece.x >= sheet.left && piece.x <= sheet.right && piece.y >= sheet.top && piece.y <= sheet.bottom;
    if (!inSight) lens.shift(middle.x - piece.x, middle.y - piece.y);
  });
  const keys = { "+": nearer, "=": nearer, "-": farther, 0: lens.whole };
  const arrows = { ArrowLeft: [ARROW, 0], ArrowRight: [-ARROW, 0], ArrowUp: [0, ARROW], ArrowDown: [0, -ARROW] };
  document.addEventListener("keydown", (event) => {
    if (event.target.matches?.("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (keys[event.key]) keys[event.key]();
    else if (event.shiftKey && arrows[event.key]) lens.shift(...arrows[event.key]);
    else return;
    event.preventDefault();
  });
}

const center = (element) => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

// What is seen of the drawing: its `viewBox`, magnified around a spot of the screen and shifted by pixels of it. Where
// the pane is taller than the drawing, a magnified drawing fills it.
function lensOver(drawing, most) {
  const wideSize = drawing.getAttribute("viewBox").split(" ").slice(2).map(Number);
  const tall = drawing.querySelector("[data-upright]");
  const tallSize = tall?.dataset.upright.split(" ").map(Number);
  let [width, height] = wideSize;
  const at = { by: 1, x: 0, y: 0 };
  let filled = false;
  let leaned = false;
  let looks = false;
  const between = (least, value, greatest) => Math.max(least, Math.min(greatest, value));
  const seen = () => {
    const pane = drawing.getBoundingClientRect();
    const [wide, tall] = [width / at.by, height / at.by];
    if (at.by === 1 || !pane.width) return [wide, tall];
    const filling = [(tall * pane.width) / pane.height, (wide * pane.height) / pane.width];
    return [Math.min(width, Math.max(wide, filling[0])), Math.min(height, Math.max(tall, filling[1]))];
  };
  const settle = () => {
    const [wide, tall] = seen();
    at.x = between(0, at.x, width - wide);
    at.y = between(0, at.y, height - tall);
    drawing.setAttribute("viewBox", `${at.x} ${at.y} ${wide} ${tall}`);
    drawing.classList.toggle("zoomed", at.by > 1);
    measure();
  };
  const measure = () => {
    const scale = drawing.getScreenCTM()?.a;
    if (scale) drawing.style.setProperty("--unit", String(1 / scale));
  };
  const turn = () => {
    [width, height] = upright.matches && tallSize ? tallSize : wideSize;
    leaned = false;
    fitAnew();
  };
  // Another room for the drawing: unless somebody has leaned over it, it is looked at as from the beginning.
  const fitAnew = () => {
    if (leaned) return;
    Object.assign(at, { by: 1, x: 0, y: 0 });
    filled = false;
    settle();
  };
  const home = () => drawing.querySelector("[data-home]")?.dataset.home.split(" ").map(Number);
  // The whole of this part, or, where that is too small, as much of it as fills the pane.
  const beginWith = ([left, top, wide, high], filling, pane) => {
    const fills = Math.min(pane.width / wide, pane.height / high) * Math.min(wide / pane.width, high / pane.height);
    at.by = Math.min(most, fills < ENOUGH ? filling : Math.max(1, Math.min(width / wide, height / high)));
    const [across, down] = seen();
    at.x = left + wide / 2 - across / 2;
    at.y = top + high / 2 - down / 2;
    settle();
  };
  if (tallSize) {
    upright.addEventListener("change", turn);
    turn();
  }
  return {
    measure,
    fitAnew,
    isWhole: () => at.by === 1,
    whole() {
      leaned = true;
      at.by = 1;
      settle();
    },
    // Once, and only where nobody has leaned over it yet.
    fill() {
      if (filled) return;
      filled = true;
      const pane = drawing.getBoundingClientRect();
      const scale = Math.min(pane.width / width, pane.height / height);
      if (upright.matches && scale >= Number(tall?.dataset.whole ?? Infinity)) return;
      const by = (width * pane.height) / pane.width / height;
      const taller = Math.max(by, 1 / by);
      const begins = upright.matches && tallSize ? null : home();
      if (begins) return beginWith(begins, taller, pane);
      if (by < WORTH && !(taller > 1.05 && upright.matches && tallSize)) return;
      at.by = Math.min(taller, most);
      at.x = width / 2 - seen()[0] / 2;
      settle();
    },
    magnify(times, spot = center(drawing)) {
      filled = leaned = true;
      const fixed = new DOMPoint(spot.x, spot.y).matrixTransform(drawing.getScreenCTM().inverse());
      const before = at.by;
      at.by = between(1, at.by * times, most);
      at.x = fixed.x - ((fixed.x - at.x) * before) / at.by;
      at.y = fixed.y - ((fixed.y - at.y) * before) / at.by;
      settle();
    },
    // Once, so that whoever leans elsewhere meanwhile is left there. Whether there is something to look at.
    lookAt(part) {
      if (Boolean(part) === looks) return looks;
      looks = Boolean(part);
      leaned = false;
      fitAnew();
      if (!part) return false;
      const [box, back] = [part.getBoundingClientRect(), drawing.getScreenCTM().inverse()];
      const [from, to] = [[box.left, box.top], [box.right, box.bottom]].map((spot) => new DOMPoint(...spot).matrixTransform(back));
      const [wide, high] = [(to.x - from.x) * AROUND, (to.y - from.y) * AROUND];
      filled = leaned = true;
      at.by = between(1, Math.min(width / wide, height / high), MOST);
      const [across, down] = seen();
      at.x = (from.x + to.x - across) / 2;
      at.y = (from.y + to.y - down) / 2;
      settle();
      return true;
    },
    shift(x, y) {
      const scale = drawing.getScreenCTM().a;
      at.x -= x / scale;
      at.y -= y / scale;
      settle();
    },
  };
}

function addControls(drawing, buttons) {
  const controls = Object.assign(document.createElement("div"), { className: "zoomer" });
  for (const [sign, label, act] of buttons) {
    const control = document.createElement("button");
    Object.assign(control, { type: "button", textContent: sign, title: label });
    control.setAttribute("aria-label", label);
    control.addEventListener("click", act);
    controls.append(control);
  }
  drawing.parentElement.append(controls);
}

// One finger drags, two pinch.
function followFingers(drawing, lens) {
  const fingers = new Map();
  let moved = false;
  drawing.addEventListener("pointerdown", (event) => {
    fingers.set(event.pointerId, event);
    if (fingers.size === 1) moved = false;
  });
  drawing.addEventListener("pointermove", (event) => {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    const [x, y] = [event.clientX - last.clientX, event.clientY - last.clientY];
    if (fingers.size === 1) {
      if (lens.isWhole() || (!moved && Math.hypot(x, y) < SLIP)) return;
      lens.shift(x, y);
    } else {
      const other = [...fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
      const span = (finger) => Math.hypot(finger.clientX - other.clientX, finger.clientY - other.clientY);
      const between = { x: (event.clientX + other.clientX) / 2, y: (event.clientY + other.clientY) / 2 };
      lens.magnify(span(event) / Math.max(1, span(last)), between);
      lens.shift(x / 2, y / 2);
    }
    if (!moved) drawing.setPointerCapture(event.pointerId);
    moved = true;
    fingers.set(event.pointerId, event);
  });
  for (const kind of ["pointerup", "pointercancel"]) {
    addEventListener(kind, (event) => fingers.delete(event.pointerId));
  }
  drawing.addEventListener("click", (event) => {
    if (moved) event.stopPropagation();
    moved = false;
  }, true);
}
