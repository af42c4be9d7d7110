/**
 * @file Moments of a game. Of each only what differs from the page is fetched.
 */

/**
 * What a moment shows that this page does not.
 * @param {string} table
 * @param {number} ply
 * @param {string} [seat] whose eyes
 * @returns {Promise<{layers: Object<string, {v: string, html: string}>, layout: string, said: string, turns: number[]} | null>}
 * nothing if it cannot be had
 */
export async function fetchMoment(table, ply, seat) {
  const parts = [...document.querySelectorAll("[data-layer][data-v]")];
  const seen = parts.map(({ dataset }) => `${dataset.layer}.${dataset.v.slice(0, 8)}`).join(",");
  const query = new URLSearchParams({ ply, seen });
  if (seat) query.set("seat", seat);
  const answer = await fetch(`/t/${table}/replay/step?${query}`, { headers: { accept: "application/json" } });
  return answer.ok ? answer.json() : null;
}

/**
 * Shows the layers of a moment in the place of ours.
 * @param {{layers: Object<string, {v: string, html: string}>}} moment
 */
export function takeOver({ layers }) {
  for (const [layer, { v, html }] of Object.entries(layers)) {
    const part = document.querySelector(`[data-layer="${CSS.escape(layer)}"]`);
    if (!part) continue;
    part.innerHTML = html;
    part.dataset.v = v;
  }
}
