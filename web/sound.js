/**
 * @file What a table sounds like, for whoever wants to hear it (`data-sound` on the page's root): two notes when it
 * becomes one's turn, a knock on wood when somebody else has done something, three notes at the end.
 *
 * Promises: nothing is heard before its reader has touched the page, nor of what the reader has done.
 */

/** Each note: its pitch, when it begins and how long it is, in seconds, and how loud it is. */
const SOUNDS = {
  turn: [[587, 0, 0.16, 0.12], [880, 0.16, 0.16, 0.12]],
  deed: [[196, 0, 0.05, 0.1], [98, 0.01, 0.06, 0.08]],
  end: [[523, 0, 0.18, 0.1], [659, 0.16, 0.18, 0.1], [784, 0.32, 0.5, 0.12]],
};

const wanted = document.documentElement.dataset.sound === "on";
let player = null;

/** Lets the table be heard. */
export function listen() {
  if (!wanted) return;
  addEventListener("pointerdown", wake);
  addEventListener("keydown", wake);
}

// Browsers let a page be heard only after its reader has done something.
function wake() {
  player ??= new AudioContext();
  if (player.state === "suspended") player.resume();
}

/** @param {"turn" | "deed" | "end"} kind what is heard, if it is wanted */
export function sound(kind) {
  if (player?.state !== "running") return;
  for (const [pitch, wait, length, loud] of SOUNDS[kind]) {
    const begin = player.currentTime + wait;
    const loudness = player.createGain();
    loudness.gain.setValueAtTime(loud, begin);
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + length);
    const note = new OscillatorNode(player, { type: "triangle", frequency: pitch });
    note.connect(loudness).connect(player.destination);
    note.start(begin);
    note.stop(begin + length);
  }
}
