/**
 * PostgreSQL refuses to run as root. Where the server is root, the database runs as an unprivileged account,
 * and lives in a folder which that account can reach.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

export interface Account {
  name: string;
  uid: number;
  gid: number;
}

const named = (name: string): Account | null => {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((row) => row.split(":"))
    .find((row) => row[0] === name);
  const [uid, gid] = [Number(line?.[2]), Number(line?.[3])];
  return line && uid > 0 ? { name, uid, gid } : null;
};

/** The account to run PostgreSQL as; null where the server itself is an ordinary user. */
export function databaseAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const existing = named("nobody") ?? named("listcast") ?? named("daemon");
  if (existing) return existing;
  execFileSync("useradd", ["--system", "--no-create-home", "--shell", "/usr/sbin/nologin", "listcast"]);
  const made = named("listcast");
  if (!made) throw new Error("No unprivileged account for PostgreSQL: make one called listcast, or set DATABASE_URL.");
  return made;
}

/** Whether the account can enter the folder; asked of the system itself, because modes alone do not tell (ACLs, mounts). */
export function canEnter(account: Account, folder: string): boolean {
  const access = spawnSync("/bin/sh", ["-c", '[ -x "$0" ]', folder], {
    uid: account.uid,
    gid: account.gid,
    cwd: "/",
    stdio: "ignore",
  });
  return access.status === 0;
}
