/** The ledger of one period with its running balance. Whoever asks must have been allowed to see the period. */
import { sql } from "kysely";
import type { QuotaEntry } from "#contract/subscription";
import type { Db } from "#server/db/tables";
import { type Keyed, newestFirst } from "#server/queries/lists/keyset";
import { humanNumber } from "#server/queries/tasks/task-shape";

interface LedgerRow {
  id: string;
  created_at: Date;
  reason: QuotaEntry["reason"];
  change: number;
  balance: number | null;
  property_id: string | null;
  property_number: number | null;
  property_title: string | null;
  task_id: string | null;
  task_number: number | null;
  order_id: string | null;
  order_number: number | null;
}

const entryOf = (row: LedgerRow): QuotaEntry => ({
  id: row.id,
  at: row.created_at.toISOString(),
  reason: row.reason,
  change: row.change,
  left: row.balance === null ? null : Math.max(0, row.balance),
  property:
    row.property_id === null || row.property_number === null
      ? null
      : { id: row.property_id, number: humanNumber("PROP", row.property_number), title: row.property_title ?? "" },
  task:
    row.task_id === null || row.task_number === null
      ? null
      : { id: row.task_id, number: humanNumber("TASK", row.task_number) },
  order:
    row.order_id === null || row.order_number === null
      ? null
      : { id: row.order_id, number: humanNumber("ORD", row.order_number) },
});

/** A page of a period's entries, newest first; `left` is what was left after each. Throws invalid_input for a foreign cursor. */
export async function ledgerOf(
  db: Db,
  subscriptionId: string,
  options: { cursor?: string | undefined; limit: number },
): Promise<{ items: QuotaEntry[]; nextCursor: string | null }> {
  const list = newestFirst(options);
  const { rows } = await sql<LedgerRow & Keyed>`
    with ledger as (
      select q.*, q.granted - q.delta as change,
        s.listing_quota + sum(q.granted - q.delta) over (order by date_trunc('milliseconds', q.created_at), q.id rows unbounded preceding) as balance
      from quota_entries q join subscriptions s on s.id = q.subscription_id
      where q.subscription_id = ${subscriptionId}),
    shown as (
      select *, ${sql.join([...list.keys])} from ledger where ${list.after}
      order by ${list.order} limit ${list.take})
    select l.id, l.key_at, l.key_id, l.created_at, l.reason, l.change, l.balance::integer as balance,
      p.id as property_id, p.number as property_number, p.title as property_title,
      t.id as task_id, t.number as task_number, o.id as order_id, o.number as order_number
    from shown l
    left join properties p on p.id = l.property_id and p.deleted_at is null
    left join tasks t on t.id = l.task_id
    left join orders o on o.id = l.order_id
    order by l.created_at desc, l.id desc`.execute(db);
  const page = list.page(rows);
  return { items: page.rows.map(entryOf), nextCursor: page.next };
}
