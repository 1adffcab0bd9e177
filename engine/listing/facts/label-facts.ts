/** A label's meaning and its printed value -> facts. Shared by tables, JSON-LD properties and page state. */

import type { Meaning } from "../labels/index.ts";
import { parseAddress } from "../units/address.ts";
import { exclusiveIn, homeAreaIn, parseArea, parseBareArea } from "../units/area.ts";
import { findEuropeanAddress } from "../units/european-street.ts";
import { parseFloor } from "../units/floor.ts";
import { floorIn } from "../units/floor-in.ts";
import type { Hints } from "../units/hints.ts";
import { looksLikeMoney, parseMoney, withoutUnitPrice } from "../units/money.ts";
import { plain, until } from "../units/number.ts";
import { parseOrientation } from "../units/orientation.ts";
import { parseRoomCount, parseRooms } from "../units/rooms.ts";
import { transactionIn } from "../units/transaction.ts";
import { bareName, personAndFirm } from "../units/who.ts";
import { builtIn, parseYear } from "../units/year.ts";
import { type Fact, fact } from "./candidate.ts";
import { withoutLinks } from "./without-links.ts";

export type Labelled = { meaning: Meaning; label: string; value: string; confidence: number };
type Reader = (one: Labelled, hints: Hints) => Fact[];

const NET_LABEL = /套内|使用|専有|전용|実用|實用|net|usable|useful|carpet|útil|utile|nutz|habitable|internal|wohn/i;
const GROSS_LABEL = /建筑|建築|建物|gross|built|constr|bruta|bruto|brutto|공급|延床|total|^bruksareal$|^bra$/i;
const kindOf = (label: string) => (NET_LABEL.test(label) ? "net" : GROSS_LABEL.test(label) ? "gross" : "unknown");

/** Rent with heating and all other costs. */
export const TOTAL_RENT = /warmmiete|gesamtmiete|bruttowarm|bruttokalt|miete warm/i;
/** Words for a price that is asked once. */
const SALE_LABEL =
  /^(?:価格|販売価格|物件価格|売出価格|售价|总价|售價|總價|매매가?|매매가격|kaufpreis|verkaufspreis|prix de vente|prix du bien|precio de venta|prezzo di vendita|preço de venda|vraagprijs|koopsom|(?:asking|list|listing|sale|selling|purchase|guide) price)/i;

const money: Reader = ({ value: printed, label, confidence, meaning }, hints) => {
  const value = withoutUnitPrice(printed);
  const found = parseMoney(value, hints);
  if (!found?.currency || (!looksLikeMoney(value, hints) && !/^[\d., ]{4,}$/.test(plain(value)))) return [];
  const rent = meaning === "rent" || found.period !== null;
  // Rent words that mean a month's rent by themselves.
  const monthly = /miete|月租|賃料|家賃|월세|monthly|mensuel|mensual|mensile|mensal|pcm|per month|loyer/i.test(label);
  const period = found.period ?? (meaning === "rent" && monthly ? "month" : null);
  const price = { amount: found.amount, currency: found.currency, period };
  // what is paid in all stands beside the rent itself, or alone
  const total = TOTAL_RENT.test(label);
  // Swiss rent is told with its costs; without them it is a part of it
  const part = hints.country === "CH" && /^netto|^loyer net|hors charges|ohne nebenkosten/i.test(label.trim());
  const facts: Fact[] = [
    fact(
      "price",
      price,
      total ? confidence - 0.4 : part ? confidence - 0.2 : found.isRange ? confidence - 0.2 : confidence,
    ),
  ];
  if (total) facts.push(fact("disclosure", { name: plain(label), value: plain(value) }, confidence));
  if (meaning === "price" && period === null && SALE_LABEL.test(label)) facts.push(fact("transaction", "sale", 0.6));
  if (meaning === "rent") facts.push(fact("transaction", "rent", 0.7));
  else if (rent && period === "month") facts.push(fact("transaction", "rent", 0.6));
  return facts;
};

