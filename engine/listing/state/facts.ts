/** One object of page state -> facts. Numbers there are machine-written: the point is decimal, units stand in keys or beside. */
import { type Fact, fact } from "../facts/candidate.ts";
import { factsOf } from "../facts/label-facts.ts";
import { isObject, type Json, type JsonObject, listOf, numberOf, opened, textOf } from "../page/json.ts";
import { plainText } from "../page/prose.ts";
import { parseArea } from "../units/area.ts";
import { parseCountry } from "../units/country.ts";
import { parseFloor } from "../units/floor.ts";
import type { Hints } from "../units/hints.ts";
import { looksLikeMoney, parseMoney } from "../units/money.ts";
import { parseOrientation } from "../units/orientation.ts";
import { parseRoomCount } from "../units/rooms.ts";
import { townOf } from "../units/town-of.ts";
import { transactionIn } from "../units/transaction.ts";
import { parseYear } from "../units/year.ts";
import { type KeyMeaning, meaningOfKey } from "./keys.ts";
import { photosBelow } from "./photos.ts";

/** Own values by meaning; nested objects are opened one level for {value, unit} and {amount, currency}. */
export type Known = Map<KeyMeaning, { key: string; value: Json }>;

export function known(node: JsonObject): Known {
  const found: Known = new Map();
  for (const [key, value] of Object.entries(node)) {
    const meaning = value === null || value === "" || value === 0 ? null : meaningOfKey(key);
    // Whole baths stand beside the count that knows half ones.
    if (meaning !== null && (!found.has(meaning) || /^bath\w*(?:consolidated|decimal)$/i.test(key)))
      found.set(meaning, { key, value: opened(value) });
  }
  return found;
}

const inner = (value: Json | undefined, ...keys: string[]): Json | undefined => {
  if (!isObject(value)) return value;
  for (const key of keys) if (value[key] !== undefined && value[key] !== null) return value[key];
  return undefined;
};
/** Some portals keep one price in a list of its own. */
const first = (value: Json): Json => (Array.isArray(value) && value.length === 1 ? (value[0] ?? null) : value);
const METRIC = { language: "en", country: null, currency: null } as const;
const PERIODS: readonly [RegExp, "month" | "week" | "year" | "day"][] = [
  [/month|pcm|mensual|mensile|mensal|monat/i, "month"],
  [/week/i, "week"],
  [/year|annual|annum/i, "year"],
  [/day|night|daily/i, "day"],
];

function price(facts: Known, hints: Hints): Fact[] {
  const entry = facts.get("price");
  if (!entry) return [];
  const raw = inner(
    first(entry.value),
    "value",
    "amount",
    "price",
    "raw",
    "main",
    "current",
    "displayPrice",
    "display",
    "formatted",
  );
  const spoken = textOf(isObject(raw) ? inner(raw, "value", "amount") : raw);
  const number = numberOf(isObject(raw) ? inner(raw, "value", "amount") : raw);
  const code =
    textOf(facts.get("currency")?.value) ?? textOf(inner(entry.value, "currency", "currencyCode", "priceCurrency"));
  const currency = code !== null && /^[A-Z]{3}$/i.test(code) ? code.toUpperCase() : hints.currency;
  const period =
    PERIODS.find(([words]) => words.test(textOf(facts.get("period")?.value) ?? ""))?.[1] ??
    (/monthlyrent/i.test(entry.key.replace(/_/g, "")) ? "month" : null);
  if (number !== null && currency !== null && number > 99) {
    const amount = /cents$/i.test(entry.key) ? number / 100 : number;
    return [fact("price", { amount, currency, period }, code === null ? 0.62 : 0.72)];
  }
  if (spoken === null || !looksLikeMoney(spoken, hints)) return [];
  const money = parseMoney(spoken, hints);
  return money?.currency && money.amount > 99
    ? [
        fact(
          "price",
          { amount: money.amount, currency: money.currency, period: money.period ?? period },
          money.isRange ? 0.5 : 0.68,
        ),
      ]
    : [];
}

function squareMetres(
  entry: { key: string; value: Json } | undefined,
  unit: string | null,
  hints: Hints,
): { sqm: number; confidence: number } | null {
  if (!entry) return null;
  const value = inner(
    Array.isArray(entry.value) ? entry.value[0] : entry.value,
    "value",
    "size",
    "area",
    "amount",
    "min",
    "raw",
  );
  const said =
    unit ??
    textOf(inner(isObject(entry.value) ? entry.value : undefined, "unit", "unitCode", "units")) ??
    (/sq_?f|feet|sqft/i.test(entry.key) ? "sqft" : /sqm|m2|met/i.test(entry.key) ? "m2" : null);
  const number = numberOf(value);
  // a bare "space" is as often a distance of the layout
  if (number !== null && /^space$/i.test(entry.key)) return null;
  if (number === null) {
    const text = textOf(value);
    const sqm = text === null ? null : parseArea(text, hints);
    return sqm === null ? null : { sqm, confidence: 0.68 };
  }
  const named =
    said === null
      ? hints.country === "US"
        ? "sqft"
        : "m2"
      : /f(?:t|eet|oot)/i.test(said)
        ? "sqft"
        : /acre/i.test(said)
          ? "acre"
          : "m2";
  const sqm = parseArea(`${number} ${named}`, METRIC);
  return sqm === null ? null : { sqm, confidence: said === null ? 0.52 : 0.68 };
}

