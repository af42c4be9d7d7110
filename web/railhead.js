// Makes the pages live: sends decisions, takes in changed layers, lets pieces glide to their new places.
// Everything here is a comfort; the same pages work as plain forms.

const table = document.querySelector("#table");
const token = document.querySelector('meta[name="form-token"]')?.content ?? "";
document.body.classList.add("scripted");

// ---- one stream for all tabs -------------------------------------------------------------------------------
// Browsers allow six connections per host, so the tabs elect one to hold the stream and share what it hears.

const channel = new BroadcastChannel("railhead");
const watched = document.querySelector("[data-watch]")?.dataset.watch;
const others = new Map(); // tab → what it watches
const me = crypto.randomUUID?.() ?? String(Math.random());
let source = null;
let leading = false;
let retry = 500;

const announce = () => watched && channel.postMessage({ kind: "here", tab: me, watch: watched });

function listen() {
  source?.close();
  const wanted = new Set([watched, ...others.values()].filter(Boolean));
  source = new EventSource(`/stream?watch=${encodeURIComponent([...wanted].slice(0, 12).join(","))}`);
  for (const kind of ["hello", "layers", "reload"]) {
    source.addEventListener(kind, (event) => {
      retry = 500;
      const message = { kind, data: JSON.parse(event.data) };
      channel.postMessage(message);
      hear(message);
    });
  }
  // Reconnect by ourselves, so that the new stream begins with a hello and nothing is missed in between.
  source.onerror = () => {
    source.close();
    notice(table?.dataset.lost ?? "");
    setTimeout(() => leading && listen(), retry);
    retry = Math.min(retry * 2, 8000);
  };
}

channel.onmessage = ({ data: message }) => {
  if (message.kind === "here") {
    const known = others.get(message.tab) === message.watch;
    others.set(message.tab, message.watch);
    if (leading && !known) listen();
  } else if (message.kind === "gone") {
    others.delete(message.tab);
  } else if (message.kind === "who") {
    announce();
  } else {
    hear(message);
  }
};

if (watched) {
  announce();
  addEventListener("pagehide", () => channel.postMessage({ kind: "gone", tab: me }));
  const lead = () => {
    leading = true;
    channel.postMessage({ kind: "who" });
    listen();
    return new Promise(() => {});
  };
  if (navigator.locks) navigator.locks.request("railhead-stream", lead);
  else lead();
}

function hear({ kind, data }) {
  if (data.watch !== watched) return;
  if (kind === "reload") location.reload();
  else if (!table) return;
  else if (kind === "layers") show(data);
  else if (kind === "hello") {
    notice("");
    const stale = Object.entries(data.layers).filter(([layer, v]) => element(layer)?.dataset.v !== v);
    if (stale.length) fetchLayers(stale.map(([layer]) => layer));
  }
}

async function fetchLayers(only) {
  const query = new URLSearchParams();
  if (table.dataset.seat) query.set("seat", table.dataset.seat);
  if (only) query.set("only", only.join(","));
  const answer = await fetch(`/t/${table.dataset.table}/layers?${query}`, { headers: { accept: "application/json" } });
  if (answer.ok) show(await answer.json());
}

// ---- layers and pieces --------------------------------------------------------------------------------------

const element = (layer) => document.querySelector(`[data-layer="${CSS.escape(layer)}"]`);
const calm = matchMedia("(prefers-reduced-motion: reduce)");

function show({ revision, ply, layers }) {
  if (Number(revision) < Number(table.dataset.revision)) return;
  const before = places();
  const focused = document.activeElement?.closest("[data-act],[data-choice],[data-acts]");
  const focus = focused && (focused.dataset.choice ?? focused.dataset.act ?? focused.dataset.acts);
  closePopup();
  for (const [layer, { v, html }] of Object.entries(layers)) {
    const target = element(layer);
    if (!target) return location.reload();
    const open = [...target.querySelectorAll("details")].map((details) => details.open);
    target.innerHTML = html;
    target.dataset.v = v;
    target.querySelectorAll("details").forEach((details, index) => (details.open = open[index] ?? false));
  }
  table.dataset.revision = revision;
  table.dataset.ply = ply;
  for (const field of document.querySelectorAll("[data-ply-field]")) field.value = ply;
  document.body.classList.remove("busy");
  light("");
  glide(before);
  if (focus && document.activeElement === document.body) {
    document.querySelector(`[data-choice="${CSS.escape(focus)}"],[data-act="${CSS.escape(focus)}"]`)?.focus();
  }
  const yours = document.querySelector("[data-yours]");
  document.title = document.title.replace(/^● /, "");
  if (yours) document.title = `● ${document.title}`;
  document.querySelector("[data-layer=curtain] a")?.focus();
}

