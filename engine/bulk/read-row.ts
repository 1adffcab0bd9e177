/** One row of a table or a feed -> one listing, or what is wrong with it. Nothing is guessed from a cell that cannot be read. */
import type { BatchDefaults, BatchField, RowProblem } from "#contract/batch/batch";
import { emptyListing, type Listing } from "#contract/listing";
import { type Fact, fact, from } from "../listing/facts/candidate.ts";
import { withImplied } from "../listing/facts/implied.ts";
import { factsOf } from "../listing/facts/label-facts.ts";
import { meanings } from "../listing/labels/meaning.ts";
import { merge } from "../listing/merge.ts";
import { plainText } from "../listing/page/prose.ts";
import { cityAtStart } from "../listing/units/chinese-cities.ts";
import { countryOfCurrency, currencyOfCountry, parseCountry } from "../listing/units/country.ts";
import type { Hints } from "../listing/units/hints.ts";
import { currencyOf } from "../listing/units/money.ts";
import { plain } from "../listing/units/number.ts";
import { nameBeside } from "./feeds/home.ts";
import { withWords } from "./from-words.ts";
import { isOffMarket } from "./off-market.ts";

/** A cell with the field it was mapped to and the heading it stands under. */
export interface MappedCell {
  field: BatchField;
  column: string;
  value: string;
}

const SURE = 0.9;
const MAX_PHOTOS = 40;
const MAX_DESCRIPTION = 20_000;
/** Cells that must say something their column can hold; of the others what cannot be read is passed over. */
const strict: ReadonlySet<BatchField> = new Set([
  "transaction",
  "price",
  "rent",
  "area",
  "netArea",
  "landArea",
  "layout",
  "bedrooms",
  "livingRooms",
  "bathrooms",
  "yearBuilt",
  "latitude",
  "longitude",
  "link",
  "currency",
  "country",
]);

const MONEY: ReadonlySet<BatchField> = new Set(["price", "rent"]);

/** What people write for "nothing". */
const EMPTY = /^(?:[-–—/\\.]+|n\/?a|null|none|无|暂无|なし|없음)?$/i;

