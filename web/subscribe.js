/**
 * @file Lets this browser be told by push messages: asks it, subscribes, and tells the server.
 *
 * Promises: the browser is asked only when its reader has pressed the button.
 */

import { token } from "./page.js";

/** How long the browser's maker may take before the page says that the browser cannot be reached, in milliseconds. */
const PATIENCE = 8000;

/** Shows the button where a browser can be told, and fills in by which clock it goes. */
export function offerPush() {
  const clock = document.querySelector("[data-zone]");
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (clock && [...clock.options].some((option) => option.value === here)) clock.value = here;
  const offer = document.querySelector("[data-push]");
  if (!offer || !("serviceWorker" in navigator) || !("PushManager" in window)) return;
  offer.hidden = false;
  offer.querySelector("button").addEventListener("click", () => subscribe(offer));
}

async function subscribe(offer) {
  const say = (words) => (offer.querySelector("[role=status]").textContent = words);
  if ((await Notification.requestPermission()) !== "granted") return say(offer.dataset.refused);
  say(offer.dataset.asking);
  // Where its maker cannot be reached, a browser goes on trying without a word.
  const slow = setTimeout(() => say(offer.dataset.failed), PATIENCE);
  try {
    await navigator.serviceWorker.register("/worker.js");
    const worker = await navigator.serviceWorker.ready;
    const subscribed = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: offer.dataset.push });
    const { endpoint, keys } = subscribed.toJSON();
    const answer = await fetch("/notices/push", {
      method: "POST",
      headers: { accept: "application/json", "x-form-token": token },
      body: new URLSearchParams({ address: endpoint, key: keys.p256dh, auth: keys.auth }),
    });
    if (!answer.ok) return say((await answer.json()).message);
    say(offer.dataset.asked);
    location.reload();
  } catch {
    say(offer.dataset.failed);
  } finally {
    clearTimeout(slow);
  }
}
