/**
 * @file The picture of a table as layers: parts of the page (`data-layer="NAME"`, with the fingerprint `data-v` of what
 * they show) that are replaced when they change.
 *
 * Promises: the page never goes back to an older revision; the focus stays where it was, or goes to the first choice,
 * or to what is awaited, and nothing scrolls by it; opened details stay open; pieces glide.
 */

import { call, showCall } from "./call.js";
import { asItWas, markChanges } from "./changes.js";
import { drawCurtain } from "./curtain.js";
import { goOn, isUnderWay, namePieces, sendAgain } from "./decide.js";
import { awaitEnding } from "./ending.js";
import { welcomeFinale } from "./finale.js";
import { gatherAnew, gatherMissed } from "./gather.js";
import { glide, places } from "./glide.js";
import { choicesChanged } from "./guard.js";
import { makeStops } from "./keys.js";
import { placeCard } from "./lesson.js";
import { light } from "./lights.js";
import { catchUp, inTurn, keepPace } from "./pace.js";
import { byPointer, notice, table } from "./page.js";
import { followDecision } from "./panes.js";
import { showPeople } from "./people.js";
import { fitPlans } from "./plan.js";
import { closePopup } from "./popup.js";
import { layDown } from "./previews.js";
import { neverAway } from "./recap.js";
import { sound } from "./sound.js";
import { hearTalk } from "./talk.js";
import { nameUndo } from "./undo.js";

/**
 * Takes in what the stream says of this page: `reload`, `talk`, `people`, `layers` with what changed, or `hello` with the fingerprints of
 * all layers, from which we know which of ours are old. A waiting room looks again at itself then.
 * @param {{kind: "hello" | "layers" | "reload" | "talk" | "people", data: object}} message
 */
export function onMessage({ kind, data }) {
  if (kind === "reload") gatherAnew();
  else if (kind === "talk") hearTalk(data);
  else if (kind === "people") showPeople(data);
  else if (!table) return void (kind === "hello" && gatherMissed());
  else if (kind === "layers") inTurn(data);
  else if (kind === "hello") {
    catchUp();
    notice("");
    sendAgain();
    const stale = Object.entries(data.layers).filter(([layer, v]) => element(layer)?.dataset.v !== v);
    if (stale.length) fetchLayers(stale.map(([layer]) => layer));
  }
}

/** Shows layers as they come, each in its time. */
export const showLayers = () => keepPace(applyLayers);

/**
 * Fetches layers and shows them.
 * @param {string[]} [only] their names; all of them if none are given
 */
export async function fetchLayers(only) {
  const query = new URLSearchParams();
  if (table.dataset.seat) query.set("seat", table.dataset.seat);
  if (only) query.set("only", only.join(","));
  const answer = await fetch(`/t/${table.dataset.table}/layers?${query}`, { headers: { accept: "application/json" } });
  if (answer.ok) applyLayers(await answer.json());
}

/** What has the focus because of what it decides. */
const MEANT = "[data-act],[data-choice],[data-acts]";

const element = (layer) => document.querySelector(`[data-layer="${CSS.escape(layer)}"]`);

function applyLayers({ revision, ply, layout, layers }) {
  if (Number(revision) < Number(table.dataset.revision)) return;
  if (layout !== table.dataset.layout) return layAnew();
  const before = places();
  const were = asItWas();
  const waited = !document.querySelector("[data-yours]");
  if (layers.choices) {
    closePopup();
    layDown();
    choicesChanged();
  }
  const focused = document.activeElement === document.body ? null : document.activeElement;
  for (const [layer, { v, html }] of Object.entries(layers)) {
    const target = element(layer);
    if (!target) return layAnew();
    const open = [...target.querySelectorAll("details")].map((details) => details.open);
    target.innerHTML = html;
    target.dataset.v = v;
    target.querySelectorAll("details").forEach((details, index) => (details.open = open[index] ?? details.open));
  }
  if (layers.players) showPeople();
  table.dataset.revision = revision;
  table.dataset.ply = ply;
  for (const field of document.querySelectorAll("[data-ply-field]")) field.value = ply;
  nameUndo();
  const ours = document.body.classList.contains("busy");
  document.body.classList.remove("unseen");
  if (!isUnderWay(Number(revision))) document.body.classList.remove("busy");
  light("");
  fitPlans();
  followDecision();
  makeStops();
  namePieces();
  glide(before);
  markChanges(were, ours);
  if ((focused || ours) && isFocusLost()) refocus(focused?.closest(MEANT)?.dataset ?? {});
  showCall();
  const turn = waited && document.querySelector("[data-yours]");
  if (turn) call();
  if (layers.finale && document.querySelector(".finale")) sound("end");
  else if (layers.story && !ours && !turn) sound("deed");
  goOn();
  awaitEnding();
  if (layers.lesson) placeCard();
  if (layers.curtain) drawCurtain();
  if (layers.finale) welcomeFinale();
}

// What is no longer in the page has lost the focus, and what is no longer drawn is about to lose it.
const isFocusLost = () => document.activeElement === document.body || !document.activeElement.getClientRects().length;

// The page as it is laid out by now; nobody was away meanwhile.
function layAnew() {
  neverAway();
  location.reload();
}

// The same piece or button, if it is still there; else what a lesson is about; else the first choice; else what is awaited. Whoever points sees no
// piece marked that they did not choose.
function refocus({ choice, act, acts }) {
  if (byPointer()) return document.querySelector(".prompt")?.focus({ preventScroll: true });
  const same = CSS.escape(choice ?? act ?? acts ?? "");
  const wanted = [
    `[data-choice="${same}"],[data-act="${same}"],[data-acts="${same}"]`,
    ":is(.stage,.strip) :is([data-act],[data-acts]):is([data-lit],[data-lit] *)",
    ".stage [data-act][tabindex='0'],.stage [data-acts][tabindex='0'],.strip [data-act][tabindex='0']",
    ".loose [data-choice],.choices .end,[data-every]",
    ".prompt",
  ];
  const seen = (selector) => [...document.querySelectorAll(selector)].find((found) => found.getClientRects().length);
  wanted.map(seen).find(Boolean)?.focus({ preventScroll: true });
}
