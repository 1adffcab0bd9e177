/**
 * From what each measure of a day is counted: one query a measure, answering currency, dimension_1, dimension_2 and
 * value. What the words mean is written down in docs/decisions/0020-reports-are-rolled-up-by-day.md.
 */
import { type RawBuilder, sql } from "kysely";
import { REPORT_ZONE } from "#contract/admin/report-names";
import { isCustomer } from "#server/queries/accounts/customers";

/** A day's beginning and end, and the moment levels are taken at: its end, or now on the day that runs. */
export interface DaySpan {
  day: string;
  start: Date;
  end: Date;
  at: Date;
}
export type Source = (span: DaySpan) => RawBuilder<unknown>;

const within = (column: string, { start, end }: DaySpan) =>
  sql`${sql.ref(column)} >= ${start}::timestamptz and ${sql.ref(column)} < ${end}::timestamptz`;
const count = (from: RawBuilder<unknown>) =>
  sql`select '' as currency, '' as dimension_1, '' as dimension_2, count(*) as value ${from}`;

/**
 * Money that paid what it came for. What came twice, for a cancelled order or over another amount goes back: it was never revenue, and
 * its refund takes nothing from any.
 */
const paidItsOrder = sql`o.id = p.order_id and o.payment_id = p.id`;

const outcome = sql`case when t.status = 'completed' then 'completed'
  when t.cause ->> 'code' = 'cancelled' then 'cancelled' else 'failed' end`;
const sold = sql`case when o.kind = 'pack' then 'pack' else o.plan_code end`;
/** The first name of a network in what was pasted as a link; what has none was pasted as text or page. */
const site = sql`left(coalesce(substring(lower(i.source ->> 'url') from '(?:https?://)?(?:www\\.)?([a-z0-9-]+(?:\\.[a-z0-9-]+)+)'),
  '(' || (i.source ->> 'type') || ')'), 120)`;

/**
 * Each account's bought package that runs at a moment, the one begun last where there are two. A join would read all orders:
 * each is looked up, and only where a package has no price of its own.
 */
const running = (
  at: Date,
) => sql`select distinct on (s.user_id) s.user_id, s.plan_code, s.plan ->> 'currency' as currency,
    coalesce((s.plan ->> 'priceMinor')::bigint, (select o.price_minor from orders o where o.id = s.order_id), 0) as price
  from subscriptions s
  where s.source = 'order' and ${isCustomer("s.user_id")} and s.starts_at < ${at}::timestamptz and s.ends_at >= ${at}::timestamptz
    and (s.cancelled_at is null or s.cancelled_at >= ${at}::timestamptz)
  order by s.user_id, s.starts_at desc, s.id`;
/** Who runs at one moment and not at the other. */
const moved = (there: Date, notThere: Date) => sql`with there as (${running(there)}), other as (${running(notThere)})
  select there.currency, '' as dimension_1, '' as dimension_2, count(*) as value from there
  where not exists (select 1 from other where other.user_id = there.user_id) group by 1`;

const pieces =
  (of: string): Source =>
  (span) =>
    sql`select '' as currency, ${sql.raw(of)} as dimension_1, '' as dimension_2, count(*) as value
    from pieces p join campaigns c on c.id = p.campaign_id where ${within("p.created_at", span)} and ${isCustomer("p.user_id")} group by 2`;

/** The books of model calls are kept by day already. */
const modelCalls =
  (of: string): Source =>
  ({ day }) =>
    sql`select currency, provider as dimension_1, model as dimension_2, sum(${sql.raw(of)}) as value
    from model_calls where day = ${day}::date group by 1, 2, 3`;

