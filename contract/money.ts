/** The one money type of what we sell: integer minor units with their currency. Homes' prices are in `listing.ts`. */
import { z } from "zod";

/** Integer minor units: fen, cents. */
export const amountMinor = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);
/** ISO 4217. */
export const currency = z.string().regex(/^[A-Z]{3}$/);

const money = z.object({ amountMinor, currency });
export type Money = z.infer<typeof money>;

export const sameMoney = (a: Money, b: Money): boolean => a.amountMinor === b.amountMinor && a.currency === b.currency;

/** What an order was accepted to differ by from what its lines come to, in minor units; below 0: less was paid. */
export const adjustedMinor = (of: {
  priceMinor: number;
  creditMinor: number;
  discountMinor: number;
  amountMinor: number;
}): number => of.amountMinor - (of.priceMinor - of.creditMinor - of.discountMinor);
