/** Pictures an administrator uploaded, kept under the hash of their bytes: a name always means the same picture. */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { SettingKey } from "#contract/settings";
import type { Db } from "#server/db/tables";
import { HISTORY_SHOWN } from "#server/queries/audit/setting-history";

/** The setting that names one. */
const KEY: SettingKey = "wechat_qr";
/** A picture that was uploaded and not saved waits so long for its form. */
const WAITS_DAYS = 7;

/** Answers the name; the same picture is kept once, from the last time it was uploaded. */
export async function keepPicture(trx: Db, png: Uint8Array): Promise<string> {
  const name = `${createHash("sha256").update(png).digest("hex").slice(0, 32)}.png`;
  await trx.deleteFrom("site_pictures").where("name", "=", name).execute();
  await trx
    .insertInto("site_pictures")
    .values({ name, bytes: Buffer.from(png) })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return name;
}

export async function findPicture(db: Db, name: string): Promise<Buffer | null> {
  const row = await db.selectFrom("site_pictures").select("bytes").where("name", "=", name).executeTakeFirst();
  return row?.bytes ?? null;
}

/** Pictures go that were never saved, and those no change that can still be brought back speaks of. */
export async function forgetPictures(db: Db, now: Date): Promise<void> {
  await sql`
    with past as (select before ->> 'value' as was, after ->> 'value' as is_now from public.audit_entries
      where subject_id = ${KEY} and action = 'settings.update' order by id desc limit ${HISTORY_SHOWN})
    delete from public.site_pictures p
    where p.created_at < ${now}::timestamptz - make_interval(days => ${WAITS_DAYS})
      and not exists (select from public.settings s where s.key = ${KEY} and s.value = to_jsonb(p.name))
      and not exists (select from past where p.name in (past.was, past.is_now))`.execute(db);
}