export const sources = {
  sign_ups: (span) => count(sql`from accounts where ${within("came_at", span)} and ${isCustomer("accounts.user_id")}`),
  activations: (span) =>
    count(sql`from (select distinct t.user_id from tasks t
    where t.kind = 'write' and t.status = 'completed' and ${within("t.finished_at", span)} and ${isCustomer("t.user_id")}
      and not exists (select 1 from tasks b where b.user_id = t.user_id and b.kind = 'write' and b.status = 'completed'
        and b.finished_at < ${span.start}::timestamptz)) as first`),
  active: (span) =>
    count(sql`from (select distinct user_id from tasks
    where ${within("created_at", span)} and ${isCustomer("tasks.user_id")}) as busy`),
  trials_started: (span) =>
    count(sql`from subscriptions
      where source = 'trial' and ${within("starts_at", span)} and ${isCustomer("subscriptions.user_id")}`),
  trials_converted: (
    span,
  ) => sql`select '' as currency, to_char(s.starts_at at time zone ${REPORT_ZONE}, 'YYYY-MM-DD') as dimension_1,
      '' as dimension_2, count(*) as value
    from (select o.user_id, min(o.created_at) as placed_at from orders o where o.amount_minor > 0 and o.status = 'completed'
        and ${within("o.created_at", span)} and ${isCustomer("o.user_id")}
        and not exists (select 1 from orders b where b.user_id = o.user_id and b.amount_minor > 0 and b.status = 'completed'
          and b.created_at < ${span.start}::timestamptz)
      group by o.user_id) as first
    join subscriptions s on s.user_id = first.user_id and s.source = 'trial' and s.starts_at <= first.placed_at
    group by 2`,
  paid: (span) => sql`select p.currency, p.provider as dimension_1, ${sold} as dimension_2, sum(p.amount_minor) as value
    from payments p join orders o on ${paidItsOrder} where p.state = 'paid' and ${within("p.paid_at", span)}
      and ${isCustomer("p.user_id")} group by 1, 2, 3`,
  refunded: (
    span,
  ) => sql`select r.currency, p.provider as dimension_1, ${sold} as dimension_2, sum(r.amount_minor) as value
    from refunds r join payments p on p.id = r.payment_id join orders o on ${paidItsOrder}
    where r.state = 'done' and ${within("r.done_at", span)} and ${isCustomer("r.user_id")} group by 1, 2, 3`,
  mrr: ({ at }) =>
    sql`select currency, '' as dimension_1, plan_code as dimension_2, sum(price) as value from (${running(at)}) as r group by 1, 3`,
  subscribers: ({ at }) =>
    sql`select currency, '' as dimension_1, plan_code as dimension_2, count(*) as value from (${running(at)}) as r group by 1, 3`,
  gained: ({ start, at }) => moved(at, start),
  churned: ({ start, at }) => moved(start, at),
  pieces_language: pieces("p.language"),
  pieces_platform: pieces("p.platform"),
  pieces_kind: pieces("p.kind"),
  pieces_style: pieces("c.preferences ->> 'style'"),
  imports: (span) => sql`select '' as currency, ${site} as dimension_1, ${outcome} as dimension_2, count(*) as value
    from tasks t join imports i on i.task_id = t.id where t.kind = 'import' and ${within("t.finished_at", span)}
      and ${isCustomer("t.user_id")} group by 2, 3`,
  tasks: (span) => sql`select '' as currency, t.kind as dimension_1, ${outcome} as dimension_2, count(*) as value
    from tasks t where ${within("t.finished_at", span)} and ${isCustomer("t.user_id")} group by 2, 3`,
  failures: (
    span,
  ) => sql`select '' as currency, t.cause ->> 'code' as dimension_1, '' as dimension_2, count(*) as value from tasks t
    where t.status = 'failed' and t.cause ->> 'code' <> 'cancelled' and ${within("t.finished_at", span)}
      and ${isCustomer("t.user_id")} group by 2`,
  model_cost: modelCalls("cost_millionths"),
  model_calls: modelCalls("calls"),
  model_failed: modelCalls("case when outcome = 'written' then 0 else calls end"),
  model_tokens_in: modelCalls("tokens_in"),
  model_tokens_out: modelCalls("tokens_out"),
} satisfies Record<string, Source>;
