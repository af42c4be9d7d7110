/**
 * @file One stream of server-sent events for all tabs.
 *
 * Browsers allow six connections per host, so the tabs elect one to hold the stream (a lock, which passes on when its
 * tab closes), and it shares what it hears. Tabs speak over a channel: `who` asks for all, `here` says what a tab
 * watches, `gone` that it closes; everything else is a message of the server. A tab that leaves three questions in a
 * row unanswered, for 60 seconds, is no longer counted.
 *
 * Promises: each message of the server for what this page watches reaches it once, and a stream that was lost begins
 * again by itself, with a `hello`, so that nothing is missed in between.
 */

/** The most that one stream watches; the server reads no further. */
const MAX_WATCHED = 12;
const ASK_EVERY = 20_000;
const MAX_UNANSWERED = 3;
const FIRST_RETRY = 500;
const LAST_RETRY = 8000;

/**
 * Follows what `watched` names, from now on.
 * @param {string} watched `TABLE` or `TABLE:SEAT`
 * @param {(message: {kind: "hello" | "layers" | "reload" | "talk" | "people", data: object}) => void} onMessage
 * @param {() => void} onLost called in the tab that holds the stream, when it breaks
 */
export function follow(watched, onMessage, onLost) {
  const channel = new BroadcastChannel("railhead");
  const me = crypto.randomUUID?.() ?? String(Math.random());
  const others = new Map(); // tab → what it watches, and how many questions it left unanswered
  let source = null;
  let leading = false;
  let retry = FIRST_RETRY;

  const take = (message) => {
    if (message.data.watch === watched) onMessage(message);
  };

  const announce = () => channel.postMessage({ kind: "here", tab: me, watch: watched });

  const ask = () => {
    for (const [tab, other] of others) {
      if (other.unanswered === MAX_UNANSWERED) others.delete(tab);
      else other.unanswered += 1;
    }
    channel.postMessage({ kind: "who" });
  };

  const listen = () => {
    source?.close();
    const wanted = new Set([watched, ...[...others.values()].map((other) => other.watch)]);
    source = new EventSource(`/stream?watch=${encodeURIComponent([...wanted].slice(0, MAX_WATCHED).join(","))}`);
    for (const kind of ["hello", "layers", "reload", "talk", "people"]) {
      source.addEventListener(kind, (event) => {
        retry = FIRST_RETRY;
        const message = { kind, data: JSON.parse(event.data) };
        channel.postMessage(message);
        take(message);
      });
    }
    // By itself an EventSource would go on where it stopped, without a hello.
    source.onerror = () => {
      source.close();
      onLost();
      setTimeout(listen, retry);
      retry = Math.min(retry * 2, LAST_RETRY);
    };
  };

  const lead = () => {
    leading = true;
    ask();
    setInterval(ask, ASK_EVERY);
    listen();
    return new Promise(() => {});
  };

  channel.onmessage = ({ data: message }) => {
    if (message.kind === "here") {
      const known = others.get(message.tab)?.watch === message.watch;
      others.set(message.tab, { watch: message.watch, unanswered: 0 });
      if (leading && !known) listen();
    } else if (message.kind === "gone") {
      others.delete(message.tab);
    } else if (message.kind === "who") {
      announce();
    } else {
      take(message);
    }
  };

  announce();
  addEventListener("pagehide", () => channel.postMessage({ kind: "gone", tab: me }));
  if (navigator.locks) navigator.locks.request("railhead-stream", lead);
  else lead();
}