const area =
  (kind: "by label" | "net" | "land"): Reader =>
  ({ value, label, confidence }, hints) => {
    const own = hints.country === "KR" ? exclusiveIn(`${label} ${value}`) : null;
    const sqm = own === null ? (parseArea(value, hints) ?? parseBareArea(value, label, hints)) : parseArea(own, hints);
    // "1989 Built" tells a year, "Built: 140 m²" a size
    const year = sqm === null && /^built$/i.test(label.trim()) ? parseYear(value) : null;
    if (year !== null) return [fact("yearBuilt", year, confidence)];
    if (sqm === null) return [];
    // The land counts only where nothing is built; `merge` prefers any other area.
    return [
      fact(
        "area",
        { sqm, kind: own !== null ? "net" : kind === "by label" ? kindOf(label) : kind },
        // the law's own measure of a flat in France stands beside the one homes are told by
        kind === "land" ? confidence - 0.1 : /carrez/i.test(label) ? confidence - 0.08 : confidence,
      ),
    ];
  };

const count =
  (field: "bedrooms" | "bathrooms" | "livingRooms"): Reader =>
  ({ value, confidence }, hints) => {
    const spoken = parseRooms(value, hints.country)[field];
    const number = field === "bathrooms" && spoken !== null ? spoken : (parseRoomCount(value) ?? spoken);
    return number === null || number > 60 ? [] : [fact(field, number, confidence)];
  };

const layout: Reader = ({ value, confidence }, hints) => {
  const rooms = parseRooms(value, hints.country);
  // "3/2" under 방/욕실 is bedrooms and bathrooms.
  const slash = /^(\d{1,2})개?\s*\/\s*(\d{1,2})개?$/.exec(plain(value));
  const bedrooms = rooms.bedrooms ?? (slash?.[1] ? Number(slash[1]) : null);
  const bathrooms = rooms.bathrooms ?? (slash?.[2] ? Number(slash[2]) : null);
  // A sheet may say more in one cell: "2室1厅1卫 78 平 精装修".
  const sqm = /室|房|厅|廳/.test(value) ? homeAreaIn(value, hints) : null;
  return [
    ...(sqm === null ? [] : [fact("area", { sqm, kind: "unknown" }, confidence - 0.1)]),
    ...(bedrooms === null ? [] : [fact("bedrooms", bedrooms, confidence)]),
    ...(rooms.livingRooms === null ? [] : [fact("livingRooms", rooms.livingRooms, confidence)]),
    ...(bathrooms === null ? [] : [fact("bathrooms", bathrooms, confidence)]),
  ];
};

const words =
  (
    field:
      | "propertyType"
      | "renovation"
      | "community"
      | "district"
      | "agentName"
      | "agentCompany"
      | "agentLicence"
      | "city"
      | "postalCode",
    max = 60,
  ): Reader =>
  ({ value, confidence }) => {
    const text = until(plain(value), /[·|｜]/).trim();
    // a code has digits, and in many countries letters; of the others none is a bare number
    const wrong = field === "postalCode" ? !/\d/.test(text) : /^[\d.,\s%]+$/.test(text);
    return text === "" || text.length > max || wrong ? [] : [fact(field, text, confidence)];
  };

/** A form's fields, which stand where people do. */
const FIELD =
  /^(?:your |ihr |votre |tu |su |il tuo |o seu )?(?:first |last |full )?(?:e-?mail|telefon|phone|tel\b|zpráva|message|vorname|nachname|name$|names?\b.?$|nombre$|nom$|prénom$|nome$|jméno|příjmení)/i;
const looksLikeName = (name: string): boolean =>
  (name.length >= 2 || /\p{Script=Han}/u.test(name)) &&
  name.length <= 60 &&
  /\p{L}/u.test(name) &&
  !/[?!。]|https?:|@/.test(name) &&
  !/^\d|\blistings?$/i.test(name) &&
  !FIELD.test(name);

