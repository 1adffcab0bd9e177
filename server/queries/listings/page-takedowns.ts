/** Public pages that an administrator took down: what stands, how it began, what the owner objects, and how it ended. */
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import type { TakedownRow } from "#server/db/tables/pages/page-takedowns";
import type { Owner } from "#server/queries/accounts/owner";
import { queueMail } from "#server/queries/notifications/mail-outbox";

const standing = (db: Db, propertyIds: readonly string[]) =>
  db.selectFrom("page_takedowns").selectAll().where("property_id", "in", propertyIds).where("lifted_at", "is", null);

/** By home; those whose pages nobody took down are not in it. */
export async function standingTakedowns(db: Db, propertyIds: readonly string[]): Promise<Map<string, TakedownRow>> {
  if (propertyIds.length === 0) return new Map();
  const rows = await standing(db, propertyIds).execute();
  return new Map(rows.map((row) => [row.property_id, row]));
}

export const standingTakedown = (db: Db, propertyId: string): Promise<TakedownRow | undefined> =>
  standing(db, [propertyId]).executeTakeFirst();

/** For its mails: the row and the home's title; undefined when the home is gone. */
export const findTakedown = (db: Db, id: string) =>
  db
    .selectFrom("page_takedowns")
    .innerJoin("properties", "properties.id", "page_takedowns.property_id")
    .selectAll("page_takedowns")
    .select("properties.title")
    .where("page_takedowns.id", "=", id)
    .where("properties.deleted_at", "is", null)
    .executeTakeFirst();

/** Takes the page offline with it, and keeps since when it was online. Its owner is written to. Throws conflict where one stands. */
export async function takeDown(
  trx: Db,
  about: { propertyId: string; userId: string; adminId: string; reason: string; now: Date },
): Promise<void> {
  const { propertyId, userId, adminId, reason, now } = about;
  const made = await trx
    .insertInto("page_takedowns")
    .values(({ selectFrom }) => ({
      ...{ property_id: propertyId, user_id: userId, reason, decided_by: adminId, created_at: now },
      online_since: selectFrom("properties").select("published_at").where("id", "=", propertyId),
    }))
    .onConflict((conflict) => conflict.column("property_id").where("lifted_at", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) throw new AppError("conflict");
  await trx
    .updateTable("properties")
    .set({ published_at: null, updated_at: now })
    .where("id", "=", propertyId)
    .execute();
  await queueMail(trx, { userId, kind: "page_taken_down", subjectId: made.id, dueAt: now });
}

/** Of the owner's own will: the page stays offline also when the takedown is lifted. */
export async function forgetOnline(trx: Db, propertyId: string): Promise<void> {
  await trx
    .updateTable("page_takedowns")
    .set({ online_since: null })
    .where("property_id", "=", propertyId)
    .where("lifted_at", "is", null)
    .execute();
}

/**
 * The page is online again as it was, if it was and nothing else keeps it offline; `mayReturn`: whether its owner may still
 * advertise the home. Its owner is written to. Answers what they are told. Throws conflict where none stands.
 */
export async function liftTakedown(
  trx: Db,
  propertyId: string,
  about: { adminId: string; now: Date; mayReturn: boolean },
): Promise<"page_restored" | "page_allowed"> {
  const row = await trx
    .updateTable("page_takedowns")
    .set({ lifted_at: about.now, lifted_by: about.adminId })
    .where("property_id", "=", propertyId)
    .where("lifted_at", "is", null)
    .returning(["id", "user_id", "online_since"])
    .executeTakeFirst();
  if (!row) throw new AppError("conflict");
  const home =
    row.online_since !== null && about.mayReturn
      ? await trx
          .updateTable("properties")
          .set({ published_at: row.online_since, updated_at: about.now })
          .where("id", "=", propertyId)
          .returning("status")
          .executeTakeFirst()
      : undefined;
  // an archived home's page comes back with the home
  const kind = home?.status === "published" ? "page_restored" : "page_allowed";
  await queueMail(trx, { userId: row.user_id, kind, subjectId: row.id, dueAt: about.now });
  return kind;
}

/** The owner's own words; they can be said anew until it ends. Throws not_found. */
export async function objectTo(
  trx: Db,
  owner: Owner,
  propertyId: string,
  about: { text: string; now: Date },
): Promise<void> {
  const row = await trx
    .updateTable("page_takedowns")
    .set({ objection: about.text, objected_at: about.now })
    .where("property_id", "=", propertyId)
    .where("user_id", "=", owner.userId)
    .where("lifted_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
}
