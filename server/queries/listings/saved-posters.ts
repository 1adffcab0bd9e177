/** Posters that an agent saved, and what each says: a print shows it long after the home has changed. */
import type { Db } from "#server/db/tables";
import type { SavedPosterRow } from "#server/db/tables/posts/recalls";
import type { Owner } from "#server/queries/accounts/owner";

/** Of one home; nobody hangs more. */
const MOST = 100;

/** Takes the place of the same poster saved before. */
export const keepPoster = (
  db: Db,
  owner: Owner,
  poster: Omit<SavedPosterRow, "id" | "user_id" | "saved_at">,
  now: Date,
) =>
  db
    .insertInto("saved_posters")
    .values({ ...poster, user_id: owner.userId, saved_at: now })
    .onConflict((on) =>
      on.columns(["campaign_id", "template", "ratio", "language"]).doUpdateSet({ says: poster.says, saved_at: now }),
    )
    .execute();

export const postersOfHome = (db: Db, owner: Owner, propertyId: string): Promise<SavedPosterRow[]> =>
  db
    .selectFrom("saved_posters")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("property_id", "=", propertyId)
    .orderBy("saved_at", "desc")
    .limit(MOST)
    .execute();