const places = () => new Map([...document.querySelectorAll("[data-piece]")].map((piece) => [piece.dataset.piece, place(piece)]));

// Where a piece is, and where the pane is that it lies in: a pane that was only pushed aside takes its pieces along.
function place(piece) {
  const pane = piece.closest("[data-pane]");
  const origin = pane?.getBoundingClientRect();
  return { rect: piece.getBoundingClientRect(), pane, x: origin?.x ?? 0, y: origin?.y ?? 0 };
}

// First, last, invert, play: a piece that is elsewhere now starts from where it was.
function glide(before) {
  if (calm.matches) return;
  for (const piece of document.querySelectorAll("[data-piece]")) {
    const was = before.get(piece.dataset.piece);
    if (!was) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 250 });
      continue;
    }
    const is = place(piece);
    const [from, to] = [was.rect, is.rect];
    const by = { x: from.x + from.width / 2 - to.x - to.width / 2, y: from.y + from.height / 2 - to.y - to.height / 2 };
    if (was.pane === is.pane) {
      by.x += is.x - was.x;
      by.y += is.y - was.y;
    }
    if (Math.abs(by.x) + Math.abs(by.y) < 2) continue;
    const { x, y } = local(piece, by);
    piece.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], { duration: 450, easing: "ease-in-out" });
  }
}

// A distance on the screen as a distance in the piece's own drawing.
function local(piece, by) {
  const matrix = piece.parentElement?.getScreenCTM?.()?.inverse();
  if (!matrix || !piece.ownerSVGElement) return by;
  return { x: matrix.a * by.x + matrix.c * by.y, y: matrix.b * by.x + matrix.d * by.y };
}

// ---- decisions ----------------------------------------------------------------------------------------------

function notice(text) {
  const place = document.querySelector("[data-notice]");
  if (place) place.textContent = text;
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
    // The stream brings the new picture; if it is down, fetch it.
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
    const link = Object.assign(document.createElement("a"), { href: said.rule, textContent: said.paragraph, target: "_blank" });
    document.querySelector("[data-notice]").append(" ", link);
  }
  if (status === 409) fetchLayers();
}

const button = (act) => document.querySelector(`[data-choice="${CSS.escape(act)}"]`);

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

let opener = null;

