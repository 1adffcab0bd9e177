/**
 * Brings a database to the present: the embedded backend's system schemas, then `supabase/migrations` in order, one transaction each.
 * Bookkeeping is the Supabase CLI's own table, with a checksum added: an applied file that changed is refused.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { projectRoot } from "#server/base/root";

const SYSTEM = path.join(projectRoot, "server/backend/embedded/system");
const MIGRATIONS = path.join(projectRoot, "supabase/migrations");
const NAME = /^(\d{14})_([a-z0-9_]+)\.sql$/;
/** Any number; the same in every process that may migrate the same database. */
const LOCK = 7_141_994;

export interface SqlFile {
  version: string;
  name: string;
  text: string;
  checksum: string;
}

const read = (folder: string, file: string, version: string, name: string): SqlFile => {
  const text = readFileSync(path.join(folder, file), "utf8");
  return { version, name, text, checksum: createHash("sha256").update(text).digest("hex") };
};

/** The migrations of a folder in order. Throws on a name the Supabase CLI would not apply. */
export function readMigrations(folder: string = MIGRATIONS): SqlFile[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort();
  return files.map((file) => {
    const [, version, name] = NAME.exec(file) ?? [];
    if (!version || !name) throw new Error(`${file}: a migration is called <14 digits>_<subject>.sql`);
    return read(folder, file, version, name);
  });
}

const readSystem = (): SqlFile[] =>
  readdirSync(SYSTEM)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => read(SYSTEM, file, `house:${file.slice(0, -4)}`, "system"));

const BOOKS = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
  alter table supabase_migrations.schema_migrations add column if not exists checksum text;
  create schema if not exists listcast_system;
  create table if not exists listcast_system.applied (version text primary key, checksum text not null, at timestamptz not null default now());`;

async function inTransaction(client: pg.Client, label: string, work: () => Promise<void>): Promise<void> {
  await client.query("begin");
  try {
    await work();
    await client.query("commit");
  } catch (cause) {
    await client.query("rollback");
    const said = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${label} could not be applied: ${said}`, { cause });
  }
}

/** A hosting company's ordinary owner may not make roles: its administrator does so once, with these lines. */
async function assertRoles(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ login: string; able: boolean; ready: boolean }>(
    `select current_user as login,
      (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as able,
      (select count(*) = 3 from pg_roles
        where rolname = any ($1) and pg_has_role(current_user, oid, 'MEMBER')) as ready`,
    [["anon", "authenticated", "service_role"]],
  );
  const [{ login, able, ready } = { login: "", able: true, ready: true }] = rows;
  if (able || ready) return;
  throw new Error(
    `DATABASE_URL: ${login} may not make the roles anon, authenticated and service_role. Let an administrator run once:
  create role anon nologin noinherit; create role authenticated nologin noinherit; create role service_role nologin noinherit bypassrls;
  grant anon, authenticated, service_role to "${login}" with admin option;
  / 账号 ${login} 无权创建这三个角色，请数据库管理员先执行以上语句`,
  );
}

async function applySystem(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: string; checksum: string }>(
    "select version, checksum from listcast_system.applied",
  );
  const applied = new Map(rows.map((row) => [row.version, row.checksum]));
  const files = readSystem();
  if (files.every((file) => applied.get(file.version) === file.checksum)) return 0;
  await assertRoles(client);
  // they build on each other: when one changed, all are applied again (each is idempotent)
  for (const file of files) {
    await inTransaction(client, file.version, async () => {
      await client.query(file.text);
      await client.query(
        `insert into listcast_system.applied (version, checksum) values ($1, $2)
         on conflict (version) do update set checksum = excluded.checksum, at = now()`,
        [file.version, file.checksum],
      );
    });
  }
  return files.length;
}

async function applyMigrations(client: pg.Client, files: SqlFile[]): Promise<string[]> {
  const { rows } = await client.query<{ version: string; checksum: string | null }>(
    "select version, checksum from supabase_migrations.schema_migrations",
  );
  const applied = new Map(rows.map((row) => [row.version, row.checksum]));
  const done: string[] = [];
  for (const file of files) {
    const label = `${file.version}_${file.name}.sql`;
    const before = applied.get(file.version);
    // null: applied by the Supabase CLI, which keeps no checksum
    if (before === null || before === file.checksum) continue;
    if (before !== undefined)
      throw new Error(`${label} was changed after it had been applied; write a new migration instead.`);
    await inTransaction(client, label, async () => {
      await client.query(file.text);
      await client.query(
        "insert into supabase_migrations.schema_migrations (version, statements, name, checksum) values ($1, $2, $3, $4)",
        [file.version, [file.text], file.name, file.checksum],
      );
    });
    done.push(label);
  }
  return done;
}

/**
 * Migrates the database at `url` under an advisory lock, so that several processes may boot at once.
 * `system: false` on a hosted Supabase, which brings its own auth and storage schemas.
 * Answers what was newly applied.
 */
export async function migrate(url: string, options: { system: boolean; files?: SqlFile[] }): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: "listcast migrate" });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await client.query(BOOKS);
    if (options.system) await applySystem(client);
    return await applyMigrations(client, options.files ?? readMigrations());
  } finally {
    await client.end();
  }
}
