/** The two price lists in their current version, and which of them each screen shows. */
import { type Plan, type PriceList, plan, priceList, type QuotaPack, quotaPack } from "#contract/plan";
import type { Db } from "#server/db/tables";

/** The plans of a list as they are shown and sold now. */
export async function listPlans(db: Db, list: PriceList): Promise<Plan[]> {
  const rows = await db
    .selectFrom("plans as p")
    .innerJoin("price_lists as l", (on) => on.onRef("l.code", "=", "p.list").onRef("l.version", "=", "p.version"))
    .selectAll("p")
    .where("p.list", "=", list)
    .orderBy("p.position")
    .execute();
  return rows.map((row) =>
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
    }),
  );
}

/** The quota packs of a list as they are sold now. */
export async function listPacks(db: Db, list: PriceList): Promise<QuotaPack[]> {
  const rows = await db
    .selectFrom("quota_packs as p")
    .innerJoin("price_lists as l", (on) => on.onRef("l.code", "=", "p.list").onRef("l.version", "=", "p.version"))
    .selectAll("p")
    .where("p.list", "=", list)
    .orderBy("p.position")
    .execute();
  return rows.map((row) =>
    quotaPack.parse({
      code: row.code,
      name: row.name,
      listings: row.listings,
      priceMinor: row.price_minor,
      currency: row.currency,
    }),
  );
}

/** The list a screen shows; a setting nobody can read leaves the specification's choice. */
export async function listShown(db: Db, screen: "landing" | "packages"): Promise<PriceList> {
  const key = screen === "landing" ? "landing_list" : "sold_list";
  const row = await db.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst();
  return priceList.catch(screen === "landing" ? "public" : "member").parse(row?.value);
}
