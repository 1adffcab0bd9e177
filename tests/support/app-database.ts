/** The embedded database of a running server: for what a journey cannot bring about in its time. */
import { readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { z } from "zod";

const note = z.object({ password: z.string() });

/** Of its owner. */
export function appDatabaseUrl(dataDir: string): string {
  const { password } = note.parse(JSON.parse(readFileSync(path.join(dataDir, "database.json"), "utf8")));
  const port = Number(readFileSync(path.join(dataDir, "pg/postmaster.pid"), "utf8").split("\n")[3]);
  return `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
}

/** Connected; the caller ends it before the server stops. */
export async function openAppDatabase(dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: appDatabaseUrl(dataDir) });
  await client.connect();
  return client;
}
