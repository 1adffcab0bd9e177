/** A server that is killed and started again on the same folder, and an account that goes on where it was. */
import { setTimeout as sleep } from "node:timers/promises";
import { temporaryData } from "#tests/support/app";
import type { Account, Site } from "../suite/site.ts";
import { endSite, freePort, type OwnSite, startSite } from "../suite/stage.ts";
import { held } from "../suite/try.ts";

export interface Phoenix {
  site(): OwnSite;
  /** kill -9 of the server and a new start. */
  burn(): Promise<void>;
  /** The account at the server as it runs now. */
  again(account: Account): Account;
  close(): Promise<void>;
}

export async function openPhoenix(): Promise<Phoenix> {
  const dataDir = temporaryData();
  // tokens name the address they were issued at
  const settings = { PORT: String(await freePort()) };
  let site = await startSite(dataDir, settings);
  return {
    site: () => site,
    burn: async () => {
      await site.app.kill9();
      await site.close();
      site = await startSite(dataDir, settings);
    },
    again: (account) => ({ ...account, client: site.client(account.token) }),
    close: () => endSite(site),
  };
}

/** What is tried until it is so, for as long as a restart may take. */
export async function until(what: () => Promise<boolean>, missing: string, seconds = 40): Promise<void> {
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await sleep(100))
    if (await what().catch(() => false)) return;
  held(false, missing);
}

/** The database answers requests again. */
export const isUp = async (site: Site): Promise<boolean> => (await fetch(`${site.url}/api/config`)).ok;
