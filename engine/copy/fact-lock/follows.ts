/** Does a printed quantity follow from the facts? Conversions of units may, rounding to the printed digit may, guesses may not. */
import { amountFollows, sameCurrency } from "./amounts.ts";
import { within } from "./bounds.ts";
import type { Facts } from "./facts.ts";
import { passesNear } from "./ledger.ts";
import { MAX_DIGITS } from "./printed-numbers.ts";
import type { Quantity } from "./quantities.ts";
import type { Dimension } from "./units/table.ts";

/** How far a rounded figure may be from the true one, as a share of it; "about" earns a little more. */
const roundingShare: Partial<Record<Dimension, number>> = {
  money: 0.001,
  unitPrice: 0.01,
  area: 0.015,
  distance: 0.06,
};
const HEDGED_SHARE = 0.008;

/** Holds on one stretch around the printed figure, which `passesNear` relies on. */
function near(quantity: Quantity, fact: number): boolean {
  if (quantity.bound && within(quantity.bound, quantity.value, fact)) return true;
  const gap = Math.abs(quantity.value - fact);
  if (gap <= Math.abs(fact) * 1e-9) return true;
  if (gap > quantity.step / 2 + Math.abs(fact) * 1e-9) return false;
  const share = roundingShare[quantity.dimension] ?? 0;
  return gap <= Math.abs(fact) * (quantity.hedged ? Math.max(HEDGED_SHARE, share) : share);
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
const family = ({ dimension }: Quantity, { listing }: Facts): readonly Dimension[] =>
  dimension === "level" && listing.floor === null
    ? ["level", "storeys", "floor"]
    : (sameFamily[dimension] ?? [dimension]);

const printedAs = (quantity: Quantity, facts: Facts): boolean =>
  family(quantity, facts)
    .flatMap((dimension) => facts.ledgers.get(dimension) ?? [])
    .some(
      ({ currencies, period, values }) =>
        sameCurrency(currencies, quantity.currencies) &&
        (quantity.period === null || period === null || quantity.period === period) &&
        passesNear(values, quantity.value, (fact) => near(quantity, fact)),
    );

/** "One bedroom faces south" is true of a home with two: a number word for one names a part. */
const partOf = (quantity: Quantity, count: number | null): boolean =>
  count !== null && count >= 1 && quantity.value === 1 && quantity.numeral.word && !/^[一]$/.test(quantity.numeral.raw);

const equals = (quantity: Quantity, count: number | null): boolean =>
  count !== null &&
  (quantity.value === count ||
    partOf(quantity, count) ||
    (quantity.numeral.ordinal === true && quantity.value <= count));

/** 2.5 baths are two full ones and a half one. */
const bathrooms = (quantity: Quantity, count: number | null): boolean =>
  equals(quantity, count) ||
  (count !== null &&
    count % 1 !== 0 &&
    ((quantity.value === count % 1 && quantity.numeral.word) ||
      (quantity.value === Math.floor(count) && /full|complète|ganze/iu.test(quantity.text))));

/** "One home", "a month", "one lift" are ways of speaking and no counts. */
const oneInWords = (quantity: Quantity): boolean => quantity.value === 1 && quantity.numeral.word;

/** The structured facts of the listing, one test per dimension. */
const structured: Partial<Record<Dimension, (quantity: Quantity, facts: Facts) => boolean>> = {
  money: (quantity, facts) => amountFollows(quantity, facts, near),
  unitPrice: (quantity, { listing }) =>
    listing.price !== null &&
    listing.area !== null &&
    listing.price.period === null &&
    sameCurrency(quantity.currencies, [listing.price.currency]) &&
    near(quantity, listing.price.amount / listing.area.sqm),
  area: (quantity, { listing }) => listing.area !== null && near(quantity, listing.area.sqm),
  year: (quantity, { listing }) =>
    (quantity.value === 1 && quantity.numeral.word) ||
    (listing.yearBuilt !== null &&
      (quantity.value === listing.yearBuilt ||
        (quantity.numeral.raw.length === 2 && quantity.value === listing.yearBuilt % 100))),
  bedrooms: (quantity, { listing }) => equals(quantity, listing.rooms.bedrooms),
  livingRooms: (quantity, { listing }) => equals(quantity, listing.rooms.livingRooms),
  bathrooms: (quantity, { listing }) => bathrooms(quantity, listing.rooms.bathrooms),
  lifts: oneInWords,
  cars: oneInWords,
  homes: oneInWords,
  months: oneInWords,
  years: oneInWords,
  rooms: (quantity, { listing }) => {
    const { bedrooms, livingRooms } = listing.rooms;
    // A French T3 and a German 3-Zimmer-Wohnung count the living room with the bedrooms.
    return (
      equals(quantity, bedrooms) ||
      (bedrooms !== null && [1, livingRooms ?? 1].some((living) => equals(quantity, bedrooms + living)))
    );
  },
};

/** A bare number is borne out only by a bare number of the facts, or by one printed to the letter there. */
function plainFollows(quantity: Quantity, facts: Facts): boolean {
  const { numeral } = quantity;
  const raw = numeral.word ? String(numeral.value) : numeral.raw;
  if (raw.length > MAX_DIGITS) return false;
  if (raw.length >= 3) return facts.numbers.has(raw);
  return (facts.ledgers.get("plain") ?? []).some(({ values }) =>
    passesNear(values, quantity.value, (fact) => fact === quantity.value),
  );
}

/** A decade ("the 2000s", "2000年代") is true of any year in it. */
const decadeFollows = (quantity: Quantity, facts: Facts, around: Around): boolean =>
  (/^(?:'?s\b|er\b|代|대)/.test(around.after) || /années\s$/i.test(around.before)) &&
  facts.listing.yearBuilt !== null &&
  Math.floor(facts.listing.yearBuilt / 10) * 10 === quantity.value;

/** "1년에", "1年あたり": one year is what something else is counted by. */
const byTheYear = (quantity: Quantity, around: Around): boolean =>
  quantity.value === 1 && /^(?:에|이면|으로|당|마다|치|に|で|あたり|当たり)/.test(around.after);

/** The text next to a quantity, for forms such as "2000s" and "années 2000". */
export interface Around {
  readonly before: string;
  readonly after: string;
}

/** True when the facts bear the quantity out. */
export function follows(quantity: Quantity, facts: Facts, around: Around): boolean {
  if (quantity.dimension === "year" && (decadeFollows(quantity, facts, around) || byTheYear(quantity, around)))
    return true;
  if (structured[quantity.dimension]?.(quantity, facts)) return true;
  if (quantity.dimension === "money") return false;
  if (quantity.dimension === "plain") return plainFollows(quantity, facts);
  return printedAs(quantity, facts);
}
