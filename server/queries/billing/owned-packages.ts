/** The packages an account has bought or was given, as the engine reckons with them; locked while money is at work. */
import { sql } from "kysely";
import type { OpenPackage } from "#engine/billing/quote";
import type { Db } from "#server/db/tables";
import type { SubscriptionRow } from "#server/db/tables/subscriptions";
import type { Owner } from "#server/queries/accounts/owner";

/** A package with its row. */
export interface OwnedPackage extends OpenPackage {
  row: SubscriptionRow;
}

const boughtOf = (row: SubscriptionRow, worthMinor: number): OwnedPackage => ({
  id: row.id,
  planCode: row.plan_code,
  planName: row.plan.name,
  priceMinor: row.plan.priceMinor,
  currency: row.plan.currency,
  worthMinor,
  listingQuota: row.listing_quota,
  used: row.used,
  anchorAt: row.anchor_at ?? row.starts_at,
  timeZone: row.time_zone,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  row,
});

const withWorth = (db: Db, owner: Owner) =>
  db
    .selectFrom("subscriptions as s")
    .leftJoin("orders as o", "o.id", "s.order_id")
    .selectAll("s")
    // What an earlier upgrade credited was money too; a gift has no order and is worth nothing.
    .select(sql<number>`coalesce(greatest(0, o.amount_minor + o.credit_minor - o.refunded_minor), 0)`.as("worth"))
    .where("s.user_id", "=", owner.userId);

/**
 * What is bought or given (never tried), not ended before its day and not over at `now`; the oldest first. `lock`: from here to
 * the end of the transaction nobody else changes those rows, quota included.
 */
export async function openPackages(
  db: Db,
  owner: Owner,
  now: Date,
  { lock }: { lock: boolean },
): Promise<OwnedPackage[]> {
  const rows = await withWorth(db, owner)
    .where("s.source", "<>", "trial")
    .where("s.cancelled_at", "is", null)
    .where("s.ends_at", ">", now)
    .orderBy("s.starts_at")
    .orderBy("s.id")
    .$if(lock, (query) => query.forUpdate("s"))
    .execute();
  return rows.map(({ worth, ...row }) => boughtOf(row, worth));
}

/** The owner's packages of these ids, ended ones too, locked; the oldest first. */
export async function lockPackages(trx: Db, owner: Owner, ids: readonly string[]): Promise<OwnedPackage[]> {
  if (ids.length === 0) return [];
  const rows = await withWorth(trx, owner)
    .where("s.id", "in", ids)
    .orderBy("s.starts_at")
    .orderBy("s.id")
    .forUpdate("s")
    .execute();
  return rows.map(({ worth, ...row }) => boughtOf(row, worth));
}

/** Where nobody has said theirs yet. */
const OUR_CLOCK = "Asia/Shanghai";

/** The clock the account's periods run on, as its device said when it last bought: an IANA name. */
export async function clockOf(db: Db, owner: Owner): Promise<string> {
  const bought = await db
    .selectFrom("orders")
    .select("time_zone")
    .where("user_id", "=", owner.userId)
    .where("offered_by", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return bought?.time_zone ?? OUR_CLOCK;
}
