/** The other shapes a known name may take in a text: pinyin for Chinese, and the established foreign names of places. */
import { pinyin } from "pinyin-pro";
import { copyLanguages } from "#contract/copy";
import { placeIn } from "#engine/copy/places";
import cities from "./cities.json" with { type: "json" };

const han = /\p{Script=Han}/u;

/** `text` itself, its pinyin without tones, and every city in it (and a text that is a place) in the six languages. */
export function nameForms(text: string): string[] {
  const forms = [...new Set([text, ...copyLanguages.map((language) => placeIn(text, language))])];
  if (han.test(text))
    forms.push(pinyin(text, { toneType: "none", v: true, nonZh: "consecutive" }).replaceAll("lv", "lü"));
  for (const city of cities.names) if (city.some((name) => text.includes(name))) forms.push(...city);
  return forms;
}
