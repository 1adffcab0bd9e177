/** A text as people have it - one line of facts, a chat message, a remark - read as a whole, without labels. */
import { type Fact, fact } from "../facts/candidate.ts";
import type { Page } from "../page/page.ts";
import { areaKindIn, exclusiveIn, homeAreaIn } from "../units/area.ts";
import { type BrokerSheet, brokerSheet } from "../units/broker-sheet.ts";
import { findEuropeanAddress, findStreetAlone } from "../units/european-street.ts";
import { finishIn } from "../units/finish.ts";
import { floorIn } from "../units/floor-in.ts";
import type { Hints } from "../units/hints.ts";
import { koreanDeposit } from "../units/korean-rent.ts";
import { plain } from "../units/number.ts";
import { orientationIn } from "../units/orientation.ts";
import { withoutOtherSums } from "../units/other-sums.ts";
import { placeIn } from "../units/place-in.ts";
import { printedPlace } from "../units/printed-place.ts";
import { roomsIn } from "../units/rooms.ts";
import { isSalePrice } from "../units/sale-price.ts";
import { spokenPrice } from "../units/spoken-price.ts";
import { findStreetAddress } from "../units/street.ts";
import { asksOfTenants, transactionIn } from "../units/transaction.ts";
import { viewsIn } from "../units/view-in.ts";
import { builtIn, yearAlone } from "../units/year.ts";

/** Below the surest labelled value, above what the readers of pages make of prose. */
const SAID = 0.68;

/** Under what counts as said: whoever confirms the home is asked. */
const HINTED = 0.4;

/** Surer than prose: the shorthand says which number is which. */
const SHEET = 0.76;

const DOLLARS: ReadonlySet<string> = new Set(["USD", "CAD", "AUD", "NZD", "SGD", "HKD"]);
/** The sheet's sign is a dollar's, whatever language its shorthand was taken for. */
const dollars = ({ currency }: Hints): string => (currency !== null && DOLLARS.has(currency) ? currency : "USD");

const sheetFacts = (sheet: BrokerSheet, hints: Hints): Fact[] => [
  ...(sheet.price !== null
    ? [
        fact("price", { amount: sheet.price, currency: dollars(hints), period: null }, SHEET),
        fact("transaction", "sale", 0.6),
      ]
    : []),
  ...(sheet.squareFeet === null
    ? []
    : [fact("area", { sqm: Math.round(sheet.squareFeet * 9.290304) / 100, kind: "unknown" }, SHEET)]),
  ...(sheet.bedrooms === null ? [] : [fact("bedrooms", sheet.bedrooms, SHEET)]),
  ...(sheet.bathrooms === null ? [] : [fact("bathrooms", sheet.bathrooms, SHEET)]),
  ...(sheet.yearBuilt === null ? [] : [fact("yearBuilt", sheet.yearBuilt, SHEET)]),
];

/** "屋齡20年", "房龄 8 年", "築20年": an age, kept as said; nobody knows when it was written. */
const AGE = /(屋齡|屋龄|房龄|房齡|楼龄|樓齡|築年数|築)\s?:?\s?(\d{1,2}(?:\.\d)?\s?年)(?![\d月])/u;

/** "via Padova 8 (20127)", "Lyon 6e (69006)". */
const BRACKETED_CODE = /(?<=[\p{L}\d]\s)\((\d{5})\)/u;
const FIVE_DIGITS: ReadonlySet<string> = new Set("FR IT ES DE".split(" "));

/** Every fact the whole text states in words of its own. */
export function spokenFacts(lines: readonly string[], page: Page): Fact[] {
  const text = lines.filter((line) => !/^https?:\/\/\S{1,500}$/.test(line)).join("\n");
  const { hints } = page;
  const price = spokenPrice(text, hints);
  const rooms = roomsIn(text, hints.country);
  const area = homeAreaIn((hints.language === "ko" ? exclusiveIn(text) : null) ?? text, hints);
  const sheet = brokerSheet(text);
  const floor = floorIn(text);
  const orientation = orientationIn(text);
  const year = builtIn(text) ?? lines.map(yearAlone).find((found) => found !== null) ?? null;
  const renovation = finishIn(text);
  const [, aged, age] = year === null ? (AGE.exec(plain(text.slice(0, 2000))) ?? []) : [];
  const street = findEuropeanAddress(text, hints.country === "US" ? null : hints.country);
  const place = placeIn(text, hints.language, hints.country);
  const city = street?.city ?? place.city;
  const coded = /(?<![\p{L}\d])([A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|[A-Z]\d[A-Z]\s\d[A-Z]\d)(?![\p{L}\d])/u.exec(
    text,
  )?.[1];
  const bracketed = FIVE_DIGITS.has(hints.country ?? "") ? BRACKETED_CODE.exec(text)?.[1] : undefined;
  const alone = street || findStreetAddress(text) ? null : findStreetAlone(plain(text.slice(0, 2000)));
  const printed = street
    ? null
    : alone
      ? [alone, place.city].filter((part) => part !== null && part !== "").join(", ")
      : printedPlace(plain(text), hints.language, place);
  const postalCode = street?.postalCode ?? place.postalCode ?? coded ?? bracketed;
  // "ground rent £250": what an amount beside the price is called decides nothing
  const transaction = transactionIn(withoutOtherSums(plain(text.slice(0, 2000)), hints));
  const tenants = transaction === null && asksOfTenants(text.slice(0, 2000)) && !(price && isSalePrice(price));
  const deposit = hints.language === "ko" ? koreanDeposit(plain(text.slice(0, 2000))) : null;
  return [
    ...(deposit === null ? [] : [fact("disclosure", { name: "보증금", value: deposit }, 0.6)]),
    ...(tenants ? [fact("transaction", "rent", HINTED)] : []),
    ...(transaction ? [fact("transaction", transaction, 0.6)] : []),
    ...(price ? [fact("price", price, SAID)] : []),
    ...(rooms.bedrooms === null || rooms.bedrooms > 30 ? [] : [fact("bedrooms", rooms.bedrooms, SAID)]),
    ...(rooms.livingRooms === null ? [] : [fact("livingRooms", rooms.livingRooms, SAID)]),
    ...(rooms.bathrooms === null || rooms.bathrooms > 30 ? [] : [fact("bathrooms", rooms.bathrooms, SAID)]),
    ...(area === null ? [] : [fact("area", { sqm: area, kind: areaKindIn(text, area, hints) }, SAID)]),
    ...(sheet ? sheetFacts(sheet, hints) : []),
    ...(printed === null ? [] : [fact("address", printed, 0.6)]),
    ...(floor === null ? [] : [fact("floor", floor, 0.64)]),
    ...(orientation === null ? [] : [fact("orientation", orientation, 0.62)]),
    ...(year === null ? [] : [fact("yearBuilt", year, 0.64)]),
    ...(aged && age ? [fact("disclosure", { name: aged === "築" ? "築年数" : aged, value: age }, 0.6)] : []),
    ...viewsIn(text.split(place.community || "\n").join("\n")).map((view) => fact("feature", view, 0.6)),
    ...(renovation ? [fact("renovation", renovation, 0.62)] : []),
    ...(street ? [fact("address", street.text, 0.72)] : []),
    ...(postalCode ? [fact("postalCode", postalCode, 0.68)] : []),
    ...(city ? [fact("city", city, street?.city ? 0.72 : place.district ? 0.7 : 0.62)] : []),
    ...(place.district ? [fact("district", place.district, 0.6)] : []),
    ...(place.community ? [fact("community", place.community, 0.58)] : []),
  ];
}
