/** Somebody else at the server, in a process of their own: what they wait is not what the attack makes its own process wait. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { Measured } from "./measure.ts";
import { type Resident, type Someone, travelling } from "./world.ts";

export type Asked =
  | { do: "measure"; url: string; someone: Someone; seconds: number }
  /** Asks for its own account again and again, until told to stop. */
  | { do: "watch"; url: string; token: string }
  | { do: "stop" };

/** Milliseconds of the longest; `fault`: what went wrong instead. */
export interface Watched {
  longest: number;
  fault: string | null;
}
export type Told = { measured: Measured } | { watched: Watched } | { failed: string };

export interface Onlooker {
  /** Everything people do all day, over and over for so many seconds. */
  measure(url: string, someone: Resident, seconds: number): Promise<Measured>;
  /** Answers a function that ends the watch. */
  watch(url: string, token: string): () => Promise<Watched>;
  close(): Promise<void>;
}

/** The process is started when it is first asked for something. */
export function openOnlooker(): Onlooker {
  let child: ChildProcess | null = null;
  const start = () => {
    child ??= fork(new URL("./stranger.ts", import.meta.url));
    return child;
  };
  const answer = async (): Promise<Told> => {
    const process = start();
    // whichever does not come is no longer waited for: one process answers hundreds of times
    const answered = new AbortController();
    const { signal } = answered;
    try {
      const [told]: Told[] = await Promise.race([
        once(process, "message", { signal }) as Promise<Told[]>,
        once(process, "exit", { signal }).then(() => [{ failed: "the stranger's process ended" }]),
      ]);
      return told ?? { failed: "no answer" };
    } finally {
      answered.abort();
    }
  };
  const failure = (told: Told) => new Error("failed" in told ? told.failed : "another answer than was asked for");
  return {
    async measure(url, resident, seconds) {
      const told = answer();
      start().send({ do: "measure", url, someone: travelling(resident), seconds } satisfies Asked);
      const said = await told;
      if ("measured" in said) return said.measured;
      throw failure(said);
    },
    watch(url, token) {
      start().send({ do: "watch", url, token } satisfies Asked);
      return async () => {
        const told = answer();
        start().send({ do: "stop" } satisfies Asked);
        const said = await told;
        if ("watched" in said) return said.watched;
        throw failure(said);
      };
    },
    async close() {
      if (!child || child.exitCode !== null) return;
      child.kill();
      await once(child, "exit");
    },
  };
}
