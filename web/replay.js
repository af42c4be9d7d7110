/**
 * @file A game shown again: by slider, links, keys, or by itself.
 *
 * Of a moment the layers are fetched that differ, and take the place of ours, so pieces glide here too; the story is on
 * the page from the beginning, and only its mark moves. Promises: the address is that of the moment shown, an answer that comes late never replaces that to a later question, and nothing scrolls
 * but the log.
 *
 * Keys: arrows go by decisions, with Shift or Page Up and Page Down by turns, Home and End to the ends, the space bar
 * plays and stops.
 */

import { glide, places } from "./glide.js";
import { fetchMoment, takeOver } from "./moments.js";

const PAUSE = 900;
const LINKS = ".scrub a[data-key], .bar .links a";

/** @param {HTMLElement} replay the part of the page with `data-ply` and `data-last` */
export function showReplay(replay) {
  const last = Number(replay.dataset.last);
  const range = replay.querySelector("input[type=range]");
  let asked = 0;
  let shown = 0;

  const go = async (ply) => {
    const question = ++asked;
    const moment = await fetchMoment(replay.dataset.table, ply, seat);
    if (!moment || question < shown) return;
    if (moment.layout !== replay.dataset.layout) return location.replace(address(ply));
    shown = question;
    const before = places();
    takeOver(moment);
    renewLinks(ply, last, moment.turns);
    markLine(ply);
    replay.dataset.ply = ply;
    range.value = ply;
    replay.querySelector("output").textContent = moment.said;
    history.replaceState(null, "", address(ply));
    showLine();
    glide(before);
  };
  const follow = (key) => go(plyOf(replay.querySelector(`[data-key="${key}"]`)));

  range.addEventListener("input", () => go(Number(range.value)));
  replay.addEventListener("click", (event) => {
    const link = event.target.closest(".scrub a:not([data-copies]), .story a, .chapters a");
    if (!link) return;
    event.preventDefault();
    go(plyOf(link));
  });

  const player = replay.querySelector("[data-play]");
  const speed = replay.querySelector("[data-speed]");
  const byTurn = replay.querySelector("[data-by-turn]");
  let timer = null;
  const stop = () => {
    clearTimeout(timer);
    timer = null;
    player.setAttribute("aria-pressed", "false");
  };
  const playOn = async () => {
    await follow(byTurn.checked ? "PageDown" : "ArrowRight");
    if (timer === null) return;
    if (Number(replay.dataset.ply) >= last) stop();
    else timer = setTimeout(playOn, PAUSE / Number(speed.value));
  };
  player.addEventListener("click", () => {
    if (timer !== null) return stop();
    player.setAttribute("aria-pressed", "true");
    timer = 0;
    playOn();
  });

  // Before the boards hear of it: with Shift, arrows move a board that is magnified.
  addEventListener("keydown", (event) => {
    if (event.target.matches("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
    const turn = { ArrowLeft: "PageUp", ArrowRight: "PageDown" }[event.key];
    const key = event.shiftKey && turn ? turn : event.key;
    const steps = ["ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End"].includes(key);
    const plays = key === " " && !event.target.matches("button, a, summary");
    if (!steps && !plays) return;
    event.preventDefault();
    event.stopPropagation();
    if (plays) player.click();
    else follow(key);
  }, true);
  showLine();
}

const seat = new URLSearchParams(location.search).get("seat");
const address = (ply) => `${location.pathname}?ply=${ply}${seat === null ? "" : `&seat=${seat}`}`;
const plyOf = (link) => Number(new URL(link.href?.baseVal ?? link.href, location).searchParams.get("ply"));

// The line of the moment, in the middle of the log; the page itself stays where it is.
function showLine() {
  const line = document.querySelector(".story [aria-current]");
  const box = line?.closest(".scroller");
  if (box) box.scrollTop = line.offsetTop - box.offsetTop - box.clientHeight / 2;
}

// Marks the lines of the moment in the story, and the chapter that it belongs to.
function markLine(ply) {
  const links = [...document.querySelectorAll(".chapters a")];
  const chapter = links.findLast((link) => plyOf(link) <= ply);
  const lines = document.querySelectorAll(`.story a[href$="ply=${ply}"], .story a[href*="ply=${ply}&"]`);
  for (const link of document.querySelectorAll(".story a[aria-current], .chapters a[aria-current]")) {
    link.removeAttribute("aria-current");
  }
  for (const link of [...lines, chapter]) link?.setAttribute("aria-current", "step");
}

// Links from here on, by their keys; those without one lead to the same moment by other eyes.
function renewLinks(ply, last, [before, after]) {
  const to = { ArrowLeft: Math.max(0, ply - 1), ArrowRight: Math.min(last, ply + 1), PageUp: before, PageDown: after, here: ply };
  for (const link of document.querySelectorAll(LINKS)) {
    const { key } = link.dataset;
    if (key && !(key in to)) continue;
    const url = new URL(link.href);
    url.searchParams.set("ply", key ? to[key] : ply);
    link.setAttribute("href", url.pathname + url.search);
  }
}
