/** Arithmetic a text does before the reader's eyes: a total of the amounts it has just listed, a year of months. */
import type { Quantity } from "./quantities.ts";

/** Amounts that one total may add up. */
const MOST = 12;
/** A total may be rounded by this share of itself. */
const SHARE = 0.002;
/** Months and weeks of a year, months of two and three years. */
const FACTORS = [12, 24, 36, 52] as const;
/** How far in front of its result, in characters, a figure that is multiplied or divided may stand. */
const REACH = 220;

const isAmount = ({ dimension, value }: Quantity): boolean =>
  dimension === "money" || dimension === "unitPrice" || (dimension === "plain" && value >= 100);
const near = (said: Quantity, made: number): boolean =>
  Math.abs(said.value - made) <= Math.max(said.step / 2, made * SHARE * (said.hedged ? 5 : 1)) + 1e-9;

/** Figures of `figures` (in the order of the text) that follow from amounts printed before them; `borne` tells which of those hold, `price` is the asking price or rent. */
export function followingSums(
  figures: readonly Quantity[],
  borne: (one: Quantity) => boolean,
  price: number,
): ReadonlySet<Quantity> {
  const found = new Set<Quantity>();
  const made = new Set<number>();
  const before: Quantity[] = [];
  for (const one of figures) {
    if (!isAmount(one)) continue;
    if (one.dimension !== "unitPrice" && !borne(one)) {
      let sum = 0;
      for (let at = before.length - 1; at >= 0 && before.length - at <= MOST; at--) {
        sum += before[at]?.value ?? 0;
        // "Key money: one month" is a rent that is not printed as a figure.
        if (before.length - at > 1 && (near(one, sum) || near(one, sum + price))) found.add(one);
      }
      const last = before.filter(({ end }) => one.start - end < REACH).slice(-4);
      if (
        last.some(({ value }) => FACTORS.some((factor) => near(one, value * factor) || near(one, value / factor)))
      )
        found.add(one);
      if (made.has(one.value)) found.add(one);
      if (found.has(one)) made.add(one.value);
    }
    if (found.has(one) || borne(one)) before.push(one);
    if (before.length > 4 * MOST) before.shift();
  }
  return found;
}
