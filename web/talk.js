/**
 * @file Talk beside the table and in the waiting room: new lines come by the stream, and what one says goes without
 * leaving the page.
 *
 * Promises: lines are shown as the server wrote them; the list stays at its end unless somebody reads further up; what
 * is in sight counts as read, and how much is not is told at the heading and at the tab.
 */

import { token } from "./page.js";

const pane = () => document.querySelector("[data-talk]");

/** Makes the talk of this page live. */
export function tendTalk() {
  const talk = pane();
  if (!talk) return;
  sayTimes(talk);
  toEnd(talk);
  count(talk);
  talk.querySelector("form.say")?.addEventListener("submit", (event) => {
    event.preventDefault();
    send(event.target, event.submitter);
  });
  const below = talk.closest("[data-below]");
  for (const button of below?.querySelectorAll("[data-lower]") ?? []) {
    button.addEventListener("click", () => {
      below.dataset.below = button.dataset.lower;
      for (const other of below.querySelectorAll("[data-lower]")) other.setAttribute("aria-pressed", String(other === button));
      toEnd(talk);
    });
  }
  // Whatever brings the pane into sight, its lines are read then.
  new IntersectionObserver(() => count(talk)).observe(talk.querySelector("[data-lines]"));
  document.addEventListener("visibilitychange", () => count(talk));
}

/** @param {{html: string, last: number}} data the lines as they are now */
export function hearTalk({ html, last }) {
  const talk = pane();
  const lines = talk?.querySelector("[data-lines]");
  if (!lines) return;
  const atEnd = lines.scrollHeight - lines.scrollTop - lines.clientHeight < 40;
  const open = lines.querySelector("details[open]")?.closest("[data-said]")?.dataset.said;
  lines.innerHTML = html;
  lines.querySelector(`[data-said="${CSS.escape(open ?? "")}"] details`)?.setAttribute("open", "");
  talk.dataset.talk = last;
  sayTimes(talk);
  if (atEnd) toEnd(talk);
  count(talk);
}

/** @returns {Element[]} the lines of others that were not read yet */
export function unreadLines() {
  const talk = pane();
  const read = Number(talk?.dataset.read ?? Infinity);
  return [...(talk?.querySelectorAll("[data-said]:not([data-own])") ?? [])].filter(
    (line) => Number(line.dataset.said) > read && line.querySelector(".words"),
  );
}

async function send(form, submitter) {
  const fields = new FormData(form, submitter);
  const problem = form.querySelector("[data-talk-problem]");
  const answer = await fetch(form.action, {
    method: "POST",
    headers: { accept: "application/json", "x-form-token": token },
    body: new URLSearchParams(fields),
  }).catch(() => null);
  const refused = !answer || !answer.ok;
  problem.hidden = !refused;
  problem.textContent = refused ? ((await answer?.json().catch(() => null))?.message ?? form.dataset.lost ?? "") : "";
  if (refused) return;
  // Somebody new has a name from now on.
  if (form.querySelector("[name=name]")) return location.reload();
  if (submitter?.name !== "phrase") form.querySelector("[name=words]").value = "";
}

const toEnd = (talk) => {
  const lines = talk.querySelector("[data-lines]");
  lines.scrollTop = lines.scrollHeight;
};

const inSight = (talk) => !document.hidden && talk.querySelector("[data-lines]").getClientRects().length > 0;

function count(talk) {
  if (inSight(talk) && unreadLines().length) {
    const line = talk.dataset.talk;
    talk.dataset.read = line;
    fetch(`${talk.dataset.at}/talk/read`, {
      method: "POST",
      headers: { accept: "application/json", "x-form-token": token },
      body: new URLSearchParams({ line }),
    }).catch(() => {});
  }
  const unread = unreadLines().length;
  for (const pill of document.querySelectorAll("[data-unread]")) {
    pill.textContent = unread;
    pill.hidden = !unread;
  }
}

function sayTimes(talk) {
  const today = new Date().toDateString();
  for (const time of talk.querySelectorAll("time[data-at]")) {
    const at = new Date(Number(time.dataset.at));
    const style = at.toDateString() === today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" };
    time.textContent = at.toLocaleString(document.documentElement.lang, style);
    time.dateTime = at.toISOString();
  }
}
