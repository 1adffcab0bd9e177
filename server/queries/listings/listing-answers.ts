/** What an agent answered about a home. The audit has every change, with who made it. */
import { sql } from "kysely";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { Owner } from "#server/queries/accounts/owner";

/** Keeps an answer, or takes it back. `trx` is acting for somebody (`actAs`). */
export async function saveAnswer(
  trx: Db,
  owner: Owner,
  { propertyId, key, answer }: { propertyId: string; key: string; answer: boolean | string | null },
  now: Date,
): Promise<void> {
  if (answer === null) {
    await trx
      .deleteFrom("listing_answers")
      .where("user_id", "=", owner.userId)
      .where("property_id", "=", propertyId)
      .where("key", "=", key)
      .execute();
    return;
  }
  await trx
    .insertInto("listing_answers")
    .values({ user_id: owner.userId, property_id: propertyId, key, answer: json(answer) })
    .onConflict((conflict) =>
      conflict.columns(["property_id", "key"]).doUpdateSet({ answer: json(answer), updated_at: now }),
    )
    .execute();
}

/** A home's answers by their keys, as a column of a query in which `campaigns` stands. */
export const answersColumn = sql<Record<string, boolean | string>>`(
  select coalesce(jsonb_object_agg(key, answer), '{}') from listing_answers
  where listing_answers.property_id = campaigns.property_id and listing_answers.user_id = campaigns.user_id)`;
