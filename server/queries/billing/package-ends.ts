/** Periods whose end is near or has just passed, and that nothing follows. */
import { sql } from "kysely";
import type { SubscriptionSource } from "#contract/subscription";
import type { Db } from "#server/db/tables";

export interface EndingPeriod {
  id: string;
  user_id: string;
  source: SubscriptionSource;
  plan_name: { zh: string; en: string };
  ends_at: Date;
}

/** Looked at in one round; the next round finds the rest, because these are told by then. */
const AT_ONCE = 500;

/** Nothing else is open beyond the end of `s`: no renewal bought, no other package that goes on. */
const nothingFollows = (now: Date) => sql<boolean>`not exists (select from subscriptions f where f.user_id = s.user_id
  and f.id <> s.id and f.cancelled_at is null and f.ends_at > s.ends_at and f.ends_at > ${now})`;

/** The account did not say, after it bought the package, that nothing is to follow. */
const notCancelled = sql<boolean>`not exists (select from renewals r where r.user_id = s.user_id
  and r.plan_code is null and r.updated_at >= s.created_at and s.source <> 'trial')`;

const period = (db: Db) =>
  db
    .selectFrom("subscriptions as s")
    .select([
      "s.id",
      "s.user_id",
      "s.source",
      "s.ends_at",
      sql<{ zh: string; en: string }>`s.plan -> 'name'`.as("plan_name"),
    ])
    .where("s.cancelled_at", "is", null);

const untold = (once: string) =>
  sql<boolean>`not exists (select from package_notices n where n.subscription_id = s.id and n.kind = ${once})`;

/** Running periods that end in more than `from` and at most `to` days and began before those days, not told as `once`. */
export const endingPeriods = (
  db: Db,
  about: { once: string; trials: boolean; from: number; to: number },
  now: Date,
): Promise<EndingPeriod[]> =>
  period(db)
    .where(sql<boolean>`(s.source = 'trial') = ${about.trials}`)
    .where("s.starts_at", "<=", now)
    .where(sql<boolean>`s.ends_at > ${now}::timestamptz + make_interval(days => ${about.from})`)
    .where(sql<boolean>`s.ends_at <= ${now}::timestamptz + make_interval(days => ${about.to})`)
    .where(sql<boolean>`s.starts_at < s.ends_at - make_interval(days => ${about.to})`)
    .where(nothingFollows(now))
    .where(notCancelled)
    .where(untold(about.once))
    .limit(AT_ONCE)
    .execute();

/** Periods that ended within the last `days`, not told as `once`. */
export const endedPeriods = (
  db: Db,
  about: { once: string; trials: boolean; days: number },
  now: Date,
): Promise<EndingPeriod[]> =>
  period(db)
    .where(sql<boolean>`(s.source = 'trial') = ${about.trials}`)
    .where("s.source", "!=", "legacy")
    .where("s.ends_at", "<=", now)
    .where(sql<boolean>`s.ends_at > ${now}::timestamptz - make_interval(days => ${about.days})`)
    .where(nothingFollows(now))
    .where(untold(about.once))
    .limit(AT_ONCE)
    .execute();
