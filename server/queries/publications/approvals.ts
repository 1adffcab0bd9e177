/** Requests for approval, and the posts each is about. */
import { AppError } from "#contract/errors";
import type { ApprovalVerdict } from "#contract/publishing/approval-names";
import type { Db } from "#server/db/tables";
import type { ApprovalRequestRow } from "#server/db/tables/posts/calendar";
import type { ListedPublication, PublicationRow } from "#server/db/tables/publishing";
import { inGoodStanding } from "#server/queries/accounts/good-standing";
import type { Owner } from "#server/queries/accounts/owner";
import { listedColumns } from "./listed-columns.ts";

export const insertRequest = (
  trx: Db,
  owner: Owner,
  about: { note: string; expiresAt: Date },
  now: Date,
): Promise<ApprovalRequestRow> =>
  trx
    .insertInto("approval_requests")
    .values({ user_id: owner.userId, note: about.note, created_at: now, expires_at: about.expiresAt })
    .returningAll()
    .executeTakeFirstOrThrow();

/** The newest first. */
export const listRequests = (db: Db, owner: Owner, limit: number): Promise<ApprovalRequestRow[]> =>
  db
    .selectFrom("approval_requests")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();

/** How many posts each request is about. */
export async function postsOfRequests(db: Db, owner: Owner): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("publications")
    .select((of) => ["approval_request_id", of.fn.countAll<string>().as("count")] as const)
    .where("user_id", "=", owner.userId)
    .where("approval_request_id", "is not", null)
    .groupBy("approval_request_id")
    .execute();
  return new Map(rows.map((row) => [row.approval_request_id ?? "", Number(row.count)]));
}

/** Of an account, the soonest first. */
export const postsWanting = (db: Db, owner: Owner, limit: number): Promise<ListedPublication[]> =>
  db
    .selectFrom("publications")
    .select(listedColumns)
    .where("user_id", "=", owner.userId)
    .where("state", "=", "planned")
    .where("approval", "in", ["draft", "asked", "refused"])
    .orderBy("due_at")
    .orderBy("id")
    .limit(limit)
    .execute();

/** By the id of its link alone: whoever holds the link may look. Locked until the transaction ends where it is answered. */
export async function findRequest(
  db: Db,
  id: string,
  options: { lock?: boolean } = {},
): Promise<ApprovalRequestRow | undefined> {
  let query = db
    .selectFrom("approval_requests")
    .selectAll()
    .where("id", "=", id)
    .where(inGoodStanding("approval_requests.user_id"));
  if (options.lock) query = query.forUpdate();
  return await query.executeTakeFirst();
}

/** May be answered now. */
export const isOpenRequest = (row: ApprovalRequestRow, now: Date): boolean =>
  row.answered_at === null && row.ended_at === null && row.expires_at > now;

/** Posts that wait for its answer, in the order they are due. `lock`: until the transaction ends. */
export async function postsOfRequest(
  db: Db,
  request: Pick<ApprovalRequestRow, "id" | "user_id">,
  options: { lock?: boolean } = {},
): Promise<PublicationRow[]> {
  let query = db
    .selectFrom("publications")
    .selectAll()
    .where("user_id", "=", request.user_id)
    .where("approval_request_id", "=", request.id)
    .where("state", "=", "planned")
    .where("approval", "=", "asked")
    .orderBy("due_at")
    .orderBy("id");
  if (options.lock) query = query.forUpdate();
  return await query.execute();
}

export const closeRequest = (
  trx: Db,
  id: string,
  answer: { verdict: ApprovalVerdict; by: string; words: string | null },
  now: Date,
) =>
  trx
    .updateTable("approval_requests")
    .set({ answered_at: now, verdict: answer.verdict, answered_by: answer.by, words: answer.words })
    .where("id", "=", id)
    .execute();

/** Throws not_found, also for somebody else's and for one that was answered or ended. */
export async function endRequest(trx: Db, owner: Owner, id: string, now: Date): Promise<ApprovalRequestRow> {
  const row = await trx
    .updateTable("approval_requests")
    .set({ ended_at: now })
    .where("user_id", "=", owner.userId)
    .where("id", "=", id)
    .where("answered_at", "is", null)
    .where("ended_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return row;
}
