/** Stopping in order: what was opened last is closed first, each within its time, the database at the very end. */
import type { Log } from "#server/base/log";

interface Closing {
  name: string;
  close(): Promise<unknown> | unknown;
  ms: number;
}

export interface Closer {
  /** Registers what must be closed; `ms` is how long it may take. */
  add(name: string, close: Closing["close"], ms?: number): void;
  /** Calls `tell` when closing begins. */
  leaving(tell: () => void): void;
  /** Closes everything; a second call waits for the first. */
  close(): Promise<void>;
}

const DEFAULT_MS = 5_000;

export function openCloser(log: Log): Closer {
  const closings: Closing[] = [];
  const tellers: (() => void)[] = [];
  let running: Promise<void> | null = null;

  const one = async ({ name, close, ms }: Closing) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<"late">((resolve) => {
      timer = setTimeout(resolve, ms, "late");
    });
    try {
      const how = await Promise.race([Promise.resolve(close()), late]);
      if (how === "late") log.warn({ name, ms }, "did not close in time");
    } catch (error) {
      log.warn({ err: error, name }, "did not close cleanly");
    } finally {
      clearTimeout(timer);
    }
  };
  const all = async () => {
    for (const tell of tellers) tell();
    for (let next = closings.pop(); next; next = closings.pop()) await one(next);
  };
  return {
    leaving: (tell) => void tellers.push(tell),
    add: (name, close, ms = DEFAULT_MS) => void closings.push({ name, close, ms }),
    close: () => {
      running ??= all();
      return running;
    },
  };
}

/** A terminal's Ctrl-C and npm's forwarding arrive as two signals within this time. */
const SAME_SIGNAL_MS = 1_000;

/** Calls `stop` at the first signal, or when the starter (scripts/run.mjs) is gone; a second signal ends at once. */
export function onSignals(now: () => Date, stop: (why: string) => void): void {
  let first: number | null = null;
  const heard = (why: string) => {
    const time = now().getTime();
    if (first === null) {
      first = time;
      return stop(why);
    }
    if (time - first > SAME_SIGNAL_MS) process.exit(130);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => heard(signal));
  if (process.channel) process.on("disconnect", () => heard("the starter ended"));
}
