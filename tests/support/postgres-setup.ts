/**
 * One PostgreSQL for the whole run: TEST_DATABASE_URL, or the embedded one in a temporary folder.
 * It migrates a template once; every test file copies that (`freshDatabase`).
 */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openEmbedded } from "#server/backend/database/embedded";
import { migrate } from "#server/db/migrate";

declare module "vitest" {
  export interface ProvidedContext {
    database: { adminUrl: string; template: string };
  }
}

const QUIET = { info: () => {}, error: (data: object, text: string) => console.error(text, data) };
/** Nothing in a test database must survive the run. */
const THROWAWAY = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" };

async function startEmbedded(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "listcast-test-"));
  chmodSync(folder, 0o711);
  const server = await openEmbedded(path.join(folder, "data"), QUIET, THROWAWAY);
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startEmbedded();
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
