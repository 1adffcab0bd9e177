/** What an agent answered about a home. The audit has every change, with who made it. */
import { sql } from "kysely";
import { plainStatement } from "#engine/compliance/statements";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { Owner } from "#server/queries/accounts/owner";

interface Answer {
  readonly propertyId: string;
  readonly key: string;
  /** The words it is about; null where it is about the home. */
  readonly statement: string | null;
  readonly answer: boolean | string | null;
}

/** Keeps an answer, or takes it back. `trx` is acting for somebody (`actAs`). */
export async function saveAnswer(
  trx: Db,
  owner: Owner,
  { propertyId, key, statement, answer }: Answer,
  now: Date,
): Promise<void> {
  // a column of a unique key: nothing instead of null, which equals no other
  const said = statement === null ? "" : plainStatement(statement);
  if (answer === null) {
    await trx
      .deleteFrom("listing_answers")
      .where("user_id", "=", owner.userId)
      .where("property_id", "=", propertyId)
      .where("key", "=", key)
      .where("statement", "=", said)
      .execute();
    return;
  }
  await trx
    .insertInto("listing_answers")
    .values({ user_id: owner.userId, property_id: propertyId, key, statement: said, answer: json(answer) })
    .onConflict((conflict) =>
      conflict.columns(["property_id", "key", "statement"]).doUpdateSet({ answer: json(answer), updated_at: now }),
    )
    .execute();
}

/** A home's answers by their keys and statements, as `answerKey` joins them: a column of a query in which `campaigns` stands. */
export const answersColumn = sql<Record<string, boolean | string>>`(
  select coalesce(jsonb_object_agg(key || case statement when '' then '' else ': ' || statement end, answer), '{}') from listing_answers
  where listing_answers.property_id = campaigns.property_id and listing_answers.user_id = campaigns.user_id)`;
