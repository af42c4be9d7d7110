/**
 * @file The end of a game: its dialog comes into focus, its chart leads into the replay, its result can be copied, and
 * its shuffle is checked without anybody asking.
 */

/** The dialog has just come: whoever reads by ear or by key is in it. */
export function welcomeFinale() {
  document.querySelector("#finale-title")?.focus({ preventScroll: true });
  for (const field of document.querySelectorAll("[data-link]")) {
    const link = new URL(field.dataset.link, location).href;
    if (!field.value.includes(link)) field.value = `${field.value} ${link}`;
  }
  tickFair();
}

// Ticks the way to the proof of the shuffle if the check there came out well.
async function tickFair() {
  const way = document.querySelector(".finale a[href$='/fair']");
  if (!way) return;
  const answer = await fetch(way.href);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (answer.ok && page.querySelector("#fair .good")) way.textContent = `${way.textContent.replace(/ ✓$/, "")} ✓`;
}

/** Lets results be copied and charts be entered on this page. */
export function tendFinale() {
  document.addEventListener("click", (event) => {
    const copies = event.target.closest("[data-copies]");
    if (copies) {
      event.preventDefault();
      return copy(copies);
    }
    const chart = event.target.closest(".chart svg");
    if (chart && !event.target.closest("a")) enter(chart, event);
  });
  welcomeFinale();
}

async function copy(button) {
  const field = button.parentElement.querySelector("input[data-copy]");
  const text = button.href ?? field?.value ?? "";
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without leave to write there, what is to be copied is at least chosen.
    if (field) field.select();
    else prompt(button.textContent, text);
    return;
  }
  const said = button.textContent;
  button.textContent = button.dataset.done;
  setTimeout(() => (button.textContent = said), 2000);
}

// The moment that lies where the chart was clicked.
function enter(drawing, event) {
  const { replay, last, left, right } = drawing.closest(".chart").dataset;
  const spot = new DOMPoint(event.clientX, event.clientY).matrixTransform(drawing.getScreenCTM().inverse());
  const part = (spot.x - left) / (right - left);
  if (part >= 0 && part <= 1) location.href = `${replay}${Math.round(part * last)}`;
}
