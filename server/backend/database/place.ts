/**
 * Where the embedded database lies and which password opens it: `<data>/database.json`, readable by the owner only.
 * As root, a project folder closed to the database's account (a clone in root's own home) moves
 * binaries and database to a folder which that account can reach.
 */
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { type Account, canEnter, databaseAccount } from "./account.ts";
import { type Binaries, copyBinaries, packagedBinaries } from "./binaries.ts";

export interface Place {
  binaries: Binaries;
  account: Account | null;
  /** PostgreSQL's own data folder. */
  cluster: string;
  password: string;
  /** True where the database does not lie inside the data folder; worth telling the person. */
  elsewhere: boolean;
}

const REACHABLE = ["/var/lib/listcast", "/var/tmp/listcast"];
const noteShape = z.object({ id: z.string(), password: z.string(), cluster: z.string().nullable() });
type Note = z.infer<typeof noteShape>;

function readNote(file: string): Note | null {
  return existsSync(file) ? noteShape.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
}

/** A folder the account can enter and only root can write. */
function reachableBase(account: Account): string {
  for (const base of REACHABLE) {
    try {
      mkdirSync(base, { recursive: true, mode: 0o755 });
      chmodSync(base, 0o755);
      if (canEnter(account, base)) return base;
    } catch {
      // a read-only or closed place: the next one
    }
  }
  throw new Error(`No folder for the database that ${account.name} can enter; tried ${REACHABLE.join(", ")}.`);
}

/** The folder of an existing note may be absent: someone removed it, or copied `data/` to another machine. */
export function choosePlace(dataDir: string): Place {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const account = databaseAccount();
  // the database's account must pass through the data folder; it cannot list it, and the secrets in it are 0600
  chmodSync(dataDir, account ? 0o711 : 0o700);
  const file = path.join(dataDir, "database.json");
  const packaged = packagedBinaries();
  const binaries =
    account && !canEnter(account, path.dirname(packaged.postgres))
      ? copyBinaries(packaged, path.join(reachableBase(account), `binaries-${process.arch}`))
      : packaged;

  const known = readNote(file);
  const note: Note = known ?? {
    id: randomBytes(6).toString("hex"),
    password: randomBytes(24).toString("base64url"),
    cluster: null,
  };
  if (!known && account && !canEnter(account, dataDir)) note.cluster = path.join(reachableBase(account), note.id, "pg");
  if (!known) writeFileSync(file, `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 });

  const cluster = note.cluster ?? path.join(dataDir, "pg");
  if (note.cluster && !account)
    throw new Error(`The database lies in ${note.cluster}, which only root can use. Start as root.`);
  makeOwned(cluster, account);
  return { binaries, account, cluster, password: note.password, elsewhere: note.cluster !== null };
}

function makeOwned(cluster: string, account: Account | null): void {
  const parent = path.dirname(cluster);
  if (!existsSync(parent)) {
    mkdirSync(parent, { recursive: true, mode: 0o711 });
    chmodSync(parent, 0o711);
  }
  if (existsSync(cluster)) return;
  mkdirSync(cluster, { mode: 0o700 });
  if (account) chownSync(cluster, account.uid, account.gid);
}
