/** Figures that follow from the typed facts of a listing: rooms, price, area, year, and a part of what it counts. */
import { amountFollows, sameCurrency } from "./amounts.ts";
import type { Around } from "./around.ts";
import { SMALL } from "./bare-numbers.ts";
import type { Facts } from "./facts.ts";
import { near, stands } from "./near.ts";
import type { Quantity } from "./quantities.ts";
import type { Dimension } from "./units/table.ts";

/** "1室を仕事部屋に", "une chambre comme bureau", 一间做书房: one of all, put to a use. */
const putToUse =
  /^ ?(?:を[^。\n]{1,10}(?:に|と)|(?:개|칸)?[를을] [^.\n]{1,10}(?:로|으로)|(?:可以?|拿来|用来|不妨)?(?:做|当|改|用作|留给|作为?)(?!为主)|(?:as an?|als|comme|pour (?:un|le)|en (?:bureau|atelier)) )/u;

/** "Two rooms to the south" are some of three, where a way or a side follows. */
const sideBehind =
  /^,? ?(?:doubles?(?!\p{L})|simples?(?!\p{L})|mansard|sous les toits|under the eaves|nach|zum|zur|gehen|liegen|face|facing|look|looking|to the|au(?!x)|à l'|côté|sur|donnent?|orienté|朝|向|面|在|[东南西北]|[은는이가も]? ?(?:남|북|동|서)|[はがも]?[東西南北])/iu;

/** "Upstairs three rooms", 楼下一间卧室: some of all. */
const placeAhead =
  /(?:楼[上下]|[一二三]楼|[12]楼|[123１２３]階(?:に|は|の|には)?|[上下]階(?:に|は|には)?|위층|아래층|[123]층(?:에|엔|은|에는)?|upstairs|downstairs|above|below|(?:ground|first|second|upper|lower) floor|à l'étage|en haut|en bas|au rez-de-chaussée|oben|unten|im (?:Ober|Erd|Dach)geschoss)[,:：，、]? ?(?:are |is |has |lie |liegen |sind |gibt es |there are |there is |有|另有|a |an |a |the )?$/iu;

/** A floor named in the same breath: "2階に主寝室と寝室3室". */
const levelNear =
  /楼[上下]|[一二三四1-4]楼|[1-4１-４]階(?!建)|[上下]階|위층|아래층|[1-4]층에|upstairs|downstairs|(?:main|ground|first|second|upper|lower)[- ](?:floor|level)|à l['’]étage|au rez|oben|unten|im (?:Ober|Erd|Dach)geschoss/iu;

/** "The other three", 残る3つ, 另外三间: what is left of all. */
const restAhead =
  /(?:另外的?|其余的?|剩下的?|还有|另有|残り(?:の)?|残る|ほか(?:に|の)?|나머지|다른|그 외|the (?:other|remaining)|another|les autres|les|autres|weitere|die (?:anderen|übrigen|restlichen)) ?$/iu;

/** Is it a part of a count that the facts give: some of the rooms, put to a use or on one floor? */
export const someOf = (quantity: Quantity, count: number | null, around: Around): boolean =>
  count !== null &&
  Number.isInteger(quantity.value) &&
  quantity.value >= 1 &&
  quantity.value < count &&
  (sideBehind.test(around.tail) ||
    putToUse.test(around.tail) ||
    placeAhead.test(around.head) ||
    restAhead.test(around.head) ||
    levelNear.test(around.sentence));

/** "One bedroom faces south" is true of a home with two: a number word for one names a part. */
const partOf = (quantity: Quantity, count: number | null): boolean =>
  count !== null &&
  count >= 1 &&
  quantity.value === 1 &&
  quantity.numeral.word &&
  !/^[一]$/.test(quantity.numeral.raw.replace(/^一$/, /一室/.test(quantity.text) ? "1" : "一"));

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

const byYear =
  /l'année|within (?:a|the) year|a year|innerhalb eines Jahres|im Jahr|年内|1年|1년|一年|per year|par an|annual|毎年|매년|yearly/iu;

const speaksOfYears = new WeakMap<Facts, boolean>();

/** "1년 안에" of what is due "dans l'année". */
function aYear({ value }: Quantity, facts: Facts): boolean {
  if (value !== 1) return false;
  const known = speaksOfYears.get(facts) ?? byYear.test(facts.corpus);
  speaksOfYears.set(facts, known);
  return known;
}

/** Sizes of a mat and of a tsubo in square metres, as explanations of units give them. */
const AREA_UNITS: ReadonlySet<number> = new Set([1.54, 1.55, 1.62, 1.65, 1.82, 3.3, 3.31, 3.305, 3.3058, 3.306]);

/** Sizes of a mat, in square metres, from the smallest in use to the largest. */
const MATS = [1.54, 1.83] as const;

/** A room of 7.2 mats is some 11 to 13 m². */
const ofMats = (quantity: Quantity, ledgers: Facts["ledgers"]): boolean =>
  (ledgers.get("tatami") ?? []).some(({ values }) =>
    values.some((mats) => quantity.value >= mats * MATS[0] - 0.1 && quantity.value <= mats * MATS[1] + 0.1),
  );

/** "Two neighbours" where the page counts two houses at the end of the lane: a small number it says of something. */
const countedThere = ({ value }: Quantity, { counts }: Facts): boolean =>
  Number.isInteger(value) && value <= SMALL && counts.has(value);

/** The structured facts of the listing, one test per dimension. */
export const structured: Partial<Record<Dimension, (quantity: Quantity, facts: Facts) => boolean>> = {
  money: (quantity, facts) => amountFollows(quantity, facts, near),
  unitPrice: (quantity, { listing }) =>
    listing.price !== null &&
    listing.area !== null &&
    (listing.price.period === null || quantity.period === null || quantity.period === listing.price.period) &&
    sameCurrency(quantity.currencies, [listing.price.currency]) &&
    near(quantity, listing.price.amount / listing.area.sqm),
  area: (quantity, { listing, ledgers }) =>
    AREA_UNITS.has(Number(quantity.value.toFixed(4))) ||
    ofMats(quantity, ledgers) ||
    (listing.area !== null && near(quantity, listing.area.sqm)),
  // 18 m² are about eleven mats; mats are from 1.54 to 1.82 m².
  tatami: (quantity, facts) =>
    (facts.listing.area !== null &&
      quantity.value > facts.listing.area.sqm / 1.82 - 1 &&
      quantity.value < facts.listing.area.sqm / 1.54 + 1) ||
    (facts.ledgers.get("area") ?? []).some(({ values }) =>
      values.some((sqm) => quantity.value > sqm / 1.82 - 1 && quantity.value < sqm / 1.54 + 1),
    ),
  year: (quantity, facts) => {
    const { yearBuilt } = facts.listing;
    return (
      (quantity.value === 1 && quantity.numeral.word) ||
      aYear(quantity, facts) ||
      (quantity.value < 100 && stands({ ...quantity, value: quantity.value * 12 }, "months", facts)) ||
      (yearBuilt !== null &&
        (quantity.value === yearBuilt || (quantity.numeral.raw.length === 2 && quantity.value === yearBuilt % 100)))
    );
  },
  bedrooms: (quantity, { listing }) => equals(quantity, listing.rooms.bedrooms),
  // "Deux pièces de réception" are living rooms.
  livingRooms: (quantity, { listing }) => oneInWords(quantity) || equals(quantity, listing.rooms.livingRooms),
  bathrooms: (quantity, { listing }) => bathrooms(quantity, listing.rooms.bathrooms),
  lifts: (quantity, facts) => oneInWords(quantity) || stands(quantity, "cars", facts),
  // The share of one area in another.
  percent: (quantity, { listing, ledgers }) => {
    const areas = [
      ...(listing.area ? [listing.area.sqm] : []),
      ...(ledgers.get("area") ?? []).flatMap(({ values }) => values),
    ].slice(0, 8);
    return areas.some((part) =>
      areas.some((whole) => part > 10 && part < whole && Math.abs((100 * part) / whole - quantity.value) < 0.6),
    );
  },
  cars: (quantity, { book, printed }) =>
    // "A second car outside": the spaces the listing counts one by one.
    (quantity.numeral.ordinal === true &&
      quantity.value <= printed.reduce((sum, one) => sum + (one.dimension === "cars" ? one.value : 0), 0)) ||
    oneInWords(quantity) ||
    (quantity.value === 1 && book.stated.has("parking")),
  // One of two under a roof: 二戸一, "two homes share a wall".
  homes: (quantity, facts) =>
    oneInWords(quantity) ||
    (quantity.value === 2 && facts.book.stated.has("semiDetached")) ||
    countedThere(quantity, facts),
  months: (quantity, facts) => oneInWords(quantity) || spanStands(quantity, quantity.value / 12, facts),
  years: (quantity, facts) =>
    oneInWords(quantity) ||
    aYear(quantity, facts) ||
    stands({ ...quantity, value: quantity.value * 12 }, "months", facts),
  rooms: (quantity, { listing }) => {
    const { bedrooms, livingRooms } = listing.rooms;
    // A French T3 and a German 3-Zimmer-Wohnung count the living room with the bedrooms.
    return (
      equals(quantity, bedrooms) ||
      (bedrooms !== null && [1, livingRooms ?? 1].some((living) => equals(quantity, bedrooms + living)))
    );
  },
};

/** "Vingt-quatre mois" of a lease of two years. */
const spanStands = (quantity: Quantity, value: number, facts: Facts): boolean =>
  (["years", "year"] as const).some((dimension) => stands({ ...quantity, value }, dimension, facts));
