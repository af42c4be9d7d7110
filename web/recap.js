/**
 * @file What happened while somebody was away, as a strip over the board that can be played like a film and closed.
 *
 * The film is made of moments of the replay, from the reader's own eyes. Promises: the strip comes only to whoever
 * comes back to news; while the film runs nothing can be decided, and whatever comes has to wait; afterwards the page
 * shows the table as it stands.
 */

import { glide, places } from "./glide.js";
import { fetchLayers } from "./layers.js";
import { fetchMoment, takeOver } from "./moments.js";
import { hold } from "./pace.js";
import { table } from "./page.js";
import { unreadLines } from "./talk.js";

const PAUSE = 1100;
/** The most pictures of a film: a long absence is shown in longer steps. */
const PICTURES = 30;

const RELAID = "railhead-relaid";

/** The page is about to be laid out anew: what has happened since it was drawn is no news. */
export function neverAway() {
  try {
    sessionStorage.setItem(RELAID, "1");
  } catch {
    // A browser that keeps nothing offers the recap once too often.
  }
}

function wasRelaid() {
  try {
    const relaid = sessionStorage.getItem(RELAID) !== null;
    sessionStorage.removeItem(RELAID);
    return relaid;
  } catch {
    return false;
  }
}

const seenKey = () => `railhead-seen-${table.dataset.watch}`;

/** Shows the strip to whoever comes back to this table, now or later. */
export function tendRecap() {
  const strip = document.querySelector("[data-recap]");
  if (!strip) return;
  let rolling = false;
  let left = null;
  const offer = (seen) => {
    if (Number(table.dataset.ply) <= seen) return;
    // What is written into a strip in sight is read out.
    strip.hidden = false;
    strip.hidden = !describe(strip);
  };
  const close = () => (strip.hidden = true);
  // Who did not ask for the page anew is not sent back to its beginning.
  if (wasRelaid()) document.querySelector(".prompt")?.focus({ preventScroll: true });
  else offer(lastSeen() ?? (document.querySelector(".story .divider") ? -1 : Infinity));
  remember();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) left = Number(table.dataset.ply);
    else if (left !== null) offer(left);
    remember();
  });
  addEventListener("pagehide", remember);
  strip.addEventListener("click", async ({ target }) => {
    if (target.closest("[data-close]")) return close();
    if (!target.closest("[data-film]") || rolling) return;
    rolling = true;
    await roll(strip);
    rolling = false;
    close();
  });
  // The first own decision closes it.
  new MutationObserver(() => {
    if (document.body.classList.contains("busy")) close();
  }).observe(document.body, { attributeFilter: ["class"] });
}

function lastSeen() {
  try {
    const seen = localStorage.getItem(seenKey());
    return seen === null ? null : Number(seen);
  } catch {
    return null;
  }
}

function remember() {
  if (document.hidden) return;
  try {
    localStorage.setItem(seenKey(), table.dataset.ply);
  } catch {
    // A browser that keeps nothing offers the recap by the story alone.
  }
}

const freshLines = () => [...document.querySelectorAll(".story .fresh [data-ply]")];

// Says in a line what each has done; tells whether there is anything to say.
function describe(strip) {
  const groups = [...document.querySelectorAll(".story .group.fresh")].reverse();
  const box = strip.querySelector("[data-entries]");
  box.replaceChildren(...groups.map((group) => {
    const entry = document.createElement("span");
    const line = group.querySelector("li")?.textContent.trim() ?? "";
    entry.append(group.querySelector(".badge").cloneNode(true), ` ${line}`);
    return entry;
  }), ...unreadLines().map(quote));
  return groups.length > 0;
}

// What somebody said meanwhile, as an entry of its own.
function quote(line) {
  const entry = document.createElement("span");
  entry.append(line.querySelector(".badge").cloneNode(true), ` “${line.querySelector(".words").textContent.trim()}”`);
  return entry;
}

async function roll(strip) {
  const lines = freshLines().map((line) => Number(line.dataset.ply));
  const [from, to] = [Math.min(...lines), Number(table.dataset.ply)];
  const step = Math.max(1, Math.ceil((to - from) / PICTURES));
  const choices = document.querySelector("#choices");
  hold(true);
  document.body.classList.add("film");
  choices.inert = true;
  strip.querySelector("[data-film]").setAttribute("aria-pressed", "true");
  for (let ply = from; ply <= to && !strip.hidden; ply = ply < to ? Math.min(to, ply + step) : to + 1) {
    const moment = await fetchMoment(table.dataset.table, ply, table.dataset.seat);
    if (!moment) break;
    const before = places();
    takeOver(moment);
    glide(before);
    await new Promise((done) => setTimeout(done, PAUSE));
  }
  await fetchLayers();
  strip.querySelector("[data-film]").setAttribute("aria-pressed", "false");
  choices.inert = false;
  document.body.classList.remove("film");
  hold(false);
}
