/**
 * One PostgreSQL for the whole run: TEST_DATABASE_URL, or the embedded one in a temporary folder.
 * It migrates a template once; every test file copies that (`freshDatabase`).
 */
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "#server/db/migrate";
import { throwawayPostgres } from "./throwaway-postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    database: { adminUrl: string; template: string };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await throwawayPostgres();
  const template = `listcast_template_${process.pid}`;
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`drop database if exists ${template}`);
  await admin.query(`create database ${template} template template0 encoding 'UTF8'`);
  const at = new URL(server.url);
  at.pathname = `/${template}`;
  await migrate(at.href, { system: true });
  project.provide("database", { adminUrl: server.url, template });
  return async () => {
    if (given) await admin.query(`drop database if exists ${template}`);
    await admin.end();
    await server.stop();
  };
}
