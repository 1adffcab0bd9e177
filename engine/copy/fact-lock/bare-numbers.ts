/** Numbers without a unit: sums, codes, and the small ones that are ways of speaking. */
import { amountFollows } from "./amounts.ts";
import type { Around } from "./around.ts";
import type { Facts } from "./facts.ts";
import { passesNear } from "./ledger.ts";
import { near, stands } from "./near.ts";
import { MAX_DIGITS } from "./printed-numbers.ts";
import type { Quantity } from "./quantities.ts";

/** Hours of a day, weeks and days of a year: what a sum is done with, beside its signs. */
const CALENDAR: ReadonlySet<number> = new Set([24, 52, 100, 365]);

const reckoned = /[×÷*=]\s?$|\dx\s?$/u;

/** Bare numbers up to this one are as often ways of speaking as facts. */
export const SMALL = 12;

const levelWord = /(?:Ebene|niveau|level|floor|étage|Etage|Stock|sur|of|von|\/)\s?$/u;

/** A bare number is borne out only by a bare number of the facts, or by one printed to the letter there. */
export function plainFollows(quantity: Quantity, facts: Facts, around: Around): boolean {
  if (quantity.value === 0 || (CALENDAR.has(quantity.value) && reckoned.test(around.before))) return true;
  // "4 things to know", "3 plats": what a bare small number counts is said by the text, not by the listing.
  if (
    quantity.value > 0 &&
    quantity.value <= SMALL &&
    Number.isInteger(quantity.value) &&
    !levelWord.test(around.before)
  )
    return true;
  if (facts.listing.country === "FR" && String(quantity.value) === facts.listing.address.postalCode?.slice(0, 2))
    return true;
  // The code of a country before its numbers.
  if (/\+$/u.test(around.before)) return true;
  if ([...facts.ledgers.keys()].some((dimension) => stands(quantity, dimension, facts))) return true;
  // "2,000에 85", 85＋7: sums in ten thousands, as Koreans, Chinese and Japanese say them.
  if (amountFollows({ ...quantity, currencies: [], value: quantity.value * 1e4, step: 1 }, facts, near)) return true;
  // 28寸, 24インチ: a thing the reader brings.
  if (/^ ?(?:寸|英寸|吋|inch|in\.|インチ|인치|Zoll|pouces?|kg|リットル|升|L(?!\p{L}))/iu.test(around.after))
    return true;
  if (quantity.value >= 100 && amountFollows({ ...quantity, currencies: [] }, facts, near)) return true;
  const { numeral } = quantity;
  const raw = numeral.word ? String(numeral.value) : numeral.raw;
  if (raw.length > MAX_DIGITS) return false;
  if (raw.length >= 3) return facts.numbers.has(raw);
  return (facts.ledgers.get("plain") ?? []).some(({ values }) =>
    passesNear(values, quantity.value, (fact) => fact === quantity.value),
  );
}
