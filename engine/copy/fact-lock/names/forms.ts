/** The other shapes a known name may take in a text: pinyin for Chinese, and the established foreign names of cities. */
import { pinyin } from "pinyin-pro";
import { placeForms } from "#engine/copy/places";
import cities from "./cities.json" with { type: "json" };

const han = /\p{Script=Han}/u;

/** `text` itself, its pinyin without tones, and every city in it (and a text that is a place) in the six languages. */
export function nameForms(text: string): string[] {
  const forms = placeForms(text);
  if (han.test(text))
    forms.push(pinyin(text, { toneType: "none", v: true, nonZh: "consecutive" }).replaceAll("lv", "lü"));
  for (const city of cities.names) if (city.some((name) => text.includes(name))) forms.push(...city);
  return forms;
}
