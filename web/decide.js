/**
 * @file Decisions: a piece (`data-act`, `data-acts`) or a button (`data-choice`) that is clicked, tapped or entered is
 * sent to the table.
 *
 * Promises: only what has a button can be decided; pointing at a piece or a button says what it would bring, and a
 * first tap of a finger does the same and asks, as does everything for whoever wants to be asked always
 * (`data-confirm`); a weighty decision (`data-weighty`) asks in a sentence of its own; what is refused is told with its
 * paragraph of the rules. A finger between several pieces is asked which it means. A piece may stand for decisions in a
 * row (`data-act="ONE & OTHER"`), which say what they bring where the drawing puts it (`data-ahead`); a finger on a piece
 * is also asked for the rows that begin there (`data-further`). These, and answers of several parts, are sent one when
 * the last is seen to be taken. A decision that a lost connection swallowed is sent once more, if the table has not moved
 * on, and so is one that others were quicker than, if the same is still asked. The new picture comes with the stream, or
 * is fetched if the stream is down.
 */

import { counts } from "./guard.js";
import { fetchLayers } from "./layers.js";
import { goOnLearning } from "./lesson.js";
import { light } from "./lights.js";
import { showNow } from "./pace.js";
import { notice, onPointing, table, token } from "./page.js";
import { putBack } from "./pick.js";
import { planned, questionOf } from "./plan.js";
import { bringForward } from "./panes.js";
import { closePopup, popup } from "./popup.js";
import { actsOf, inHand, layDown, left, pickUp, preview } from "./previews.js";
import { rememberTaken } from "./undo.js";

const PIECE = "[data-act],[data-acts]";

/** How far beyond its own width a piece may be meant by a finger. */
const SLIP = 3;
/** How many decisions of a piece are told one by one. */
const MANY = 2;

const asksAlways = document.documentElement.dataset.confirm === "always";

let finger = false;
let unsent = null;
let row = [];
let passesOver = false;
/** The revision that the page must show before the next decision of a row is sent. */
let awaited = 0;
let isOnItsWay = false;

const AND = " & ";
const button = (act) =>
  document.querySelector(`.all [data-choice="${CSS.escape(act)}"], [data-ahead="${CSS.escape(act)}"]`);
const further = (act) =>
  [...document.querySelectorAll(`[data-further][data-ahead^="${CSS.escape(act + AND)}"]`)].map(({ dataset }) => dataset.ahead);
const label = (act) => button(act)?.querySelector(".label")?.textContent.trim() ?? "";
const detail = (act) =>
  [...(button(act)?.querySelectorAll(".detail, .ends") ?? [])].map((part) => part.textContent.trim()).join(" · ");
// What an entry of a menu is of, for a game to show it as that: the last word of its decision.
const kindOf = (act) => `of-${act.split(" ").at(-1)}`;
const told = (act) => [label(act), detail(act)].filter(Boolean).join(": ");

/** Calls drawn pieces that have no name of their own what their buttons say. */
export function namePieces() {
  for (const piece of document.querySelectorAll("svg [data-act]:not([aria-label])")) {
    piece.setAttribute("aria-label", told(piece.dataset.act));
  }
}

/** Lets decisions be taken on this page. */
export function takeDecisions() {
  namePieces();
  document.addEventListener("pointerdown", (event) => (finger = event.pointerType === "touch"), true);
  document.addEventListener("click", (event) => {
    const piece = event.target.closest(PIECE);
    if (piece) return counts(event) && openPieces(meant(piece, event), (finger || asksAlways) && !piece.hasAttribute("data-asks"));
    const choice = event.target.closest("[data-choice]");
    if (choice) {
      event.preventDefault();
      const before = putBack(choice);
      if (!counts(event)) return;
      if (!before.length) return decide(choice.dataset.choice, choice, asksAlways);
      return takeAll([...before, choice.dataset.choice]);
    }
    const plan = event.target.closest("[data-send]");
    if (plan) return counts(event) && decidePlan(plan);
    if (event.target.closest("[name=take-back]")) {
      event.preventDefault();
      if (counts(event)) send({ "take-back": "1" });
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !document.querySelector(".popup")) layDown();
    const piece = event.target.closest?.(PIECE);
    if (piece && !event.repeat && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      openPieces([piece], asksAlways && !piece.hasAttribute("data-asks"));
    }
  });
  onPointing("[data-act],[data-acts],[data-choice]", point);
  addEventListener("online", sendAgain);
}

function point(element, on) {
  const acts = actsOf(element);
  for (const piece of document.querySelectorAll("[data-act],[data-acts],[data-choice]")) {
    if (actsOf(piece).some((act) => acts.includes(act))) piece.classList.toggle("pointed", on);
  }
  const open = left(acts.filter(button));
  if (on || !document.querySelector(".popup")) preview(on ? open.slice(0, 1) : []);
  const slip = document.querySelector("[data-preview]");
  const texts = open.length > MANY ? [element.getAttribute("aria-label") ?? ""] : open.map(told);
  if (slip) slip.textContent = on ? texts.join(" / ") : "";
}

// While a question about a piece is open, the piece stays pointed at.
function pointWhileAsked(piece, on) {
  if (!piece.matches(PIECE)) return;
  point(piece, on);
  light(on ? (piece.dataset.lights ?? "") : "");
}

