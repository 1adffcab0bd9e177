/** Recalls of an account: opened, listed, emptied, and reminded of. */
import { sql } from "kysely";
import { AppError } from "#contract/errors";
import type { ChangedFact } from "#contract/publishing/recall";
import { recallLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { RecallRow } from "#server/db/tables/posts/recalls";
import type { Owner } from "#server/queries/accounts/owner";

const HOUR_MS = 3_600_000;
export const after = (now: Date, hours: number): Date => new Date(now.getTime() + hours * HOUR_MS);

/** The one that is open for a home; locked until the transaction ends where `lock` says so. */
export const openRecall = (
  db: Db,
  owner: Owner,
  propertyId: string,
  { lock = false } = {},
): Promise<RecallRow | undefined> => {
  const query = db
    .selectFrom("recalls")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("property_id", "=", propertyId)
    .where("emptied_at", "is", null);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
};

export const insertRecall = (
  trx: Db,
  owner: Owner,
  about: { propertyId: string; changes: readonly ChangedFact[] },
  now: Date,
): Promise<RecallRow> =>
  trx
    .insertInto("recalls")
    .values({
      user_id: owner.userId,
      property_id: about.propertyId,
      changes: json([...about.changes]),
      opened_at: now,
      remind_at: after(now, recallLimits.dueHours.post),
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export const setChanges = (trx: Db, recall: Pick<RecallRow, "id">, changes: readonly ChangedFact[]) =>
  trx
    .updateTable("recalls")
    .set({ changes: json([...changes]) })
    .where("id", "=", recall.id)
    .execute();

/** Of a recall whose entries are all settled; what was emptied stays so. */
export const emptyRecall = (trx: Db, recall: Pick<RecallRow, "id">, now: Date) =>
  trx
    .updateTable("recalls")
    .set({ emptied_at: now, remind_at: null })
    .where("id", "=", recall.id)
    .where("emptied_at", "is", null)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom("recall_items")
            .select("id")
            .whereRef("recall_items.recall_id", "=", "recalls.id")
            .where("state", "!=", "settled"),
        ),
      ),
    )
    .execute();

/** A recall as a screen heads it. */
export type HeadedRecall = RecallRow & {
  title: string;
  slug: string | null;
  status: string;
  ended_as: "sold" | "let" | "withdrawn" | null;
  gone: boolean;
};

const headed = (db: Db, owner: Owner) =>
  db
    .selectFrom("recalls")
    .innerJoin("properties", "properties.id", "recalls.property_id")
    .selectAll("recalls")
    .select(["properties.title", "properties.slug", "properties.status", "properties.ended_as"])
    .select(sql<boolean>`(properties.archived_at is not null or properties.deleted_at is not null)`.as("gone"))
    .where("recalls.user_id", "=", owner.userId);

/** Those with something left, then those emptied lately; of one home where it is named. */
export const listRecalls = (
  db: Db,
  owner: Owner,
  { propertyId }: { propertyId?: string | undefined },
  now: Date,
): Promise<HeadedRecall[]> => {
  let query = headed(db, owner).where((is) =>
    is.or([is("emptied_at", "is", null), is("emptied_at", ">", after(now, -24 * recallLimits.shownDays))]),
  );
  if (propertyId !== undefined) query = query.where("recalls.property_id", "=", propertyId);
  return query.orderBy(sql`emptied_at is not null`).orderBy("opened_at", "desc").limit(recallLimits.listed).execute();
};

/** Throws not_found, also for somebody else's. */
export async function getRecall(db: Db, owner: Owner, id: string): Promise<HeadedRecall> {
  const row = await headed(db, owner).where("recalls.id", "=", id).executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return row;
}

/** Recalls to remind of, each marked as told in the same transaction; the next time is days later, and not for ever. */
export const takeReminders = (trx: Db, now: Date): Promise<RecallRow[]> =>
  trx
    .updateTable("recalls")
    .set({
      reminders: sql<number>`reminders + 1`,
      remind_at: sql<Date | null>`case when reminders + 1 < ${recallLimits.mostReminders}
        then ${after(now, recallLimits.remindHours)}::timestamptz end`,
    })
    .where("id", "in", (of) =>
      of
        .selectFrom("recalls")
        .select("id")
        .where("remind_at", "<=", now)
        .where("emptied_at", "is", null)
        .limit(recallLimits.remindedARound)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
