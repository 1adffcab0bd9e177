/** Who asks, as whoever is asked knows them. */
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";

/** The name of the owner's card; null: there is none. */
export async function cardName(db: Db, owner: Owner): Promise<string | null> {
  const row = await db.selectFrom("agent_cards").select("name").where("user_id", "=", owner.userId).executeTakeFirst();
  return row?.name || null;
}
