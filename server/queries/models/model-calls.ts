/** What models were asked and what it cost, by day; and how often within the minute, over all workers. */
import { type RawBuilder, sql } from "kysely";
import type { ModelUsage } from "#contract/admin/models";
import type { FallbackReason } from "#contract/copy";
import { reportDay } from "#engine/reports/days";
import type { Db } from "#server/db/tables";
import { isCustomer } from "#server/queries/accounts/customers";
import { allOf } from "#server/queries/lists/all-of";

/** The day of the books is that of the reports: "2026-11-21". */
const bookDay = reportDay;

/** Millionths of a minor unit in one. */
export const MILLIONTHS = 1_000_000;

export interface ModelCall {
  readonly provider: string;
  readonly model: string;
  readonly userId: string | null;
  /** "written", or the cause. */
  readonly outcome: string;
  readonly currency: string;
  readonly tokensIn: number;
  readonly tokensOut: number;
  readonly costMillionths: number;
  readonly milliseconds: number;
}

/** Also remembers the moment; a call somebody broke off says nothing of its provider. */
export async function countCall(db: Db, call: ModelCall, now: Date): Promise<void> {
  const good = call.outcome === "written" ? now : null;
  const bad = good === null && call.outcome !== "cancelled" ? now : null;
  await sql`
    with seen as (
      insert into public.model_last_calls as l (provider, good_at, bad_at) values (${call.provider}, ${good}, ${bad})
      on conflict (provider) do update set
        good_at = greatest(l.good_at, excluded.good_at), bad_at = greatest(l.bad_at, excluded.bad_at))
    insert into public.model_calls as c
      (day, provider, model, user_id, outcome, currency, calls, tokens_in, tokens_out, cost_millionths, milliseconds)
    values (${bookDay(now)}, ${call.provider}, ${call.model}, ${call.userId}, ${call.outcome}, ${call.currency}, 1,
      ${call.tokensIn}, ${call.tokensOut}, ${call.costMillionths}, ${call.milliseconds})
    on conflict (day, provider, model, user_id, outcome, currency) do update set
      calls = c.calls + 1, tokens_in = c.tokens_in + excluded.tokens_in, tokens_out = c.tokens_out + excluded.tokens_out,
      cost_millionths = c.cost_millionths + excluded.cost_millionths,
      milliseconds = c.milliseconds + excluded.milliseconds`.execute(db);
}

/** Counts one more call of the minute that is running, and answers how many that makes. */
export async function paceOf(db: Db, provider: string, now: Date): Promise<number> {
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  const { rows } = await sql<{ calls: number }>`
    insert into public.model_pace as p (provider, minute, calls) values (${provider}, ${minute}, 1)
    on conflict (provider) do update set
      calls = case when p.minute = excluded.minute then p.calls + 1 else 1 end, minute = excluded.minute
    returning calls`.execute(db);
  return rows[0]?.calls ?? 0;
}

const sums = sql`sum(calls)::int as calls,
  coalesce(sum(calls) filter (where outcome <> 'written'), 0)::int as failures,
  sum(tokens_in)::float8 as "tokensIn", sum(tokens_out)::float8 as "tokensOut",
  sum(cost_millionths)::float8 / ${sql.lit(MILLIONTHS)} as cost`;

interface UsedToday {
  provider: string;
  calls: number;
  failures: number;
  tokensIn: number;
  tokensOut: number;
  /** Minor units by currency, which are never added: a provider's currency may be changed within a day. */
  costs: Readonly<Record<string, number>>;
}

/** What each provider did today. */
export async function usedToday(db: Db, now: Date): Promise<Map<string, UsedToday>> {
  const { rows } = await sql<UsedToday>`
    select provider, sum(calls)::int as calls, sum(failures)::int as failures, sum("tokensIn") as "tokensIn",
      sum("tokensOut") as "tokensOut", json_object_agg(currency, cost) as costs
    from (select provider, currency, ${sums} from public.model_calls where day = ${bookDay(now)}
      group by provider, currency) as used
    group by provider`.execute(db);
  return new Map(rows.map((row) => [row.provider, row]));
}

