/**
 * @file The panes of a table on a small screen: one at a time, chosen by tabs (`data-tab` names a `data-pane`), and a
 * button that fits the whole board to the screen.
 */

import { table } from "./page.js";

/** Opens the first pane, and lets the others be chosen. */
export function choosePanes() {
  const tabs = [...document.querySelectorAll("[data-tab]")];
  const open = (name) => {
    for (const tab of tabs) tab.setAttribute("aria-pressed", String(tab.dataset.tab === name));
    for (const pane of document.querySelectorAll("[data-pane]")) {
      pane.classList.toggle("shown", pane.dataset.pane === name);
    }
  };
  for (const tab of tabs) tab.addEventListener("click", () => open(tab.dataset.tab));
  if (tabs.length) open(tabs[0].dataset.tab);
  const whole = document.querySelector("button[data-zoom]");
  whole?.addEventListener("click", () => whole.setAttribute("aria-pressed", String(table.classList.toggle("whole"))));
}
