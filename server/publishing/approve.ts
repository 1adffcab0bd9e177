/** A second pair of eyes before posts leave: asked by a link, given by the owner, lost when the words change. */
import { AppError } from "#contract/errors";
import type { ApprovalVerdict } from "#contract/publishing/approval-names";
import { rowLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { ApprovalRequestRow } from "#server/db/tables/posts/calendar";
import type { PublicationRow } from "#server/db/tables/publishing";
import { type Owner, ownerOfRow } from "#server/queries/accounts/owner";
import { assertMayCreate } from "#server/queries/accounts/row-limits";
import { actAs, writeAudit } from "#server/queries/audit/audit";
import { notify } from "#server/queries/notifications/notifications";
import {
  closeRequest,
  endRequest,
  findRequest,
  insertRequest,
  isOpenRequest,
  postsOfRequest,
} from "#server/queries/publications/approvals";
import { happen } from "#server/queries/publications/events";
import { getPublication } from "#server/queries/publications/publications";
import { wordsOf } from "./material.ts";
import { tellOfPost } from "./tell.ts";

const DAY_MS = 86_400_000;

/** Locked, waiting for its time and for approval; with the version of its words as they are now. Throws publication_moved_on, piece_not_ready. */
async function wanting(trx: Db, owner: Owner, id: string): Promise<{ row: PublicationRow; version: number }> {
  const row = await getPublication(trx, owner, id, { lock: true });
  if (row.state !== "planned" || row.approval === "none" || row.approval === "approved")
    throw new AppError("publication_moved_on", { data: { state: row.state } });
  const words = await wordsOf(trx, row);
  if (words === null) throw new AppError("piece_not_ready", { data: { pieceId: row.piece_id } });
  return { row, version: words.piece.version };
}

/** Sorted, so that two who ask for the same posts wait for one another in one order. */
const inOrder = (ids: readonly string[]): string[] => [...new Set(ids)].toSorted();

/** Call it in a transaction. What was asked before for the same posts is replaced. */
export async function askApproval(
  trx: Db,
  owner: Owner,
  about: { ids: readonly string[]; note: string; days: number },
  now: Date,
): Promise<ApprovalRequestRow> {
  await assertMayCreate(trx, owner, "approval_requests", rowLimits.approvalRequests);
  const expiresAt = new Date(now.getTime() + about.days * DAY_MS);
  const request = await insertRequest(trx, owner, { note: about.note, expiresAt }, now);
  for (const id of inOrder(about.ids)) {
    const { row, version } = await wanting(trx, owner, id);
    const set = { approval: "asked" as const, approval_request_id: request.id, approval_version: version };
    await happen(trx, row, { event: "asked", by: "person", at: now, set });
  }
  return request;
}

/** The owner's own word, for the words as they are now. Call it in a transaction. */
export async function approveOwn(trx: Db, owner: Owner, ids: readonly string[], now: Date): Promise<PublicationRow[]> {
  const approved: PublicationRow[] = [];
  for (const id of inOrder(ids)) {
    const { row, version } = await wanting(trx, owner, id);
    const set = { approval: "approved" as const, approval_request_id: null, approval_version: version };
    approved.push(await happen(trx, row, { event: "approved", by: "person", at: now, set }));
  }
  return approved;
}

/** Takes a link back: its posts want approval as before. Call it in a transaction. Throws not_found. */
export async function endApproval(trx: Db, owner: Owner, id: string, now: Date): Promise<void> {
  const request = await endRequest(trx, owner, id, now);
  for (const row of await postsOfRequest(trx, request, { lock: true }))
    await trx
      .updateTable("publications")
      .set({ approval: "draft", approval_request_id: null, approval_version: null })
      .where("id", "=", row.id)
      .execute();
}

export interface Answer {
  readonly verdict: ApprovalVerdict;
  /** As they sign. */
  readonly by: string;
  readonly words: string;
  /** Of the network. */
  readonly address: string;
}

/**
 * What whoever was asked says, once. Call it in a transaction. Null: the link is not good any more. A post whose words changed since
 * it was shown is not approved by it.
 */
export async function answerApproval(
  trx: Db,
  id: string,
  answer: Answer,
  now: Date,
): Promise<{ posts: number } | null> {
  const request = await findRequest(trx, id, { lock: true });
  if (!request || !isOpenRequest(request, now)) return null;
  const owner = ownerOfRow(request);
  await actAs(trx, "system", answer.address);
  const words = answer.words === "" ? null : answer.words;
  await closeRequest(trx, id, { ...answer, words }, now);
  const { verdict, by } = answer;
  const detail = [by, ...(words === null ? [] : [words])].join(": ");
  const rows = await postsOfRequest(trx, request, { lock: true });
  for (const row of rows) {
    if (verdict === "approved" && (await wordsOf(trx, row))?.piece.version !== row.approval_version) {
      await wantApprovalAgain(trx, row, now);
      continue;
    }
    await happen(trx, row, { event: verdict, by: "person", at: now, detail, set: { approval: verdict } });
  }
  await writeAudit(trx, {
    action: "approvals.answer",
    subjectId: id,
    accountId: request.user_id,
    after: { verdict, by, posts: rows.length },
  });
  const data = { by, count: rows.length, words: answer.words.slice(0, 200) };
  await notify(trx, owner, { kind: verdict === "approved" ? "posts_approved" : "posts_refused", data });
  return { posts: rows.length };
}

/** The words are not those that were approved: it waits again, and its owner is told. The row is locked. */
export async function wantApprovalAgain(trx: Db, row: PublicationRow, now: Date): Promise<void> {
  const set = { approval: "draft" as const, approval_request_id: null, approval_version: null };
  const waiting = await happen(trx, row, { event: "reworded", by: "house", at: now, set });
  await tellOfPost(trx, waiting, "post_reworded");
}
