/** Weights said in another unit than the listing's: of a dog that may live there. */
import type { Around } from "./around.ts";
import type { Facts } from "./facts.ts";
import type { Quantity } from "./quantities.ts";

const POUND = 0.45359237;

interface Weights {
  readonly pounds: readonly number[];
  readonly kilos: readonly number[];
}

const weightsOf = new WeakMap<Facts, Weights>();

/** Weights the listing prints, read once for each listing. */
function weightsIn(facts: Facts): Weights {
  const known = weightsOf.get(facts);
  if (known) return known;
  const sizes = (pattern: RegExp) => [
    ...new Set([...facts.corpus.matchAll(pattern)].map(({ groups }) => Number(groups?.size))),
  ];
  const weights = {
    pounds: sizes(/(?<![\d.,])(?<size>\d{1,3}) ?(?:lbs?|pounds)(?!\p{L})/giu),
    kilos: sizes(/(?<![\d.,])(?<size>\d{1,3}) ?(?:kg|公斤|キロ(?!メ)|킬로)/giu),
  };
  weightsOf.set(facts, weights);
  return weights;
}

/** "40 lb" of a dog is 18 kg, and 40 ポンド no money where prices are in dollars. */
export function weighs({ value, dimension, currencies }: Quantity, facts: Facts, { after }: Around): boolean {
  const { pounds, kilos } = weightsIn(facts);
  if (dimension === "money")
    return (
      currencies.includes("GBP") &&
      facts.listing.price?.currency !== "GBP" &&
      [...pounds, ...kilos.map((one) => one / POUND)].some((one) => Math.abs(one - value) < 0.6)
    );
  return (
    /^ ?(?:kg|kilo|公斤|キロ|킬로)/iu.test(after) &&
    [...kilos, ...pounds.map((one) => one * POUND)].some((one) => Math.abs(one - value) < 0.6)
  );
}
