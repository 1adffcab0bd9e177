/** The port and the data folder are this server's before anything else of it is fetched: a second start is refused at once. */
import { chmodSync, mkdirSync } from "node:fs";
import type { Clock } from "#server/base/clock";
import type { Config } from "#server/config/config";
import { probePort } from "./listen.ts";
import { takeLock } from "./lock.ts";
import type { Closer } from "./stop.ts";

/** Whether this process answers people's requests. */
export const servesPeople = ({ role, migrateOnly }: Config): boolean => role !== "worker" && !migrateOnly;

/** Throws `PortError` or `HeldError` where another server has what this one needs; the closer gives the folder back. */
export async function takePlace(config: Config, closer: Closer, now: Clock): Promise<void> {
  if (servesPeople(config)) await probePort(config.host, config.port);
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  if (config.databaseUrl !== null) return chmodSync(config.dataDir, 0o700);
  const lock = await takeLock(config.dataDir, now);
  closer.add("lock", () => lock.release());
  closer.leaving(() => lock.leaving());
}
