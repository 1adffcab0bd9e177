/** Somebody else at the server while one hostile thing is done, and the server's state afterwards. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Account, Site } from "../suite/site.ts";
import { held } from "../suite/try.ts";

/** More than a stranger's request takes when nothing is wrong, on a machine that also does the attack. */
const STRANGER_MS = 1_500;
const EVERY_MS = 100;

export interface Watch {
  site: Site;
  /** False in the sample, which asserts no time. */
  strict: boolean;
  stranger(): Promise<Account>;
}

export function openWatch(site: Site, strict: boolean): Watch {
  let stranger: Promise<Account> | null = null;
  return {
    site,
    strict,
    stranger: () => {
      stranger ??= site.account();
      return stranger;
    },
  };
}

/** Of thousands of requests at once: the server has them all to answer, and others among them. */
export const AMONG_THOUSANDS_MS = 5_000;

/**
 * Does `work`, which answers what it came to. Holds when it ended within `seconds`, another account's requests were answered in
 * time all the while, and the server answers afterwards.
 */
export async function while_<T>(
  { site, strict, stranger }: Watch,
  seconds: number,
  work: () => Promise<T>,
  strangerMs = STRANGER_MS,
): Promise<T> {
  const { token } = await stranger();
  let over = false;
  let longest = 0;
  const asking = (async () => {
    while (!over) {
      const started = performance.now();
      const answer = await site.ask("/api/me", { headers: { authorization: `Bearer ${token}` } });
      await answer.arrayBuffer();
      held(answer.ok, `a stranger's request meanwhile: ${answer.status}`);
      longest = Math.max(longest, performance.now() - started);
      await sleep(EVERY_MS);
    }
  })();
  // reported below, after the work
  asking.catch(() => {});
  const started = performance.now();
  try {
    const answer = await work();
    const took = (performance.now() - started) / 1000;
    held(!strict || took <= seconds, `took ${took.toFixed(1)} s`);
    return answer;
  } finally {
    over = true;
    await asking;
    held(!strict || longest <= strangerMs, `a stranger's request took ${(longest / 1000).toFixed(1)} s meanwhile`);
    held((await fetch(`${site.url}/healthz`)).ok, "the server is not well afterwards");
  }
}
