/**
 * @file A lesson: the card that stands beside what it is about (`data-lit`), and the way to the next step.
 *
 * Promises: the card covers no lit piece where there is room beside it; on a phone it is a sheet at the foot, or below
 * the bar where the lit piece lies at the foot, and a pane that scrolls comes to rest clear of it. What the script of the lesson lets happen is shown at the reader's own
 * pace. The address is always that of the step in sight. Without a script the same buttons are plain forms.
 */

import { inTurn } from "./pace.js";
import { notice, table, token } from "./page.js";
import { openPane } from "./panes.js";
import { comeNear } from "./zoom.js";

const GAP = 18;
const EDGE = 8;
/** How much of a pane the card may take. */
const MOST = 0.7;
const narrow = matchMedia("(max-width: 767px), (max-height: 479px)");

// What a decision is taken on, and what lies over the table to be decided there.
const OPEN = [...["act", "acts", "choice", "pick", "send"].map((kind) => `#table [data-${kind}]`), ".sheet-over"].join();

const card = () => document.querySelector(".lectern > .speech");
const seen = (piece) => piece.getClientRects().length > 0;

/** Lets the lesson of this page be followed, if it is one. */
export function tendLesson() {
  if (!table?.dataset.decide) return;
  document.addEventListener("submit", (event) => {
    if (!event.target.matches("[data-lesson]")) return;
    event.preventDefault();
    reply(event.target.action, event.submitter);
  });
  for (const kind of ["resize", "popstate"]) {
    addEventListener(kind, kind === "resize" ? standBeside : () => location.reload());
  }
  document.addEventListener("wheel", () => requestAnimationFrame(standBeside), { passive: true });
  document.addEventListener("pointerup", () => requestAnimationFrame(standBeside));
  // Boards find their size first.
  requestAnimationFrame(() => requestAnimationFrame(placeCard));
}

async function reply(address, button) {
  document.body.classList.add("busy", "unseen");
  notice("");
  try {
    const answer = await fetch(address, {
      method: "POST",
      headers: { accept: "application/json", "x-form-token": token },
      body: new URLSearchParams(button ? { [button.name]: button.value } : {}),
    });
    const said = await answer.json();
    if (answer.ok) return goOnLearning(said);
    document.body.classList.remove("busy", "unseen");
    notice(said.message);
  } catch {
    document.body.classList.remove("busy", "unseen");
    notice(table.dataset.lost);
  }
}

/**
 * Goes on to the next step, by way of what happens before it.
 * @param {{next: string, pictures: object[]}} said
 */
export function goOnLearning({ next, pictures }) {
  table.dataset.decide = next;
  document.querySelector("#choices").action = next;
  history.pushState(null, "", next);
  for (const picture of pictures) inTurn(picture);
}

/** Puts the card where it belongs, once it says something else. */
export function placeCard() {
  const shown = card();
  if (!shown) return;
  const lit = [...document.querySelectorAll("main [data-lit]")];
  const pane = shown.dataset.paneWanted ?? lit[0]?.closest("[data-pane]:not(.hand)")?.dataset.pane;
  if (pane && !lit.some(seen)) openPane(pane);
  // On a phone a row may be longer than the screen: what is asked for comes first.
  const inside = lit.find((piece) => piece.matches(OPEN) && seen(piece)) ?? lit.find(seen);
  const bringInSight = () => inside && !inside.ownerSVGElement && inside.scrollIntoView({ block: "nearest", inline: "nearest" });
  bringInSight();
  standBeside();
  if (narrow.matches) bringInSight();
  if (narrow.matches) comeNear();
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.matches(".prompt")) {
    (shown.querySelector("button.primary") ?? shown.querySelector("h2")).focus({ preventScroll: true });
  }
}

