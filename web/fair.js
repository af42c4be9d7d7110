/**
 * @file The fair shuffle: the browser's own text, made after it was shown the server's promise, and the check of
 * everything when the game is over. The protocol stands in `docs/fair.md`.
 *
 * Promises: what this browser was shown and what it made is remembered here, and told to nobody but the server it plays at.
 */

const KEPT = "railhead-luck";
const MOST_KEPT = 200;

const encoder = new TextEncoder();
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const bytesOf = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

async function sha256(...parts) {
  const whole = new Uint8Array(await new Blob(parts).arrayBuffer());
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", whole)));
}

function length(bytes) {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(bytes.length), true);
  return view.buffer;
}

/** What this browser has added, by the promise it was shown. */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT)) ?? {};
  } catch {
    return {};
  }
}

function keep(promise, text) {
  const line = text.split(/\s+/).filter(Boolean).join(" ");
  const all = Object.entries({ ...kept(), [promise]: [...line].slice(0, 80).join("").trim() }).slice(-MOST_KEPT);
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // A browser that keeps nothing checks the rest all the same.
  }
}

/** Fills the fields for a player's part in the shuffle (`data-luck` names the promise) and remembers what is sent. */
export function addLuck() {
  for (const field of document.querySelectorAll("input[data-luck]")) {
    if (!field.value) field.value = hex(crypto.getRandomValues(new Uint8Array(16)));
    field.form?.addEventListener("submit", () => keep(field.dataset.luck, field.value));
  }
}

/**
 * Checks a finished game, or the promise of one that goes on, and says what it found.
 * @param {HTMLElement} page the section with everything that is shown, in `data-…`
 */
export async function checkShuffle(page) {
  const list = page.querySelector("[data-checks]");
  const say = (good, text) => {
    const line = document.createElement("li");
    line.className = good ? "good" : "problem";
    line.textContent = `${good ? "✓" : "✗"} ${text}`;
    list.append(line);
  };
  const { promise, seedPromise, secret, seed } = page.dataset;
  const words = list.dataset;
  const parts = [...page.querySelectorAll("[data-part]")].map((part) => part.dataset);
  const mine = kept()[promise];
  if (!secret) {
    if (mine !== undefined) say(true, words.shown);
  } else if (!crypto.subtle) {
    list.append(Object.assign(document.createElement("li"), { textContent: words.unable }));
  } else {
    say((await sha256(bytesOf(secret))) === promise, words.secret);
    const bots = parts.filter((part) => part.part === "bot");
    const derived = await Promise.all(bots.map(({ seat }) => sha256(`railhead bot 1\0${promise} ${seat}`)));
    if (bots.length) say(derived.every((text, index) => text.slice(0, 32) === bots[index].text), words.bots);
    const texts = parts.map((part) => encoder.encode(part.text));
    const mixed = await sha256("railhead seed 1\0", bytesOf(secret), ...texts.flatMap((text) => [length(text), text]));
    say(mixed === seed, words.seed);
    say((await sha256(bytesOf(seed))) === seedPromise, words.seedPromise);
    if (mine !== undefined) say(parts.some((part) => part.text === mine), words.mine);
  }
  list.hidden = !list.children.length;
  page.querySelector("[data-checks-title]").hidden = list.hidden;
}
