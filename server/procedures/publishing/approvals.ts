/** Approval of posts: asked by a link, taken back, given by the owner. */
import type { ApprovalRequest } from "#contract/publishing/approval";
import { approvalPath } from "#contract/publishing/approval-names";
import { calendarLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { ApprovalRequestRow } from "#server/db/tables/posts/calendar";
import { signedIn } from "#server/procedures/base/base";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import { approveOwn, askApproval, endApproval } from "#server/publishing/approve";
import { signedToken } from "#server/publishing/signed-link";
import { isOpenRequest, listRequests, postsOfRequests, postsWanting } from "#server/queries/publications/approvals";
import { publicationsShown, withHolds } from "./shapes.ts";

type Context = RequestContext & MemberContext;

async function requestsShown(
  { db, owner, origin, now, support }: Context,
  rows: readonly ApprovalRequestRow[],
  reading: Db = db,
): Promise<ApprovalRequest[]> {
  const posts = await postsOfRequests(reading, owner);
  return await Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      note: row.note,
      posts: posts.get(row.id) ?? 0,
      askedAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      // whoever looks in the account's name could answer by it
      address:
        support === null && isOpenRequest(row, now())
          ? `${origin()}${approvalPath}/${await signedToken(db, "approval", row.id)}`
          : null,
      answer:
        row.verdict && row.answered_at && row.answered_by
          ? { verdict: row.verdict, at: row.answered_at.toISOString(), by: row.answered_by, words: row.words }
          : null,
    })),
  );
}

export const approvals = {
  list: signedIn.approvals.list.handler(({ context }) =>
    context.asUser(async (db) =>
      requestsShown(context, await listRequests(db, context.owner, calendarLimits.requests), db),
    ),
  ),

  waiting: signedIn.approvals.waiting.handler(async ({ context }) => {
    const shown = await context.asUser(async (db) => {
      const rows = await postsWanting(db, context.owner, calendarLimits.shown);
      return await publicationsShown({ ...context, db }, context.owner, rows);
    });
    return await withHolds(context.db, context.owner, shown);
  }),

  ask: signedIn.approvals.ask.handler(async ({ context, input }) => {
    const row = await context.db.transaction().execute((trx) => askApproval(trx, context.owner, input, context.now()));
    const [shown] = await requestsShown(context, [row]);
    if (!shown) throw new Error("a request was lost on its way");
    return shown;
  }),

  end: signedIn.approvals.end.handler(async ({ context, input }) => {
    await context.db.transaction().execute((trx) => endApproval(trx, context.owner, input.id, context.now()));
    return { id: input.id };
  }),

  approve: signedIn.approvals.approve.handler(async ({ context, input }) => {
    const rows = await context.db
      .transaction()
      .execute((trx) => approveOwn(trx, context.owner, input.ids, context.now()));
    return await withHolds(context.db, context.owner, await publicationsShown(context, context.owner, rows));
  }),
};