function standBeside() {
  const shown = card();
  if (!shown) return;
  const lit = [...document.querySelectorAll("main [data-lit]")].filter(seen);
  // What is chosen together is not covered in part.
  const spots = lit.map((piece) => (piece.closest("[data-picks],[data-plan]") ?? piece).getBoundingClientRect());
  if (narrow.matches) {
    const asked = [...document.querySelectorAll(`.loose.many, .sheet-over, .strip :is(${OPEN})`)].filter(seen);
    return takeFreerEdge(shown, [...spots, ...asked.map((piece) => piece.getBoundingClientRect())]);
  }
  const { offsetWidth: width, offsetHeight: height } = shown;
  const top = document.querySelector(".prompter").getBoundingClientRect().bottom + EDGE;
  const clamp = (least, value, most) => Math.max(least, Math.min(most, value));
  const fit = ([x, y]) => [clamp(EDGE, x, innerWidth - width - EDGE), clamp(top, y, innerHeight - height - EDGE)];
  const spot = spots[0] ?? { left: innerWidth / 3, right: innerWidth / 3, top, bottom: top, width: 0, height: 0 };
  const middle = [spot.left + spot.width / 2 - width / 2, spot.top + spot.height / 2 - height / 2];
  const around = [
    [spot.right + GAP, middle[1]],
    [middle[0], spot.bottom + GAP],
    [spot.left - width - GAP, middle[1]],
    [middle[0], spot.top - height - GAP],
  ];
  const corners = [[EDGE, top], [innerWidth, top], [EDGE, innerHeight], [innerWidth, innerHeight]];
  const pieces = [...document.querySelectorAll(OPEN)].filter((piece) => !piece.closest(".choices") && seen(piece));
  const open = pieces.map((piece) => piece.getBoundingClientRect());
  const over = ([x, y], boxes) => boxes.reduce((sum, { left, right, top: upper, bottom }) => {
    const wide = Math.min(x + width, right) - Math.max(x, left);
    const tall = Math.min(y + height, bottom) - Math.max(y, upper);
    return sum + Math.max(0, wide) * Math.max(0, tall);
  }, 0);
  // Above all what is lit stays in sight, then what else can be decided.
  const covered = (place) => 10 * over(place, spots) + over(place, open);
  const places = [...around, ...corners].map(fit);
  const [x, y] = places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
  shown.style.left = `${x}px`;
  shown.style.top = `${y}px`;
  pointTo(shown, spots[0], [x, y, width, height]);
}

// At the foot of a phone, or below its bar, wherever less of what is lit lies under it.
function takeFreerEdge(shown, spots) {
  shown.style.left = shown.style.top = "";
  const covered = (above) => {
    shown.classList.toggle("above", above);
    const { top, bottom } = shown.getBoundingClientRect();
    return spots.reduce((sum, spot) => sum + Math.max(0, Math.min(bottom, spot.bottom) - Math.max(top, spot.top)), 0);
  };
  const [below, above] = [covered(false), covered(true)];
  shown.classList.toggle("above", above < below);
  leaveRoom(shown);
}

// Panes that scroll can be moved out from under the card, and come to rest clear of it.
function leaveRoom(shown) {
  const card = shown.getBoundingClientRect();
  const above = shown.classList.contains("above");
  for (const pane of document.querySelectorAll("main [data-pane].front, main .sheet-over")) {
    const box = pane.getBoundingClientRect();
    const room = Math.max(0, Math.min(box.height * MOST, above ? card.bottom - box.top : box.bottom - card.top));
    pane.style.setProperty("--above", `${above ? room : 0}px`);
    pane.style.setProperty("--below", `${above ? 0 : room}px`);
  }
}

// The tip leads from the card to the piece.
function pointTo(shown, spot, [x, y, width, height]) {
  const tip = shown.querySelector(".tip") ?? shown.appendChild(Object.assign(document.createElement("span"), { className: "tip" }));
  const sides = spot && { right: x - spot.right, left: spot.left - (x + width), bottom: y - spot.bottom, top: spot.top - (y + height) };
  // Only a card that stands beside the piece, not across a corner from it, can point there.
  const abreast = spot && {
    across: spot.bottom > y && spot.top < y + height,
    along: spot.right > x && spot.left < x + width,
  };
  const faces = (name) => (name === "right" || name === "left" ? abreast.across : abreast.along);
  const side = sides && Object.keys(sides).find((name) => sides[name] >= 0 && sides[name] < 4 * GAP && faces(name));
  tip.hidden = !side;
  if (!side) return;
  tip.dataset.side = side;
  const across = side === "right" || side === "left";
  const clamp = (value, most) => Math.max(14, Math.min(most - 14, value));
  const at = across ? clamp(spot.top + spot.height / 2 - y, height) : clamp(spot.left + spot.width / 2 - x, width);
  tip.style.left = across ? "" : `${at}px`;
  tip.style.top = across ? `${at}px` : "";
}
