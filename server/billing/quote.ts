/** What a product costs an account at this moment, read from the database each time: the client only says what it wants. */
import { AppError } from "#contract/errors";
import type { Product, Quote } from "#contract/order";
import type { PriceList } from "#contract/plan";
import { payable, type Terms, termsFor, type Wanted } from "#engine/billing/quote";
import type { Db } from "#server/db/tables";
import type { PlanSnapshot } from "#server/db/tables/subscriptions";
import type { Owner } from "#server/queries/accounts/owner";
import { type CouponAnswer, checkCoupon } from "#server/queries/billing/coupons";
import { snapshotOf } from "#server/queries/billing/orders";
import { type OwnedPackage, openPackages } from "#server/queries/billing/owned-packages";
import { listPacks, listPlans, listShown } from "#server/queries/billing/plans";

export interface Wish {
  product: Product;
  /** In capitals, as the contract makes it. */
  coupon?: string;
  /** IANA, as the contract checks it. */
  timeZone: string;
}

/** All an order keeps of what was reckoned. */
export interface Reckoned {
  product: Product;
  terms: Terms;
  priceList: PriceList;
  /** The plan as it is sold; of a pack, the plan it belongs to under the pack's name and price. */
  snapshot: PlanSnapshot;
  /** Of a pack. */
  packListings: number | null;
  coupon: CouponAnswer | null;
  discountMinor: number;
  amountMinor: number;
}

const refuse = (why: string) => new AppError("not_for_sale", { data: { why } });

interface OnSale {
  wanted: Wanted;
  /** `base`: the package a pack belongs to. */
  snapshot(base: PlanSnapshot | undefined): PlanSnapshot | null;
  packListings: number | null;
}

async function onSale(db: Db, list: PriceList, product: Product): Promise<OnSale> {
  if (product.type === "plan") {
    const plan = (await listPlans(db, list)).find((one) => one.code === product.code);
    if (!plan) throw refuse("gone");
    const { code, priceMinor, currency } = plan;
    return {
      wanted: { type: "plan", code, priceMinor, currency },
      snapshot: () => snapshotOf(plan),
      packListings: null,
    };
  }
  const pack = (await listPacks(db, list)).find((one) => one.code === product.code);
  if (!pack) throw refuse("gone");
  const { name, priceMinor, currency } = pack;
  return {
    wanted: { type: "pack", priceMinor, currency },
    snapshot: (base) => (base ? { ...base, name, priceMinor, currency } : null),
    packListings: pack.listings,
  };
}

/**
 * The price, what it replaces and the coupon of a wish. Within the transaction that sells, pass `lock`. `offered`: an
 * administrator's own price. Throws not_for_sale with `why` (engine/billing/quote.ts, or "gone"), too_many_requests.
 */
export async function reckon(
  db: Db,
  owner: Owner,
  { product, coupon: code, timeZone }: Wish,
  now: Date,
  { lock = false, offered = null }: { lock?: boolean; offered?: { priceMinor: number } | null } = {},
): Promise<Reckoned> {
  const priceList = await listShown(db, "packages");
  const sold = await onSale(db, priceList, product);
  const open: OwnedPackage[] = await openPackages(db, owner, now, { lock });
  const answer = termsFor(sold.wanted, { open, now, timeZone }, offered);
  if ("notForSale" in answer) throw refuse(answer.notForSale);
  const { terms } = answer;
  const snapshot = sold.snapshot(open.find((one) => one.id === terms.bases[0]?.id)?.row.plan);
  if (!snapshot) throw refuse("no_package");
  const coupon =
    code === undefined
      ? null
      : await checkCoupon(db, owner, {
          code,
          planCode: product.code,
          kind: terms.kind,
          payableMinor: payable(terms, 0).amountMinor,
          currency: terms.currency,
          now,
        });
  const money = payable(terms, coupon?.usable ? coupon.discountMinor : 0);
  return { product, terms, priceList, snapshot, packListings: sold.packListings, coupon, ...money };
}

/** What was reckoned, as a buyer reads it. */
export const quoteOf = ({ product, terms, snapshot, packListings, coupon, ...money }: Reckoned): Quote => ({
  product,
  kind: terms.kind,
  title: snapshot.name,
  planCode: product.code,
  listings: product.type === "pack" ? packListings : snapshot.listingQuota,
  currency: terms.currency,
  priceMinor: terms.priceMinor,
  creditMinor: terms.creditMinor,
  discountMinor: money.discountMinor,
  amountMinor: money.amountMinor,
  startsAt: terms.period.startsAt.toISOString(),
  endsAt: terms.period.endsAt.toISOString(),
  replaces: terms.kind === "upgrade" ? terms.bases.map(({ planName, creditMinor }) => ({ planName, creditMinor })) : [],
  coupon:
    coupon === null
      ? null
      : coupon.usable
        ? { usable: true, code: coupon.code }
        : { usable: false, code: coupon.code, why: coupon.why },
});