/** Sends again what could not be sent, if it still can be. */
export function sendAgain() {
  if (!unsent) return;
  const { fields, ply } = unsent;
  unsent = null;
  if (table.dataset.ply === ply) send(fields);
  else notice(table.dataset.movedOn);
}

function takeAll(decisions, passing = false) {
  [row, awaited, passesOver] = [decisions, 0, passing];
  goOn();
}

function decidePlan(plan) {
  const question = questionOf(plan);
  const all = planned(plan);
  if (!question) return takeAll(all, true);
  popup(plan, question, [[plan.textContent, "", () => takeAll(all, true), "deed"], [table.dataset.cancel, "", () => {}, "back"]]);
}

/**
 * Goes on with decisions in a row, if the last of them is taken and the next is still there; those of a plan that the
 * rules have taken by themselves are passed over.
 */
export function goOn() {
  if (!row.length || Number(table.dataset.revision) < awaited) return;
  if (passesOver) row = row.slice(Math.max(0, row.findIndex(button)));
  const next = row.shift();
  if (button(next)) send({ decision: next });
  else row = [];
}

/**
 * @param {number} revision of a picture
 * @returns {boolean} whether a decision was sent that is not answered yet, or is not in this picture
 */
export const isUnderWay = (revision) => isOnItsWay || (Number.isFinite(awaited) && revision < awaited);

// The pieces that a finger at this spot may mean, where they lie close (`data-near`).
function meant(piece, { clientX: x, clientY: y }) {
  const close = piece.closest("[data-near]");
  if (!finger || !close) return [piece];
  const spots = [[0, 0], [SLIP, 0], [-SLIP, 0], [0, SLIP], [0, -SLIP]];
  const there = spots.flatMap(([right, down]) => document.elementsFromPoint(x + right, y + down));
  const pieces = there.map((element) => element.closest(PIECE)).filter((other) => other && close.contains(other));
  return [...new Set([piece, ...pieces])];
}

function openPieces(pieces, ask) {
  if (pieces.includes(inHand())) return layDown();
  if (!left(pieces.flatMap(actsOf)).length) layDown();
  const acts = pieces.flatMap((piece) => left(actsOf(piece).filter(button)).map((act) => [act, piece]));
  if (acts.length === 1) return decide(...acts[0], ask);
  const second = pickUp(pieces[0], acts.map(([act]) => act));
  if (second) return bringForward(second);
  popup(pieces[0], pieces.length > 1 ? table.dataset.several : "", acts.map(([act, piece]) => [label(act), detail(act), () => decide(act, piece, false), kindOf(act)]));
}

function decide(act, at, ask) {
  const choice = button(act);
  if (!choice) return;
  const take = (wanted) => () => takeAll(wanted.split(AND));
  if (!ask && !choice.hasAttribute("data-weighty")) return take(act)();
  const question = choice.dataset.question ?? detail(act);
  popup(at, question, [
    [label(act), "", take(act), "deed"],
    ...further(act).map((more) => [label(more), "", take(more), "deed"]),
    [table.dataset.cancel, "", () => {}, "back"],
  ], told(act), () => pointWhileAsked(at, false));
  pointWhileAsked(at, true);
}

async function send(fields, again = false) {
  document.body.classList.add("busy", "unseen");
  closePopup();
  notice("");
  const { ply } = table.dataset;
  [awaited, isOnItsWay] = [Infinity, true];
  if (fields.decision) rememberTaken(ply, label(fields.decision));
  const body = new URLSearchParams({ ply, ...fields });
  if (table.dataset.seat) body.set("seat", table.dataset.seat);
  try {
    const answer = await fetch(table.dataset.decide ?? `/t/${table.dataset.table}/decide`, {
      method: "POST",
      headers: { accept: "application/json", "x-form-token": token },
      body,
    });
    const said = await answer.json();
    if (answer.status === 409 && !again && (await stillAsked(fields.decision))) return send(fields, true);
    isOnItsWay = false;
    if (!answer.ok) return refuse(said, answer.status);
    awaited = said.revision ?? 0;
    if (said.pictures) return goOnLearning(said);
    if (isUnderWay(Number(table.dataset.revision))) showNow();
    else document.body.classList.remove("busy");
    goOn();
    setTimeout(() => Number(table.dataset.revision) < said.revision && fetchLayers(), 400);
  } catch {
    isOnItsWay = false;
    document.body.classList.remove("busy", "unseen");
    unsent = { fields, ply };
    notice(table.dataset.lost);
  }
}

// Whether, as the table stands by now, the same question is open with the same answer to it.
async function stillAsked(act) {
  // Who else is asked does not matter.
  const question = () => document.querySelector(".prompt > span")?.textContent;
  const before = question();
  await fetchLayers();
  return !!act && !!button(act) && question() === before;
}

function refuse(said, status) {
  row = [];
  document.body.classList.remove("busy", "unseen");
  notice(said.message);
  if (said.rule) {
    const link = document.createElement("a");
    Object.assign(link, { href: said.rule, textContent: said.paragraph, target: "_blank" });
    link.dataset.beside = "";
    document.querySelector("[data-notice]").append(" ", link);
  }
  if (status === 409) fetchLayers();
}
