/**
 * One PostgreSQL for a whole run, TEST_DATABASE_URL or the embedded one in a temporary folder, with a migrated template in it
 * that every test file copies.
 */
import { randomBytes } from "node:crypto";
import pg from "pg";
import { migrate } from "#server/db/migrate";
import { openPool } from "#server/db/pool";
import type { Db } from "#server/db/tables";
import { throwawayPostgres } from "./throwaway-postgres.ts";

export interface FreshDatabase {
  url: string;
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Where copies are made, and of what. */
export interface TemplateAt {
  adminUrl: string;
  template: string;
}

export interface Template extends TemplateAt {
  stop(): Promise<void>;
}

const on = (url: string, database: string): string => {
  const at = new URL(url);
  at.pathname = `/${database}`;
  return at.href;
};

/** Starts the server and migrates the template. */
export async function openTemplate(): Promise<Template> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await throwawayPostgres();
  const template = `listcast_template_${process.pid}`;
  const admin = new pg.Client({ connectionString: server.url });
  // a run that kills the database breaks this connection too
  admin.on("error", () => {});
  await admin.connect();
  await admin.query(`drop database if exists ${template}`);
  await admin.query(`create database ${template} template template0 encoding 'UTF8'`);
  await migrate(on(server.url, template), { system: true });
  return {
    adminUrl: server.url,
    template,
    stop: async () => {
      if (given) await admin.query(`drop database if exists ${template}`);
      await admin.end();
      await server.stop();
    },
  };
}

/** A copy of its own. `empty: true` answers a database without any schema of ours, for tests of the migrations themselves. */
export async function copyTemplate(
  { adminUrl, template }: TemplateAt,
  options: { empty?: boolean } = {},
): Promise<FreshDatabase> {
  const name = `listcast_test_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  // copied as files: by way of its log the same costs four times the processor
  await admin.query(
    `create database ${name} template ${options.empty ? "template0" : template} encoding 'UTF8' strategy file_copy`,
  );
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
