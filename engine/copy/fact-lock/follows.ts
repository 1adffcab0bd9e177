/** Does a printed quantity follow from the facts? Conversions of units may, rounding to the printed digit may, guesses may not. */
import type { Facts } from "./facts.ts";
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

function near(quantity: Quantity, fact: number): boolean {
  const gap = Math.abs(quantity.value - fact);
  if (gap <= Math.abs(fact) * 1e-6) return true;
  if (gap > quantity.step / 2 + Math.abs(fact) * 1e-9) return false;
  const share = roundingShare[quantity.dimension] ?? 0;
  return gap <= Math.abs(fact) * (quantity.hedged ? Math.max(HEDGED_SHARE, share) : share);
}

const sameFamily: Partial<Record<Dimension, readonly Dimension[]>> = {
  level: ["level", "floor"],
  storeys: ["storeys", "floor"],
  floor: ["level", "storeys", "floor"],
};

const printedAs = (quantity: Quantity, facts: Facts): boolean =>
  facts.printed.some(
    (fact) =>
      (sameFamily[quantity.dimension] ?? [quantity.dimension]).includes(fact.dimension) &&
      near(quantity, fact.value) &&
      (fact.currencies.length === 0 ||
        quantity.currencies.length === 0 ||
        fact.currencies.some((code) => quantity.currencies.includes(code))),
  );

/** "One bedroom faces south" is true of a home with two: a number word for one names a part. */
const partOf = (quantity: Quantity, count: number | null): boolean =>
  count !== null && count >= 1 && quantity.value === 1 && quantity.numeral.word && !/^[一]$/.test(quantity.numeral.raw);

const equals = (quantity: Quantity, count: number | null): boolean =>
  count !== null && (quantity.value === count || partOf(quantity, count));

/** The structured facts of the listing, one test per dimension. */
const structured: Partial<Record<Dimension, (quantity: Quantity, facts: Facts) => boolean>> = {
  money: (quantity, { listing }) =>
    listing.price !== null &&
    near(quantity, listing.price.amount) &&
    (quantity.currencies.length === 0 || quantity.currencies.includes(listing.price.currency)),
  unitPrice: (quantity, { listing }) =>
    listing.price !== null && listing.area !== null && near(quantity, listing.price.amount / listing.area.sqm),
  area: (quantity, { listing }) => listing.area !== null && near(quantity, listing.area.sqm),
  year: (quantity, { listing }) =>
    listing.yearBuilt !== null &&
    (quantity.value === listing.yearBuilt ||
      (quantity.numeral.raw.length === 2 && quantity.value === listing.yearBuilt % 100)),
  bedrooms: (quantity, { listing }) => equals(quantity, listing.rooms.bedrooms),
  livingRooms: (quantity, { listing }) => equals(quantity, listing.rooms.livingRooms),
  bathrooms: (quantity, { listing }) => equals(quantity, listing.rooms.bathrooms),
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
  const { raw } = quantity.numeral;
  const literally = new RegExp(`(?<![\\d.,])${raw.replace(/[.]/g, "\\.")}(?![\\d]|[.,]\\d)`);
  if (raw.length >= 3) return literally.test(facts.corpus);
  return facts.printed.some((fact) => fact.dimension === "plain" && fact.value === quantity.value);
}

/** A decade ("the 2000s", "2000年代") is true of any year in it. */
const decadeFollows = (quantity: Quantity, facts: Facts, around: Around): boolean =>
  (/^(?:'?s\b|er\b|代|대)/.test(around.after) || /années\s$/i.test(around.before)) &&
  facts.listing.yearBuilt !== null &&
  Math.floor(facts.listing.yearBuilt / 10) * 10 === quantity.value;

/** The text next to a quantity, for forms such as "2000s" and "années 2000". */
export interface Around {
  readonly before: string;
  readonly after: string;
}

/** True when the facts bear the quantity out. */
export function follows(quantity: Quantity, facts: Facts, around: Around): boolean {
  if (quantity.dimension === "year" && decadeFollows(quantity, facts, around)) return true;
  if (structured[quantity.dimension]?.(quantity, facts)) return true;
  if (quantity.dimension === "plain") return plainFollows(quantity, facts);
  return printedAs(quantity, facts);
}
