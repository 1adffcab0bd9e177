/** Somebody else at the server while one hostile thing is done, and the server's state afterwards. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Account, Site, Visited } from "../suite/site.ts";
import { held } from "../suite/try.ts";
import { type Onlooker, openOnlooker, type Watched } from "./onlooker.ts";

/** More than the same takes alone in the same run. */
const MAY_WAIT_MS = 1_000;
const EVERY_MS = 100;
const ALONE_MS = 1_000;

export interface Watch {
  site: Site;
  /** False in the sample, which asserts no time. */
  strict: boolean;
  onlooker: Onlooker;
  stranger(): Promise<Account>;
}

export function openWatch(site: Site, strict: boolean): Watch {
  let stranger: Promise<Account> | null = null;
  return {
    site,
    strict,
    onlooker: openOnlooker(),
    stranger: () => {
      stranger ??= site.account();
      return stranger;
    },
  };
}

/** Asks for its own account again and again; `stop` answers once the last was answered. */
export function askOver(site: Visited, token: string): { stop(): Promise<Watched> } {
  const watched: Watched = { longest: 0, fault: null };
  let over = false;
  const asking = (async () => {
    while (!over) {
      const started = performance.now();
      try {
        const answer = await site.ask("/api/me", { headers: { authorization: `Bearer ${token}` } });
        await answer.arrayBuffer();
        if (!answer.ok) watched.fault ??= `${answer.status}`;
      } catch (error) {
        watched.fault ??= String(error);
      }
      watched.longest = Math.max(watched.longest, performance.now() - started);
      await sleep(EVERY_MS);
    }
  })();
  return {
    stop: async () => {
      over = true;
      await asking;
      return watched;
    },
  };
}

/** The full run looks from another process, the sample from this one. */
const looking = ({ site, strict, onlooker }: Watch, token: string): (() => Promise<Watched>) =>
  strict ? onlooker.watch(site.url, token) : askOver(site, token).stop;

/**
 * Does `work`, which answers what it came to. Holds when it ended within `seconds`, another account's requests took at most a
 * second more than alone all the while, and the server answers afterwards.
 */
export async function while_<T>(watch: Watch, seconds: number, work: () => Promise<T>): Promise<T> {
  const { site, strict, stranger } = watch;
  const { token } = await stranger();
  const alone = looking(watch, token);
  await sleep(strict ? ALONE_MS : 0);
  const before = await alone();
  const end = looking(watch, token);
  const started = performance.now();
  try {
    const answer = await work();
    const took = (performance.now() - started) / 1000;
    held(!strict || took <= seconds, `took ${took.toFixed(1)} s`);
    return answer;
  } finally {
    const { longest, fault } = await end();
    held(fault === null, `a stranger's request meanwhile: ${fault}`);
    const more = longest - before.longest;
    held(
      !strict || more <= MAY_WAIT_MS,
      `a stranger's request took ${(more / 1000).toFixed(1)} s more than alone meanwhile`,
    );
    held((await fetch(`${site.url}/healthz`)).ok, "the server is not well afterwards");
  }
}
