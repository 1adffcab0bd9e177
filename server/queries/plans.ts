/** The two price lists. Open to everybody: the landing page shows one of them. */
import { type Plan, plan } from "#contract/plan";
import type { Db } from "#server/db/tables";

export async function listPlans(db: Db, list: "public" | "member"): Promise<Plan[]> {
  const rows = await db.selectFrom("plans").selectAll().where("list", "=", list).orderBy("position").execute();
  return rows.map((row) =>
    plan.parse({
      code: row.code,
      name: row.name,
      priceMinor: row.price_minor,
      currency: row.currency,
      listingQuota: row.listing_quota,
      popular: row.popular,
      benefits: row.benefits,
    }),
  );
}
