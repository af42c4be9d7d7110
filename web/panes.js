/**
 * @file The panes of a table: beside the board one at a time is open, and on a small screen one of all comes to the
 * front, chosen by tabs (`data-tab` names a `data-pane`) or by what opens one (`data-opens`).
 *
 * Promises: when something else is asked, a pane comes forward that holds a piece of the decision, unless one in sight
 * does, or whoever plays has chosen a pane during this question or is talking; what lies in the own strip does not keep
 * back a pane with pieces of other decisions; one with a mark `data-calls` comes forward in any case. A pane that scrolls
 * shows a piece of the decision, or, where something is to be read first (`data-reads`), its beginning.
 * Tabs whose pane holds such a piece are marked. Beside the board, the pane on which a plan can be seen (`data-chooses`)
 * comes forward with it, where there is room for both.
 */

import { comeNear } from "./zoom.js";

const PIECE = "[data-act],[data-acts],[data-choice],[data-choose]";
const narrow = matchMedia("(max-width: 767px), (max-height: 479px)");

let asked = "";
let chosen = false;

const tabs = () => [...document.querySelectorAll("[data-tab]")];
const paneOf = (name) => document.querySelector(`[data-pane="${CSS.escape(name)}"]`);

const decisionsIn = (pane) =>
  [...pane.querySelectorAll(PIECE)].flatMap(({ dataset }) => dataset.acts?.split("|") ?? [dataset.act ?? dataset.choice ?? dataset.choose]);

/** @param {string} name the pane to bring forward */
export function openPane(name) {
  const pane = paneOf(name);
  if (!pane) return;
  const beside = pane.matches(".sides > *");
  for (const tab of tabs()) {
    tab.classList.toggle("front", tab.dataset.tab === name);
    if (beside) tab.setAttribute("aria-pressed", String(tab.dataset.tab === name));
  }
  for (const other of document.querySelectorAll("main [data-pane]")) {
    if (other.matches(".hand")) continue;
    other.classList.toggle("front", other === pane);
    if (beside && other.matches(".sides > *")) other.classList.toggle("shown", other === pane);
  }
  comeNear();
}

/** Lets panes be chosen, and brings the first one to the front. */
export function choosePanes() {
  for (const tab of tabs()) {
    tab.addEventListener("click", () => {
      chosen = true;
      openPane(tab.dataset.tab);
      history.replaceState(null, "", `#${tab.dataset.tab}`);
    });
  }
  document.addEventListener("click", ({ target }) => {
    const row = target.closest("[data-opens]");
    if (!row) return;
    chosen = true;
    openPane(row.dataset.opens);
  });
  const wanted = location.hash.slice(1);
  narrow.addEventListener("change", followDecision);
  if (wanted && paneOf(wanted)) openPane(wanted);
  else if (tabs().length) tabs()[0].classList.add("front");
  followDecision();
}

/** Brings the next tab's pane forward. */
export function nextPane() {
  const seen = tabs().filter((tab) => tab.offsetParent);
  const at = seen.findIndex((tab) => tab.matches(narrow.matches ? ".front" : "[aria-pressed=true]"));
  seen[(at + 1) % seen.length]?.click();
}

/** @param {Element[]} pieces pieces of which one is to be in sight */
export function bringForward(pieces) {
  const inSight = (piece) => piece.getClientRects().length > 0;
  const pane = pieces[0]?.closest("[data-pane]");
  if (pane && !pieces.some(inSight)) openPane(pane.dataset.pane);
  else comeNear();
}

/** Brings forward what the question is about, and marks the tabs that hold some of it. */
export function followDecision() {
  const choices = document.querySelector("[data-layer=choices]")?.dataset.v ?? "";
  const anew = choices !== asked;
  if (anew) chosen = false;
  asked = choices;
  const holding = tabs().filter((tab) => paneOf(tab.dataset.tab)?.querySelector(PIECE));
  for (const tab of tabs()) tab.classList.toggle("calls", holding.includes(tab));
  if (chosen) return;
  if (holding.length && !document.activeElement?.closest("[data-talk]")) comeForward(holding);
  for (const pane of document.querySelectorAll(".side, .hand, .board:not(:has(> svg))")) scrollTo(pane, anew);
}

function comeForward(holding) {
  const seen = [...document.querySelectorAll("main [data-pane]")].filter((pane) => pane.getClientRects().length);
  const calls = (pane) => pane.querySelector("[data-calls]") && !pane.getClientRects().length;
  const calling = holding.find((tab) => calls(paneOf(tab.dataset.tab)));
  const known = seen.flatMap(decisionsIn);
  const beyond = holding.find((tab) => decisionsIn(paneOf(tab.dataset.tab)).some((act) => !known.includes(act)));
  if (calling) openPane(calling.dataset.tab);
  else if (!known.length) openPane(holding[0].dataset.tab);
  else if (beyond && !seen.some((pane) => !pane.matches(".hand") && pane.querySelector(PIECE))) openPane(beyond.dataset.tab);
  else comeNear();
  goAlong();
}

function goAlong() {
  const plan = document.querySelector("[data-pane] [data-calls]")?.closest("[data-pane]");
  const beside = document.querySelector(".sides > * [data-chooses]")?.closest("[data-pane]");
  if (narrow.matches || !plan || !beside || beside.getClientRects().length) return;
  openPane(beside.dataset.pane);
  if (!plan.getClientRects().length) openPane(plan.dataset.pane);
}

// Scrolls a pane, and nothing else; what is to be read is left where its reader has come to, unless it is new.
function scrollTo(pane, anew) {
  const box = pane.getBoundingClientRect();
  const read = pane.querySelector("[data-reads]");
  const pieces = [...pane.querySelectorAll(PIECE)];
  const inSight = (piece) => {
    const { top, bottom } = piece.getBoundingClientRect();
    return top >= box.top && bottom <= box.bottom;
  };
  if (!box.height || (read ? !anew : !pieces.length || pieces.some(inSight))) return;
  pane.scrollTop += (read ?? pieces[0]).getBoundingClientRect().top - box.top - 8;
}
