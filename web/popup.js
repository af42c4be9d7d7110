/**
 * @file The one menu or message that can lie over the page, beside what it is about.
 *
 * Promises: at most one is open; arrows go through its entries, Escape closes it and gives the focus back.
 */

let opener = null;

/**
 * Opens a menu, or, without entries, a message.
 * @param {Element} at what it is about
 * @param {string} title may be empty
 * @param {[string, () => void][]} entries what each says and does
 */
export function popup(at, title, entries) {
  closePopup();
  opener = document.activeElement;
  const box = Object.assign(document.createElement("div"), { className: "popup" });
  box.setAttribute("role", entries.length ? "menu" : "status");
  if (title) box.append(Object.assign(document.createElement("p"), { textContent: title }));
  for (const [label, act] of entries) {
    const entry = Object.assign(document.createElement("button"), { type: "button", textContent: label });
    entry.setAttribute("role", "menuitem");
    entry.addEventListener("click", () => {
      closePopup();
      act();
    });
    box.append(entry);
  }
  document.body.append(box);
  const { width, height } = box.getBoundingClientRect();
  const spot = at.getBoundingClientRect();
  const left = Math.max(4, Math.min(innerWidth - width - 4, spot.left + spot.width / 2 - width / 2));
  const top = spot.bottom + height + 8 < innerHeight ? spot.bottom + 4 : Math.max(4, spot.top - height - 4);
  // Positions go through the object model: the page allows no style attributes in markup.
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
  box.querySelector("button")?.focus();
}

/** Closes it, if one is open. */
export function closePopup() {
  document.querySelector(".popup")?.remove();
}

/** From now on a click beside it or Escape closes it, and arrows go through it. Comes before whatever opens one. */
export function tendPopups() {
  document.addEventListener("click", (event) => {
    if (!event.target.closest(".popup")) closePopup();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && document.querySelector(".popup")) {
      closePopup();
      opener?.focus();
    }
    const entries = [...document.querySelectorAll(".popup button")];
    if (entries.length && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      entries.at((entries.indexOf(document.activeElement) + step) % entries.length)?.focus();
    }
  });
}
