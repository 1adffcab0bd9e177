/** The two price lists in their current version, and which of them each screen shows. */
import { type Selectable, sql } from "kysely";
import { type Plan, type PriceList, plan, priceList, type QuotaPack, quotaPack } from "#contract/plan";
import type { Db } from "#server/db/tables";
import type { Plans, QuotaPacks } from "#server/db/tables/plans";

const planOf = (row: Selectable<Plans>): Plan =>
  plan.parse({
    code: row.code,
    version: row.version,
    name: row.name,
    priceMinor: row.price_minor,
    currency: row.currency,
    listingQuota: row.listing_quota,
    popular: row.popular,
    benefits: row.benefits,
    entitlements: row.entitlements,
  });

const packOf = (row: Selectable<QuotaPacks>): QuotaPack =>
  quotaPack.parse({
    code: row.code,
    name: row.name,
    listings: row.listings,
    priceMinor: row.price_minor,
    currency: row.currency,
  });

const current = (list: PriceList) => sql<number>`(select version from price_lists where code = ${list})`;

/** The plans of a list as they are shown and sold now, or as they were in a version. */
export async function listPlans(db: Db, list: PriceList, version?: number): Promise<Plan[]> {
  const query = db.selectFrom("plans").selectAll().where("list", "=", list);
  const rows = await query
    .where("version", "=", version ?? current(list))
    .orderBy("position")
    .execute();
  return rows.map(planOf);
}

/** The quota packs of a list as they are sold now, or as they were in a version. */
export async function listPacks(db: Db, list: PriceList, version?: number): Promise<QuotaPack[]> {
  const query = db.selectFrom("quota_packs").selectAll().where("list", "=", list);
  const rows = await query
    .where("version", "=", version ?? current(list))
    .orderBy("position")
    .execute();
  return rows.map(packOf);
}

/** The list a screen shows; a setting nobody can read leaves the specification's choice. */
export async function listShown(db: Db, screen: "landing" | "packages"): Promise<PriceList> {
  const key = screen === "landing" ? "landing_list" : "sold_list";
  const row = await db.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst();
  return priceList.catch(screen === "landing" ? "public" : "member").parse(row?.value);
}
