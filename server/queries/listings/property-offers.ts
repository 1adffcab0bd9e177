/** Whether a home is on offer: ended by its agent as sold, let or withdrawn, and begun again. */
import { AppError } from "#contract/errors";
import type { OfferEnd } from "#contract/publishing/recall";
import type { Db } from "#server/db/tables";
import type { PropertyRow } from "#server/db/tables/properties";
import type { Owner } from "#server/queries/accounts/owner";
import { forgetOnline } from "./page-takedowns.ts";

/** Of a living home. Throws not_found, also for somebody else's. */
export async function offerOf(
  db: Db,
  owner: Owner,
  propertyId: string,
): Promise<Pick<PropertyRow, "ended_as" | "ended_at">> {
  const row = await db
    .selectFrom("properties")
    .select(["ended_as", "ended_at"])
    .where("user_id", "=", owner.userId)
    .where("id", "=", propertyId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return row;
}

/** The page of a withdrawn home goes offline with it. False: it was so already. Throws not_found. */
export async function endOffer(
  trx: Db,
  owner: Owner,
  propertyId: string,
  as: OfferEnd | null,
  now: Date,
): Promise<boolean> {
  const { ended_as: before } = await offerOf(trx, owner, propertyId);
  if (before === as) return false;
  await trx
    .updateTable("properties")
    .set({
      ended_as: as,
      ended_at: as === null ? null : now,
      updated_at: now,
      ...(as === "withdrawn" ? { published_at: null } : {}),
    })
    .where("user_id", "=", owner.userId)
    .where("id", "=", propertyId)
    .where("deleted_at", "is", null)
    .execute();
  if (as === "withdrawn") await forgetOnline(trx, propertyId);
  return true;
}
