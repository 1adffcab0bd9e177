/** A database as a hosting company hands it out: its owner may log in and make tables, and is no superuser. */
import { randomBytes } from "node:crypto";
import pg from "pg";
import { migrate } from "#server/db/migrate";
import { openPool } from "#server/db/pool";
import { type FreshDatabase, freshDatabase } from "../support/database.ts";

export async function ownerDatabase(): Promise<FreshDatabase> {
  const empty = await freshDatabase({ empty: true });
  const at = new URL(empty.url);
  const name = `listcast_owner_${randomBytes(6).toString("hex")}`;
  const password = randomBytes(12).toString("hex");
  const admin = new pg.Client({ connectionString: empty.url });
  await admin.connect();
  await admin.query(`create role ${name} login password '${password}' nosuperuser nocreaterole`);
  // In this cluster the protocol's roles are there already; whoever runs it hands them to a new owner like this.
  await admin.query(`grant anon, authenticated, service_role to ${name} with admin option`);
  await admin.query(`alter database ${at.pathname.slice(1)} owner to ${name}`);
  await admin.query("create extension if not exists pg_trgm");
  await admin.end();
  at.username = name;
  at.password = password;
  await migrate(at.href, { system: true });
  const { pool, db } = openPool(at.href, () => {});
  return {
    url: at.href,
    pool,
    db,
    async close() {
      await db.destroy();
      const last = new pg.Client({ connectionString: empty.url });
      await last.connect();
      await last.query(`reassign owned by ${name} to current_user`);
      await last.query(`drop owned by ${name}`);
      await last.query(`alter database ${at.pathname.slice(1)} owner to current_user`);
      await last.query(`drop role ${name}`);
      await last.end();
      await empty.close();
    },
  };
}