function place(facts: Known, hints: Hints): Fact[] {
  const out: Fact[] = [];
  const given = facts.get("address")?.value;
  // {"location":{"address":{"street":{"name":…}}}}
  const address = isObject(given) && isObject(given.address) ? given.address : given;
  const text = textOf(address);
  const nested = isObject(address) ? known(address) : facts;
  const street = text ?? textOf(inner(nested.get("address")?.value, "name", "label", "value"));
  const town = textOf(inner(nested.get("city")?.value, "name", "label"));
  // "10715 Berlin OT Wilmersdorf" is a code, a city and a part of it
  const coded = /^(\d{4,5})\s(\p{L}.*)$/u.exec(town?.slice(0, 80) ?? "");
  const postalCode = textOf(nested.get("postalCode")?.value) ?? coded?.[1] ?? null;
  const { city, district: part } = townOf(coded?.[2]?.split(/\s(?:OT|\/)\s/u)[0] ?? town, postalCode, hints);
  const state = isObject(address) ? textOf(address.state) : null;
  const district = textOf(inner(nested.get("district")?.value, "name", "label")) ?? part;
  if (city !== null && city.length < 60) out.push(fact("city", city, 0.64));
  if (district !== null && district.length < 60) out.push(fact("district", district, 0.6));
  if (postalCode !== null && postalCode.length < 12) out.push(fact("postalCode", postalCode, 0.7));
  if (street !== null && street.length < 160 && !/^https?:/.test(street)) {
    const whole = [
      street,
      city !== null && !street.includes(city) ? city : null,
      state !== null && !street.includes(state) ? state : null,
    ]
      .filter(Boolean)
      .join(", ");
    out.push(
      ...factsOf({ meaning: "address", label: "", value: whole, confidence: 0.62 }, hints).filter(
        ({ field }) => field === "address" || city === null,
      ),
    );
  }
  if (street === null && city !== null && postalCode !== null && city.length < 60)
    out.push(fact("address", `${city} (${postalCode})`, 0.4));
  const country = parseCountry(textOf(nested.get("country")?.value) ?? "");
  if (country !== null) out.push(fact("country", country, 0.6));
  for (const source of [
    facts,
    nested,
    ...[facts.get("address")?.value, nested.get("address")?.value].filter(isObject).map(known),
  ]) {
    const [latitude, longitude] = [numberOf(source.get("latitude")?.value), numberOf(source.get("longitude")?.value)];
    if (latitude === null || longitude === null || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) continue;
    out.push(fact("point", { latitude, longitude }, 0.66));
    break;
  }
  return out;
}

function agent(node: JsonObject): Fact[] {
  return Object.entries(node).flatMap(([key, value]): Fact[] => {
    if (
      !/agent|broker|advertiser|realtor|agency|attribution|contactinfo|seller|branch|customer|supervisor|publisher|account|organi[sz]ation|vendor|landlord|^owner$|^user$|^store$|lister|^contact$/i.test(
        key,
      )
    )
      return [];
    return listOf(value)
      .slice(0, 1)
      .flatMap((one): Fact[] => {
        if (!isObject(one)) return [];
        const name = [
          "displayName",
          "alias",
          "fullName",
          "name",
          "agentName",
          "commercialName",
          "orgName",
          "nameTc",
          "nameZh",
          "nameCn",
          "nameLocal",
          "nameEn",
          "agentNameTc",
          "organisationName",
          "legalName",
          "brandName",
        ]
          .map((field) => textOf(one[field]))
          .find((text) => text !== null && text.length >= 2 && text.length < 70 && !/^https?:|^\d+$/.test(text));
        const company = [
          "brokerName",
          "brokerageName",
          "agencyName",
          "companyName",
          "officeName",
          "branchName",
          "branch",
        ]
          .map((field) => textOf(one[field]))
          .find((text) => text !== null && text.length < 70);
        const firm = ["agency", "office", "brokerage", "company"]
          .map((field) => one[field])
          .filter(isObject)
          .flatMap((inside) => ["displayName", "name", "title"].map((field) => textOf(inside[field])))
          .find((text) => text !== null && text.length >= 2 && text.length < 70);
        const person = isObject(one.agent)
          ? textOf(one.agent.displayName ?? one.agent.fullName ?? one.agent.name)
          : null;
        const isFirm = /agency|branch|customer|publisher|account|brokerage|organi[sz]ation|^store$/i.test(key);
        return [
          ...(name ? [fact(isFirm ? "agentCompany" : "agentName", name, 0.6)] : []),
          ...(company ? [fact("agentCompany", company, 0.62)] : []),
          ...(firm ? [fact("agentCompany", firm, 0.6)] : []),
          ...(person && person.length < 70 ? [fact("agentName", person, 0.6)] : []),
        ];
      });
  });
}

