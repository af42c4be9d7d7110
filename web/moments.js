/**
 * @file Moments of a game, fetched as pages of its replay, whose layers take the place of ours.
 */

/**
 * The page of a moment.
 * @param {string} address
 * @returns {Promise<Document | null>} nothing if it cannot be had
 */
export async function fetchMoment(address) {
  const answer = await fetch(address);
  return answer.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : null;
}

/**
 * Puts the layers of a page into those of this one that have the same name.
 * @param {Document} page
 * @param {string[]} [but] layers that stay as they are
 */
export function takeOver(page, but = []) {
  for (const part of document.querySelectorAll("[data-layer]")) {
    const { layer } = part.dataset;
    if (but.includes(layer)) continue;
    const fresh = page.querySelector(`[data-layer="${CSS.escape(layer)}"]`);
    if (fresh && fresh.innerHTML !== part.innerHTML) part.innerHTML = fresh.innerHTML;
  }
}
