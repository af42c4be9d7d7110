/**
 * @file Two short notes when it becomes one's turn, for whoever wants to hear them (`data-sound` on the page's root).
 *
 * Promises: nothing is heard before its reader has touched the page, nor of what the reader has done.
 */

const NOTES = [587, 880];
const LENGTH = 0.16;
const LOUDNESS = 0.12;

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

/** Two notes, if they are wanted. */
export function chime() {
  if (player?.state !== "running") return;
  NOTES.forEach((pitch, index) => {
    const begin = player.currentTime + index * LENGTH;
    const loudness = player.createGain();
    loudness.gain.setValueAtTime(LOUDNESS, begin);
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + LENGTH);
    const note = new OscillatorNode(player, { type: "triangle", frequency: pitch });
    note.connect(loudness).connect(player.destination);
    note.start(begin);
    note.stop(begin + LENGTH);
  });
}
