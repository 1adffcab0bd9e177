/** Addresses by country: which part is the city, the district, the postcode. Recognises; a part it is not sure of stays null. */
import { isCity } from "#engine/places/gazetteer";
import { townAtStart } from "./chinese-cities.ts";
import { cityOfChineseDistrict } from "./districts.ts";
import { plain } from "./number.ts";
import { townOf } from "./town-of.ts";

export type AddressParts = { text: string; city: string | null; district: string | null; postalCode: string | null };

const tidy = (text: string): string =>
  plain(text)
    .replace(
      /\s?(?:地図を見る|地図を開く|周辺地図を見る|google\s?maps?|map view|view map|see map|\(?google map\)?|ver mapa|zur karte|voir la carte|показать на карте|查看地图|地图|show on map|map)\s?\)?$/gi,
      "",
    )
    .replace(/\s([,，)])/g, "$1")
    .replace(/^[\s,，:：·-]+/, "")
    .replace(/(?<![\s,，:：·(-])[\s,，:：·(-]+$/, "");

const JAPANESE =
  /(東京都|北海道|京都府|大阪府|[一-龯]{2,3}県)\s*((?:[一-龯ヶケ々ぁ-んァ-ヶ]{1,6}郡)?[一-龯ヶケ々ぁ-んァ-ヶ]{1,7}?[市区町村])(?:\s*([一-龯ヶケ々]{1,5}区))?/;
const JAPANESE_SHORT = /^([一-龯ヶケ々ぁ-んァ-ヶ]{1,6}[市区])([一-龯ヶケ々]{1,4}区)?/;

function japanese(text: string): Omit<AddressParts, "text"> {
  const postalCode = /(\d{3}-\d{4})/.exec(text)?.[1] ?? null;
  const full = JAPANESE.exec(text);
  if (full) return { city: full[2]?.replace(/^.+郡/, "") ?? null, district: full[3] ?? null, postalCode };
  const short = JAPANESE_SHORT.exec(text);
  return { city: short?.[1] ?? null, district: short?.[2] ?? null, postalCode };
}

/** The Japanese address a text begins with or holds, up to the block number; null when there is none. */
export function findJapaneseAddress(text: string): string | null {
  const line = plain(text);
  const match = JAPANESE.exec(line);
  if (!match) return null;
  const after = line.slice(match.index + match[0].length);
  const block = /^[一-龯ヶケ々ぁ-んァ-ヶー\d\s-]{0,24}?(?:丁目|番地|番|号)/.exec(after);
  // Without a block number the name ends where the grammar of a sentence begins.
  const rest = block ?? /^[一-龯ヶケ々ァ-ヶー\d-]{0,24}/.exec(after);
  return (match[0] + (rest?.[0] ?? "")).replace(/\s/g, "");
}

const TOWN_AND_QUARTER = /^[一-龯]{2,3}[市縣][一-龯]{1,4}[區鄉鎮市][一-龯\d號号段巷弄之、 -]{0,28}$/u;
const ROAD_AND_NUMBER =
  /^[一-龯]{0,10} ?[一-龯]{1,6}(?:路|街|道|徑|里) ?(?:[一二三四五六七八九十\d]{1,2}段 ?)?\d{1,4}(?:-\d{1,4})?[號号](?: ?[一-龯\d]{1,12}){0,3}$/u;
/** "大安區和平東路一段": a district and its road, without a number. */
const QUARTER_AND_ROAD =
  /^[一-龯]{1,3}[區鄉鎮市][一-龯]{1,6}(?:路|街|大道)(?:[一二三四五六七八九十\d]{1,2}段)?(?:\d{1,4}巷)?(?:\d{1,3}弄)?$/u;
/** Whether a line of a page of Taiwan or Hong Kong is an address and nothing else: "台北市大安區新生南路二段", "太古城道18號 海棠閣". */
export const isChineseAddress = (text: string): boolean =>
  text.length <= 60 && (TOWN_AND_QUARTER.test(text) || QUARTER_AND_ROAD.test(text) || ROAD_AND_NUMBER.test(text));

/** "서울특별시 마포구 용강동 494", "경기도 수원시 영통구 이의동". */
function korean(text: string): Omit<AddressParts, "text"> {
  const found =
    /(?<![가-힣])((?:서울|부산|대구|인천|광주|대전|울산|세종)(?:특별자치시|특별시|광역시|시)?|[가-힣]{2,4}시)(?=\s|$)/u.exec(
      text,
    );
  const district = /(?<![가-힣])([가-힣]{1,5}[구군])(?=\s|$)/u.exec(text)?.[1] ?? null;
  return { city: found?.[1] ?? null, district, postalCode: null };
}

const POSTCODES: Record<string, RegExp> = {
  GB: /\b([A-Z]{1,2}\d[A-Z\d]?(?:\s?\d[A-Z]{2})?)\s*$/,
  DE: /\b(\d{5})\b/,
  FR: /\b(\d{5})\b/,
  ES: /\b(\d{5})\b/,
  IT: /\b(\d{5})\b/,
  PT: /\b(\d{4}-\d{3})\b/,
  BR: /\b(\d{5}-?\d{3})\b/,
  AU: /\b(\d{4})\s*$/,
  CA: /\b([A-Z]\d[A-Z]\s?\d[A-Z]\d)\b/,
  NL: /\b(\d{4}\s?[A-Z]{2})\b/,
  AT: /\b(\d{4})\b/,
  CH: /\b(\d{4})\b/,
  SG: /(?<!\d)(\d{6})(?!\d)/,
  IN: /(?<!\d)(\d{6}|\d{3} \d{3})\s*$/,
};

/** City by the shape of one country's addresses; group 1 is the city. */
const CITIES: Record<string, readonly RegExp[]> = {
  US: [/,\s*([\p{L}][\p{L} .'-]{1,40}?),?\s+[A-Z]{2}\.?,?\s*\d{5}/u, /,\s*([\p{L}][\p{L} .'-]{1,40}),\s*[A-Z]{2}\b/u],
  CA: [/,\s*([\p{L}][\p{L} .'-]{1,40}),\s*(?:ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|YT|NT|NU|[A-Z][a-z]+)\b/u],
  AU: [/,\s*([\p{L}][\p{L} .'-]{1,40}?),?\s+(?:V(?:IC|ic)|NSW|Q(?:LD|ld)|SA|WA|T(?:AS|as)|ACT|NT)\b/u],
  DE: [/\b\d{5}\s+([\p{L}][\p{L} .()/-]{1,40}?)(?:\s*[,(]|$)/u],
  AT: [/\b\d{4}\s+([\p{L}][\p{L} ./-]{1,40}?)(?:\s*[,(]|$)/u],
  CH: [/\b\d{4}\s+([\p{L}][\p{L} ./-]{1,40}?)(?:\s*[,(]|$)/u],
  FR: [/(?:^|,\s*)([\p{L}][\p{L} .'’-]{1,50}?)\s*\(\d{2,5}\)/u, /\b\d{5}\s+([\p{L}][\p{L} .'’-]{1,40}?)(?:\s*[,(]|$)/u],
  NL: [/\b\d{4}\s?[A-Z]{2}\s+([\p{L}][\p{L} .'-]{1,40}?)(?:\s*[,(]|$)/u],
  IT: [/,\s*([\p{L}][\p{L} .'’-]{1,40}?)\s*\([A-Z]{2}\)\s*$/u, /,\s*(\p{Lu}[\p{L} .'’-]{1,40})$/u],
  BR: [/,\s*([\p{L}][\p{L} .'-]{1,40}?)\s*[-/,]\s*[A-Z]{2}\b/u],
  GB: [
    /,\s*([\p{L}][\p{L} .'-]{1,40}?)[,\s]+[A-Z]{1,2}\d[A-Z\d]?(?:\s?\d[A-Z]{2})?\s*$/u,
    /,\s*([\p{L}][\p{L} .'-]{1,40})$/u,
  ],
};
/** Elsewhere on the continent the code stands before the town: "1050 Ixelles", "00260 Helsinki", "00-950 Warszawa". */
const CODED: ReadonlySet<string> = new Set("BE LU FI SE NO DK PL CZ SK HU GR HR SI EE LV LT".split(" "));
const CODE = /\b(\d{4,5}|\d{2}-\d{3}|\d{3} \d{2})\s(?:[—–-]\s)?(\p{L}[\p{L} .'-]{1,40}?)(?:\s*[,(]|$)/u;
/** Elsewhere the last component is the city, unless a country or a postcode follows. */
const LAST_PART = /,\s*(\p{Lu}[\p{L} .'’-]{1,40})$/u;
/** Spain, Italy and Portugal put the province last as often as not; the sure one is a city after a house number. */
const STREET_WORD =
  "calle|avenida|plaza|paseo|camino|via|viale|piazza|corso|largo|rua|avenida|travessa|praça|rue|boulevard|chemin|place|allée";

const OFFERED_IN: readonly RegExp[] = [
  /\b(?:for sale|for rent|to rent|to let)\s(?:(?:in|at|on)\s?)?(?=\p{Lu}|\d)(.{6,120})$/iu,
  /\ben (?:venta|alquiler) en\s+(.{6,120})$/iu,
  /\bà (?:venda|vendre|louer)\s+(?:na|no|em|à|a|au)\s+(.{6,120})$/iu,
  /\bin (?:vendita|affitto) (?:in|a)\s+(.{6,120})$/iu,
  new RegExp(`(?:^|\\s)((?:${STREET_WORD})\\s+\\p{Lu}.{6,120})$`, "iu"),
];

/** The address in "Piso en venta en Avenida de la Libertad, 13, Benavente"; null when it names one place or none. */
export function addressInTitle(title: string): string | null {
  const [text = ""] = plain(title).split(/\s[|–—-]\s/, 1);
  const found = OFFERED_IN.map((shape) => shape.exec(text)?.[1]).find((part) => part !== undefined) ?? null;
  const place = found === null ? "" : untilFacts(found);
  return place.includes(",") ? place : null;
}

/** "Rua do Bonjardim 512, Porto, 81 m², 2 quartos" and "rue du Bailli 88 : appartement": the place ends where the home begins. */
export function untilFacts(text: string): string {
  const [before = ""] = text.split(/\s?[:：]\s/, 1);
  const parts = before.split(",");
  const end = parts.findIndex((part) => HOME_FACT.test(part));
  return (end < 0 ? parts : parts.slice(0, end)).join(",").trim();
}
const HOME_FACT =
  /\d\s?(?:m²|m2|mq|qm|sqm|sq|€|£|\$|hab|dorm|quarto|chambre|pi[eè]ce|camere|local|bagn|baño|banho|casas? de banho|bed|bath|zimmer|zi\b|slaapk|kamers|[ªº.°]{1,2}\s?(?:planta|piso|andar|piano)|e\s?[ée]tage)|[€£$]\s?\d/i;

/** An address line -> itself, tidied, with city, district and postcode where its country's shape shows them. */
export function parseAddress(raw: string, country: string | null): AddressParts {
  const text = tidy(raw).slice(0, 200);
  if (country === "JP") return { text, ...japanese(text.replace(/\s/g, "")) };
  if (country === "CN" || country === "TW" || country === "HK") {
    const district = /^([一-龯]{2,5}?)[区區]/u.exec(text)?.[1] ?? "";
    return { text, city: townAtStart(text) ?? cityOfChineseDistrict(district), district: null, postalCode: null };
  }
  if (country === "KR") return { text, ...korean(text) };
  if (CODED.has(country ?? "")) {
    const coded = CODE.exec(text);
    if (coded?.[1] && coded[2])
      return { text, ...townOf(coded[2].trim(), coded[1], { country, language: null }), postalCode: coded[1] };
  }
  // A house number may have five digits; the code stands last.
  const american = country === "US" ? text.match(/\b\d{5}(?:-\d{4})?\b/g)?.at(-1) : undefined;
  const postalCode = american ?? POSTCODES[country ?? ""]?.exec(text)?.[1] ?? null;
  const shapes = CITIES[country ?? ""] ?? [LAST_PART];
  const city = shapes.map((shape) => shape.exec(text)?.[1]?.trim()).find((found) => found !== undefined) ?? null;
  return { text, ...townOf(knownCity(text, city, country), postalCode, { country, language: null }), postalCode };
}

/** Where the shape found a county or a region, the part of the address that is a city; else what the shape found. */
function knownCity(text: string, city: string | null, country: string | null): string | null {
  if (country === null || (city !== null && isCity(city, country))) return city;
  const parts = text.split(",").map((part) => (part.split(/\(|\s[–-]\s/, 1)[0] ?? "").replace(/\d{4,6}/g, "").trim());
  if (country === "TR" && parts.length > 1 && isCity(parts[0] ?? "", country)) return parts[0] ?? city;
  const known = parts.findLast((part, at) => at > 0 && isCity(part, country));
  if (known !== undefined) return known;
  // "Church Lane, Woodstock, Oxfordshire OX20 1AA": the town stands before its shire
  if (country === "GB" && city !== null && SHIRE.test(city)) {
    const at = parts.findIndex((part) => part.startsWith(city));
    if (at > 0) return parts[at - 1] ?? city;
  }
  // "Tanvald - Šumburk, okres Jablonec": the town stands before the district it belongs to.
  const county = parts.findIndex((part) => COUNTY.test(part));
  if (county > 0) return parts[county - 1] ?? city;
  // "Wrocław, Krzyki, Opolska": some countries begin with the city.
  const [first = ""] = parts;
  if (BEGINS_WITH_CITY.has(country) && parts.length > 1 && !/\d/.test(first) && isCity(first, country)) return first;
  return BEGINS_WITH_STREET.has(country) && parts.length > 1 ? (parts.at(-1) ?? city) : city;
}
const SHIRE =
  /^(?:(?:\p{L}+ )?\p{L}+shire|Kent|Essex|Surrey|Devon|Cornwall|Norfolk|Suffolk|Dorset|Somerset|Cumbria|Rutland|Merseyside|(?:East |West )?Sussex|Isle of Wight|Greater \p{L}+|Middlesex|County Durham|Tyne and Wear)$/u;
const COUNTY = /^(?:okres|okr\.|powiat|pow\.|gmina|judet(?:ul)?|județ(?:ul)?|co\.|county|comté)\s/i;
const BEGINS_WITH_CITY: ReadonlySet<string> = new Set(["PL", "EE", "LV", "LT", "RO", "HU", "UA", "RU", "KZ"]);
const BEGINS_WITH_STREET: ReadonlySet<string> = new Set(["CZ", "SK"]);
