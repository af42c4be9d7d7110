/**
 * @file Calls whoever is to decide: a dot before the page's title and on its sign in the browser's bar, two notes, a
 * short buzz on a phone, and a notice of the browser's where the page is out of sight.
 *
 * Promises: what is shown is so of the page as it stands, also right after it was loaded; nobody is called twice for the
 * same moment, nor by a notice that they did not allow.
 */

import { table } from "./page.js";
import { sound } from "./sound.js";

let called = null;

const yours = () => document.querySelector("[data-yours]") !== null;

/** Shows in the title and in the sign whether something waits for the reader. */
export function showCall() {
  const calls = yours();
  document.title = `${calls ? "● " : ""}${document.title.replace(/^● /, "")}`;
  const icon = document.querySelector("link[data-calls]");
  if (icon) icon.href = calls ? icon.dataset.calls : icon.dataset.icon;
}

/** It has become the reader's turn. */
export function call() {
  if (called === table.dataset.ply) return;
  called = table.dataset.ply;
  sound("turn");
  // A page that nobody has touched yet may not buzz, and the browser complains when it tries.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(80);
  if (document.hidden) notify();
}

// Phones show notices by the worker only.
async function notify() {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const told = { body: document.querySelector(".prompt")?.textContent.trim() ?? "", tag: `${table.dataset.table}-turn`, icon: "/icon-192.png" };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(document.title, { ...told, data: { url: location.pathname } });
  const notice = new Notification(document.title, told);
  notice.addEventListener("click", () => {
    focus();
    notice.close();
  });
}
