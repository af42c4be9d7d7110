/**
 * @file Decisions: a piece (`data-act`, `data-acts`) or a button (`data-choice`) that is clicked, tapped or entered is
 * sent to the table.
 *
 * Promises: only what has a button can be decided; a weighty decision (`data-weighty`) asks back once; what is refused
 * is told with its paragraph of the rules. The new picture comes with the stream, or is fetched if the stream is down.
 */

import { fetchLayers } from "./layers.js";
import { notice, onPointing, table, token } from "./page.js";
import { popup } from "./popup.js";

const PIECE = "[data-act],[data-acts]";

const button = (act) => document.querySelector(`[data-choice="${CSS.escape(act)}"]`);

/** Lets decisions be taken on this page. */
export function takeDecisions() {
  document.addEventListener("click", (event) => {
    const piece = event.target.closest(PIECE);
    if (piece) return openPiece(piece);
    const choice = event.target.closest("[data-choice]");
    if (choice) {
      event.preventDefault();
      return decide(choice.dataset.choice, choice);
    }
    if (event.target.closest("[name=take-back]")) {
      event.preventDefault();
      send({ "take-back": "1" });
    }
  });
  document.addEventListener("keydown", (event) => {
    const piece = event.target.closest?.(PIECE);
    if (piece && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      openPiece(piece);
    }
  });
  // Pointing at a button shows the piece it is about, and the other way round.
  onPointing("[data-act],[data-choice]", ({ dataset }, on) => {
    const act = CSS.escape(dataset.act ?? dataset.choice);
    for (const piece of document.querySelectorAll(`[data-act="${act}"],[data-choice="${act}"]`)) {
      piece.classList.toggle("pointed", on);
    }
  });
}

function openPiece(piece) {
  const acts = piece.dataset.acts?.split("|") ?? [piece.dataset.act];
  if (acts.length === 1) return decide(acts[0], piece);
  popup(piece, "", acts.filter(button).map((act) => [button(act).textContent.trim(), () => decide(act, piece)]));
}

function decide(act, at) {
  const choice = button(act);
  if (!choice) return;
  if (choice.hasAttribute("data-weighty")) {
    return popup(at, choice.textContent.trim(), [
      [table.dataset.confirm, () => send({ decision: act })],
      [table.dataset.cancel, () => {}],
    ]);
  }
  send({ decision: act });
}

async function send(fields) {
  document.body.classList.add("busy");
  notice("");
  const body = new URLSearchParams({ ply: table.dataset.ply, ...fields });
  if (table.dataset.seat) body.set("seat", table.dataset.seat);
  try {
    const answer = await fetch(`/t/${table.dataset.table}/decide`, {
      method: "POST",
      headers: { accept: "application/json", "x-form-token": token },
      body,
    });
    const said = await answer.json();
    if (!answer.ok) return refuse(said, answer.status);
    setTimeout(() => Number(table.dataset.revision) < said.revision && fetchLayers(), 400);
  } catch {
    document.body.classList.remove("busy");
    notice(table.dataset.lost);
  }
}

function refuse(said, status) {
  document.body.classList.remove("busy");
  notice(said.message);
  if (said.rule) {
    const link = document.createElement("a");
    Object.assign(link, { href: said.rule, textContent: said.paragraph, target: "_blank" });
    document.querySelector("[data-notice]").append(" ", link);
  }
  if (status === 409) fetchLayers();
}
