/**
 * @file What unfolds over a table and goes again: all choices, the menu of a phone, the result.
 *
 * Promises: Escape or a click elsewhere closes what is open; the result can be folded away to look at the board, and
 * brought back.
 */

/** Lets the menus of this page unfold. */
export function tendMenus() {
  document.addEventListener("click", (event) => {
    const every = event.target.closest("[data-every]");
    const list = document.querySelector(".all");
    const open = Boolean(every) && !list?.classList.contains("open");
    if (every || !event.target.closest(".all")) {
      list?.classList.toggle("open", open);
      document.querySelector("[data-every]")?.setAttribute("aria-expanded", String(open));
    }
    for (const details of document.querySelectorAll("details.withheld, details.more, details.settings, details.share")) {
      if (!details.contains(event.target)) details.open = false;
    }
    const burger = event.target.closest("[data-burger]");
    if (burger || !event.target.closest(".bar")) {
      const shown = Boolean(burger) && !document.body.classList.contains("menu-open");
      document.body.classList.toggle("menu-open", shown);
      document.querySelector("[data-burger]")?.setAttribute("aria-expanded", String(shown));
    }
    if (event.target.closest("[data-fold]")) document.body.classList.toggle("folded");
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    document.querySelector(".all")?.classList.remove("open");
    document.body.classList.remove("menu-open");
    if (document.querySelector(".finale") && !document.querySelector(".popup")) document.body.classList.add("folded");
  });
}
