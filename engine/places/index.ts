/** Place names across languages: translated where the tables know them, else by the rules of their script, else as they are. */
import type { CopyLanguage } from "#contract/copy";
import { inJapaneseCharacters, inSimplifiedCharacters } from "#engine/names/characters";
import { latinName } from "#engine/names/chinese-latin";
import { hangulOfHan, mandarin } from "#engine/names/han-hangul";
import { japan } from "#engine/names/japan";
import { hangulOfKana, latinOfKana } from "#engine/names/kana";
import { romanisedHangul } from "#engine/text/hangul-latin";
import { korea } from "./korea.ts";
import { placeNamed } from "./table.ts";

const suffix = /(?:特别行政区|特別行政區|自治州|新区|地区|市|区|區|县|縣)$/u;
const readings = new Map(japan);
const characters = new Map(korea);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function chinese(place: string, language: CopyLanguage): string {
  const core = place.length > 2 ? place.replace(suffix, "") : place;
  if (language === "zh") return place;
  if (language === "ja") return inJapaneseCharacters(place);
  return language === "ko" ? hangulOfHan(core) : latinName(core);
}

function japanese(place: string, language: CopyLanguage): string {
  if (language === "ja") return place;
  if (language === "zh") return inSimplifiedCharacters(place);
  const [, core = place, kind = ""] = /^(.+?)([都道府県市区町村郡]?)$/u.exec(place) ?? [];
  const reading = readings.get(place) ?? readings.get(core);
  if (reading === undefined) return place;
  if (language === "ko") return (hangulOfKana(reading) ?? "") + (kind === "区" ? "구" : "");
  return latinOfKana(reading) ?? place;
}

const koreanKind = /(?:특별자치시|특별자치도|특별시|광역시|시|구|군|도)$/u;
function korean(place: string, language: CopyLanguage): string {
  if (language === "ko") return place;
  const [, core = place, kind = ""] = /^(.+?)(특별자치시|특별자치도|특별시|광역시|시|구|군|도|동)?$/u.exec(place) ?? [];
  const known = kind === "동" ? undefined : characters.get(core);
  const latin = capital(romanisedHangul(core)) + (kind === "동" ? "-dong" : "");
  if (known === undefined || (language !== "zh" && language !== "ja")) return latin;
  const said = language === "zh" ? inSimplifiedCharacters(known) : inJapaneseCharacters(known);
  return said + ({ 구: "区", 군: "郡", 도: "道" }[kind] ?? "");
}

function one(place: string, language: CopyLanguage, country: string | null): string {
  const exact = placeNamed(place, null);
  if (exact) return exact[language];
  if (country === "JP" && readings.has(place.replace(/[都道府県市区町村郡]$/u, ""))) return japanese(place, language);
  if (country === "KR" && characters.has(place.replace(koreanKind, ""))) return korean(place, language);
  const known =
    placeNamed(place, country) ??
    placeNamed(place.replace(suffix, ""), country) ??
    (country === "KR" ? placeNamed(place.replace(koreanKind, ""), country) : undefined);
  if (known) return known[language];
  if (/^\p{Script=Han}+$/u.test(place) && mandarin.has(country)) return chinese(place, language);
  if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(place) && country === "JP")
    return japanese(place, language);
  if (/^\p{Script=Hangul}+$/u.test(place) && country === "KR") return korean(place, language);
  return place;
}

/** 横浜市鶴見区 names two places, as does 수원시 영통구. */
const twofold =
  /^(?<town>\p{Script=Han}{2,4}[市])(?<ward>\p{Script=Han}{1,4}区)$|^(?<town>[가-힣]{1,6}시) (?<ward>[가-힣]{1,6}[구군])$/u;

/**
 * This place as a language names it: "上海市" is "Shanghai" in English, "普陀区" is "Putuo". `country` ("JP") tells how
 * Chinese characters are read; what no table and no rule knows stays as it is.
 */
export function placeIn(place: string, language: CopyLanguage, country: string | null = null): string {
  const both = twofold.exec(place)?.groups;
  if (!both?.town || !both.ward || placeNamed(place, country)) return one(place, language, country);
  const [town, ward] = [one(both.town, language, country), one(both.ward, language, country)];
  if (language === "ja" || language === "zh") return /^\p{Script=Latin}/u.test(ward) ? `${town} ${ward}` : town + ward;
  return language === "ko" ? `${town} ${ward}` : `${ward}, ${town}`;
}
