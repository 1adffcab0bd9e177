/** What the groups share: databases to fill and throw away, and a running server of the try-out kind, started when first asked for. */
import { type AddressInfo, createServer } from "node:net";
import { removeData, startApp, temporaryData } from "#tests/support/app";
import type { FreshDatabase } from "#tests/support/template";
import { openSite, type Site } from "./site.ts";

export interface Stage {
  readonly seed: number;
  /** False in the sample, which measures no time and starts no browser. */
  readonly full: boolean;
  database(): Promise<FreshDatabase>;
  /**
   * One server for all groups that leave it whole. It trusts X-Forwarded-For, so that every try can come from a network
   * address of its own.
   */
  site(): Promise<Site>;
  close(): Promise<void>;
}

export interface StageOptions {
  seed: number;
  full: boolean;
  database: () => Promise<FreshDatabase>;
  /** Ends what `database` stands on. */
  close?: () => Promise<void>;
}

export interface OwnSite extends Site {
  readonly dataDir: string;
}

const trustingProxy = { TRUST_PROXY: "1" };

/** For a server whose address must stay the same over restarts. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** A server with a data folder of its own, for a group that does not leave it whole. */
export async function startSite(dataDir = temporaryData(), env: Record<string, string> = {}): Promise<OwnSite> {
  const app = await startApp({ dataDir, env: { ...trustingProxy, ...env } });
  return { ...(await openSite(app)), dataDir };
}

/** Stops the server and removes its folder. */
export async function endSite(site: OwnSite): Promise<void> {
  await site.close();
  await site.app.stop();
  await removeData(site.dataDir);
}

export function openStage({ seed, full, database, close = async () => {} }: StageOptions): Stage {
  let site: Promise<OwnSite> | null = null;
  return {
    seed,
    full,
    database,
    site: () => {
      site ??= startSite();
      return site;
    },
    close: async () => {
      // one that could not be started has told its group
      const opened = await site?.catch(() => null);
      if (opened) await endSite(opened);
      await close();
    },
  };
}
