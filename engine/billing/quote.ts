/** Which order a wish for a product makes for an account, from when to when it runs and what it costs before any coupon. */
import type { OrderKind } from "#contract/order";
import { firstPeriod, nextPeriod, type Period } from "./period.ts";
import { creditOf, type Prepaid } from "./proration.ts";

/** A package that was bought or given (never tried) and is neither over nor ended before its day. */
export interface OpenPackage extends Prepaid, Period {
  id: string;
  planCode: string;
  planName: { zh: string; en: string };
  /** The plan's list price when it was bought; null: it had none. */
  priceMinor: number | null;
  currency: string;
}

/** What is wished for, as the price list sells it now. */
export type Wanted =
  /** A price of null is on nobody's list: only an administrator's offer sells it. */
  | { type: "plan"; code: string; priceMinor: number | null; currency: string }
  | { type: "pack"; priceMinor: number; currency: string };

export interface Terms {
  kind: OrderKind;
  priceMinor: number;
  currency: string;
  creditMinor: number;
  /** Of an upgrade the packages it takes the place of; of a pack the one it belongs to, with nothing credited. */
  bases: { id: string; planName: { zh: string; en: string }; creditMinor: number }[];
  /** As it would be if it were paid now. */
  period: Period;
}

/** Why a product is not sold to this account now. */
type NotForSale =
  /** The price list has no price for it. */
  | "no_price"
  /** The month after the running one is bought already. */
  | "next_is_bought"
  /** What is left of the bought packages is worth more than the price. */
  | "credit_exceeds_price"
  /** The bought package was paid in another currency. */
  | "other_currency"
  /** A pack needs a bought package that runs. */
  | "no_package"
  /** The running package has no limit a pack could raise. */
  | "unlimited";

export type Answer = { terms: Terms } | { notForSale: NotForSale };

/** The account at the moment of asking. */
export interface Buyer {
  open: readonly OpenPackage[];
  now: Date;
  /** IANA name of the buyer's clock. */
  timeZone: string;
}

const runs = (now: Date) => (one: OpenPackage) => one.startsAt <= now;
const latest = <T>(all: readonly T[], moment: (one: T) => Date): T | undefined =>
  all.reduce<T | undefined>((best, one) => (best && moment(best) >= moment(one) ? best : one), undefined);

/** The package that ends last: what is bought next starts there. */
export const lastOf = <T extends { endsAt: Date }>(open: readonly T[]): T | undefined =>
  latest(open, (one) => one.endsAt);

/** The package whose listings are used now: of several that run, the one that began last. */
const runningOf = <T extends { startsAt: Date }>(open: readonly T[], now: Date): T | undefined =>
  latest(
    open.filter((one) => one.startsAt <= now),
    (one) => one.startsAt,
  );

const rank = (priceMinor: number | null): number => priceMinor ?? Number.POSITIVE_INFINITY;

function kindOf(code: string, priceMinor: number | null, { open, now }: Buyer): "buy" | "renew" | "upgrade" {
  if (open.length === 0) return "buy";
  const running = open.filter(runs(now));
  const isStep = running.every((one) => one.planCode !== code && rank(one.priceMinor) < rank(priceMinor));
  return isStep ? "upgrade" : "renew";
}

function packTerms(pack: Extract<Wanted, { type: "pack" }>, { open, now }: Buyer): Answer {
  const base = runningOf(open, now);
  if (!base) return { notForSale: "no_package" };
  if (base.listingQuota === null) return { notForSale: "unlimited" };
  const { priceMinor, currency } = pack;
  const bases = [{ id: base.id, planName: base.planName, creditMinor: 0 }];
  return { terms: { kind: "pack", priceMinor, currency, creditMinor: 0, bases, period: base } };
}

/**
 * The terms of a product for an account, by these rules. Nothing bought is open: `buy`, from now. The plan that runs or a
 * cheaper one: `renew`, a month after the last one, once. A dearer one, or any while only an upcoming package is there:
 * `upgrade`, a full month from now in place of all that is open, whose rest is credited. `offered`: an administrator's price,
 * in which every rest is thought of.
 */
export function termsFor(wanted: Wanted, buyer: Buyer, offered: { priceMinor: number } | null = null): Answer {
  const { open, now, timeZone } = buyer;
  if (wanted.type === "pack") return packTerms(wanted, buyer);
  const priceMinor = offered?.priceMinor ?? wanted.priceMinor;
  if (priceMinor === null) return { notForSale: "no_price" };
  const { currency } = wanted;
  const kind = kindOf(wanted.code, wanted.priceMinor, buyer);
  const last = lastOf(open);
  if (kind === "renew" && last) {
    if (open.some((one) => one.startsAt > now)) return { notForSale: "next_is_bought" };
    return { terms: { kind, priceMinor, currency, creditMinor: 0, bases: [], period: nextPeriod(last, timeZone) } };
  }
  const bases = open.map((one) => ({
    id: one.id,
    planName: one.planName,
    creditMinor: offered ? 0 : creditOf(one, now),
  }));
  const creditMinor = bases.reduce((sum, one) => sum + one.creditMinor, 0);
  if (creditMinor > 0 && open.some((one) => one.currency !== currency)) return { notForSale: "other_currency" };
  if (creditMinor > priceMinor) return { notForSale: "credit_exceeds_price" };
  return { terms: { kind, priceMinor, currency, creditMinor, bases, period: firstPeriod(now, timeZone) } };
}

/** The month an ordered plan gives if its money comes now: an upgrade begins at once, anything else when the last one ends. */
export function monthOf(order: { kind: OrderKind; timeZone: string }, open: readonly Period[], now: Date): Period {
  const last = order.kind === "upgrade" ? undefined : lastOf(open);
  return last ? nextPeriod(last, order.timeZone) : firstPeriod(now, order.timeZone);
}

/** What is to pay after a coupon took `discountMinor` off: never less than nothing. */
export function payable(terms: Pick<Terms, "priceMinor" | "creditMinor">, discountMinor: number) {
  const rest = terms.priceMinor - terms.creditMinor;
  const discount = Math.min(rest, Math.max(0, discountMinor));
  return { discountMinor: discount, amountMinor: rest - discount };
}
