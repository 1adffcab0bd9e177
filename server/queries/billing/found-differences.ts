/** Looks for where a provider's word and our books differ now. By reference: days only say what is due to be there. */
import { sql } from "kysely";
import type { PaymentProviderName } from "#contract/payment";
import type { Db } from "#server/db/tables";
import type { DifferenceRow } from "#server/db/tables/reconciliation";

export type FoundDifference = Pick<
  DifferenceRow,
  "kind" | "subject" | "day" | "theirs" | "ours" | "order_id" | "user_id"
>;

const lineSide = sql`jsonb_build_object('reference', l.reference, 'transactionId', l.transaction_id,
  'amountMinor', l.amount_minor, 'currency', l.currency, 'at', l.at)`;
const paymentSide = sql`jsonb_build_object('reference', p.reference, 'transactionId', p.transaction_id,
  'amountMinor', p.amount_minor, 'currency', p.currency, 'at', p.paid_at, 'state', p.state)`;
const refundSide = sql`jsonb_build_object('reference', r.reference, 'amountMinor', r.amount_minor,
  'currency', r.currency, 'at', r.done_at, 'state', r.state)`;
/** The account was deleted, and with it the row that the line is about, which had its money by then. */
const wentWithAccount = sql`exists (select from audit_entries gone
  where (gone.action, gone.before ->> 'state') in (('payments.delete', 'paid'), ('refunds.delete', 'done'), ('refunds.delete', 'pending'))
    and gone.before ->> 'reference' = l.reference)`;
/** Refunds of a shop that shares the account: without our reference, and of no payment of ours. */
const isOurs = sql`(l.reference <> '' or p.id is not null)`;
const lineSubject = sql`concat_ws('|', l.reference, l.transaction_id, l.at::text)`;
/** Of a provider's zone, as its statements are named. */
const dayOf = (at: string, zone: string) => sql`to_char(${sql.ref(at)} at time zone ${zone}, 'YYYY-MM-DD')`;

/** Every day from one to the day after another is here. */
const allThere = (
  provider: PaymentProviderName,
  first: ReturnType<typeof dayOf>,
  last: ReturnType<typeof dayOf>,
) => sql`
  (select count(*) from statement_days d where d.provider = ${provider}
    and d.day between (${first}) and to_char((${last})::date + 1, 'YYYY-MM-DD')) = (${last})::date - (${first})::date + 2`;

/** Keeps the planner from counting days for every row: they are counted for the few that no line names. */
const fewFirst = sql`offset 0`;

/**
 * `from`: the first day looked at; a refund that waits since before `waitingSince` is found however old it is. Money a
 * statement lacks counts only when the statements of the day and of the next are here: about midnight the two clocks may
 * name another day.
 */
export async function findDifferences(
  db: Db,
  provider: PaymentProviderName,
  zone: string,
  from: string,
  waitingSince: Date,
): Promise<FoundDifference[]> {
  const since = sql`(${from}::date::timestamp at time zone ${zone})`;
  const { rows } = await sql<FoundDifference>`
    select * from (
      select case when p.id is null then case when not ${wentWithAccount} then 'missing_here' end
          when l.amount_minor <> p.amount_minor or l.currency <> p.currency then 'amount_differs'
          when p.state <> 'paid' or p.transaction_id is distinct from l.transaction_id then 'missing_here' end as kind,
        'payment|' || ${lineSubject} as subject, l.day, ${lineSide} as theirs,
        case when p.id is not null then ${paymentSide} end as ours, p.order_id, p.user_id
      from statement_lines l left join payments p on p.reference = l.reference and p.provider = l.provider
      where l.provider = ${provider} and l.type = 'payment' and l.day >= ${from}
      union all
      select case when r.id is null then case when ${isOurs} and not ${wentWithAccount} then 'refund_missing_here' end
          when l.amount_minor <> r.amount_minor or l.currency <> r.currency then 'amount_differs'
          when r.state = 'failed' then 'refund_missing_here' end,
        'refund|' || ${lineSubject}, l.day, ${lineSide}, case when r.id is not null then ${refundSide} end,
        p.order_id, coalesce(r.user_id, p.user_id)
      from statement_lines l left join refunds r on r.reference = l.reference
        left join payments p on p.id = r.payment_id or (r.id is null and p.provider = l.provider and p.transaction_id = l.transaction_id)
      where l.provider = ${provider} and l.type = 'refund' and l.day >= ${from}
      union all
      select 'missing_there', p.id::text, ${dayOf("p.paid_at", zone)}, null, ${paymentSide}, p.order_id, p.user_id
      from (select * from payments p where p.provider = ${provider} and p.state = 'paid' and p.paid_at >= ${since}
          and not exists (select from statement_lines l
            where l.provider = p.provider and l.type = 'payment' and l.reference = p.reference)
        ${fewFirst}) p
      where ${allThere(provider, dayOf("p.paid_at", zone), dayOf("p.paid_at", zone))}
      union all
      select 'refund_missing_there', r.id::text, ${dayOf("r.done_at", zone)}, null, ${refundSide}, p.order_id, r.user_id
      from (select * from refunds r where r.state = 'done' and r.done_at >= ${since}
          and not exists (select from statement_lines l
            where l.provider = ${provider} and l.type = 'refund' and l.reference = r.reference)
        ${fewFirst}) r join payments p on p.id = r.payment_id
      where p.provider = ${provider} and ${allThere(provider, dayOf("r.created_at", zone), dayOf("r.done_at", zone))}
      union all
      select 'refund_failed', r.id::text, ${dayOf("r.updated_at", zone)}, jsonb_build_object('state', r.why_failed),
        ${refundSide}, p.order_id, r.user_id
      from refunds r join payments p on p.id = r.payment_id
      where p.provider = ${provider} and r.state = 'failed' and r.updated_at >= ${since}
        and not exists (select from refunds again where again.idempotency_key = 'retry-' || r.id)
      union all
      select 'refund_waiting', r.id::text, ${dayOf("r.created_at", zone)}, null, ${refundSide}, p.order_id, r.user_id
      from refunds r join payments p on p.id = r.payment_id
      where p.provider = ${provider} and r.state = 'pending' and r.created_at < ${waitingSince}
      union all
      select case e.outcome when 'mismatch' then 'event_mismatch' else 'event_unknown' end, e.event_id,
        ${dayOf("e.received_at", zone)},
        jsonb_build_object('reference', e.reference, 'transactionId', e.said -> 'transactionId',
          'amountMinor', e.said -> 'amountMinor', 'currency', e.said -> 'currency', 'at', e.at, 'state', e.said -> 'state'),
        case when r.id is not null then ${refundSide} when p.id is not null then ${paymentSide} end, p.order_id, p.user_id
      from payment_events e left join refunds r on r.reference = e.reference
        left join payments p on p.provider = e.provider and (p.reference = e.reference or p.id = r.payment_id)
      where e.provider = ${provider} and e.received_at >= ${since}
        and (e.outcome = 'mismatch' or (e.outcome = 'unknown' and e.said ->> 'state' = 'paid'))
    ) as all_of_them where kind is not null`.execute(db);
  return rows;
}