/** The unit a heading names for its bare numbers: "总价（万）", "Area (sq ft)". */
const unitOf = (column: string): string => /[(（[]([^()（）[\]]{1,20})[)）\]]/.exec(column)?.[1]?.trim() ?? "";
const isBare = (value: string) => /^[\d.,' ]{1,20}$/.test(value);
const AREAS: ReadonlySet<BatchField> = new Set(["area", "netArea", "landArea"]);
/** Where homes are measured in one unit alone; elsewhere a bare number may be either, and is asked for. */
const METRIC: ReadonlySet<string> = new Set(
  "CN KR JP DE AT CH FR BE LU ES PT IT NL PL CZ SK HU RO BG HR SI SE NO DK FI EE LV LT GR TR UA RU KZ BR MX AR CL CO AU NZ ZA".split(
    " ",
  ),
);
const ownUnit = (field: BatchField, country: string | null): string =>
  AREAS.has(field) ? (METRIC.has(country ?? "") ? "m²" : country === "US" ? "sqft" : "") : "";
const withUnit = ({ field, column, value }: MappedCell, country: string | null): string => {
  const unit = unitOf(column) || ownUnit(field, country);
  return unit !== "" && isBare(value) && !/^\d/.test(unit)
    ? `${value}${/^[a-z]/i.test(unit) ? " " : ""}${unit}`
    : value;
};

const PERIODS: readonly [RegExp, "month" | "week" | "year" | "day"][] = [
  [/^(?:(?:per )?month|monthly|pcm|[每按]?月|月付|monatlich|mensuel|mensual)$/i, "month"],
  [/^(?:(?:per )?week|weekly|pw|[每按]?周)$/i, "week"],
  [/^(?:(?:per )?(?:year|annum)|yearly|annual(?:ly)?|pa|[每按]?年|年付)$/i, "year"],
  [/^(?:(?:per )?(?:day|night)|daily|nightly|[每按]?[天日])$/i, "day"],
];
const periodOf = (value: string) => PERIODS.find(([word]) => word.test(plain(value)))?.[1] ?? null;
const SALES = /^(?:sale|sell|buy|for sale|出售|售|卖|销售|二手房|売買|매매|verkauf|kauf|vente|venta|vendita|venda)$/i;
const RENTS =
  /^(?:rent|let|lease|rental|for rent|to let|出租|租|租赁|賃貸|임대|월세|miete|vermietung|location|alquiler|affitto|aluguel)$/i;

const coordinate = (value: string, most: number): number | null => {
  const number = Number(plain(value).replace(",", "."));
  return plain(value) !== "" && Number.isFinite(number) && Math.abs(number) <= most ? number : null;
};
const webAddress = (value: string): string | null => {
  const text = value.trim();
  return /^https?:\/\//i.test(text) && URL.canParse(text) && text.length <= 2_048 ? text : null;
};

const COUNTS: ReadonlySet<BatchField> = new Set(["bedrooms", "livingRooms", "bathrooms", "yearBuilt"]);
/** "3.0", "2.50": whole numbers and halves as programs write them. */
const counted = (value: string): string =>
  value
    .trim()
    .replace(/^(\d{1,4})[.,]0{1,6}$/, "$1")
    .replace(/^(\d{1,2})[.,]([1-9])0{1,5}$/, "$1.$2");

const addressesIn = (value: string): string[] =>
  value
    .split(/[\s|;]+|,(?=https?:)/)
    .filter((part) => webAddress(part) !== null || nameBeside(part) !== null)
    .slice(0, MAX_PHOTOS);

/** Values that no label of a page has, by their fields; the others are read as on a page. */
function ownFacts(cell: MappedCell): Fact[] | null {
  const { field } = cell;
  const value = plain(cell.value);
  if (field === "title") return [fact("title", plain(plainText(cell.value)), SURE)];
  // programs of agents keep descriptions as markup
  if (field === "description") return [fact("description", plainText(cell.value).slice(0, MAX_DESCRIPTION), SURE)];
  if (field === "transaction") {
    if (SALES.test(value)) return [fact("transaction", "sale", SURE)];
    return RENTS.test(value) ? [fact("transaction", "rent", SURE)] : null;
  }
  if (field === "photos")
    return addressesIn(cell.value).map((url) => fact("photo", { url, width: null, height: null, caption: null }, SURE));
  if (field === "floorPlans")
    return addressesIn(cell.value).map((url) =>
      fact("photo", { url, width: null, height: null, caption: "Floor plan" }, SURE),
    );
  if (field === "features")
    return value
      .split(/[、,，;；|｜]/)
      .map((one) => one.trim())
      .filter((one) => one.length > 1 && one.length <= 60)
      .map((one) => fact("feature", one, 0.7));
  if (field === "disclosure") return [fact("disclosure", { name: cell.column.slice(0, 120), value }, SURE)];
  return null;
}

const problem = ({ column, value }: MappedCell, code: RowProblem["code"] = "unreadable"): RowProblem => ({
  code,
  column,
  value: value.slice(0, 60),
});

/** Signs that several countries' money has: which it is the table's country says. */
const SHARED_SIGN = /^\s?(?:[$¥￥]|kr\.?(?![a-z]))\s?|\s?(?:[$¥￥]|kr\.?)\s?$/giu;

/** A number that would be read if one thing more were said. */
const wants = ({ field, value }: MappedCell, hints: Hints): RowProblem["code"] => {
  if (MONEY.has(field) && hints.currency === null && /[1-9]/.test(value) && isBare(value.replace(SHARED_SIGN, "")))
    return "no_currency";
  if (!isBare(value) || !/[1-9]/.test(value)) return "unreadable";
  return AREAS.has(field) ? "no_unit" : "unreadable";
};

/** Cities that count in money and measures of their own, and the signs their tables are written in. */
const OTHER_CHINESE = /^(?:台[北中南东湾]|新北|桃园|高雄|新竹|基隆|嘉义|香港|澳门)/;
const TRADITIONAL = /[價萬積區臺樓]|坪/;
/** "售价（万元）", "城市: 杭州": what only a table of mainland China says; Japan counts 万円 and Taiwan 萬元. */
const isChinese = (cells: readonly MappedCell[]): boolean =>
  !cells.some(
    ({ field, column, value }) => TRADITIONAL.test(column) || (field === "city" && OTHER_CHINESE.test(plain(value))),
  ) &&
  cells.some(
    ({ field, column, value }) =>
      (MONEY.has(field) && /万元|[(（]元/.test(column)) || (field === "city" && cityAtStart(plain(value)) !== null),
  );

/** The listing of the row, and every cell that could not be read. A listing with problems is not to be kept. */
export function readRow(
  given: readonly MappedCell[],
  defaults: BatchDefaults,
): { listing: Listing; problems: RowProblem[] } {
  const cells = given.filter(({ value }) => !EMPTY.test(value.trim()));
  const of = (field: BatchField) => cells.find((cell) => cell.field === field);
  const problems: RowProblem[] = [];
  const known = <T>(cell: MappedCell | undefined, read: (value: string) => T | null): T | null => {
    if (!cell) return null;
    const value = read(cell.value);
    if (value === null) problems.push(problem(cell));
    return value;
  };

  const said = known(of("country"), (value) => parseCountry(plain(value)));
  const currency = known(of("currency"), (value) => {
    const code = plain(value).toUpperCase();
    return /^[A-Z]{3}$/.test(code) ? code : currencyOf(value, { language: null, country: said, currency: null });
  });
  const country = said ?? defaults.country ?? countryOfCurrency(currency) ?? (isChinese(cells) ? "CN" : null);
  const hints: Hints = { language: null, country, currency: currency ?? currencyOfCountry(country) };
  const latitude = known(of("latitude"), (value) => coordinate(value, 90));
  const longitude = known(of("longitude"), (value) => coordinate(value, 180));
  const link = known(of("link"), webAddress);

  const status = of("status");
  if (status && isOffMarket(status.value))
    return { listing: emptyListing(), problems: [problem(status, "off_market")] };

  const facts: Fact[] = [];
  const apart = new Set<BatchField>(["country", "currency", "latitude", "longitude", "link", "period", "status"]);
  for (const said of cells) {
    if (apart.has(said.field)) continue;
    const cell = COUNTS.has(said.field) ? { ...said, value: counted(said.value) } : said;
    const meaning = meanings.find((one) => one === cell.field);
    const own = ownFacts(cell);
    const value =
      MONEY.has(cell.field) && isBare(withUnit(cell, country))
        ? `${hints.currency ?? ""} ${cell.value}`
        : withUnit(cell, country);
    const read = own ?? (meaning ? factsOf({ meaning, label: cell.column, value, confidence: SURE }, hints) : []);
    if (read.length === 0 && strict.has(cell.field)) problems.push(problem(cell, wants(cell, hints)));
    facts.push(...read);
  }
  if (latitude !== null && longitude !== null) facts.push(fact("point", { latitude, longitude }, SURE));
  if (defaults.transaction && !facts.some(({ field }) => field === "transaction"))
    facts.push(fact("transaction", defaults.transaction, SURE));

  const merged = withWords(merge(from("table", facts), country));
  const rented = merged.transaction === "rent";
  // beside the price of a home that is said to be for sale, a period says nothing
  const sold = SALES.test(plain(of("transaction")?.value ?? ""));
  const stated = rented ? known(of("period"), periodOf) : sold ? null : periodOf(of("period")?.value ?? "");
  const period = stated ?? (rented && country !== "KR" ? (merged.price?.period ?? defaults.period ?? null) : null);
  const timed =
    period !== null && merged.price
      ? { ...merged, price: { ...merged.price, period }, transaction: "rent" as const }
      : merged;
  return {
    listing: { ...withImplied(timed, country), country, sourceUrl: link },
    problems,
  };
}
