/**
 * One stream of events for all windows of this browser. HTTP/1.1 gives a host six connections, and a stream keeps one
 * for itself: with two streams a window, the fourth window would never load. So one of the windows looked at listens and
 * tells the others; when it is hidden or closed the next one takes over. A hidden window gives its place back.
 */
import { backend } from "#web/lib/supabase.ts";
import { storedSupport } from "#web/lib/support.ts";

export interface SharedStream<T extends object> {
  /** The same in every window; streams that carry other things have other names. */
  name: string;
  open(signal: AbortSignal): Promise<AsyncIterable<T>>;
  hear(event: T): void;
  /** True when the stream is open, for the caller to read what happened before; false when it broke. */
  live?(up: boolean): void;
}

type Said<T> = { asks: string } | { to?: string; live: boolean } | { to?: string; event: T };

const AGAIN_MS = 1500;

/** Whose windows these are: two accounts never hear each other, nor does a support session and its administrator. */
async function account(): Promise<string> {
  const { data } = await backend().auth.getSession();
  return storedSupport() ?? data.session?.user.id ?? "nobody";
}

const ended = (signal: AbortSignal): Promise<void> =>
  new Promise((done) => (signal.aborted ? done() : signal.addEventListener("abort", () => done(), { once: true })));

/** Listens for as long as it is wanted, opening again whenever the stream breaks. */
async function listen<T extends object>({ open, hear, live }: SharedStream<T>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const stream = await open(signal);
      live?.(true);
      for await (const event of stream) hear(event);
    } catch {
      // Opened again below; the person is told through `live`.
    }
    if (signal.aborted) return;
    live?.(false);
    await Promise.race([ended(signal), new Promise((done) => setTimeout(done, AGAIN_MS))]);
  }
}

/** Takes part under this name: hears from the window that listens, and is the next in line. */
function takePart<T extends object>(stream: SharedStream<T>, name: string, signal: AbortSignal): void {
  const me = crypto.randomUUID();
  const channel = new BroadcastChannel(name);
  const say = (said: Said<T>) => {
    if (!signal.aborted) channel.postMessage(said);
  };
  let leads = false;
  let up = false;
  let last: T | undefined;
  channel.onmessage = ({ data }: MessageEvent<Said<T>>) => {
    if ("asks" in data) {
      if (!leads || !up) return;
      say({ to: data.asks, live: true });
      if (last) say({ to: data.asks, event: last });
    } else if (!leads && (data.to ?? me) === me) {
      if ("event" in data) stream.hear(data.event);
      else stream.live?.(data.live);
    }
  };
  const told: SharedStream<T> = {
    ...stream,
    live: (now) => {
      up = now;
      say({ live: now });
      stream.live?.(now);
    },
    hear: (event) => {
      // A copy: events come wrapped in what no channel can carry.
      last = { ...event };
      say({ event: last });
      stream.hear(event);
    },
  };
  say({ asks: me });
  navigator.locks
    .request(name, { signal }, () => {
      leads = true;
      return Promise.race([listen(told, signal), ended(signal)]);
    })
    .catch(() => undefined); // left before its turn came
  void ended(signal).then(() => channel.close());
}

/** Listens while the window is looked at; answers how to stop. Without locks (plain http) a window listens alone. */
export function listenTogether<T extends object>(stream: SharedStream<T>): () => void {
  let abort = new AbortController();
  const begin = async (signal: AbortSignal) => {
    if (!navigator.locks) return listen(stream, signal);
    const name = `listcast-${stream.name}-${await account()}`;
    if (!signal.aborted) takePart(stream, name, signal);
  };
  const follow = () => {
    abort.abort();
    abort = new AbortController();
    if (document.visibilityState === "visible") void begin(abort.signal);
  };
  follow();
  document.addEventListener("visibilitychange", follow);
  return () => {
    document.removeEventListener("visibilitychange", follow);
    abort.abort();
  };
}
