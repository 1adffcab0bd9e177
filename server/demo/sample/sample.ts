/**
 * The demo account's sample data, made once on an embedded first boot. It is wanted from the moment the first accounts are
 * made; everything is written in one transaction that also says it is done, so an interrupted start makes all of it next time.
 */

import { sql } from "kysely";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import { examples } from "#server/demo/examples/index";
import { enqueueTask } from "#server/jobs/job";
import { saveCard } from "#server/queries/accounts/agent-cards";
import { type Owner, ownerOfRow } from "#server/queries/accounts/owner";
import type { Using } from "#server/services/index";
import { insertProperty } from "./insert-property.ts";
import { insertPackages } from "./packages.ts";
import { type PreparedProperty, prepareProperties } from "./prepare.ts";
import { sampleCard, sampleProperties } from "./properties.ts";
import { insertFailedImport, insertImportUnderWay } from "./tasks.ts";

const SETTING = "sample_data";
/** A day, no moment: the same to every reader. */
const MEMBER_SINCE = new Date("2024-11-20");
const FAILED_IMPORT_HOURS_AGO = 51;

export type SampleDeps = Using<"db" | "boss" | "files" | "now">;

/** Says that a database with no accounts yet is to have sample data. */
export async function wantSample(db: Db): Promise<void> {
  await db
    .insertInto("settings")
    .values({ key: SETTING, value: json("wanted") })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const isWanted = async (db: Db): Promise<boolean> =>
  (await db.selectFrom("settings").select("value").where("key", "=", SETTING).executeTakeFirst())?.value === "wanted";

/** False when somebody else has written it meanwhile. */
async function write(
  trx: Db,
  deps: SampleDeps,
  owner: Owner,
  properties: readonly PreparedProperty[],
): Promise<boolean> {
  const claimed = await trx
    .updateTable("settings")
    .set({ value: json("made"), updated_at: sql<Date>`now()` })
    .where("key", "=", SETTING)
    .where("value", "=", json("wanted"))
    .executeTakeFirst();
  if (claimed.numUpdatedRows === 0n) return false;
  const now = deps.now();
  await sql`update auth.users set created_at = ${MEMBER_SINCE} where id = ${owner.userId}`.execute(trx);
  await sql`update accounts set created_at = ${MEMBER_SINCE} where user_id = ${owner.userId}`.execute(trx);
  await trx.updateTable("profiles").set({ created_at: MEMBER_SINCE }).where("user_id", "=", owner.userId).execute();
  await saveCard(trx, owner, sampleCard, now);
  const failedAt = new Date(now.getTime() - FAILED_IMPORT_HOURS_AGO * 3_600_000);
  const inserted = [];
  let failedOnce = false;
  for (const prepared of properties) {
    const { made } = prepared.property;
    if (!failedOnce && "hoursAgo" in made && made.hoursAgo < FAILED_IMPORT_HOURS_AGO) {
      await insertFailedImport(trx, owner, failedAt);
      failedOnce = true;
    }
    inserted.push(await insertProperty(trx, owner, prepared, now));
  }
  const [, , underWay] = examples;
  if (underWay) await insertImportUnderWay(trx, owner, underWay, now);
  await insertPackages(trx, owner, inserted, now);
  for (const { waiting } of inserted) if (waiting) await enqueueTask(deps.boss, trx, waiting);
  return true;
}

/** Makes the sample data of the account with that address when it is wanted. Answers whether it was made. */
export async function makeSample(deps: SampleDeps, email: string): Promise<boolean> {
  if (!(await isWanted(deps.db))) return false;
  const { rows } = await sql<{ user_id: string }>`select id as user_id from auth.users where email = ${email}`.execute(
    deps.db,
  );
  const [account] = rows;
  if (!account) return false;
  const owner = ownerOfRow(account);
  const properties = await prepareProperties(deps.files, owner, sampleProperties);
  return await deps.db.transaction().execute((trx) => write(trx, deps, owner, properties));
}
