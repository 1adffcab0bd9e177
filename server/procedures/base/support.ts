/** What a support session may do in somebody's name: look, and a few changes that help and can be taken back. All else is refused. */
import { z } from "zod";
import { AppError } from "#contract/errors";
import type { Session } from "#server/backend/shared/types";
import type { Db } from "#server/db/tables";
import { actAs, writeAudit } from "#server/queries/audit/audit";
import { findSupport, type Support } from "#server/queries/support/support-sessions";

const SUPPORT_HEADER = "x-support-session";

const looks = new Set([
  "account.me",
  "account.entitled",
  "account.card.get",
  "account.consents.get",
  "account.settings.get",
  "overview.get",
  "notifications.list",
  "notifications.events",
  "batches.get",
  "imports.abilities",
  "imports.get",
  "imports.examples",
  "campaigns.forecast",
  "campaigns.angles",
  "campaigns.get",
  "pieces.facts",
  "pieces.outdated",
  "pieces.opinion",
  "pieces.versions",
  "campaigns.drafts",
  "law.get",
  "tasks.list",
  "tasks.get",
  "tasks.paused",
  "tasks.events",
  "tasks.timeline",
  "properties.list",
  "properties.get",
  "rights.get",
  "watches.get",
  "pages.get",
  "connections.offers",
  "connections.list",
  "publications.list",
  "publications.get",
  "publications.receipt",
  "publications.receiptFile",
  "publications.paused",
  "calendar.posts",
  "calendar.settings",
  "approvals.list",
  "approvals.waiting",
  "recalls.list",
  "recalls.ofHome",
  "pages.views",
  "pages.figures",
  "subscriptions.list",
  "subscriptions.ledger",
  "subscriptions.renewal.get",
  "orders.list",
  "orders.get",
  "orders.ways",
  "invoices.get",
]);
/** Of these, what would put a page up again or take a listing of the account's is refused where it is done. */
const helps = new Set(["tasks.retry", "tasks.cancel", "properties.archive", "properties.restore"]);

/**
 * The account's session instead of the administrator's own, when the request says so. Throws support_over when it has ended and
 * forbidden_in_support for whatever is not listed above. Changes are written down before they are made.
 */
export async function supported(
  about: { db: Db; request: Request; address: string },
  own: Session,
  path: readonly string[],
  input: unknown,
  now: Date,
): Promise<{ session: Session; support: Support } | null> {
  const id = about.request.headers.get(SUPPORT_HEADER);
  // the administration itself stays the administrator's
  if (id === null || path[0] === "admin") return null;
  if (!/^[0-9a-f-]{36}$/.test(id)) throw new AppError("support_over");
  const { support, role, email } = await findSupport(about.db, id, own.userId, now);
  const name = path.join(".");
  if (helps.has(name)) await writeChange(about, support, name, input);
  else if (!looks.has(name)) throw new AppError("forbidden_in_support");
  const claims = { sub: support.userId, role: "authenticated" };
  return {
    session: {
      userId: support.userId,
      sessionId: own.sessionId,
      email,
      role,
      scope: null,
      // the administrator has shown theirs
      secondFactor: "none",
      claims,
    },
    support,
  };
}

/** All that may be done names one thing and says nothing else; what else was sent has not been looked at yet. */
const named = z.object({ id: z.uuid() });

async function writeChange(about: { db: Db; address: string }, support: Support, procedure: string, sent: unknown) {
  const input = named.safeParse(sent).data;
  if (!input) throw new AppError("invalid_input", { data: { field: "id" } });
  await about.db.transaction().execute(async (trx) => {
    await actAs(trx, `admin:${support.adminId} as user:${support.userId}`, about.address);
    const after = { procedure, input, support: support.id };
    await writeAudit(trx, { action: "support.change", subjectId: support.id, accountId: support.userId, after });
  });
}
