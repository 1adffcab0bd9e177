/** Payments and refunds providers are to be asked about again. */
import { sql } from "kysely";
import type { Db } from "#server/db/tables";
import type { PaymentRow } from "#server/db/tables/payments";

const minutesBefore = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * 60_000);

/**
 * Asked again ever more seldom: after a minute, and then when a quarter of its age has passed since the last time. What was
 * written down while the clock was ahead is due at once: nothing waits for a day that was never right.
 */
const isDue = (now: Date) => sql<boolean>`(not (x.created_at > ${minutesBefore(now, 1)} and x.created_at <= ${now})
  and (x.asked_at is null or x.asked_at > ${now}
    or x.asked_at <= ${now}::timestamptz - greatest(interval '1 minute', (${now}::timestamptz - x.created_at) / 4)))`;

/** Payments neither paid nor closed; `over`: their time is over, or their order needs none any more. Longest unasked first. */
export const duePayments = (db: Db, now: Date, limit: number): Promise<(PaymentRow & { over: boolean })[]> =>
  db
    .selectFrom("payments as x")
    .innerJoin("orders as o", "o.id", "x.order_id")
    .selectAll("x")
    .select(sql<boolean>`(x.expires_at <= ${now} or o.status <> 'pending')`.as("over"))
    .where("x.state", "in", ["opening", "open"])
    .where(isDue(now))
    .orderBy(sql`x.asked_at nulls first`)
    .limit(limit)
    .execute();

/** Ids of refunds that are to go back. Longest unasked first. */
export async function dueRefunds(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("refunds as x")
    .select("x.id")
    .where("x.state", "=", "pending")
    .where(isDue(now))
    .orderBy(sql`x.asked_at nulls first`)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
