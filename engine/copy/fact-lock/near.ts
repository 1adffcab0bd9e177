/** Is a printed figure one that the facts print, as far as rounding to its last digit reaches? */
import { sameCurrency } from "./amounts.ts";
import { within } from "./bounds.ts";
import type { Facts } from "./facts.ts";
import { passesNear } from "./ledger.ts";
import type { Quantity } from "./quantities.ts";
import type { Dimension } from "./units/table.ts";

/** How far a rounded figure may be from the true one, as a share of it; "about" earns a little more. */
const roundingShare: Partial<Record<Dimension, number>> = {
  money: 0.001,
  unitPrice: 0.01,
  area: 0.02,
  distance: 0.06,
};

const HEDGED_SHARE = 0.008;

/** Holds on one stretch around the printed figure, which `passesNear` relies on. */
export function near(quantity: Quantity, fact: number): boolean {
  if (quantity.bound && within(quantity.bound, quantity.value, fact)) return true;
  const gap = Math.abs(quantity.value - fact);
  if (gap <= Math.abs(fact) * 1e-9) return true;
  // 805 m are printed as 800, 150 yards as 140 m.
  if (quantity.dimension === "distance" && gap <= fact * 0.025 && quantity.value % 10 === 0) return true;
  if (gap > quantity.step / 2 + Math.abs(fact) * 1e-9) return false;
  const share = roundingShare[quantity.dimension] ?? 0;
  // "Just under a kilometre" of 900 m.
  const about = quantity.dimension === "distance" ? 2 * share : Math.max(HEDGED_SHARE, share);
  return gap <= Math.abs(fact) * (quantity.hedged ? about : share);
}

const sameFamily: Partial<Record<Dimension, readonly Dimension[]>> = {
  // 2年 may be a date or a term; four digits are always a date.
  year: ["year", "years"],
  years: ["year", "years"],
  level: ["level", "floor"],
  storeys: ["storeys", "floor"],
  floor: ["level", "storeys", "floor"],
  // 대 and 台 count lifts as well as cars.
  cars: ["cars", "lifts"],
};

/** A house of two storeys is "2층" in Korean, 2层 in Chinese: its only level count is its height. */
export const family = ({ dimension, text }: Quantity, { listing }: Facts): readonly Dimension[] =>
  dimension === "level" && listing.floor === null
    ? ["level", "storeys", "floor"]
    : // Germans count the living room with the rooms: 3部屋, 三间房.
      dimension === "bedrooms" && /部屋|[间個个]房|房间|(?:칸|居)$/u.test(text)
      ? ["bedrooms", "rooms"]
      : (sameFamily[dimension] ?? [dimension]);

/** Do the facts print it, in a unit of its family? */
export const printedAs = (quantity: Quantity, facts: Facts): boolean =>
  family(quantity, facts)
    .flatMap((dimension) => facts.ledgers.get(dimension) ?? [])
    .some(
      ({ currencies, period, values }) =>
        sameCurrency(currencies, quantity.currencies) &&
        (quantity.period === null || period === null || quantity.period === period) &&
        passesNear(values, quantity.value, (fact) => near(quantity, fact)),
    );

/** Do they print it to the letter, as what `dimension` says? */
export const stands = (quantity: Quantity, dimension: Dimension, facts: Facts): boolean =>
  (facts.ledgers.get(dimension) ?? []).some(({ values }) =>
    passesNear(values, quantity.value, (fact) => fact === quantity.value),
  );
