/** What is left of a bought package, in money: by time or by listings, whichever is less. */

/** A period somebody paid for (or was given: worth 0). Amounts in integer minor units. */
export interface Prepaid {
  /** Money that came in for it and did not go back, what earlier upgrades credited to it included. */
  worthMinor: number;
  startsAt: Date;
  endsAt: Date;
  /** Listings of the plan, without packs; null: unlimited. */
  listingQuota: number | null;
  /** Listings used, those of packs included: the plan's own are used first. */
  used: number;
}

/** floor(amount × part / whole) without leaving the integers. */
const shareOf = (amountMinor: number, part: number, whole: number): number =>
  Number((BigInt(amountMinor) * BigInt(Math.min(whole, Math.max(0, part)))) / BigInt(whole));

/** Between 0 and what it is worth, never more as time passes or listings are used; an upcoming package counts in full. */
export function creditOf({ worthMinor, startsAt, endsAt, listingQuota, used }: Prepaid, now: Date): number {
  const byTime = shareOf(worthMinor, endsAt.getTime() - now.getTime(), endsAt.getTime() - startsAt.getTime());
  return listingQuota === null ? byTime : Math.min(byTime, shareOf(worthMinor, listingQuota - used, listingQuota));
}

/** What packages are worth together. */
export const creditOfAll = (packages: readonly Prepaid[], now: Date): number =>
  packages.reduce((sum, one) => sum + creditOf(one, now), 0);

/** Listings of packs that are still unused: the plan's own go first. */
export const packRest = (period: { listingQuota: number | null; extra: number; used: number }): number =>
  period.listingQuota === null
    ? period.extra
    : Math.max(0, period.extra - Math.max(0, period.used - period.listingQuota));

/** What a pack's unused listings are worth of what was paid for it, in integer minor units. */
export const packWorth = (paidMinor: number, unused: number, listings: number): number =>
  shareOf(paidMinor, unused, listings);