/** Tokens of today that a provider was sent for one account. */
export async function usedTodayBy(db: Db, provider: string, userId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select coalesce(sum(tokens_in), 0)::float8 as used from public.model_calls
    where day = ${bookDay(now)} and provider = ${provider} and user_id = ${userId}`.execute(db);
  return rows[0]?.used ?? 0;
}

/** Who wrote the pieces of those days, as far as they are still there: of one account, or of all customers. */
async function writtenBetween(db: Db, from: string, until: string, userId?: string): Promise<ModelUsage["written"]> {
  const { rows } = await sql<{ fallback: FallbackReason | null; composed: boolean; pieces: number }>`
    select fallback, written_by = 'composer' as composed, count(*)::int as pieces from public.pieces
    where created_at >= (${from}::date)::timestamp at time zone 'Asia/Shanghai'
      and created_at < (${until}::date + 1)::timestamp at time zone 'Asia/Shanghai'
      and ${userId ? sql`user_id = ${userId}` : isCustomer("pieces.user_id")}
    group by 1, 2 order by pieces desc, 1`.execute(db);
  const sum = (want: boolean) =>
    rows.reduce(
      (all, { fallback, composed, pieces }) => all + (fallback === null && composed === want ? pieces : 0),
      0,
    );
  return {
    byModels: sum(false),
    byComposer: sum(true),
    fallbacks: rows.flatMap(({ fallback, pieces }) => (fallback === null ? [] : [{ reason: fallback, pieces }])),
  };
}

/** What an account paid in those days, less what went back, in each of its currencies. The books' days are Shanghai's. */
const paidIn = (userId: RawBuilder<unknown>, { from, until }: { from: string; until: string }) => {
  const within = (column: string) => sql`${sql.ref(column)} >= (${from}::date)::timestamp at time zone 'Asia/Shanghai'
    and ${sql.ref(column)} < (${until}::date + 1)::timestamp at time zone 'Asia/Shanghai'`;
  return sql`select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amountMinor', amount) order by currency), '[]')
    from (select currency, sum(amount) as amount from (
    select p.currency, p.amount_minor as amount from public.payments p join public.orders o on o.id = p.order_id
      where o.user_id = ${userId} and p.state = 'paid' and ${within("p.paid_at")}
    union all select r.currency, -r.amount_minor from public.refunds r
      where r.user_id = ${userId} and r.state = 'done' and ${within("r.done_at")}) moved
      group by currency) paid`;
};

/** Days, both included, of one account or of all, in one currency or in each. Sums of one currency each. `income`: beside what each paid. */
export async function usageBetween(
  db: Db,
  from: string,
  until: string,
  {
    userId,
    currency,
    income = false,
  }: { userId?: string | undefined; currency?: string | undefined; income?: boolean } = {},
): Promise<ModelUsage> {
  const within = allOf([
    sql`day between ${from} and ${until}`,
    ...(userId ? [sql`user_id = ${userId}`] : []),
    ...(currency ? [sql`currency = ${currency}`] : []),
  ]);
  const [byDay, byAccount, failures, written] = await Promise.all([
    sql<ModelUsage["byDay"][number]>`
      select day::text as day, provider, currency, ${sums} from public.model_calls where ${within}
      group by day, provider, currency order by day desc, provider, currency`.execute(db),
    sql<ModelUsage["byAccount"][number]>`
      select c.*, a.email, ${income ? sql`(${paidIn(sql`c."userId"`, { from, until })})` : sql`null::jsonb`} as paid from (
        select user_id as "userId", currency, ${sums} from public.model_calls where ${within}
        group by user_id, currency order by cost desc, calls desc, user_id limit 50) c
      left join public.accounts a on a.user_id = c."userId" order by c.cost desc, c.calls desc, c."userId"`.execute(db),
    sql<ModelUsage["failures"][number]>`
      select provider, outcome as cause, sum(calls)::int as calls from public.model_calls
      where ${within} and outcome <> 'written' group by provider, outcome order by calls desc, provider, cause`.execute(
      db,
    ),
    writtenBetween(db, from, until, userId),
  ]);
  return { byDay: byDay.rows, byAccount: byAccount.rows, failures: failures.rows, written };
}
