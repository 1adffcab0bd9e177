/** The embedded PostgreSQL as a whole: made on first use, started, watched, restarted with backoff, stopped last. */
import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { initialise } from "./initialise.ts";
import { stopOrphan } from "./orphan.ts";
import { choosePlace, type Place } from "./place.ts";
import { freePort, startPostmaster, stopPostmaster } from "./postmaster.ts";

/** A database the server can use. `up` is false while it is being restarted: requests are answered 503 then. */
export interface ServerDatabase {
  kind: "embedded" | "postgres";
  url: string;
  up(): boolean;
  stop(): Promise<void>;
  /** Only of an embedded one. */
  place: Place | null;
}

interface Log {
  info(data: object, text: string): void;
  error(data: object, text: string): void;
}

const LONGEST_PAUSE_MS = 10_000;
/** Backends of a killed postmaster need a moment to notice; until then a new one is refused its shared memory. */
const FIRST_TRIES = 40;

async function startPatiently(place: Place, port: number, settings: Record<string, string>): Promise<ChildProcess> {
  for (let left = FIRST_TRIES; ; left--) {
    try {
      return await startPostmaster(place, port, settings);
    } catch (error) {
      const busy =
        error instanceof Error && /shared memory block|is being used|still in use|lock file/.test(error.message);
      if (!busy || left === 0) throw error;
      await sleep(250);
    }
  }
}

/**
 * Starts the PostgreSQL of `dataDir`. `settings` are added to its configuration (tests switch fsync off).
 * Throws with PostgreSQL's own words when it cannot start.
 */
export async function openEmbedded(
  dataDir: string,
  log: Log,
  settings: Record<string, string> = {},
): Promise<ServerDatabase & { place: Place }> {
  const place = choosePlace(dataDir);
  if ((await stopOrphan(place)) === "stopped")
    log.info({ cluster: place.cluster }, "stopped the database an earlier run left behind");
  await initialise(place);
  const port = await freePort();
  let stopping = false;
  let up = true;
  let child = await startPatiently(place, port, settings);

  const watch = () =>
    child.once("exit", (code, signal) => {
      if (stopping) return;
      up = false;
      log.error({ code, signal }, "the database ended; starting it again");
      void revive();
    });
  const revive = async () => {
    for (let pause = 200; !stopping; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        child = await startPostmaster(place, port, settings);
        up = true;
        if (stopping) return await stopPostmaster(child);
        watch();
        return log.info({ port }, "the database is back");
      } catch (error) {
        log.error({ err: error }, "the database does not start yet");
        await sleep(pause);
      }
    }
  };
  watch();
  return {
    kind: "embedded",
    url: `postgres://postgres:${encodeURIComponent(place.password)}@127.0.0.1:${port}/postgres`,
    place,
    up: () => up,
    stop: async () => {
      stopping = true;
      await stopPostmaster(child);
    },
  };
}
