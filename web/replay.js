/**
 * @file A game shown again: by slider, links, arrow keys, or by itself.
 *
 * A moment is fetched as a page, and its parts take the place of ours, so pieces glide here too. Promises: the address
 * is that of the moment shown, and an answer that comes late never replaces that to a later question.
 */

import { glide, places } from "./glide.js";

const PAUSE = 900;
const LINKS = ".scrub a, .bar .links a";

/** @param {HTMLElement} replay the part of the page with `data-ply` and `data-last` */
export function showReplay(replay) {
  const last = Number(replay.dataset.last);
  const range = replay.querySelector("input[type=range]");
  let asked = 0;
  let shown = 0;

  const go = async (ply) => {
    const question = ++asked;
    const answer = await fetch(address(ply));
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (question < shown) return;
    shown = question;
    const before = places();
    takeOver(page);
    replay.dataset.ply = ply;
    range.value = ply;
    replay.querySelector("output").textContent = page.querySelector("output").textContent;
    history.replaceState(null, "", address(ply));
    const line = document.querySelector(".story [aria-current]");
    const box = line?.closest(".scroller");
    if (box) box.scrollTop = line.offsetTop - box.offsetTop - box.clientHeight / 2;
    glide(before);
  };
  const step = (by) => go(Math.max(0, Math.min(last, Number(replay.dataset.ply) + by)));

  range.addEventListener("input", () => go(Number(range.value)));
  replay.addEventListener("click", (event) => {
    const link = event.target.closest(".scrub a, .story a, .chapters a");
    if (!link) return;
    event.preventDefault();
    go(Number(new URL(link.href).searchParams.get("ply")));
  });
  const keys = { ArrowLeft: () => step(-1), ArrowRight: () => step(1), Home: () => go(0), End: () => go(last) };
  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input, select") || !keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  });
  const player = replay.querySelector("[data-play]");
  let timer = null;
  player.addEventListener("click", () => {
    clearInterval(timer);
    timer = timer ? null : setInterval(() => (Number(replay.dataset.ply) < last ? step(1) : player.click()), PAUSE);
    player.setAttribute("aria-pressed", String(Boolean(timer)));
  });
}

const seat = new URLSearchParams(location.search).get("seat");
const address = (ply) => `${location.pathname}?ply=${ply}${seat === null ? "" : `&seat=${seat}`}`;

// Layers by their names, links by what they say.
function takeOver(page) {
  for (const part of document.querySelectorAll("[data-layer]")) {
    const fresh = page.querySelector(`[data-layer="${CSS.escape(part.dataset.layer)}"]`);
    if (fresh && fresh.innerHTML !== part.innerHTML) part.innerHTML = fresh.innerHTML;
  }
  const links = [...page.querySelectorAll(LINKS)];
  for (const link of document.querySelectorAll(LINKS)) {
    const same = (other) => other.dataset.key === link.dataset.key && other.textContent === link.textContent;
    const fresh = links.find(same);
    if (fresh) link.setAttribute("href", fresh.getAttribute("href"));
  }
}
