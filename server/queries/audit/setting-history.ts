/** What a setting was: the audit's entries about it, read backwards. */
import { z } from "zod";
import type { SettingPast } from "#contract/admin/settings";
import { type SettingKey, settings } from "#contract/settings";
import type { Db } from "#server/db/tables";
import { accountsNamed } from "#server/queries/accounts/admin-accounts";
import { adminOf } from "./audit.ts";

/** Changes of one setting that can be looked at, and brought back. */
export const HISTORY_SHOWN = 50;
const side = z.object({ version: z.number().int(), value: z.unknown() });

/** Newest first, beginning with what holds now. Values of a shape that is no longer known are left out. */
export async function settingHistory(db: Db, key: SettingKey): Promise<SettingPast[]> {
  const rows = await db
    .selectFrom("audit_entries")
    .select(["at", "actor", "before", "after"])
    .where("subject_id", "=", key)
    .where("action", "=", "settings.update")
    .orderBy("id", "desc")
    .limit(HISTORY_SHOWN)
    .execute();
  const authors = await accountsNamed(
    db,
    rows.flatMap((row) => adminOf(row.actor) ?? []),
  );
  const past = rows.map((row) => ({
    held: row.after,
    at: row.at.toISOString(),
    by: authors.get(adminOf(row.actor) ?? "")?.email ?? null,
  }));
  const first = rows.length < HISTORY_SHOWN ? rows.at(-1)?.before : undefined;
  return [...past, { held: first, at: null, by: null }].flatMap(({ held, at, by }) => {
    const entry = side.safeParse(held);
    const value = entry.success ? settings[key].shape.safeParse(entry.data.value) : null;
    return entry.success && value?.success ? [{ version: entry.data.version, value: value.data, at, by }] : [];
  });
}
