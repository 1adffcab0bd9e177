/** A second pair of eyes before posts leave: asked by a link, given by the owner, lost when the words or what leaves with them change. */
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
import { type Attachments, attachmentsKey, attachmentsOf } from "./attachments.ts";
import { wordsOf } from "./material.ts";
import { tellOfPost } from "./tell.ts";

const DAY_MS = 86_400_000;

/** What an approval is given for. */
type ShownToApprover = Pick<PublicationRow, "approval_version" | "approval_attached">;

/** Of what leaves. */
const shownBy = (pieceVersion: number, attachments: Attachments): ShownToApprover => ({
  approval_version: pieceVersion,
  approval_attached: attachmentsKey(attachments),
});

/** As it would leave now; null: there are no words that may. */
async function shownToApprover(trx: Db, row: PublicationRow): Promise<ShownToApprover | null> {
  const words = await wordsOf(trx, row);
  return words && shownBy(words.piece.version, await attachmentsOf(trx, row, words));
}

const isSame = (approved: ShownToApprover, leaving: ShownToApprover): boolean =>
  approved.approval_version === leaving.approval_version &&
  // a version before kept no word of what was attached
  (approved.approval_attached === null || approved.approval_attached === leaving.approval_attached);

/** Whether what would leave is what was approved, or shown to whoever is asked. */
export const isAsShown = (
  row: ShownToApprover,
  { pieceVersion, attachments }: { pieceVersion: number; attachments: Attachments },
): boolean => isSame(row, shownBy(pieceVersion, attachments));

/** Locked, waiting for its time and for approval; with what would leave now. Throws publication_moved_on, piece_not_ready. */
async function wanting(trx: Db, owner: Owner, id: string): Promise<{ row: PublicationRow; shown: ShownToApprover }> {
  const row = await getPublication(trx, owner, id, { lock: true });
  if (row.state !== "planned" || row.approval === "none" || row.approval === "approved")
    throw new AppError("publication_moved_on", { data: { state: row.state } });
  const shown = await shownToApprover(trx, row);
  if (shown === null) throw new AppError("piece_not_ready", { data: { pieceId: row.piece_id } });
  return { row, shown };
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
    const { row, shown } = await wanting(trx, owner, id);
    const set = { approval: "asked" as const, approval_request_id: request.id, ...shown };
    await happen(trx, row, { event: "asked", by: "person", at: now, set });
  }
  return request;
}

/** The owner's own word, for the posts as they are now. Call it in a transaction. */
export async function approveOwn(trx: Db, owner: Owner, ids: readonly string[], now: Date): Promise<PublicationRow[]> {
  const approved: PublicationRow[] = [];
  for (const id of inOrder(ids)) {
    const { row, shown } = await wanting(trx, owner, id);
    const set = { approval: "approved" as const, approval_request_id: null, ...shown };
    approved.push(await happen(trx, row, { event: "approved", by: "person", at: now, set }));
  }
  return approved;
}

/** Approval is wanted, and nobody was asked yet. */
const wanted = {
  approval: "draft",
  approval_request_id: null,
  approval_version: null,
  approval_attached: null,
} as const;

/** Takes a link back: its posts want approval as before. Call it in a transaction. Throws not_found. */
export async function endApproval(trx: Db, owner: Owner, id: string, now: Date): Promise<void> {
  const request = await endRequest(trx, owner, id, now);
  for (const row of await postsOfRequest(trx, request, { lock: true }))
    await trx.updateTable("publications").set(wanted).where("id", "=", row.id).execute();
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
 * What whoever was asked says, once. Call it in a transaction. Null: the link is not good any more. A post that changed since it
 * was shown is not approved by it; `changed` counts these.
 */
export async function answerApproval(
  trx: Db,
  id: string,
  answer: Answer,
  now: Date,
): Promise<{ posts: number; changed: number } | null> {
  const request = await findRequest(trx, id, { lock: true });
  if (!request || !isOpenRequest(request, now)) return null;
  const owner = ownerOfRow(request);
  await actAs(trx, "system", answer.address);
  const words = answer.words === "" ? null : answer.words;
  await closeRequest(trx, id, { ...answer, words }, now);
  const { verdict, by } = answer;
  const detail = [by, ...(words === null ? [] : [words])].join(": ");
  const rows = await postsOfRequest(trx, request, { lock: true });
  let taken = 0;
  for (const row of rows) {
    if (verdict === "approved" && !(await isStillAsShown(trx, row))) {
      await wantApprovalAgain(trx, row, now);
      continue;
    }
    await happen(trx, row, { event: verdict, by: "person", at: now, detail, set: { approval: verdict } });
    taken += 1;
  }
  const counts = { posts: taken, changed: rows.length - taken };
  await writeAudit(trx, {
    action: "approvals.answer",
    subjectId: id,
    accountId: request.user_id,
    after: { verdict, by, ...counts },
  });
  // of each that changed meanwhile its owner is told by itself
  const data = { by, count: taken, words: answer.words.slice(0, 200) };
  if (taken > 0) await notify(trx, owner, { kind: verdict === "approved" ? "posts_approved" : "posts_refused", data });
  return counts;
}

/** Whether it would leave as it was shown to whoever is asked. */
async function isStillAsShown(db: Db, row: PublicationRow): Promise<boolean> {
  const leaving = await shownToApprover(db, row);
  return leaving !== null && isSame(row, leaving);
}

/** What would leave is not what was approved: it waits again, and its owner is told. The row is locked; as it is then. */
export async function wantApprovalAgain(trx: Db, row: PublicationRow, now: Date): Promise<PublicationRow> {
  const waiting = await happen(trx, row, { event: "reworded", by: "house", at: now, set: wanted });
  await tellOfPost(trx, waiting, "post_reworded");
  return waiting;
}

/**
 * What is posted by hand is looked at by nobody on its way out, so it is when it is opened: an approved one that changed wants approval
 * again. The post as it is then.
 */
export async function recheckApproval(db: Db, row: PublicationRow, now: Date): Promise<PublicationRow> {
  const open = ({ state, approval }: PublicationRow) => state === "planned" && approval === "approved";
  if (!open(row) || (await isStillAsShown(db, row))) return row;
  return await db.transaction().execute(async (trx) => {
    const present = await getPublication(trx, ownerOfRow(row), row.id, { lock: true });
    if (!open(present) || (await isStillAsShown(trx, present))) return present;
    return await wantApprovalAgain(trx, present, now);
  });
}
