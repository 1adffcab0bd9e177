/** What waits for administrators, counted as the lists count that open it. */
import { type RawBuilder, sql } from "kysely";
import type { AdminScope } from "#contract/account";
import { INBOX_CAP, type Inbox, type moneyWaits, TRIAL_ENDS_DAYS } from "#contract/admin/inbox";
import type { Db } from "#server/db/tables";
import { lookedAs, reachable } from "#server/queries/accounts/admin-accounts";
import { isCustomer } from "#server/queries/accounts/customers";
import { leftFailed } from "#server/queries/billing/admin-refunds";
import { endsSoon } from "#server/queries/billing/admin-subscriptions";
import { redDueOf } from "#server/queries/billing/invoices";
import { allOf } from "#server/queries/lists/all-of";
import { failedMailList } from "#server/queries/notifications/mail-outbox";
import { deadLetterList } from "#server/queries/tasks/dead-letters";

type Money = (typeof moneyWaits)[number];

const waits = (now: Date): Record<Money, { of: string; where: RawBuilder<boolean> }> => ({
  transfers: { of: "payments", where: sql`payments.provider = 'bank' and payments.state = 'open'` },
  differences: {
    of: "reconciliation_differences",
    where: sql`reconciliation_differences.resolved_at is null`,
  },
  invoices: { of: "invoice_requests", where: sql`invoice_requests.state = 'requested'` },
  redInvoices: { of: "invoice_requests", where: sql`${redDueOf} > 0` },
  failedRefunds: { of: "refunds", where: leftFailed },
  refundsToSend: {
    of: "refunds",
    where: sql`refunds.state = 'pending' and exists (select from payments p
      where p.id = refunds.payment_id and p.provider = 'bank')`,
  },
  enquiries: { of: "sales_enquiries", where: sql`sales_enquiries.state = 'new'` },
  trialsEnding: {
    of: "subscriptions",
    where: sql`subscriptions.source = 'trial' and subscriptions.cancelled_at is null and subscriptions.starts_at <= ${now}::timestamptz
      and subscriptions.ends_at > ${now}::timestamptz and ${endsSoon(now, TRIAL_ENDS_DAYS)}`,
  },
  objections: {
    of: "page_takedowns",
    where: sql`page_takedowns.lifted_at is null and page_takedowns.objection is not null
      and exists (select from properties h where h.id = page_takedowns.property_id and h.deleted_at is null)`,
  },
});

/** Rows of no account, and all of enquiries and differences, are everybody's who looks after the business. */
const ofEverybody: ReadonlySet<Money> = new Set(["differences", "enquiries"]);

export async function moneyWaiting(db: Db, scope: AdminScope, now: Date): Promise<Inbox["money"]> {
  const all = waits(now);
  const counts = (Object.keys(all) as Money[]).map((name) => {
    const { of, where } = all[name];
    const eyes = lookedAs(scope, { customers: name === "trialsEnding" });
    const meant = ofEverybody.has(name) ? where : allOf([where, reachable(eyes, `${of}.user_id`)]);
    return sql`(select count(*) from (select from ${sql.table(of)} where ${meant} limit ${INBOX_CAP}) few)::int as ${sql.ref(name)}`;
  });
  const { rows } = await sql<Record<Money, number>>`select ${sql.join(counts)}`.execute(db);
  return rows[0] ?? null;
}

export async function workWaiting(
  db: Db,
  scope: AdminScope,
  about: { adminId: string; now: Date },
): Promise<Inbox["work"]> {
  const reader = { db, scope, ...about };
  const [{ rows }, dead, mails] = await Promise.all([
    sql<{ paused: number }>`select count(*)::int as paused from task_queues
      where paused_at is not null and (until is null or until > ${about.now}::timestamptz)`.execute(db),
    deadLetterList(reader, { sort: "at", direction: "desc" }).then((list) => list.count()),
    failedMailList(reader, { sort: "at", direction: "desc" }).then((list) => list.count()),
  ]);
  return {
    pausedQueues: rows[0]?.paused ?? 0,
    deadLetters: Math.min(dead.count, INBOX_CAP),
    failedMails: Math.min(mails.count, INBOX_CAP),
  };
}

/** Of the last day's pieces, those that models were asked for, and those that the composer wrote in their stead. */
export async function fallbacksOfDay(db: Db, now: Date): Promise<NonNullable<Inbox["fallbacks"]>> {
  const { rows } = await sql<{ asked: number; fallen: number }>`select
      count(*) filter (where fallback is not null or written_by <> 'composer')::int as asked,
      count(*) filter (where fallback is not null)::int as fallen
    from pieces where created_at >= ${new Date(now.getTime() - 86_400_000)}::timestamptz
      and ${isCustomer("pieces.user_id")}`.execute(db);
  return rows[0] ?? { asked: 0, fallen: 0 };
}
