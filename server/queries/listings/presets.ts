/** What an account chose for its campaigns: the last time, and under names of its own. */

import { type Choices, type KeptChoices, MAX_PRESETS } from "#contract/campaign";
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { Owner } from "#server/queries/accounts/owner";

/** Newest name last, so that the row of names does not move under a finger. */
export async function keptChoices(db: Db, owner: Owner): Promise<KeptChoices> {
  const [newest, named] = await Promise.all([
    db
      .selectFrom("campaigns")
      .select("preferences")
      .where("user_id", "=", owner.userId)
      .orderBy("created_at", "desc")
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom("campaign_presets")
      .select(["id", "name", "preferences as choices"])
      .where("user_id", "=", owner.userId)
      .orderBy("created_at")
      .orderBy("id")
      .execute(),
  ]);
  if (!newest) return { last: null, named };
  const { lead: _lead, ...last } = newest.preferences;
  return { last, named };
}

/** Throws too_many_requests when there are as many names as one looks through; call it in a transaction. */
export async function savePreset(trx: Db, owner: Owner, name: string, choices: Choices, now: Date): Promise<void> {
  await trx
    .insertInto("campaign_presets")
    .values({ user_id: owner.userId, name, preferences: json(choices) })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "name"]).doUpdateSet({ preferences: json(choices), updated_at: now }),
    )
    .execute();
  const { count } = await trx
    .selectFrom("campaign_presets")
    .select((of) => of.fn.countAll<string>().as("count"))
    .where("user_id", "=", owner.userId)
    .executeTakeFirstOrThrow();
  if (Number(count) > MAX_PRESETS) throw new AppError("too_many_requests");
}

/** Of others and of none it removes nothing. */
export const removePreset = (db: Db, owner: Owner, id: string) =>
  db.deleteFrom("campaign_presets").where("user_id", "=", owner.userId).where("id", "=", id).execute();
