/**
 * @file Pages that open beside the table instead of taking its place: rules at their paragraph, aids (`data-beside` on
 * a link). On the rules' own page, sections fold on a small screen (`data-folds`).
 *
 * Promises: the table stays in sight and in play; Escape and the button close the sheet and give the focus back; links
 * and the search inside it stay inside it. Without a script, or with a key held down, a link is a link.
 */

import { forgetAdvised, markAdvised } from "./advice.js";

const narrow = matchMedia("(max-width: 767px)");

/** How long an answer may take before the sheet says that it is awaited. */
const PATIENCE = 300;

let opener = null;
let asked = 0;

/** Lets pages open beside this one. */
export function openBeside() {
  if (narrow.matches) for (const section of document.querySelectorAll("main > article [data-folds]")) section.open = holds(section);
  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    const link = event.target.closest("a[href]");
    const sheet = event.target.closest(".beside");
    if (sheet && event.target.closest("[data-close-beside]")) {
      event.preventDefault();
      return close();
    }
    if (!link) return;
    const inside = sheet && new URL(link.href).pathname === sheet.dataset.path;
    if (inside || (sheet && link.getAttribute("href").startsWith("#"))) {
      event.preventDefault();
      turnTo(sheet, new URL(link.href).hash);
    } else if (link.hasAttribute("data-beside") && document.querySelector("#table, #replay")) {
      event.preventDefault();
      opener = link;
      open(link.href, link.dataset.waits);
    }
  });
  document.addEventListener("submit", (event) => {
    if (!event.target.closest(".beside") || event.target.method !== "get") return;
    event.preventDefault();
    open(`${event.target.action}?${new URLSearchParams(new FormData(event.target))}`);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && document.querySelector(".beside") && !document.querySelector(".popup")) close();
  });
}

const holds = (section) => location.hash.length > 1 && !!section.querySelector(`#${CSS.escape(location.hash.slice(1))}`);

async function open(address, waits) {
  const number = ++asked;
  const waiting = waits && setTimeout(() => show(awaited(waits), waits), PATIENCE);
  const answer = await fetch(address).catch(() => null);
  const text = answer?.ok && (await answer.text().catch(() => null));
  clearTimeout(waiting);
  if (number !== asked) return;
  const page = text && new DOMParser().parseFromString(text, "text/html");
  const content = page && page.querySelector("main article");
  if (!content) return location.assign(address);
  const sheet = show(document.adoptNode(content), page.title);
  sheet.dataset.path = new URL(answer.url).pathname;
  for (const section of sheet.querySelectorAll("[data-folds]")) section.open = false;
  turnTo(sheet, new URL(address).hash);
  markAdvised(sheet, close);
}

// Shows this beside the table, in the place of what was there.
function show(content, title) {
  const sheet = document.querySelector(".beside") ?? document.body.appendChild(make());
  sheet.setAttribute("aria-label", title);
  sheet.querySelector(".reading").replaceChildren(content);
  if (!sheet.contains(document.activeElement)) sheet.querySelector("[data-close-beside]").focus({ preventScroll: true });
  return sheet;
}

function awaited(words) {
  const note = Object.assign(document.createElement("p"), { className: "awaited", textContent: words });
  note.setAttribute("role", "status");
  note.prepend(document.createElement("progress"));
  return note;
}

function make() {
  const sheet = Object.assign(document.createElement("aside"), { className: "beside" });
  sheet.setAttribute("role", "dialog");
  const shut = Object.assign(document.createElement("button"), { type: "button", textContent: "✕" });
  shut.dataset.closeBeside = "";
  shut.setAttribute("aria-label", document.querySelector("[data-close-word]")?.dataset.closeWord ?? "✕");
  const reading = Object.assign(document.createElement("div"), { className: "reading", tabIndex: 0 });
  sheet.append(shut, reading);
  return sheet;
}

// Opens the sheet at an anchor, and marks it.
function turnTo(sheet, hash) {
  for (const old of sheet.querySelectorAll(".sought")) old.classList.remove("sought");
  const spot = hash.length > 1 && sheet.querySelector(`#${CSS.escape(decodeURIComponent(hash.slice(1)))}`);
  if (!spot) return void (sheet.querySelector(".reading").scrollTop = 0);
  const section = spot.closest("details");
  if (section) section.open = true;
  spot.classList.add("sought");
  spot.scrollIntoView({ block: "start" });
}

function close() {
  asked += 1;
  document.querySelector(".beside")?.remove();
  forgetAdvised();
  opener?.focus({ preventScroll: true });
  opener = null;
}