function popup(at, title, entries) {
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

function closePopup() {
  document.querySelector(".popup")?.remove();
}

function touch(piece) {
  const acts = piece.dataset.acts?.split("|") ?? [piece.dataset.act];
  if (acts.length === 1) return decide(acts[0], piece);
  popup(piece, "", acts.filter(button).map((act) => [button(act).textContent.trim(), () => decide(act, piece)]));
}

if (table) {
  document.addEventListener("click", (event) => {
    if (!event.target.closest(".popup")) closePopup();
    const piece = event.target.closest("[data-act],[data-acts]");
    if (piece) return touch(piece);
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
    if (event.key === "Escape" && document.querySelector(".popup")) {
      closePopup();
      opener?.focus();
    }
    const piece = event.target.closest?.("[data-act],[data-acts]");
    if (piece && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      touch(piece);
    }
    const entries = [...document.querySelectorAll(".popup button")];
    if (entries.length && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      entries.at((entries.indexOf(document.activeElement) + step) % entries.length)?.focus();
    }
  });
  // Pointing at a button shows the piece it is about, and the other way round.
  const mark = (act, on) => {
    for (const piece of document.querySelectorAll(`[data-act="${CSS.escape(act)}"],[data-choice="${CSS.escape(act)}"]`)) {
      piece.classList.toggle("pointed", on);
    }
  };
  for (const [start, on] of [["pointerover", true], ["pointerout", false], ["focusin", true], ["focusout", false]]) {
    document.addEventListener(start, (event) => {
      const at = event.target.closest?.("[data-act],[data-choice]");
      if (at) mark(at.dataset.act ?? at.dataset.choice, on);
    });
  }
  const tabs = [...document.querySelectorAll("[data-tab]")];
  const open = (name) => {
    for (const tab of tabs) tab.setAttribute("aria-pressed", String(tab.dataset.tab === name));
    for (const pane of document.querySelectorAll("[data-pane]")) pane.classList.toggle("shown", pane.dataset.pane === name);
  };
  for (const tab of tabs) tab.addEventListener("click", () => open(tab.dataset.tab));
  if (tabs.length) open(tabs[0].dataset.tab);
  const zoom = document.querySelector("button[data-zoom]");
  zoom?.addEventListener("click", () => zoom.setAttribute("aria-pressed", String(table.classList.toggle("whole"))));
}

// ---- pieces that light each other up -------------------------------------------------------------------------
// Pointing at a piece with data-lights="a b", or at the button of its decision, lights the pieces with data-light="a"
// and "b". A tap keeps the light on, so that one can look for it on another pane.

let keptLights = "";

function light(names) {
  const wanted = new Set(`${names} ${keptLights}`.split(" ").filter(Boolean));
  for (const piece of document.querySelectorAll(".lit")) piece.classList.toggle("lit", wanted.has(piece.dataset.light));
  for (const name of wanted) {
    for (const piece of document.querySelectorAll(`[data-light="${CSS.escape(name)}"]`)) piece.classList.add("lit");
  }
}

for (const [kind, on] of [["pointerover", true], ["pointerout", false], ["focusin", true], ["focusout", false]]) {
  document.addEventListener(kind, (event) => {
    const at = event.target.closest?.("[data-lights],[data-choice]");
    const piece = at?.dataset.choice ? document.querySelector(`[data-lights][data-act="${CSS.escape(at.dataset.choice)}"]`) : at;
    if (piece) light(on ? piece.dataset.lights : "");
  });
}
document.addEventListener("click", (event) => {
  const piece = event.target.closest("[data-lights]");
  if (piece && !piece.matches("[data-act],[data-acts]")) {
    keptLights = keptLights === piece.dataset.lights ? "" : piece.dataset.lights;
    light("");
  }
  // What a drawing says of a piece in its title, a tap can read too.
  const title = event.target.closest("[data-tells]") && event.target.querySelector(":scope > title");
  if (title && !event.target.closest("[data-act],[data-acts]")) popup(event.target, title.textContent, []);
});

// ---- drawings to lean over -----------------------------------------------------------------------------------
// A drawing that holds a mark data-zoom="MOST" can be magnified that many times and moved about: by wheel, pinch and
// drag, by buttons, by the keys + - 0, and with Shift and an arrow.

function lean(drawing, { zoom: most, zoomIn, zoomOut, zoomWhole }) {
  const [width, height] = drawing.getAttribute("viewBox").split(" ").slice(2).map(Number);
  const at = { by: 1, x: 0, y: 0 };
  const fingers = new Map();
  let moved = false;
  const settle = () => {
    at.by = Math.max(1, Math.min(Number(most), at.by));
    at.x = Math.max(0, Math.min(width - width / at.by, at.x));
    at.y = Math.max(0, Math.min(height - height / at.by, at.y));
    drawing.setAttribute("viewBox", `${at.x} ${at.y} ${width / at.by} ${height / at.by}`);
    drawing.classList.toggle("zoomed", at.by > 1);
  };
  const middle = () => {
    const box = drawing.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const magnify = (times, spot = middle()) => {
    const fixed = new DOMPoint(spot.x, spot.y).matrixTransform(drawing.getScreenCTM().inverse());
    const before = at.by;
    at.by = Math.max(1, Math.min(Number(most), at.by * times));
    at.x = fixed.x - ((fixed.x - at.x) * before) / at.by;
    at.y = fixed.y - ((fixed.y - at.y) * before) / at.by;
    settle();
  };
  const shift = (x, y) => {
    const scale = drawing.getScreenCTM().a;
    at.x -= x / scale;
    at.y -= y / scale;
    settle();
  };
  const whole = () => {
    at.by = 1;
    settle();
  };
  const controls = Object.assign(document.createElement("div"), { className: "zoomer" });
  for (const [sign, label, act] of [["+", zoomIn, () => magnify(1.6)], ["−", zoomOut, () => magnify(1 / 1.6)], ["⤢", zoomWhole, whole]]) {
    const control = Object.assign(document.createElement("button"), { type: "button", textContent: sign, title: label });
    control.setAttribute("aria-label", label);
    control.addEventListener("click", act);
    controls.append(control);
  }
  drawing.parentElement.append(controls);
  drawing.addEventListener("wheel", (event) => {
    if (event.deltaY > 0 && at.by === 1) return; // nothing to draw back from: the page scrolls
    event.preventDefault();
    magnify(Math.exp(-event.deltaY * 0.002), event);
  }, { passive: false });
  drawing.addEventListener("pointerdown", (event) => {
    fingers.set(event.pointerId, event);
    if (fingers.size === 1) moved = false;
  });
  drawing.addEventListener("pointermove", (event) => {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    const [x, y] = [event.clientX - last.clientX, event.clientY - last.clientY];
    if (fingers.size === 1) {
      if (at.by === 1 || (!moved && Math.hypot(x, y) < 6)) return;
      shift(x, y);
    } else {
      const other = [...fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
      const span = (finger) => Math.hypot(finger.clientX - other.clientX, finger.clientY - other.clientY);
      magnify(span(event) / Math.max(1, span(last)), { x: (event.clientX + other.clientX) / 2, y: (event.clientY + other.clientY) / 2 });
      shift(x / 2, y / 2);
    }
    if (!moved) drawing.setPointerCapture(event.pointerId);
    moved = true;
    fingers.set(event.pointerId, event);
  });
  for (const kind of ["pointerup", "pointercancel"]) {
    addEventListener(kind, (event) => fingers.delete(event.pointerId));
  }
  // The end of a drag is no click.
  drawing.addEventListener("click", (event) => {
    if (moved) event.stopPropagation();
    moved = false;
  }, true);
  // On the pane, because a drawing that listens for the focus would take it.
  drawing.parentElement.addEventListener("focusin", (event) => {
    if (!drawing.contains(event.target)) return;
    const [piece, sheet] = [event.target.getBoundingClientRect(), drawing.getBoundingClientRect()];
    const [x, y] = [piece.x + piece.width / 2, piece.y + piece.height / 2];
    if (x < sheet.left || x > sheet.right || y < sheet.top || y > sheet.bottom) shift(middle().x - x, middle().y - y);
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.matches?.("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = 80;
    const keys = { "+": () => magnify(1.6), "=": () => magnify(1.6), "-": () => magnify(1 / 1.6), 0: whole };
    const arrows = { ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] };
    if (keys[event.key]) keys[event.key]();
    else if (event.shiftKey && arrows[event.key]) shift(...arrows[event.key]);
    else return;
    event.preventDefault();
  });
}

for (const mark of document.querySelectorAll("svg [data-zoom]")) {
  document.querySelector("button[data-zoom]")?.remove();
  lean(mark.ownerSVGElement, mark.dataset);
}

// ---- replay -------------------------------------------------------------------------------------------------

const replay = document.querySelector("#replay");
if (replay) {
  let timer = null;
  const last = Number(replay.dataset.last);
  const seat = new URLSearchParams(location.search).get("seat");
  const address = (ply) => `${location.pathname}?ply=${ply}${seat === null ? "" : `&seat=${seat}`}`;
  // The next moment is fetched as a page, and its parts take the place of ours, so pieces glide here too.
  const go = async (ply) => {
    const answer = await fetch(address(ply));
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const before = places();
    for (const part of document.querySelectorAll("[data-layer]")) {
      const fresh = page.querySelector(`[data-layer="${CSS.escape(part.dataset.layer)}"]`);
      if (fresh && fresh.innerHTML !== part.innerHTML) part.innerHTML = fresh.innerHTML;
    }
    for (const link of document.querySelectorAll(".scrub a, .crumbs .links a")) {
      const fresh = [...page.querySelectorAll(".scrub a, .crumbs .links a")].find(
        (other) => other.dataset.key === link.dataset.key && other.textContent === link.textContent,
      );
      if (fresh) link.setAttribute("href", fresh.getAttribute("href"));
    }
    replay.dataset.ply = ply;
    const range = replay.querySelector("input[type=range]");
    range.value = ply;
    replay.querySelector("output").textContent = page.querySelector("output").textContent;
    history.replaceState(null, "", address(ply));
    document.querySelector(".story [aria-current]")?.scrollIntoView({ block: "nearest" });
    glide(before);
  };
  const step = (by) => go(Math.max(0, Math.min(last, Number(replay.dataset.ply) + by)));
  replay.querySelector("input[type=range]").addEventListener("input", (event) => go(Number(event.target.value)));
  replay.addEventListener("click", (event) => {
    const link = event.target.closest(".scrub a, .story a, .chapters a");
    if (!link) return;
    event.preventDefault();
    go(Number(new URL(link.href).searchParams.get("ply")));
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input, select")) return;
    const moves = { ArrowLeft: () => step(-1), ArrowRight: () => step(1), Home: () => go(0), End: () => go(last) };
    if (moves[event.key]) {
      event.preventDefault();
      moves[event.key]();
    }
  });
  const player = replay.querySelector("[data-play]");
  player.addEventListener("click", () => {
    clearInterval(timer);
    timer = timer ? null : setInterval(() => (Number(replay.dataset.ply) < last ? step(1) : player.click()), 900);
    player.setAttribute("aria-pressed", String(Boolean(timer)));
  });
}

for (const link of document.querySelectorAll("[data-copy]")) link.addEventListener("focus", () => link.select());
