/**
 * @file Who is at the table and how much time they have left: the dots and clocks in the rows of the players and in the
 * waiting room, how many watch, and what can be done about those who do not come.
 *
 * Promises: what the server said last is shown wherever a place is left for it, also in rows that came later; a clock
 * that runs goes on by itself, by the time that passes here.
 */

let known = null;
let heard = 0;

/** @param {object} [data] what is so by now; without it, what was said last is shown again */
export function showPeople(data) {
  if (data || !known) {
    known = data ?? JSON.parse(document.querySelector("[data-people]")?.dataset.people ?? "null");
    heard = performance.now();
  }
  if (!known) return;
  for (const place of document.querySelectorAll("[data-presence]")) showDot(place, known.seats[place.dataset.presence]);
  for (const place of document.querySelectorAll("[data-watching]")) {
    place.textContent = known.watching;
    place.hidden = !known.watching;
  }
  const strip = document.querySelector("[data-strip]");
  if (strip && data) strip.innerHTML = known.strip;
  showClocks();
}

/** Lets clocks go on. */
export function tendClocks() {
  if (!document.querySelector("[data-people]")) return;
  showPeople();
  setInterval(showClocks, 1000);
}

function showDot(place, seat) {
  place.classList.toggle("here", Boolean(seat?.here));
  if (!seat) return place.replaceChildren();
  place.title = seat.words;
  const words = document.createElement("span");
  if (!("worded" in place.dataset)) words.className = "sr";
  words.textContent = seat.words;
  place.replaceChildren(words);
}

function showClocks() {
  for (const place of document.querySelectorAll("[data-clock]")) {
    const clock = known?.seats[place.dataset.clock]?.clock;
    if (!clock) {
      place.textContent = "";
      continue;
    }
    const left = Math.max(0, clock.left - (clock.runs ? performance.now() - heard : 0));
    place.textContent = left < 3_600_000 ? minutes(left) : clock.words;
    place.classList.toggle("runs", clock.runs);
    place.classList.toggle("short", left < 60_000);
  }
}

function minutes(left) {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
