/**
 * @file The pace at which the page shows what others do. Nobody waits for it: the table goes on, and the page keeps what
 * it hears in a queue and shows it one by one.
 *
 * Promises: what comes is shown in the order in which it came; the answer to one's own decision at once, with all that
 * came before it; nothing waits while the page is hidden; a long queue is shown faster. The pace is what its reader likes
 * (`data-tempo`; `data-tempo-choice` chooses it, for all their pages): at once, quick, calm, or step by step, which waits
 * for a button (`data-next`).
 */

import { token } from "./page.js";

const PAUSES = { "at-once": 0, quick: 300, calm: 1200, step: Infinity };
const likes = document.documentElement.dataset;
/** With more than these waiting, each is shown for a shorter time, but never shorter than the quick pace. */
const LONG = 4;

const queue = [];
let show = () => {};
let timer = null;
let shownAt = -Infinity;
let held = false;

function pause() {
  return PAUSES[likes.tempo] ?? PAUSES.calm;
}

/** @param {(news: object) => void} shower shows one piece of news */
export function keepPace(shower) {
  show = shower;
  document.addEventListener("visibilitychange", () => document.hidden && catchUp());
  document.addEventListener("click", ({ target }) => {
    if (!target.closest("[data-next]")) return;
    if (pause() === Infinity) showNext();
    else catchUp();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "n" || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!event.target.matches?.("input, select, textarea")) document.querySelector("[data-next]:not([hidden])")?.click();
  });
  for (const choice of document.querySelectorAll("[data-tempo-choice]")) {
    choice.checked = choice.value === likes.tempo;
    choice.addEventListener("change", () => {
      likes.tempo = choice.value;
      plan();
      // What cannot be kept now lasts as long as the page.
      const kept = { method: "POST", redirect: "manual", headers: { "x-form-token": token }, body: new URLSearchParams({ tempo: choice.value }) };
      fetch("/settings", kept).catch(() => {});
    });
  }
}

/** @param {object} news to be shown when its time has come, or at once while what was decided here is unseen */
export function inTurn(news) {
  queue.push(news);
  if (!held && (document.hidden || document.body.classList.contains("unseen"))) catchUp();
  else plan();
}

/** Shows what waits, and what comes next, at once: what was decided here is not among what was shown. */
export function showNow() {
  document.body.classList.add("unseen");
  if (!held) catchUp();
}

/** Shows everything that waits. */
export function catchUp() {
  while (queue.length) showNext();
}

/** @param {boolean} whether whatever comes has to wait, because something else is shown */
export function hold(whether) {
  held = whether;
  plan();
}

function showNext() {
  const news = queue.shift();
  if (news) {
    shownAt = performance.now();
    show(news);
  }
  plan();
}

function plan() {
  clearTimeout(timer);
  const button = document.querySelector("[data-next]");
  if (button) {
    const steps = pause() === Infinity;
    button.hidden = held || !(steps ? queue.length : queue.length > 1);
    button.textContent = `${steps ? button.dataset.step : button.dataset.skip} (${queue.length})`;
  }
  if (held || !queue.length || pause() === Infinity) return;
  const hurried = Math.min(pause(), Math.max(PAUSES.quick, (pause() * LONG) / queue.length));
  timer = setTimeout(showNext, Math.max(0, shownAt + hurried - performance.now()));
}
