/** Where a message says the home stands when it names no street and number: the names as they are printed, in one piece. */
import { escapeRegExp } from "#engine/text/escape-regexp";
import type { Place } from "./place.ts";

/** Signs of a text that are looked through. */
const MAX_TEXT = 1_000;

const JAPANESE =
  /(?<![一-龯ァ-ヶー])(?:[一-龯]{2,3}[都道府県])?[一-龯ヶケ々ァ-ヶ]{1,5}[市区郡](?:[一-龯ヶケ々ァ-ヶ]{1,5}[区町村])?[一-龯ヶケ々ァ-ヶーのノ]{1,10}?(?:\d{1,3}丁目(?:\d{1,4}(?:-\d{1,4}){0,2}(?:番地?|号)?)?|\d{1,4}(?:-\d{1,4}){1,2}|\d{1,4}番地?|(?=[\s、。（(「・,]|$))/u;
/** "大阪府吹田市", "世田谷区" alone is a city, no address. */
const ONLY_A_TOWN = /^(?:[一-龯]{2,3}[都道府県])?[一-龯ヶケ々ァ-ヶ]{1,5}[市区]$/u;

const KOREAN =
  /(?<![가-힣])(?:[가-힣]{2,7}(?:특별시|광역시|특별자치시|시|도)?\s)?(?:[가-힣]{1,4}시\s)?(?:[가-힣]{1,5}[구군]\s)?[가-힣]{1,6}\d{0,2}(?:동|읍|면|리|로|길|가)(?:\s?\d{1,4}(?:-\d{1,4})?(?:번지)?)?(?:\s(?!전용|공급|방|보증|월세|전세|매매|신축|급매|실평)[가-힣A-Za-z\d]{2,16}(?:\s\d{1,2}(?:차|단지)(?!\p{L}))?(?:\s\d{1,4}동)?)?(?=[\s,.)]|$)/u;
/** "올수리" is a home done up, no village. */
const NOT_KOREAN = /(?:^|\s)[가-힣]{0,4}수리(?:\s|$)/u;
/** "302동" is a block of an estate, "활동" no quarter. */
const KOREAN_QUARTER = /[가-힣]{1,6}\d{0,2}(?:동|읍|면|리)(?:\s|$)|[가-힣]{2,6}(?:로|길)\s?\d/u;

const CHINESE_STREET =
  /(?:[一-龯]{2,3}省)?(?:[一-龯]{2,5}市)?(?:[一-龯]{2,6}[区县區縣])?(?:[一-龯]{2,6}(?:街道|镇|鎮))?[一-龯]{2,8}(?:(?:路|街|大道|道|巷|弄|胡同)\d{1,5}(?:号|號|弄|巷)|(?:路|街)[一二三四五六七八九十]段)(?:\d{1,4}(?:号|號|栋|幢|室))*/u;
const STANDS = /^.*?(?:位于|位於|坐落于?|坐落在|地处|地址[:：]?)\s?/u;

/** The stretch from the city or the district to the estate where they stand side by side, else their names in order. */
function chinese(text: string, { city, district, community }: Place): string | null {
  const street = CHINESE_STREET.exec(text)?.[0];
  if (street) return street.replace(STANDS, "");
  const names = [city, district?.replace(/[区區]$/, ""), community].filter((name): name is string => Boolean(name));
  if (names.length < 2) return null;
  // of a city its district may tell, only what is printed counts
  const printed = names.filter((name) => text.includes(name));
  // a district alone is no address
  if (printed.length < 2) return null;
  const side = new RegExp(printed.map(escapeRegExp).join("[市区區·,，\\s-]{0,2}(?:[一-龯]{2,4}[-·\\s])?"), "u").exec(
    text,
  )?.[0];
  return side ?? printed.join(" ");
}

/** "Augsburg-Göggingen", "Eimsbüttel, Hamburg". */
function western(text: string, { city, district }: Place): string | null {
  if (city === null || district === null) return null;
  const ways = [
    `${city}-${district}`,
    `${city} - ${district}`,
    `${city} ${district}`,
    `${district} ${city}`,
    `${district}, ${city}`,
    `${city}, ${district}`,
  ];
  return ways.find((way) => text.includes(way)) ?? null;
}

/** Null where nothing more than a city is named. `place` is what `placeIn` found in the same text. */
export function printedPlace(raw: string, language: string | null, place: Place): string | null {
  const text = raw.slice(0, MAX_TEXT);
  switch (language?.slice(0, 2)) {
    case "ja": {
      const found = JAPANESE.exec(text)?.[0] ?? null;
      return found !== null && ONLY_A_TOWN.test(found) ? null : found;
    }
    case "ko": {
      const found = text.split("\n").map((line) => KOREAN.exec(line)?.[0] ?? "");
      return found.find((one) => KOREAN_QUARTER.test(one) && !NOT_KOREAN.test(one))?.trim() ?? null;
    }
    case "zh":
      return chinese(text, place);
    default:
      return western(text, place);
  }
}
