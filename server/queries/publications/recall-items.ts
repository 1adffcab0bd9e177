/** Entries of recalls: found, ordered, taken by a worker, settled. */
import { sql } from "kysely";
import { AppError } from "#contract/errors";
import type { RecallEnd, RecallWork } from "#contract/publishing/recall";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { RecallItemRow } from "#server/db/tables/posts/recalls";
import type { Owner } from "#server/queries/accounts/owner";

export type FoundItem = Pick<
  RecallItemRow,
  "kind" | "reason" | "target" | "publication_id" | "piece_id" | "poster_id" | "film_id" | "sentences"
>;

export const itemsOf = (db: Db, owner: Owner, recallIds: readonly string[]): Promise<RecallItemRow[]> =>
  recallIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom("recall_items")
        .selectAll()
        .where("user_id", "=", owner.userId)
        .where("recall_id", "in", [...recallIds])
        .orderBy("created_at")
        .orderBy("id")
        .execute();

/** Throws not_found, also for somebody else's and for one whose recall is gone. Locked until the transaction ends. */
export async function lockItem(
  trx: Db,
  owner: Owner,
  id: string,
): Promise<RecallItemRow & { recall_id: string; property_id: string }> {
  const row = await trx
    .selectFrom("recall_items")
    .innerJoin("recalls", "recalls.id", "recall_items.recall_id")
    .selectAll("recall_items")
    .select("recalls.property_id")
    .where("recall_items.user_id", "=", owner.userId)
    .where("recall_items.id", "=", id)
    .forUpdate("recall_items")
    .executeTakeFirst();
  if (!row || row.recall_id === null) throw new AppError("not_found");
  return { ...row, recall_id: row.recall_id };
}

/** Of a home as it is by now, targets that a person settled: they are not asked about again before it changes. */
export async function settledByPerson(
  db: Db,
  owner: Owner,
  propertyId: string,
  state: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("recall_items")
    .innerJoin("recalls", "recalls.id", "recall_items.recall_id")
    .select("recall_items.target")
    .where("recall_items.user_id", "=", owner.userId)
    .where("recalls.property_id", "=", propertyId)
    .where("recall_items.settled_for", "=", state)
    .execute();
  return new Set(rows.map(({ target }) => target));
}

export const insertItem = (
  trx: Db,
  owner: Owner,
  about: { recallId: string; found: FoundItem; dueAt: Date },
  now: Date,
) =>
  trx
    .insertInto("recall_items")
    .values({
      ...about.found,
      sentences: json(about.found.sentences),
      user_id: owner.userId,
      recall_id: about.recallId,
      due_at: about.dueAt,
      created_at: now,
    })
    .execute();

/** What it says now; one that was settled is open again. */
export const findAgain = (trx: Db, row: RecallItemRow, found: FoundItem, dueAt: Date) =>
  trx
    .updateTable("recall_items")
    .set({
      sentences: json(found.sentences),
      reason: found.reason,
      ...(row.state === "settled"
        ? { state: "open", how: null, settled_at: null, settled_for: null, trouble: null, due_at: dueAt }
        : {}),
    })
    .where("id", "=", row.id)
    .execute();

export interface Settled {
  how: RecallEnd;
  /** Of a person: the home as they saw it, and their proof. */
  settledFor?: string;
  address?: string | null;
  note?: string | null;
  path?: string | null;
}

export const settleItem = (trx: Db, row: Pick<RecallItemRow, "id">, about: Settled, now: Date) =>
  trx
    .updateTable("recall_items")
    .set({
      state: "settled",
      how: about.how,
      settled_at: now,
      settled_for: about.settledFor ?? null,
      ordered: null,
      next_at: null,
      trouble: null,
      ...(about.path === undefined
        ? {}
        : { proof_address: about.address ?? null, proof_note: about.note ?? null, proof_path: about.path }),
    })
    .where("id", "=", row.id)
    .execute();

/** Entries that are open become ordered; others stay as they are, so that the same order twice is done once. */
export const orderItems = (
  trx: Db,
  owner: Owner,
  about: { recallId: string; itemIds: readonly string[]; work: RecallWork },
  now: Date,
): Promise<{ id: string }[]> =>
  trx
    .updateTable("recall_items")
    .set({ state: "ordered", ordered: about.work, next_at: now, tries: 0, trouble: null })
    .where("user_id", "=", owner.userId)
    .where("recall_id", "=", about.recallId)
    .where("id", "in", [...about.itemIds])
    .where("state", "=", "open")
    .returning("id")
    .execute();

/** The next entry that was ordered, by none of these accounts, claimed for so long: whoever dies in between leaves it to be taken again. */
export async function takeOrdered(
  db: Db,
  claimMs: number,
  now: Date,
  busy: readonly string[] = [],
): Promise<RecallItemRow | undefined> {
  return await db
    .updateTable("recall_items")
    .set({ next_at: new Date(now.getTime() + claimMs), tries: sql<number>`tries + 1` })
    .where("id", "in", (of) =>
      of
        .selectFrom("recall_items")
        .select("id")
        .where("state", "=", "ordered")
        .where("next_at", "<=", now)
        .$if(busy.length > 0, (query) => query.where("user_id", "not in", busy))
        .orderBy("next_at")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** It did not work: tried again at that time, or (null) left to a person. */
export const keepTrouble = (
  db: Db,
  row: Pick<RecallItemRow, "id">,
  trouble: { code: string; detail: string },
  nextAt: Date | null,
) =>
  db
    .updateTable("recall_items")
    .set({
      trouble: json(trouble),
      ...(nextAt === null ? { state: "open", ordered: null, next_at: null } : { next_at: nextAt }),
    })
    .where("id", "=", row.id)
    .where("state", "=", "ordered")
    .execute();

/** Why what was ordered of a post has come to nothing after all; an entry that is at work again keeps its own. */
export const troubleOfPost = (db: Db, publicationId: string, trouble: { code: string; detail: string }) =>
  db
    .updateTable("recall_items")
    .set({ trouble: json(trouble) })
    .where("publication_id", "=", publicationId)
    .where("state", "=", "open")
    .execute();

/** Done, as far as the work goes: whether the entry is settled says the next check. */
export const endOrder = (db: Db, row: Pick<RecallItemRow, "id">) =>
  db
    .updateTable("recall_items")
    .set({ state: "open", ordered: null, next_at: null, trouble: null })
    .where("id", "=", row.id)
    .where("state", "=", "ordered")
    .execute();

/** Entries of homes that are gone. Answers the paths of their pictures: the files are the caller's to remove. */
export async function forgetItems(db: Db): Promise<string[]> {
  const rows = await db.deleteFrom("recall_items").where("recall_id", "is", null).returning("proof_path").execute();
  return rows.flatMap(({ proof_path }) => (proof_path === null ? [] : [proof_path]));
}

/** In the statement that takes a post: none leaves that is being compared, or was found to say something untrue. */
export const notRecalled = sql<boolean>`(
  not exists (select from public.recall_checks c where c.property_id = publications.property_id)
  and not exists (select from public.recall_items i
    where i.publication_id = publications.id and i.recall_id is not null and i.state <> 'settled'))`;
