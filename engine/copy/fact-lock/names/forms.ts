/** The other shapes a known name may take in a text: pinyin for Chinese, and the established foreign names of places. */
import { pinyin } from "pinyin-pro";
import { copyLanguages } from "#contract/copy";
import { placeIn } from "#engine/places/index";
import cities from "./cities.json" with { type: "json" };
import { romanisedNames } from "./hangul-latin.ts";
import { readings } from "./readings.ts";

const han = /\p{Script=Han}/u;

/** What the six languages call the country of a home ("US"), so that "미국부동산" and "vivre en France" are known. */
export function countryForms(code: string | null): string[] {
  if (!code || !/^[A-Z]{2}$/.test(code)) return [];
  return copyLanguages.flatMap((language) => new Intl.DisplayNames([language], { type: "region" }).of(code) ?? []);
}

/** Words of estates' names that are English spelled in Hangul: 리버파크 is River Park. */
const borrowed: readonly (readonly [hangul: string, latin: string])[] = [
  ["리버", "river"],
  ["파크", "park"],
  ["타워", "tower"],
  ["힐스", "hills"],
  ["캐슬", "castle"],
  ["센트럴", "central"],
  ["시티", "city"],
  ["뷰", "view"],
  ["팰리스", "palace"],
  ["하우스", "house"],
  ["포레", "foret"],
  ["레이크", "lake"],
  ["그린", "green"],
  ["스카이", "sky"],
  ["빌리지", "village"],
  ["빌", "ville"],
  ["가든", "garden"],
  ["숲", "forest"],
  ["아파트", "apartment"],
];
const anglicised = (text: string): string =>
  borrowed.reduce((left, [hangul, word]) => left.replaceAll(hangul, ` ${word} `), text);

/** `text` itself, its pinyin without tones, and every city in it (and a text that is a place) in the six languages. */
export function nameForms(text: string): string[] {
  const forms = [...new Set([text, ...copyLanguages.map((language) => placeIn(text, language))])];
  if (han.test(text))
    forms.push(pinyin(text, { toneType: "none", v: true, nonZh: "consecutive" }).replaceAll("lv", "lü"));
  if (/\p{Script=Hangul}/u.test(text)) forms.push(...romanisedNames(text), ...romanisedNames(anglicised(text)));
  forms.push(...readings(text));
  for (const city of cities.names) if (city.some((name) => text.includes(name))) forms.push(...city);
  return forms;
}