/** People and firms: without the stars, phone numbers, buttons and ratings around them. */
const person =
  (field: "agentName" | "agentCompany"): Reader =>
  ({ value, confidence }) => {
    const both = personAndFirm(value);
    if (both !== null && looksLikeName(both.name) && looksLikeName(both.company))
      return [fact("agentName", both.name, confidence - 0.04), fact("agentCompany", both.company, confidence - 0.04)];
    const name = bareName(value);
    return looksLikeName(name) ? [fact(field, name, confidence - 0.04)] : [];
  };

/** A sentence about the place: "Die Wohnung befindet sich in der Rixdorfer Straße 68, 12109 Berlin und ist gut …". */
const isSentence = (text: string): boolean => /\p{Ll}[.!?]$/u.test(text) || text.split(/\s/).length > 14;

const address: Reader = ({ value, label, confidence }, hints) => {
  const sentence = isSentence(value.trim());
  const inside = sentence ? findEuropeanAddress(value, hints.country) : null;
  if (sentence && /^(?:lage|standort|location|situation|ubicaci|localiza|posizione|lokali)/i.test(label) && !inside)
    return [];
  const parts = parseAddress(inside?.text ?? value, hints.country);
  // A heading "Location" stands above maps and lists of schools; an address has a number or several parts.
  const vague = !/[\d,，]/.test(parts.text) && !/[市区县區縣]/.test(parts.text);
  if (vague && /^(?:location|standort|lage|ubicaci|localiza|posizione|位置|расположение)/i.test(label)) return [];
  if (parts.text.length < 3 || !/\p{L}/u.test(parts.text) || parts.text.length > 160) return [];
  return [
    fact("address", parts.text, confidence),
    ...(parts.city ? [fact("city", parts.city, confidence - 0.04)] : []),
    ...(parts.district ? [fact("district", parts.district, confidence - 0.04)] : []),
    ...(parts.postalCode ? [fact("postalCode", parts.postalCode, confidence)] : []),
  ];
};

