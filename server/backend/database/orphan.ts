/**
 * After a `kill -9` of the server its database goes on alone. The next start finds it by postmaster.pid,
 * makes sure that it really is ours, and stops it: never two on one data folder, never a stranger's process.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Place } from "./place.ts";

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** The command line of a process as one string; "" where it is gone or cannot be read. */
function commandOf(pid: number): string {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return execFileSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}

/** The pid of a PostgreSQL that still runs on this cluster; null when there is none. */
export function runningPostmaster(place: Pick<Place, "cluster">): number | null {
  const file = path.join(place.cluster, "postmaster.pid");
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return null;
  const command = commandOf(pid);
  return command.includes("postgres") && command.includes(`-D ${place.cluster} `) ? pid : null;
}

/** Stops what an earlier server left behind and removes a pid file that names a stranger. */
export async function stopOrphan(place: Pick<Place, "cluster">): Promise<"none" | "stopped"> {
  const pid = runningPostmaster(place);
  if (pid === null) {
    // the number may belong to another program by now; PostgreSQL itself would take that one for its twin
    rmSync(path.join(place.cluster, "postmaster.pid"), { force: true });
    return "none";
  }
  for (const [signal, ms] of [
    ["SIGINT", 15_000],
    ["SIGQUIT", 10_000],
  ] as const) {
    process.kill(pid, signal);
    for (let waited = 0; waited < ms; waited += 20) {
      if (!isAlive(pid)) return "stopped";
      await sleep(20);
    }
  }
  throw new Error(`An earlier PostgreSQL (process ${pid}) on ${place.cluster} does not stop; end it and start again.`);
}
