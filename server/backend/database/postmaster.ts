/**
 * One PostgreSQL process: start it, wait until it accepts connections, stop it.
 * It leads a session of its own, so that a Ctrl-C meant for the server does not stop the database first.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, statSync, truncateSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { databaseEnvironment, databaseIdentity } from "./initialise.ts";
import type { Place } from "./place.ts";

/** Tuned for a small machine; fsync stays on. */
const SETTINGS: Record<string, string> = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  shared_buffers: "64MB",
  max_connections: "80",
  max_wal_size: "512MB",
  wal_level: "minimal",
  max_wal_senders: "0",
  logging_collector: "off",
  log_timezone: "UTC",
  timezone: "UTC",
  jit: "off",
};
const START_MS = 60_000;
const LOG_BYTES = 4_000_000;

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });

const logFile = (place: Place) => path.join(path.dirname(place.cluster), "postgres.log");

/** The last line of postmaster.pid says "ready" once connections are accepted. */
function isReady(place: Place, pid: number): boolean {
  const file = path.join(place.cluster, "postmaster.pid");
  if (!existsSync(file)) return false;
  const lines = readFileSync(file, "utf8").split("\n");
  return Number(lines[0]) === pid && lines[7]?.trim() === "ready";
}

/** Starts PostgreSQL on `port` of loopback; resolves when it is ready, rejects with its own last words. */
export async function startPostmaster(
  place: Place,
  port: number,
  extra: Record<string, string> = {},
): Promise<ChildProcess> {
  const log = logFile(place);
  if (existsSync(log) && statSync(log).size > LOG_BYTES) truncateSync(log);
  const out = openSync(log, "a", 0o600);
  const before = statSync(log).size;
  const options = Object.entries({ ...SETTINGS, ...extra, port: String(port) }).flatMap(([k, v]) => [
    "-c",
    `${k}=${v}`,
  ]);
  const child = spawn(place.binaries.postgres, ["-D", place.cluster, ...options], {
    ...databaseIdentity(place),
    env: databaseEnvironment(),
    cwd: "/",
    detached: process.platform !== "win32",
    stdio: ["ignore", out, out],
  });
  closeSync(out);
  let ended: string | null = null;
  child.once("error", (error) => {
    ended = error.message;
  });
  child.once("exit", (code, signal) => {
    ended ??= `exit ${code ?? signal}`;
  });
  for (let waited = 0; waited < START_MS; waited += 20) {
    if (ended !== null) {
      throw new Error(
        `PostgreSQL did not start (${ended}): ${readFileSync(log, "utf8").slice(before).trim().slice(-1500)}`,
      );
    }
    if (child.pid !== undefined && isReady(place, child.pid)) return child;
    await sleep(20);
  }
  child.kill("SIGQUIT");
  throw new Error(`PostgreSQL was not ready after ${START_MS / 1000} s; its log is ${log}`);
}

/** Fast shutdown: open transactions roll back, a checkpoint is written. Resolves when the process is gone. */
export function stopPostmaster(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill("SIGQUIT"), 20_000);
    child.once("exit", () => {
      clearTimeout(force);
      resolve();
    });
    child.kill("SIGINT");
  });
}
