/** Facts from schema.org objects, whether they came as JSON-LD or as microdata. */
import { type Fact, fact } from "../facts/candidate.ts";
import { factsOf } from "../facts/label-facts.ts";
import { meaningOf } from "../labels/index.ts";
import { isObject, type Json, type JsonObject, listOf, numberOf, textOf } from "../page/json.ts";
import { plainText } from "../page/prose.ts";
import { parseAddress } from "../units/address.ts";
import { parseArea } from "../units/area.ts";
import { parseCountry } from "../units/country.ts";
import { parseFloor } from "../units/floor.ts";
import type { Hints } from "../units/hints.ts";
import { parseMoney } from "../units/money.ts";
import { townOf } from "../units/town-of.ts";
import { isFirmName } from "../units/who.ts";
import { parseYear } from "../units/year.ts";

const UNIT_CODES: Record<string, string> = {
  MTK: "m2",
  FTK: "sqft",
  SQM: "m2",
  SQFT: "sqft",
  YDK: "sq yd",
  ACR: "acre",
  HAR: "ha",
};
const PERIOD_CODES: Record<string, "month" | "week" | "year" | "day"> = {
  MON: "month",
  MONTH: "month",
  P1M: "month",
  WEE: "week",
  WEEK: "week",
  P1W: "week",
  ANN: "year",
  YEAR: "year",
  P1Y: "year",
  DAY: "day",
  P1D: "day",
};
const SURE = 0.8;
/** Signs of one part of an address, a title, a caption. */
const MAX_ADDRESS = 300;
const MAX_TITLE = 500;
const MAX_CAPTION = 500;
const MAX_PHONE = 60;
const MAX_NAME = 80;
/** Parts of one kind that are read: a home has a few agents and offers, and some dozens of properties and pictures. */
const MOST = { types: 20, agents: 20, offers: 50, properties: 300, photos: 300 } as const;

