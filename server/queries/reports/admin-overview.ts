/** What is going on today: of the roll-ups, so that it is what the reports say, and of the queue and the journals as they are. */
import { sql } from "kysely";
import { type ServiceName, signsOf } from "#contract/admin/integration";
import type { AdminOverview, Health } from "#contract/admin/reports";
import type { PaymentProviderName } from "#contract/payment";
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

/**
 * How a service does, from the same signs of life that its own page shows: the newest success and the newest failure, tests by an
 * administrator among them. `name`: null where nobody does it.
 */
export async function healthOf(
  db: Db,
  about: { kind: "payment" | "mail" | "sms" | "storage"; service: ServiceName; name: string | null },
): Promise<Health> {
  const { lastGood, lastBad } = signsOf(await serviceHealth(db, about.service));
  return { kind: about.kind, name: about.name, lastGood, lastBad, idle: null, today: null };
}

/** Of every payment provider; one line that says so where there is none. */
export const paymentHealth = async (db: Db, names: readonly PaymentProviderName[]): Promise<Health[]> =>
  names.length > 0
    ? Promise.all(names.map((name) => healthOf(db, { kind: "payment", service: name, name })))
    : [{ kind: "payment", name: null, lastGood: null, lastBad: null, idle: null, today: null }];
