/** Values an operator sets in the database, each with the shape the registry gives it (contract/settings.ts). */
import { AppError } from "#contract/errors";
import { type SettingKey, type Settings, settingKeys, settings } from "#contract/settings";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";

const read = <Key extends SettingKey>(key: Key, value: unknown): Settings[Key] =>
  settings[key].stored.parse(value) as Settings[Key];

/** Throws when a setting is missing or has another shape: the migration wrote each one, an editor must keep it. */
export async function readSetting<Key extends SettingKey>(db: Db, key: Key): Promise<Settings[Key]> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst();
  return read(key, row?.value);
}

/** All of them as they may be edited: one nobody can read stands there as it was in the beginning. */
export async function readSettings(db: Db): Promise<{ values: Settings; versions: Record<SettingKey, number> }> {
  const rows = new Map(
    (await db.selectFrom("settings").select(["key", "value", "version"]).execute()).map((row) => [row.key, row]),
  );
  const entries = settingKeys.map((key) => {
    const parsed = settings[key].stored.safeParse(rows.get(key)?.value);
    return [key, parsed.success ? parsed.data : settings[key].otherwise];
  });
  return {
    values: Object.fromEntries(entries) as Settings,
    versions: Object.fromEntries(settingKeys.map((key) => [key, rows.get(key)?.version ?? 1])) as Record<
      SettingKey,
      number
    >,
  };
}

/** Until the transaction ends nobody else changes it: what is read from here on holds. */
export const lockSetting = (trx: Db, key: SettingKey) =>
  trx.selectFrom("settings").select("key").where("key", "=", key).forUpdate().execute();

/**
 * Writes all of them or, by throwing, none. `versions`: of what the writer has seen. Throws conflict (`data.key`) when one
 * was changed since, unless to what is written now.
 */
export async function saveSettings(
  trx: Db,
  values: Partial<Settings>,
  versions: Partial<Record<SettingKey, number>>,
): Promise<void> {
  const wanted = settingKeys.filter((key) => values[key] !== undefined);
  if (wanted.length === 0) return;
  const rows = await trx
    .selectFrom("settings")
    .select(["key", "value", "version"])
    .where("key", "in", wanted)
    .orderBy("key")
    .forUpdate()
    .execute();
  for (const row of rows) {
    const key = wanted.find((one) => one === row.key);
    if (!key) continue;
    const value = settings[key].shape.parse(values[key]);
    const present = settings[key].shape.safeParse(row.value);
    if (present.success && JSON.stringify(present.data) === JSON.stringify(value)) continue;
    if (row.version !== versions[key]) throw new AppError("conflict", { data: { key } });
    await trx
      .updateTable("settings")
      .set({ value: json<unknown>(value) })
      .where("key", "=", key)
      .execute();
  }
}