const CALLED = /^(?:contact|agent|broker|advis[eo]r|negotiator)(?:person)?/i;

/** {"contactFirstname": "Dana", "contactSurname": "Reyes"} -> "Dana Reyes". */
function namedPerson(node: JsonObject): string | null {
  const part = (pattern: RegExp) =>
    Object.entries(node)
      .filter(([key]) => CALLED.test(key) && pattern.test(key.replace(/_/g, "")))
      .map(([, value]) => textOf(value))
      .find((text) => text !== null && text.length <= 40) ?? null;
  const last = part(/(?:sure?|last|family)name$/i);
  return last === null ? null : [part(/(?:first|given|fore)name$/i), last].filter((one) => one !== null).join(" ");
}

/** Everything one object says about the home. */
export function stateFacts(node: JsonObject, hints: Hints): Fact[] {
  const facts = known(node);
  const out: Fact[] = [...price(facts, hints), ...place(facts, hints), ...agent(node)];
  const count = (meaning: "bedrooms" | "bathrooms") => {
    const raw = facts.get(meaning)?.value;
    const value = inner(Array.isArray(raw) ? raw[0] : raw, "value", "count", "min");
    const number = numberOf(value) ?? parseRoomCount((textOf(value) ?? "").slice(0, 20));
    if (number !== null && number >= 0 && number <= 40) out.push(fact(meaning, number, 0.68));
  };
  count("bedrooms");
  count("bathrooms");
  const unit = textOf(facts.get("areaUnit")?.value);
  const built = squareMetres(facts.get("area"), unit, hints);
  if (built) out.push(fact("area", { sqm: built.sqm, kind: "unknown" }, built.confidence));
  const land = squareMetres(facts.get("landArea"), null, hints);
  if (land) out.push(fact("area", { sqm: land.sqm, kind: "land" }, 0.45));
  const year = parseYear(textOf(facts.get("yearBuilt")?.value) ?? "");
  if (year !== null) out.push(fact("yearBuilt", year, 0.68));
  const floor = parseFloor(textOf(inner(facts.get("floor")?.value, "value", "name", "abbreviation")) ?? "", true);
  if (floor !== null) out.push(fact("floor", floor, 0.55));
  const orientation = parseOrientation(textOf(facts.get("orientation")?.value) ?? "");
  if (orientation !== null) out.push(fact("orientation", orientation, 0.6));
  const title = textOf(facts.get("title")?.value);
  if (title !== null && title.length > 5 && title.length < 200) out.push(fact("title", plainText(title), 0.5));
  const description =
    textOf(inner(facts.get("description")?.value, "text", "plain", "full", "html", "content", "value")) ??
    (typeof node.text === "string" && (facts.has("bedrooms") || facts.has("bathrooms")) ? node.text : null);
  if (description !== null && description.length >= 60) out.push(fact("description", plainText(description), 0.6));
  const type = textOf(inner(facts.get("propertyType")?.value, "name", "label", "value"));
  if (type !== null && /^[\p{L}][\p{L} _/-]{2,40}$/u.test(type))
    out.push(
      fact(
        "propertyType",
        /_/.test(type) || /^[A-Z]+$/.test(type) ? type.toLowerCase().replace(/_/g, " ") : type,
        0.45,
      ),
    );
  const transaction = transactionIn(
    (textOf(inner(facts.get("transaction")?.value, "type", "name", "value")) ?? "").replace(/[_-]/g, " "),
  );
  if (transaction) out.push(fact("transaction", transaction, 0.6));
  for (const [key, value] of Object.entries(node))
    if (value === true && /^(?:is)?_?(?:property)?_?for_?(?:sale|rent)$/i.test(key))
      out.push(fact("transaction", /sale$/i.test(key) ? "sale" : "rent", 0.6));
  if (/rent$|miete$/i.test(facts.get("price")?.key ?? "") && out.some(({ field }) => field === "price"))
    out.push(fact("transaction", "rent", 0.5));
  const person = namedPerson(node);
  if (person !== null) out.push(fact("agentName", person, 0.62));
  for (const one of [facts.get("agentName"), facts.get("agentCompany")]) {
    const text = textOf(one?.value);
    if (one && text !== null)
      out.push(
        ...factsOf(
          {
            meaning: meaningOfKey(one.key) === "agentName" ? "agentName" : "agentCompany",
            label: "",
            value: text.split(",")[0] ?? "",
            confidence: 0.62,
          },
          hints,
        ),
      );
  }
  const photos = facts.get("photos");
  if (photos) out.push(...photosBelow(photos.value));
  return out;
}
