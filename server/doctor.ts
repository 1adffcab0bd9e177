/** Looks at everything a start needs and says what is well and what is not: `node server/doctor.ts [--json]`. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { z } from "zod";
import { runningPostmaster } from "#server/backend/database/orphan";
import { askReadiness } from "#server/boot/ask-readiness";
import { buildStamp, sourceHash } from "#server/boot/build";
import { probePort } from "#server/boot/listen";
import { askHolder } from "#server/boot/lock";
import { type Config, readConfig } from "#server/config/config";
import { paymentNames } from "#server/config/payment-config";
import { readMigrations } from "#server/db/migrate";
import { openPool } from "#server/db/pool";
import { readStage, type Stage } from "#server/queries/settings/stage";

interface Finding {
  name: string;
  /** `note`: nothing is wrong, but worth knowing. */
  state: "ok" | "note" | "wrong";
  text: string;
}

const ok = (name: string, text: string): Finding => ({ name, state: "ok", text });
const note = (name: string, text: string): Finding => ({ name, state: "note", text });
const wrong = (name: string, text: string): Finding => ({ name, state: "wrong", text });
const LOW_DISK = 1e9;

function node(): Finding {
  const major = Number(process.versions.node.split(".")[0]);
  return (major >= 24 ? ok : wrong)(
    "node",
    `${process.version}${major >= 24 ? "" : ", but 24 is needed: use npm run"}`,
  );
}

async function dataFolder(config: Config): Promise<Finding[]> {
  const { dataDir } = config;
  if (!existsSync(dataDir)) return [note("data", `${dataDir} does not exist yet; the first start makes it`)];
  const open = ["database.json", "demo-accounts.txt"]
    .map((name) => path.join(dataDir, name))
    .filter((file) => existsSync(file) && process.platform !== "win32" && (statSync(file).mode & 0o077) !== 0);
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  return [
    open.length > 0 ? wrong("data", `others may read ${open.join(", ")}: chmod 600 them`) : ok("data", dataDir),
    (free < LOW_DISK ? wrong : ok)("disk", `${(free / 1e9).toFixed(1)} GB free`),
  ];
}

async function holder(config: Config): Promise<{ finding: Finding; held: boolean }> {
  const other = existsSync(config.dataDir) ? await askHolder(config.dataDir) : null;
  return {
    held: other !== null,
    finding: other
      ? note("server", `runs as process ${other.pid} since ${other.since}`)
      : note("server", "does not run"),
  };
}

async function port(config: Config, held: boolean): Promise<Finding> {
  try {
    await probePort(config.host, config.port);
    return ok("port", `${config.port} is free`);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return held ? ok("port", `${config.port} is in use, presumably by the running server`) : wrong("port", text);
  }
}

/** What the running server says of itself; a worker listens nowhere. */
async function ready(config: Config, held: boolean): Promise<Finding[]> {
  if (!held || config.port === 0) return [];
  const checks = await askReadiness(config.host, config.port);
  if (!checks) return [note("ready", `nothing at ${config.host}:${config.port} says whether it is able to work`)];
  const starving = checks.filter((check) => !check.ok);
  const told = (some: typeof checks) => some.map(({ name, milliseconds }) => `${name} ${milliseconds} ms`).join(", ");
  return [starving.length > 0 ? wrong("ready", `starving: ${told(starving)}`) : ok("ready", told(checks))];
}

/** Where the database can be asked; null while an embedded one does not run. */
function databaseUrl(config: Config): string | null {
  if (config.databaseUrl) return config.databaseUrl;
  const file = path.join(config.dataDir, "database.json");
  if (!existsSync(file)) return null;
  const known = z
    .object({ password: z.string(), cluster: z.string().nullable() })
    .parse(JSON.parse(readFileSync(file, "utf8")));
  const cluster = known.cluster ?? path.join(config.dataDir, "pg");
  if (runningPostmaster({ cluster }) === null) return null;
  const at = readFileSync(path.join(cluster, "postmaster.pid"), "utf8").split("\n")[3];
  return `postgres://postgres:${encodeURIComponent(known.password)}@127.0.0.1:${at}/postgres`;
}

