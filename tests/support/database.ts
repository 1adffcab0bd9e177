/** A fresh, fully migrated database for one test file: a copy of the template that postgres-setup.ts made. */
import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { openPool } from "#server/db/pool";
import type { Db } from "#server/db/tables";

export interface FreshDatabase {
  url: string;
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

const on = (url: string, database: string): string => {
  const at = new URL(url);
  at.pathname = `/${database}`;
  return at.href;
};

/** `empty: true` answers a database without any schema of ours, for tests of the migrations themselves. */
export async function freshDatabase(options: { empty?: boolean } = {}): Promise<FreshDatabase> {
  const { adminUrl, template } = inject("database");
  const name = `listcast_test_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${name} template ${options.empty ? "template0" : template} encoding 'UTF8'`);
  await admin.end();
  const url = on(adminUrl, name);
  const { pool, db } = openPool(url, () => {});
  return {
    url,
    db,
    pool,
    close: async () => {
      await db.destroy();
      const last = new pg.Client({ connectionString: adminUrl });
      await last.connect();
      await last.query(`drop database if exists ${name} with (force)`);
      await last.end();
    },
  };
}