const readers: Partial<Record<Meaning, Reader>> = {
  price: money,
  rent: money,
  area: area("by label"),
  netArea: area("net"),
  landArea: area("land"),
  bedrooms: count("bedrooms"),
  livingRooms: count("livingRooms"),
  bathrooms: count("bathrooms"),
  layout,
  floor: ({ value, confidence }) => {
    const floor = parseFloor(value, true);
    return floor === null ? [] : [fact("floor", floor, confidence)];
  },
  orientation: ({ value, label, confidence }) => {
    const orientation = parseOrientation(value);
    const floor = /楼层|樓層|階|층/.test(label) ? floorIn(value) : null;
    return [
      ...(orientation === null ? [] : [fact("orientation", orientation, confidence)]),
      ...(floor === null ? [] : [fact("floor", floor, confidence - 0.1)]),
    ];
  },
  yearBuilt: ({ value, label, confidence }) => {
    const year = parseYear(value) ?? (SEVERAL_YEARS.test(label) ? parseYear(value.split("/")[0] ?? "") : null);
    // a certificate of energy counts the heating's year, too
    return year === null ? [] : [fact("yearBuilt", year, OF_A_CERTIFICATE.test(label) ? confidence - 0.2 : confidence)];
  },
  renovation: words("renovation", 40),
  propertyType: (one, hints) => {
    const said = transactionIn(one.value.slice(0, 60));
    return [...words("propertyType", 50)(one, hints), ...(said ? [fact("transaction", said, 0.6)] : [])];
  },
  community: words("community"),
  // "滨江 长河" names the district and a part of it.
  district: (one, hints) => [
    ...words("district")(
      { ...one, value: hints.country === "CN" ? (one.value.split(/[\s·]/)[0] ?? "") : one.value },
      hints,
    ),
    ...(hints.country === "CN" && /[路街道巷]\d{1,5}[号弄]/.test(one.value)
      ? [fact("address", plain(one.value), one.confidence)]
      : []),
  ],
  city: ({ value, confidence }, hints) => {
    const coded = /^(?:[A-Z]{1,2}-)?(\d{4,5})\s(\p{L}.{1,60})$/u.exec(plain(value));
    const text = (coded?.[2] ?? plain(value)).replace(/(?:(?<=[^s])s)? kommune?$/u, "");
    const name = text.split(/[,，(（]/)[0]?.trim() ?? "";
    if (name.length < 2 || name.length > 40 || /\d/.test(name)) return [];
    // "青岛 市南区": the district behind its city
    const [, town, part] = /^(\p{Script=Han}{2,8})\s(\p{Script=Han}{1,7}[区县旗市區縣])$/u.exec(name) ?? [];
    if (town && part)
      return [fact("city", town.replace(/市$/, ""), confidence), fact("district", part, confidence - 0.04)];
    const city = fact("city", hints.country === "CN" ? name.replace(/市$/, "") : name, confidence);
    // "City: Astana, Nura district" is as much of an address as the page gives.
    if (coded?.[1]) return [city, fact("postalCode", coded[1], confidence)];
    return /[,，]/.test(text) && text.length < 100 ? [city, fact("address", text, confidence - 0.16)] : [city];
  },
  postalCode: words("postalCode", 12),
  address,
  agentName: person("agentName"),
  agentCompany: person("agentCompany"),
  agentLicence: words("agentLicence", 60),
  agentPhone: ({ value, confidence }) => {
    const phone = /\+?\d[\d\s().转-]{5,22}\d/.exec(plain(value))?.[0];
    return phone ? [fact("agentPhone", phone.trim(), confidence)] : [];
  },
  transaction: ({ value, confidence }) => {
    const transaction = transactionIn(value);
    return transaction ? [fact("transaction", transaction, confidence)] : [];
  },
  title: ({ value, confidence }) => [fact("title", plain(value), confidence)],
  features: ({ value }) =>
    plain(value).length > 200
      ? []
      : plain(value)
          .split(/[、,，;；|｜]/)
          .map((one) => one.trim())
          .filter((one) => one.length > 1 && one.length <= 60)
          .map((one) => fact("feature", one, 0.7)),
  // "Zimmer: 8, davon 5 Schlafzimmer", "Aantal kamers: 6 kamers (4 slaapkamers)".
  disclosure: ({ label, value, confidence }, hints) => {
    const text = plain(value);
    if (text === "" || text.length > 120 || (TAB.test(plain(label)) && TAB.test(text))) return [];
    const bedrooms = /schlafzimmer|slaapkamer|chambre|dormitori|camere da letto/i.test(text)
      ? parseRooms(text, hints.country).bedrooms
      : null;
    // "Antigüedad: 1998": an age told by its year
    const year = AGE.test(label) && /^\d{4}(?:$|\s?\()/.test(text) ? parseYear(text.slice(0, 4)) : null;
    if (year !== null) return [fact("yearBuilt", year, confidence - 0.1)];
    const certified = OF_A_CERTIFICATE.test(label) ? builtIn(text) : null;
    return [
      fact("disclosure", { name: plain(label), value: text }, confidence),
      ...(bedrooms === null ? [] : [fact("bedrooms", bedrooms, confidence - 0.1)]),
      ...(certified === null ? [] : [fact("yearBuilt", certified, confidence - 0.2)]),
    ];
  },
};

/** "Year built / effective". */
const SEVERAL_YEARS = /\/\s?effective/i;
const OF_A_CERTIFICATE = /energie|energy|\bepc\b|énergie|energ[ée]ti/i;
const AGE = /antig[üu]edad|\bage\b|ancienneté|idade|età|vetustà/i;
/** Tabs of a map of the neighbourhood: one beside another says nothing of the home. */
const TAB = /^(?:交通|地铁|公交|教育|学校|医疗|医院|购物|商场|生活|娱乐|休闲|餐饮|美食|银行|周边)$/;

/** Signs of a value that are read; no fact is as long. */
const MAX_VALUE = 1_000;

/** What a labelled value says; empty when its value does not fit its label. */
export const factsOf = (one: Labelled, hints: Hints): Fact[] =>
  readers[one.meaning]?.({ ...one, value: withoutLinks(one.value.slice(0, MAX_VALUE)) }, hints) ?? [];
