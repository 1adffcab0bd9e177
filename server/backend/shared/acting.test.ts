/** On a cluster of its own: what a role may do belongs to the whole cluster, which other tests share. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { openEmbedded } from "#server/backend/database/embedded";
import { migrate } from "#server/db/migrate";
import { openPool } from "#server/db/pool";
import { actingAs } from "./acting.ts";

test("where the service may not pass row-level security, the owner of the tables works for it, and only for it", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "listcast-acting-"));
  chmodSync(folder, 0o711);
  const server = await openEmbedded(path.join(folder, "data"), { info() {}, error() {} }, { fsync: "off" });
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query("create role managed login createrole password 'pw'");
  await admin.query("create database listcast owner managed");
  await admin.end();
  const url = new URL(server.url);
  [url.username, url.password, url.pathname] = ["managed", "pw", "/listcast"];
  await migrate(url.href, { system: true });
  const { db } = openPool(url.href, () => {});
  const settings = (role: "service_role" | "anon") =>
    actingAs(db, role, {}, (trx) => trx.selectFrom("settings").select("key").execute());
  expect((await settings("service_role")).length).toBeGreaterThan(0);
  await expect(settings("anon")).rejects.toThrow("permission denied");
  await db.destroy();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
