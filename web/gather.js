/**
 * @file The waiting room and links that are sent to friends: a seat's menu saves itself, a link can be shared where the
 * device knows how, and what changes at the table is shown in its place.
 *
 * Promises: without it there is a button for each menu, every link can be copied by hand, and the page can be loaded
 * again; with it nothing that is being written is lost when somebody sits down.
 */

import { sound } from "./sound.js";

/** The parts of a waiting room that change. What is said there has its own ways. */
const PARTS = [".who", ".invites", ".foot"];

const room = () => document.querySelector(".waiting");

const people = () => room().querySelectorAll(".seats [data-presence]").length;

/** Lets menus save themselves and links be shared on this page. */
export function tendGathering() {
  document.addEventListener("change", (event) => {
    if (event.target.matches?.("select[data-saves]")) event.target.form.requestSubmit();
  });
  document.addEventListener("focusin", (event) => {
    if (event.target.matches?.("[data-copy]")) event.target.select();
  });
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-shares]");
    if (button) navigator.share({ title: document.title, url: button.dataset.shares }).catch(() => {});
  });
  offerSharing();
}

function offerSharing() {
  if (!navigator.share) return;
  for (const button of document.querySelectorAll("[data-shares]")) button.hidden = false;
}

/** Something has changed: shows the waiting room as it is now, or the page that has taken its place. */
export async function gatherAnew() {
  if (!room()) return location.reload();
  const answer = await fetch(location.href, { headers: { accept: "text/html" } }).catch(() => null);
  const page = answer?.ok && new DOMParser().parseFromString(await answer.text(), "text/html");
  const next = page && page.querySelector(".waiting");
  if (!next || PARTS.some((part) => !next.querySelector(part) !== !room().querySelector(part))) return location.reload();
  const before = people();
  const kept = writing();
  for (const part of PARTS) room().querySelector(part)?.replaceWith(next.querySelector(part));
  goOnWriting(kept);
  offerSharing();
  if (people() > before) sound("deed");
}

/** The stream begins: what changed in the waiting room, or came after it, before that was heard by nobody. */
export function gatherMissed() {
  if (room()) gatherAnew();
}

// What its reader is writing in a field of these parts, or pointing at with the keyboard.
function writing() {
  const focused = document.activeElement;
  const at = PARTS.some((part) => focused.closest(part)) ? addressOf(focused) : null;
  const fields = [...room().querySelectorAll("input[type=text]:not([readonly])")];
  return { at, values: fields.filter((field) => field.value).map((field) => [addressOf(field), field.value]) };
}

function goOnWriting({ at, values }) {
  for (const [address, value] of values) {
    const field = document.querySelector(address);
    if (field && !field.value) field.value = value;
  }
  if (at) document.querySelector(at)?.focus({ preventScroll: true });
}

// Where a field or a button stands: its form with the seat it is about, and its name.
function addressOf(element) {
  const seat = element.form?.querySelector("[name=seat][type=hidden]")?.value;
  const form = element.form ? `form[action="${element.form.getAttribute("action")}"]` : "";
  const about = seat === undefined ? "" : `:has([name=seat][value="${seat}"])`;
  const name = element.name ? `[name="${element.name}"]` : element.localName;
  return `${form}${about} ${name}`;
}
