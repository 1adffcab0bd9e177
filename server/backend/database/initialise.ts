/** Makes a new database cluster: UTF-8, a Unicode-aware builtin locale, a scram password. Half a second. */
import { execFile } from "node:child_process";
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import type { Place } from "./place.ts";

const run = promisify(execFile);

export const databaseEnvironment = (): NodeJS.ProcessEnv => ({ PATH: process.env.PATH ?? "", LC_ALL: "C", TZ: "UTC" });
export const databaseIdentity = ({ account }: Place) => (account ? { uid: account.uid, gid: account.gid } : {});

/** Made beside its place and moved there when whole: what is at the place is never half, and never made anew. */
export async function initialise(place: Place): Promise<void> {
  const { cluster, account, binaries } = place;
  if (existsSync(cluster)) return;
  const half = `${cluster}.new`;
  const secret = path.join(path.dirname(cluster), ".initdb");
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  writeFileSync(secret, `${place.password}\n`, { mode: 0o600 });
  if (account) for (const at of [half, secret]) chownSync(at, account.uid, account.gid);
  // without --lc-ctype pg_trgm sees no Chinese
  const locale = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C", "--lc-ctype=C.UTF-8"];
  const login = ["-U", "postgres", "--pwfile", secret, "-A", "scram-sha-256"];
  try {
    await run(binaries.initdb, ["-D", half, "-E", "UTF8", "--no-instructions", ...login, ...locale], {
      ...databaseIdentity(place),
      env: databaseEnvironment(),
      cwd: "/",
    });
  } catch (cause) {
    const output = cause instanceof Error && "stderr" in cause ? String(cause.stderr).trim() : String(cause);
    throw new Error(`The database could not be made in ${cluster}: ${output}`, { cause });
  } finally {
    rmSync(secret, { force: true });
  }
  renameSync(half, cluster);
}
