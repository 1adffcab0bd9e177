/** The operator's applications at publishing platforms: read without their secrets, written with the version that was seen. */
import { sql } from "kysely";
import type { PlatformApp } from "#contract/admin/integration";
import { AppError } from "#contract/errors";
import { appOf, docsOf, hasForm, type PlatformApp as Kind, platformApps } from "#engine/platforms/apps";
import { getPlatform } from "#engine/platforms/index";
import { openSecret, sealSecret } from "#server/base/seal";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";

type Values = Readonly<Record<string, string>>;
interface Row {
  version: number;
  enabled: boolean;
  open_values: Values;
  kept_secrets: Values;
}
const nothing: Row = { version: 0, enabled: false, open_values: {}, kept_secrets: {} };
const columns = ["platform", "version", "enabled", "open_values", "kept_secrets", "updated_at"] as const;

/** Where a platform sends people back to once they have agreed; registered with it by the operator. */
export const callbackUrl = (origin: string, platform: string): string => `${origin}/api/platforms/${platform}/callback`;

const isWhole = (app: Kind, { open_values, kept_secrets }: Row): boolean =>
  app.fields.every(({ name, secret }) => name in (secret ? kept_secrets : open_values));

function shown(app: Kind, row: Row, origin: string): PlatformApp {
  const { platform, callback, limits } = app;
  return {
    platform,
    name: getPlatform(platform)?.name ?? { zh: platform, en: platform },
    docs: docsOf(platform),
    callback: callback ? callbackUrl(origin, platform) : null,
    limits: [...limits],
    fields: app.fields.map(({ name, label, secret }) => ({
      name,
      label,
      secret,
      value: secret ? null : (row.open_values[name] ?? null),
      keptSince: secret ? (row.kept_secrets[name] ?? null) : null,
    })),
    enabled: row.enabled,
    complete: isWhole(app, row),
    version: row.version,
  };
}

const kindOf = (platform: string): Kind => {
  const app = appOf(platform);
  if (!app) throw new AppError("not_found");
  return app;
};

export async function listPlatformApps(db: Db, origin: string): Promise<PlatformApp[]> {
  const rows = await db.selectFrom("platform_apps").select(columns).execute();
  const byPlatform = new Map(rows.map((row) => [row.platform, row]));
  return platformApps.map((app) => shown(app, byPlatform.get(app.platform) ?? nothing, origin));
}

const findApp = (db: Db, platform: string): Promise<Row | undefined> =>
  db.selectFrom("platform_apps").select(columns).where("platform", "=", platform).executeTakeFirst();

export async function readPlatformApp(db: Db, platform: string, origin: string): Promise<PlatformApp> {
  const app = kindOf(platform);
  return shown(app, (await findApp(db, platform)) ?? nothing, origin);
}

/** Values by name, trimmed, of the form the platform hands out; empty ones as "". Throws invalid_input with `field`. */
function checked(app: Kind, given: Values, secret: boolean): [name: string, value: string][] {
  return Object.entries(given).map(([name, raw]) => {
    const field = app.fields.find((one) => one.name === name && one.secret === secret);
    const value = raw.trim();
    if (!field || (value !== "" && !hasForm(field, value)))
      throw new AppError("invalid_input", { data: { field: name } });
    return [name, value];
  });
}

/** The row under its lock, made where there is none. Throws conflict when it is not as it was seen. */
async function lockApp(trx: Db, platform: string, version: number): Promise<Row> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`platform app ${platform}`}, 0))`.execute(trx);
  const row = await findApp(trx, platform);
  if ((row?.version ?? 0) !== version) throw new AppError("conflict");
  return row ?? nothing;
}

const writeApp = (trx: Db, platform: string, row: Row, now: Date) => {
  const set = {
    version: row.version + 1,
    enabled: row.enabled,
    open_values: json<Record<string, string>>({ ...row.open_values }),
    kept_secrets: json<Record<string, string>>({ ...row.kept_secrets }),
    updated_at: now,
  };
  return trx
    .insertInto("platform_apps")
    .values({ platform, ...set })
    .onConflict((on) => on.column("platform").doUpdateSet(set))
    .execute();
};

/** In a transaction that names its administrator. */
export async function savePlatformApp(
  trx: Db,
  asked: { platform: string; values: Values; enabled: boolean; version: number },
  now: Date,
): Promise<void> {
  const app = kindOf(asked.platform);
  const given = checked(app, asked.values, false);
  const was = await lockApp(trx, asked.platform, asked.version);
  const merged = Object.entries({ ...was.open_values, ...Object.fromEntries(given) });
  const row = { ...was, open_values: Object.fromEntries(merged.filter(([, value]) => value !== "")) };
  if (asked.enabled && !isWhole(app, row)) throw new AppError("invalid_input", { data: { field: "enabled" } });
  await writeApp(trx, asked.platform, { ...row, enabled: asked.enabled }, now);
}

/** In a transaction that names its administrator. The secrets themselves go into the sealed table and nowhere else. */
export async function sealPlatformSecrets(
  trx: Db,
  asked: { platform: string; secrets: Values; version: number; secretKey: string | null },
  now: Date,
): Promise<void> {
  const { platform } = asked;
  const given = checked(kindOf(platform), asked.secrets, true).filter(([, value]) => value !== "");
  if (given.length === 0) throw new AppError("invalid_input", { data: { field: "secrets" } });
  const sealed = given.map(([name, value]) => ({
    platform,
    name,
    sealed: sealSecret(asked.secretKey, value, `platform_apps/${platform}/${name}`),
  }));
  const was = await lockApp(trx, platform, asked.version);
  const since = Object.fromEntries(given.map(([name]) => [name, now.toISOString()]));
  await writeApp(trx, platform, { ...was, kept_secrets: { ...was.kept_secrets, ...since } }, now);
  await trx
    .insertInto("platform_app_secrets")
    .values(sealed)
    .onConflict((on) => on.columns(["platform", "name"]).doUpdateSet((eb) => ({ sealed: eb.ref("excluded.sealed") })))
    .execute();
}

/** In a transaction that names its administrator. Throws not_found when nothing is kept. */
export async function removePlatformApp(trx: Db, platform: string): Promise<void> {
  const gone = await trx.deleteFrom("platform_apps").where("platform", "=", platform).executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw new AppError("not_found");
}

/** What an enabled application is made of, secrets opened, by the names of its fields; null: there is none, or it is not enabled. */
export async function openPlatformApp(db: Db, platform: string, secretKey: string | null): Promise<Values | null> {
  const row = await findApp(db, platform);
  if (!row?.enabled) return null;
  const kept = await db
    .selectFrom("platform_app_secrets")
    .select(["name", "sealed"])
    .where("platform", "=", platform)
    .execute();
  const secrets = kept.map(({ name, sealed }) => [
    name,
    openSecret(secretKey, sealed, `platform_apps/${platform}/${name}`),
  ]);
  return { ...row.open_values, ...Object.fromEntries(secrets) };
}
