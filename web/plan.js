/**
 * @file A visit of several parts, chosen in any order and sent in a row: boxes (`data-plan`) of parts (`data-part`), in
 * each of which one of the options (`data-choose` names a decision) is chosen (`aria-checked`), and a button
 * (`data-send`) that says when something is still to choose.
 *
 * An option that goes with some options of the part before only names them (`data-with="ACT|ACT"`), and is `out` while
 * none of them is chosen; in a part that leads (`data-leads`) it can be chosen all the same, and chooses the first of them
 * there. `data-gain` is what an option brings in money; all of them are told with what there was before (`data-from`) as
 * a sum (`data-sum`).
 *
 * Of a part of several (`data-most`, and `data-least` if fewer will do) so many are chosen and put back one by one; where
 * fewer are chosen, `data-rest` names the decision that says so. How many are chosen stands in `data-count`.
 *
 * What chooses an option from afar names it (`data-chooses`): it is checked with it, and out with it.
 *
 * Promises: choosing sends nothing; the button sends what is chosen of each part, in the order of the parts.
 */

const optionsOf = (part) => [...part.querySelectorAll("[data-choose]")];
const allChosen = (part) => optionsOf(part).filter((option) => option.getAttribute("aria-checked") === "true");
const chosen = (part) => allChosen(part)[0];
const mostOf = ({ dataset }) => Number(dataset.most ?? 1);
const leastOf = (part) => Number(part.dataset.least ?? mostOf(part));
const isChosen = (part) => allChosen(part).length >= leastOf(part);
const goesWith = (option, before) =>
  option.dataset.with === undefined || option.dataset.with.split("|").includes(before?.dataset.choose);

/** The options of several, as they were chosen. */
let order = [];

/** Lets options be chosen; what is drawn anew is made to fit. */
export function tendPlans() {
  document.addEventListener("click", ({ target }) => choose(optionAt(target)));
  document.addEventListener("keydown", (event) => {
    const option = event.target.closest && optionAt(event.target);
    if (!option || event.repeat || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    choose(option);
  });
  fitPlans();
}

const optionOf = ({ dataset }) => document.querySelector(`[data-plan] [data-choose="${CSS.escape(dataset.chooses)}"]`);

function optionAt(target) {
  const far = target.closest("[data-chooses]");
  return far ? optionOf(far) : target.closest("[data-choose]");
}

/** Makes what is chosen fit, wherever there is a plan. */
export function fitPlans() {
  for (const plan of document.querySelectorAll("[data-plan]")) fit(plan);
}

/**
 * @param {Element} button what sends a plan
 * @returns {string[]} the decisions of the plan, and what comes after them
 */
export function planned(button) {
  const parts = [...button.closest("[data-plan]").querySelectorAll("[data-part]")];
  const decisions = parts.flatMap((part) => {
    const all = allChosen(part).map(({ dataset }) => dataset.choose);
    return all.length < mostOf(part) && part.dataset.rest ? [...all, part.dataset.rest] : all;
  });
  return [...decisions, ...button.dataset.send.split("|").filter(Boolean)];
}

/**
 * @param {Element} button what sends a plan
 * @returns {string} the question that must be answered first, if there is one; what several options ask is asked once
 */
export const questionOf = (button) =>
  [...new Set([...button.closest("[data-plan]").querySelectorAll('[data-question][aria-checked="true"]')].map(({ dataset }) => dataset.question))].join(" ");

function choose(option) {
  if (!option) return;
  const plan = option.closest("[data-plan]");
  check(option);
  const parts = [...plan.querySelectorAll("[data-part]")];
  for (let at = parts.indexOf(option.closest("[data-part]")); at > 0; at -= 1) {
    const [before, here] = [parts[at - 1], chosen(parts[at])];
    if (here?.dataset.with === undefined || goesWith(here, chosen(before))) break;
    check(optionsOf(before).find((other) => goesWith(here, other)));
  }
  fit(plan);
}

function check(option) {
  const part = option.closest("[data-part]");
  const most = mostOf(part);
  if (most > 1) return tick(option, allChosen(part), most);
  for (const other of optionsOf(part)) other.setAttribute("aria-checked", String(other === option));
}

// One more of several, or one less; where there are enough, the one that was chosen first goes for it.
function tick(option, before, most) {
  const put = !before.includes(option);
  order = [...order.filter((other) => other !== option && before.includes(other)), option];
  if (put && before.length === most) order[0].setAttribute("aria-checked", "false");
  option.setAttribute("aria-checked", String(put));
}

function fit(plan) {
  const parts = [...plan.querySelectorAll("[data-part]")];
  let sum = Number(plan.dataset.from);
  parts.forEach((part, at) => {
    const before = at ? chosen(parts[at - 1]) : undefined;
    for (const option of optionsOf(part)) {
      const fits = goesWith(option, before);
      option.classList.toggle("out", !fits && !part.hasAttribute("data-leads"));
      if (!fits) option.setAttribute("aria-checked", "false");
    }
    sum += Number(chosen(part)?.dataset.gain ?? 0);
  });
  for (const place of plan.querySelectorAll("[data-sum]")) place.textContent = place.dataset.sum.replace("#", sum);
  const count = parts.reduce((all, part) => all + allChosen(part).length, 0);
  for (const place of plan.querySelectorAll("[data-count]")) place.textContent = count;
  for (const button of plan.querySelectorAll("[data-send]")) button.disabled = !parts.every(isChosen);
  for (const hint of plan.querySelectorAll("[data-missing]")) hint.hidden = parts.every(isChosen);
  for (const far of document.querySelectorAll("[data-chooses]")) {
    const option = optionOf(far);
    far.setAttribute("aria-checked", option?.getAttribute("aria-checked") ?? "false");
    far.classList.toggle("out", !option || option.classList.contains("out"));
  }
}