const TRIED_OUT = "it was tried out; it goes into production by npm start -- --end-try-out, once";
const LEFT_BEHIND =
  "it has been in production: no demo accounts, no demo cashier, no mailbox page here. To try things out take another DATA_DIR";

/** Whether this start would be refused, or is not what it was (docs/decisions/0027). */
function stageFinding(config: Config, stage: Stage | null): Finding[] {
  if (config.production) return stage === "try-out" ? [wrong("stage", TRIED_OUT)] : [];
  return stage === "production" && config.databaseUrl === null ? [note("stage", LEFT_BEHIND)] : [];
}

async function database(config: Config): Promise<Finding[]> {
  const url = databaseUrl(config);
  if (!url) {
    const traces = existsSync(path.join(config.dataDir, "demo-accounts.txt"));
    return [
      note("database", "embedded, does not run at the moment"),
      ...stageFinding(config, traces ? "try-out" : null),
    ];
  }
  const { db } = openPool(url, () => {}, 1);
  try {
    const { rows } = await sql<{ version: string; books: string | null }>`select
      current_setting('server_version') as version,
      to_regclass('supabase_migrations.schema_migrations')::text as books`.execute(db);
    const applied = rows[0]?.books
      ? (await sql<{ version: string }>`select version from supabase_migrations.schema_migrations`.execute(db)).rows
      : [];
    const done = new Set(applied.map(({ version }) => version));
    const open = readMigrations().filter(({ version }) => !done.has(version));
    return [
      ok("database", `PostgreSQL ${rows[0]?.version}`),
      // older ones may lack the tables that tell
      ...(open.length === 0 ? stageFinding(config, await readStage(db)) : []),
      open.length > 0
        ? note(
            "migrations",
            `${open.length} will be applied at the next start: ${open.map((file) => file.name).join(", ")}`,
          )
        : ok("migrations", `all ${done.size} applied`),
    ];
  } catch (error) {
    return [wrong("database", error instanceof Error ? error.message : String(error))];
  } finally {
    await db.destroy().catch(() => {});
  }
}

function build(): Finding {
  if (!existsSync(buildStamp)) return note("web", "not built yet; the first start builds it");
  const current = readFileSync(buildStamp, "utf8") === sourceHash();
  return current ? ok("web", "built from these sources") : note("web", "sources changed; the next start builds it");
}

function payments(config: Config): Finding {
  const names = paymentNames(config.payments);
  const triesOut = !config.production && config.databaseUrl === null;
  if (names.length > 0) return ok("payments", [...names, ...(triesOut ? ["sandbox"] : [])].join(", "));
  return note("payments", triesOut ? "none set; the sandbox stands in" : "none set; nobody can buy a package");
}

async function examine(): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(process.env);
  } catch (error) {
    return [node(), wrong("settings", error instanceof Error ? error.message : String(error))];
  }
  const server = await holder(config);
  const kind = config.supabase ? "supabase" : config.databaseUrl ? "postgres" : "embedded";
  return [
    node(),
    ok("settings", `backend ${kind}, ${config.production ? "production" : "not production"}`),
    ...(await dataFolder(config)),
    server.finding,
    await port(config, server.held),
    ...(await ready(config, server.held)),
    ...(await database(config)),
    build(),
    config.smtp
      ? ok("mail", `${config.smtp.host}:${config.smtp.port}`)
      : note("mail", "no SMTP_*: mails land in the outbox folder"),
    config.models.length > 0
      ? ok("models", config.models.map(({ name }) => name).join(", "))
      : note("models", "none; the built-in composer writes"),
    payments(config),
  ];
}

const SIGN = { ok: "✓", note: "·", wrong: "✗" } as const;
const findings = await examine();
if (process.argv.includes("--json")) console.log(JSON.stringify(findings));
else for (const { name, state, text } of findings) console.log(`${SIGN[state]} ${name.padEnd(10)} ${text}`);
process.exitCode = findings.some(({ state }) => state === "wrong") ? 1 : 0;
