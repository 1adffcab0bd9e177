/** Looks of posters that an account keeps under names. */
import { AppError } from "#contract/errors";
import { MOST_LOOKS, type NamedLook } from "#contract/media/poster-look";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { Owner } from "#server/queries/accounts/owner";

/** In the order they were made, so that names do not move under a finger. */
export const looksOf = (db: Db, owner: Owner): Promise<NamedLook[]> =>
  db
    .selectFrom("poster_looks")
    .select(["id", "name", "look"])
    .where("user_id", "=", owner.userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

/** Throws too_many_requests where there would be more than one looks through; call it in a transaction. */
export async function saveLook(
  trx: Db,
  owner: Owner,
  { name, look }: Pick<NamedLook, "name" | "look">,
  now: Date,
): Promise<void> {
  await trx
    .insertInto("poster_looks")
    .values({ user_id: owner.userId, name, look: json(look), created_at: now, updated_at: now })
    .onConflict((on) => on.columns(["user_id", "name"]).doUpdateSet({ look: json(look), updated_at: now }))
    .execute();
  if ((await looksOf(trx, owner)).length > MOST_LOOKS) throw new AppError("too_many_requests");
}

/** Of others and of none it removes nothing. */
export const removeLook = (db: Db, owner: Owner, id: string) =>
  db.deleteFrom("poster_looks").where("user_id", "=", owner.userId).where("id", "=", id).execute();
