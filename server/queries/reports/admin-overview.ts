/** What is going on today: of the roll-ups, so that it is what the reports say, and of the queue and the journals as they are. */
import { type RawBuilder, sql } from "kysely";
import type { AdminOverview, Health } from "#contract/admin/reports";
import { plusDays } from "#engine/billing/statement-days";
import { reportDay, startOf } from "#engine/reports/days";
import type { Db } from "#server/db/tables";
import { serviceHealth } from "#server/queries/audit/service-health";

interface Figure {
  measure: string;
  day: string;
  currency: string;
  dimension_2: string;
  value: number;
}

const iso = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

/** Today's and yesterday's roll-ups as three of the tiles want them. */
export async function todaysFigures(db: Db, now: Date) {
  const today = reportDay(now);
  const yesterday = plusDays(today, -1);
  const { rows } = await sql<Figure>`select measure, to_char(day, 'YYYY-MM-DD') as day, currency, dimension_2,
      sum(value)::float8 as value from report_figures
    where measure in ('sign_ups', 'paid', 'refunded', 'tasks') and day between ${yesterday}::date and ${today}::date
    group by 1, 2, 3, 4`.execute(db);
  const counted = await db.selectFrom("report_days").select("figured_at").where("day", "=", today).executeTakeFirst();
  const sum = (measure: string, day: string, also: (row: Figure) => boolean = () => true) =>
    rows
      .filter((row) => row.measure === measure && row.day === day && also(row))
      .reduce((all, row) => all + row.value, 0);
  const currencies = [...new Set(rows.map((row) => row.currency).filter((currency) => currency !== ""))].sort();
  const failed = (day: string) => sum("tasks", day, (row) => row.dimension_2 === "failed");
  return {
    today,
    figuredAt: iso(counted?.figured_at),
    signUps: { today: sum("sign_ups", today), yesterday: sum("sign_ups", yesterday) },
    revenue: currencies.map((currency) => ({
      currency,
      paid: sum("paid", today, (row) => row.currency === currency),
      refunded: sum("refunded", today, (row) => row.currency === currency),
      paidYesterday: sum("paid", yesterday, (row) => row.currency === currency),
    })),
    tasks: failed(today),
    tasksYesterday: failed(yesterday),
  };
}

export async function queueNow(db: Db): Promise<AdminOverview["queue"]> {
  const { rows } = await sql<{ pending: number; processing: number; oldest: Date | null }>`
    select count(*) filter (where status = 'pending')::int as pending,
      count(*) filter (where status = 'processing')::int as processing,
      min(created_at) filter (where status = 'pending') as oldest
    from tasks where status in ('pending', 'processing')`.execute(db);
  return { pending: rows[0]?.pending ?? 0, processing: rows[0]?.processing ?? 0, oldest: iso(rows[0]?.oldest) };
}

/** Kinds of errors that are open, and mails of today that did not leave. */
export async function technicalFailures(db: Db, now: Date): Promise<{ errors: number; mails: number }> {
  const { rows } = await sql<{ errors: number; mails: number }>`select
    (select count(*) from application_errors where resolved_at is null)::int as errors,
    (select count(*) from mail_deliveries where failure is not null and at >= ${startOf(reportDay(now))}::timestamptz)::int as mails`.execute(
    db,
  );
  return rows[0] ?? { errors: 0, mails: 0 };
}

const lastOf = async (db: Db, good: RawBuilder<unknown>, bad: RawBuilder<unknown>) => {
  const { rows } = await sql<{
    good: Date | null;
    bad: Date | null;
  }>`select (${good}) as good, (${bad}) as bad`.execute(db);
  return { lastGood: iso(rows[0]?.good), lastBad: iso(rows[0]?.bad) };
};

const plain = { idle: null, today: null };

/** A notice that fits our books is a success, one about unknown or other money a failure. */
export async function paymentHealth(db: Db, names: readonly string[]): Promise<Health[]> {
  const told = (name: string, good: boolean) => sql`select received_at from payment_events where provider = ${name}
    and (outcome in ('unknown', 'mismatch')) = ${!good} order by received_at desc limit 1`;
  const healths: Health[] = [];
  for (const name of names)
    healths.push({ ...plain, kind: "payment", name, ...(await lastOf(db, told(name, true), told(name, false))) });
  return healths.length > 0 ? healths : [{ ...plain, kind: "payment", name: null, lastGood: null, lastBad: null }];
}

/** Messages have no journal: what is known is when the last code was asked for. */
export async function messageHealth(db: Db, mail: string, sms: string | null): Promise<Health[]> {
  const left = (failed: boolean) =>
    sql`select at from mail_deliveries where (failure is not null) = ${failed} order by at desc, id desc limit 1`;
  return [
    { ...plain, kind: "mail", name: mail, ...(await lastOf(db, left(false), left(true))) },
    {
      ...plain,
      kind: "sms",
      name: sms,
      ...(await lastOf(db, sql`select max(created_at) from phone_codes`, sql`null::timestamptz`)),
    },
  ];
}

/** Files are stored without a journal: what is known is what an administrator's test came to. */
export async function storageHealth(db: Db, name: string): Promise<Health> {
  const { lastTest } = await serviceHealth(db, "storage");
  const [lastGood, lastBad] = [lastTest?.ok === true, lastTest?.ok === false].map((so) => (so ? lastTest?.at : null));
  return { ...plain, kind: "storage", name, lastGood: lastGood ?? null, lastBad: lastBad ?? null };
}
