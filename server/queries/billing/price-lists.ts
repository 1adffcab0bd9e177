/** Versions of the price lists: what each said, who wrote it, and a new one in the place of the current. */
import { sql } from "kysely";
import type { PriceListForm, ShownPriceList } from "#contract/admin/prices";
import { AppError } from "#contract/errors";
import type { PriceList } from "#contract/plan";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import { accountsNamed } from "#server/queries/accounts/admin-accounts";
import { adminOf, writeAudit } from "#server/queries/audit/audit";
import { listPacks, listPlans } from "./plans.ts";

const MOST = 100;
const WRITTEN = "price_lists.version";

/** Newest first, each with whoever wrote it where that is known. */
async function versionsOf(db: Db, list: PriceList) {
  const rows = await db
    .selectFrom("plans")
    .select("version")
    .distinct()
    .where("list", "=", list)
    .orderBy("version", "desc")
    .limit(MOST)
    .execute();
  const written = await db
    .selectFrom("audit_entries")
    .select(["at", "actor", sql<number>`(after ->> 'version')::integer`.as("version")])
    .where("subject_id", "=", list)
    .where("action", "=", WRITTEN)
    .orderBy("id", "desc")
    .limit(MOST)
    .execute();
  const authors = await accountsNamed(
    db,
    written.flatMap((one) => adminOf(one.actor) ?? []),
  );
  return rows.map(({ version }) => {
    const entry = written.find((one) => one.version === version);
    return {
      version,
      at: entry?.at.toISOString() ?? null,
      by: authors.get(adminOf(entry?.actor ?? "") ?? "")?.email ?? null,
    };
  });
}

export async function shownPriceList(db: Db, list: PriceList): Promise<ShownPriceList> {
  const { version } = await db
    .selectFrom("price_lists")
    .select("version")
    .where("code", "=", list)
    .executeTakeFirstOrThrow();
  return {
    list,
    version,
    plans: await listPlans(db, list, version),
    packs: await listPacks(db, list, version),
    versions: await versionsOf(db, list),
  };
}

/** Key by key in one order, so that the same content is the same text. */
const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** A new version, shown and sold from the commit on; none when it says what is there. Throws conflict for another `seen`. */
export async function writePriceList(trx: Db, list: PriceList, seen: number, form: PriceListForm): Promise<void> {
  const { version } = await trx
    .selectFrom("price_lists")
    .select("version")
    .where("code", "=", list)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (version !== seen) throw new AppError("conflict", { data: { version } });
  const plans = (await listPlans(trx, list, version)).map(({ version: _, ...plan }) => plan);
  const { plans: newPlans, packs: newPacks } = form;
  if (
    sortedJson({ plans, packs: await listPacks(trx, list, version) }) ===
    sortedJson({ plans: newPlans, packs: newPacks })
  )
    return;
  const next = version + 1;
  await trx
    .insertInto("plans")
    .values(
      newPlans.map((plan, position) => ({
        list,
        version: next,
        code: plan.code,
        position: position + 1,
        name: json(plan.name),
        price_minor: plan.priceMinor,
        currency: plan.currency,
        listing_quota: plan.listingQuota,
        popular: plan.popular,
        benefits: json(plan.benefits),
        entitlements: json(plan.entitlements),
      })),
    )
    .execute();
  if (newPacks.length > 0)
    await trx
      .insertInto("quota_packs")
      .values(
        newPacks.map((pack, position) => ({
          list,
          version: next,
          code: pack.code,
          position: position + 1,
          name: json(pack.name),
          listings: pack.listings,
          price_minor: pack.priceMinor,
          currency: pack.currency,
        })),
      )
      .execute();
  await trx.updateTable("price_lists").set({ version: next }).where("code", "=", list).execute();
  await writeAudit(trx, { action: WRITTEN, subjectId: list, before: { version }, after: { version: next } });
}
