/**
 * @file A screen that several share: while the curtain is drawn, nothing else on the page can be reached, though what is
 * public stays in sight; and whoever has just learnt something is where the curtain can be drawn.
 */

/** The curtain has come, or gone. */
export function drawCurtain() {
  const curtain = document.querySelector(".curtain")?.parentElement;
  for (const part of document.querySelectorAll("#table > *, body > header, .skip")) {
    part.inert = Boolean(curtain) && part !== curtain;
  }
  document.querySelector("[data-curtain]")?.focus({ preventScroll: true });
}
