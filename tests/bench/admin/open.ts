/** The two databases of the bench, in one embedded PostgreSQL: made and filled on first use, kept where a folder is named. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { openEmbedded } from "#server/backend/database/embedded";
import { migrate } from "#server/db/migrate";
import { openPool, type Pooled } from "#server/db/pool";
import { countDays, fill } from "./seed/index.ts";
import { type Sizes, sizesFor, smallSizes } from "./sizes.ts";

/** As a server of a business of that size would be set up; nothing here must survive a crash. */
const settings = {
  fsync: "off",
  synchronous_commit: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "4GB",
  shared_buffers: "1GB",
  // the seed vacuums what it filled; nothing else may run while a page is measured
  autovacuum: "off",
};

export interface Filled extends Pooled {
  url: string;
  size: Sizes;
}

async function database(adminUrl: string, name: string, size: Sizes, told: (text: string) => void): Promise<Filled> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  const { rows } = await admin.query<{ filled: boolean }>(
    "select shobj_description(oid, 'pg_database') = 'filled' as filled from pg_database where datname = $1",
    [name],
  );
  // what was interrupted is begun again
  if (rows[0] && !rows[0].filled) await admin.query(`drop database ${name}`);
  if (!rows[0]?.filled) await admin.query(`create database ${name} template template0 encoding 'UTF8'`);
  const at = new URL(adminUrl);
  at.pathname = `/${name}`;
  await migrate(at.href, { system: true });
  const opened = openPool(at.href, () => {});
  if (!rows[0]?.filled) {
    told(`filling ${name}`);
    await fill(opened.pool, size, told);
    await admin.query(`comment on database ${name} is 'filled'`);
  }
  await countDays(opened, told);
  await admin.end();
  return { ...opened, url: at.href, size };
}

/** `folder`: kept and used again; null: a temporary one. `stop` closes both databases and their server. */
export async function openDatabases(accounts: number, folder: string | null, told: (text: string) => void) {
  const place = folder ?? mkdtempSync(path.join(os.tmpdir(), "listcast-bench-"));
  mkdirSync(place, { recursive: true });
  chmodSync(place, 0o711);
  const log = { info: () => {}, error: (about: object, text: string) => console.error(text, about) };
  const server = await openEmbedded(path.join(place, "data"), log, settings);
  const small = await database(server.url, "small", smallSizes, () => {});
  const large = await database(server.url, `large_${accounts}`, sizesFor(accounts), told);
  return {
    small,
    large,
    stop: async () => {
      await small.db.destroy();
      await large.db.destroy();
      await server.stop();
      if (folder === null) rmSync(place, { recursive: true, force: true });
    },
  };
}
