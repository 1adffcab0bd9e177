/**
 * Where the embedded database lies and which password opens it: `<data>/database.json`, readable by the owner only.
 * As root, a project folder closed to the database's account (a clone in root's own home) moves
 * binaries and database to a folder which that account can reach.
 */
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
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
const noteShape = z.object({
  id: z.string(),
  password: z.string(),
  cluster: z.string().nullable(),
  dataDir: z.string(),
});
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

/** Beside a database that lies elsewhere: the data folder it belongs to. */
const OWNER = "data-folder.txt";

/** Two data folders must not share one database elsewhere: a moved folder takes it along, a copied one is refused. */
function claim(note: Note, cluster: string, here: string): void {
  const file = path.join(path.dirname(cluster), OWNER);
  const owner = existsSync(file) ? readFileSync(file, "utf8").trim() : note.dataDir;
  if (owner !== here && readNote(path.join(owner, "database.json"))?.id === note.id)
    throw new Error(
      `${here} is a copy of ${owner}, whose database lies in ${cluster}. Remove database.json from the copy to begin anew. / ${here} 是 ${owner} 的副本，数据库只有一份；要重新开始，请删除副本中的 database.json`,
    );
  writeFileSync(file, `${here}\n`, { mode: 0o600 });
}

/** Where this data folder's database lies, decided at its first start and kept in its note. */
export function choosePlace(dataDir: string): Place {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const account = databaseAccount();
  // the database's account must pass through the data folder; it cannot list it, and the secrets in it are 0600
  chmodSync(dataDir, account ? 0o711 : 0o700);
  const file = path.join(dataDir, "database.json");
  const packaged = packagedBinaries();
  const binaries =
    account && !canEnter(account, path.dirname(packaged.postgres))
      ? copyBinaries(packaged, path.join(reachableBase(account), `binaries-${packaged.version}-${process.arch}`))
      : packaged;

  const existing = readNote(file);
  const here = realpathSync(dataDir);
  const note: Note = existing ?? {
    id: randomBytes(6).toString("hex"),
    password: randomBytes(24).toString("base64url"),
    cluster: null,
    dataDir: here,
  };
  if (!existing && account && !canEnter(account, dataDir))
    note.cluster = path.join(reachableBase(account), note.id, "pg");
  const cluster = note.cluster ?? path.join(dataDir, "pg");
  if (note.cluster && !account)
    throw new Error(`The database lies in ${note.cluster}, which only root can use. Start as root.`);
  if (!existsSync(path.dirname(cluster))) {
    mkdirSync(path.dirname(cluster), { recursive: true });
    chmodSync(path.dirname(cluster), 0o711);
  }
  if (note.cluster) claim(note, cluster, here);
  writeFileSync(file, `${JSON.stringify({ ...note, dataDir: here }, null, 2)}\n`, { mode: 0o600 });
  return { binaries, account, cluster, password: note.password, elsewhere: note.cluster !== null };
}
