/**
 * @file One answer of several parts: things with a tick (`data-pick` names the decision that puts one back) in a box
 * (`data-picks` says how many must stay ticked) with a button that decides, which says how many are ticked
 * (`data-when`).
 *
 * Promises: a tick decides nothing; fewer than must stay cannot be sent.
 */

const ticked = (box, yes) => [...box.querySelectorAll(`[data-pick][aria-pressed="${yes}"]`)];

/** Lets ticks be set and taken away. */
export function tendPicks() {
  document.addEventListener("click", ({ target }) => {
    const pick = target.closest("[data-pick]");
    if (!pick) return;
    const kept = pick.getAttribute("aria-pressed") !== "true";
    pick.setAttribute("aria-pressed", String(kept));
    for (const way of document.querySelectorAll(`[data-way="${CSS.escape(pick.dataset.of)}"]`)) {
      way.classList.toggle("off", !kept);
    }
    count(pick.closest("[data-picks]"));
  });
}

function count(box) {
  const left = ticked(box, true).length;
  const enough = left >= Number(box.dataset.picks);
  for (const word of box.querySelectorAll("[data-when]")) {
    word.hidden = word.dataset.when !== (enough ? String(left) : "less");
  }
  box.querySelector("[data-choice]").disabled = !enough;
}

/**
 * @param {Element} button what decides
 * @returns {string[]} the decisions that come before its own
 */
export function putBack(button) {
  const box = button.closest("[data-picks]");
  return box ? ticked(box, false).map(({ dataset }) => dataset.pick) : [];
}