export const typesOf = (node: JsonObject): string[] =>
  listOf(node["@type"])
    .slice(0, MOST.types)
    .flatMap((type) => (typeof type === "string" ? [type.replace(/^.*[/#]/, "")] : []));

/** A text no longer than any of its kind; a longer one is something else. */
const short = (value: Json | undefined, most: number): string | null => {
  const text = textOf(value);
  return text !== null && text.length <= most ? text : null;
};

const first = (value: Json | undefined): Json | undefined => (Array.isArray(value) ? value[0] : value);
const nested = (value: Json | undefined): JsonObject | null => {
  const one = first(value);
  return isObject(one) ? one : null;
};
const named = (value: Json | undefined): string | null => {
  const one = first(value);
  return isObject(one) ? textOf(one.name) : textOf(one);
};

function address(value: Json | undefined, hints: Hints): Fact[] {
  const one = first(value);
  if (typeof one === "string") return factsOf({ meaning: "address", label: "", value: one, confidence: 0.74 }, hints);
  if (!isObject(one)) return [];
  const country = parseCountry(named(one.addressCountry) ?? "");
  const part = (key: string) => short(one[key], MAX_ADDRESS);
  const [street, locality, region] = [part("streetAddress"), part("addressLocality"), part("addressRegion")];
  const postalCode = part("postalCode");
  const { city, district } = townOf(locality, postalCode, { ...hints, country: country ?? hints.country });
  const asian = ["CN", "JP", "KR", "TW"].includes(country ?? hints.country ?? "");
  // Some portals put the whole address into streetAddress.
  const parts = [street, locality, region].filter((part): part is string => part !== null);
  const distinct = parts.filter(
    (part, at) => !parts.some((other, n) => n !== at && other.includes(part) && (other.length > part.length || n < at)),
  );
  // In city-states and emirates the region is the city.
  const cityState = ["AE", "SG", "HK", "MO", "QA", "KW", "BH"].includes(country ?? hints.country ?? "");
  const text = asian ? distinct.toReversed().join("") : distinct.join(", ");
  const read = text === "" ? null : parseAddress(text, country ?? hints.country);
  return [
    ...(country ? [fact("country", country, SURE)] : []),
    ...(read && read.text.length > 3 ? [fact("address", read.text, street ? 0.76 : 0.62)] : []),
    ...(cityState && region
      ? [fact("city", region, 0.7)]
      : city
        ? [fact("city", city, 0.74)]
        : read?.city
          ? [fact("city", read.city, 0.6)]
          : []),
    ...(district && !cityState ? [fact("district", district, 0.7)] : []),
    ...(postalCode ? [fact("postalCode", postalCode, SURE)] : []),
  ];
}

function point(value: Json | undefined): Fact[] {
  const geo = nested(value);
  const latitude = numberOf(geo?.latitude);
  const longitude = numberOf(geo?.longitude);
  const valid =
    latitude !== null &&
    longitude !== null &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180 &&
    (latitude !== 0 || longitude !== 0);
  return valid ? [fact("point", { latitude, longitude }, SURE)] : [];
}

/** "117", {value: 1800, unitCode: "FTK"}, "1,797 sq. ft". Without a unit nothing is known. */
function squareMetres(value: Json | undefined, hints: Hints): number | null {
  const one = first(value);
  if (!isObject(one)) return typeof one === "string" ? parseArea(one, hints) : null;
  const unit = UNIT_CODES[textOf(one.unitCode)?.toUpperCase() ?? ""] ?? textOf(one.unitText) ?? "";
  const amount = numberOf(one.value);
  return amount === null
    ? parseArea(`${textOf(one.value) ?? ""} ${unit}`, hints)
    : parseArea(`${amount} ${unit}`, { language: "en", country: null, currency: null });
}

const periodIn = (node: JsonObject | null): "month" | "week" | "year" | "day" | null => {
  const words = [
    node?.unitCode,
    node?.unitText,
    node?.billingDuration,
    node?.duration,
    nested(node?.referenceQuantity)?.unitCode,
    nested(node?.referenceQuantity)?.unitText,
  ];
  return (
    words.map((word) => PERIOD_CODES[textOf(word)?.toUpperCase() ?? ""] ?? null).find((period) => period !== null) ??
    null
  );
};

function offer(node: JsonObject, hints: Hints): Fact[] {
  const spec = nested(node.priceSpecification);
  const raw = [node.price, node.lowPrice, spec?.price, spec?.minPrice]
    .map((value) => first(value))
    .find((value) => textOf(value) !== null);
  const currency = textOf(node.priceCurrency)?.toUpperCase() ?? textOf(spec?.priceCurrency)?.toUpperCase() ?? null;
  const period = periodIn(spec) ?? periodIn(node);
  const facts: Fact[] = [];
  const amount = numberOf(raw) ?? parseMoney(textOf(raw) ?? "", hints)?.amount ?? null;
  if (amount !== null && amount > 1 && currency !== null && /^[A-Z]{3}$/.test(currency)) {
    const isRange = node.price === undefined && numberOf(node.lowPrice) !== numberOf(node.highPrice);
    facts.push(fact("price", { amount, currency, period }, isRange ? 0.6 : SURE));
  }
  const business = `${textOf(node.businessFunction) ?? ""} ${typesOf(node).join(" ")}`;
  if (/lease|rent/i.test(business)) facts.push(fact("transaction", "rent", SURE));
  if (/#sell|buyaction|sellaction/i.test(business)) facts.push(fact("transaction", "sale", SURE));
  if (period !== null) facts.push(fact("transaction", "rent", 0.7));
  for (const key of ["seller", "offeredBy"]) facts.push(...agentFacts(node[key]));
  return facts;
}

/** Who offers the home: people, and the firms they work for. */
export function agentFacts(value: Json | undefined): Fact[] {
  return listOf(value)
    .slice(0, MOST.agents)
    .flatMap((one) => {
      if (!isObject(one)) return [];
      const name = short(one.name, MAX_NAME);
      if (name === null || /^(?:about|contact|home)(?: us)?$/i.test(name)) return [];
      const phone = short(one.telephone, MAX_PHONE);
      const company =
        nested(one.worksFor) ?? nested(one.memberOf) ?? nested(one.parentOrganization) ?? nested(one.affiliation);
      const employer = short(company?.name, MAX_NAME);
      // an agent with a firm above is a person, whatever the type says
      const person = typesOf(one).includes("Person") || (employer !== null && employer !== name && !isFirmName(name));
      return [
        fact(person ? "agentName" : "agentCompany", name, 0.74),
        ...(phone ? [fact("agentPhone", phone, 0.7)] : []),
        ...(employer ? [fact("agentCompany", employer, 0.7)] : []),
      ];
    });
}

function photosIn(value: Json | undefined, depth = 0): Fact[] {
  return listOf(value)
    .slice(0, MOST.photos)
    .flatMap((one): Fact[] => {
      if (isObject(one) && Array.isArray(one.image) && typesOf(one).includes("ImageObject"))
        return depth < 4 ? photosIn(one.image, depth + 1) : [];
      const url = isObject(one) ? (textOf(one.contentUrl) ?? textOf(one.url)) : textOf(one);
      if (url === null || !/^(https?:)?\/\/|^\//.test(url)) return [];
      const size = (key: string) =>
        isObject(one) ? numberOf(isObject(one[key]) ? (one[key] as JsonObject).value : one[key]) : null;
      const caption = isObject(one) ? (short(one.caption, MAX_CAPTION) ?? short(one.name, MAX_CAPTION)) : null;
      const whole = (n: number | null) => (n !== null && Number.isInteger(n) && n > 0 ? n : null);
      return [fact("photo", { url, width: whole(size("width")), height: whole(size("height")), caption }, 0.78)];
    });
}

/** name/value pairs of additionalProperty and amenityFeature. */
function properties(value: Json | undefined, hints: Hints): Fact[] {
  return listOf(value)
    .slice(0, MOST.properties)
    .flatMap((one) => {
      if (!isObject(one)) return textOf(one) ? [fact("feature", textOf(one) ?? "", 0.7)] : [];
      const name = textOf(one.name);
      if (name === null) return [];
      const text = textOf(one.value);
      const meaning = text === null ? null : meaningOf(name, hints.language);
      if (meaning !== null && text !== null)
        return factsOf(
          { meaning, label: name, value: `${text} ${textOf(one.unitText) ?? ""}`.trim(), confidence: 0.78 },
          hints,
        );
      if (one.value === true || /^(true|yes)$/i.test(text ?? "")) return [fact("feature", name, 0.7)];
      return [];
    });
}

const COUNTS = [
  ["numberOfBedrooms", "bedrooms"],
  ["numberOfBathroomsTotal", "bathrooms"],
] as const;

/** Everything one schema.org node about the home itself says. `titled`: its name is the listing's. */
export function schemaFacts(node: JsonObject, hints: Hints, titled: boolean): Fact[] {
  const facts: Fact[] = [];
  const name = textOf(node.name) ?? textOf(node.headline);
  if (titled && name !== null && name.length > 3 && name.length <= MAX_TITLE)
    facts.push(fact("title", plainText(name), 0.6));
  const description = textOf(node.description);
  if (description !== null && description.length >= 20)
    facts.push(fact("description", plainText(description), /(\.\.\.|…)$/.test(description) ? 0.4 : 0.62));
  facts.push(...address(node.address, hints), ...point(node.geo));
  for (const [key, field] of COUNTS) {
    const count = numberOf(isObject(node[key]) ? (node[key] as JsonObject).value : first(node[key]));
    if (count !== null && count >= 0 && count < 60) facts.push(fact(field, count, SURE));
  }
  if (facts.every(({ field }) => field !== "bathrooms")) {
    const full = numberOf(node.numberOfFullBathrooms);
    if (full !== null && full > 0 && numberOf(node.numberOfPartialBathrooms) === null)
      facts.push(fact("bathrooms", full, 0.7));
  }
  const sqm = squareMetres(node.floorSize, hints);
  if (sqm !== null) facts.push(fact("area", { sqm, kind: "unknown" }, SURE));
  const land = squareMetres(node.lotSize, hints);
  if (land !== null) facts.push(fact("area", { sqm: land, kind: "land" }, 0.66));
  const year = parseYear(textOf(node.yearBuilt) ?? "");
  if (year !== null) facts.push(fact("yearBuilt", year, SURE));
  const floor = parseFloor(textOf(node.floorLevel) ?? "", true);
  if (floor !== null) facts.push(fact("floor", floor, SURE));
  const category = textOf(node.accommodationCategory);
  if (category !== null && category.length < 50) facts.push(fact("propertyType", category, 0.7));
  facts.push(...properties(node.additionalProperty, hints), ...properties(node.amenityFeature, hints));
  facts.push(...photosIn(node.image), ...photosIn(node.photo), ...photosIn(node.photos));
  for (const key of ["seller", "broker", "agent", "offeredBy", "provider"]) facts.push(...agentFacts(node[key]));
  if (node.price !== undefined || node.priceSpecification !== undefined || /Action$/.test(typesOf(node).join()))
    facts.push(...offer(node, hints));
  for (const one of listOf(node.offers).slice(0, MOST.offers)) if (isObject(one)) facts.push(...offer(one, hints));
  return facts;
}
