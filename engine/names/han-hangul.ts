/** Chinese characters read as Mandarin, in Hangul: 静安 is 징안. */
import { syllablesOf } from "./chinese-latin.ts";
import { hangulOfPinyin } from "./mandarin-hangul.ts";

/** Where Chinese characters are read as Mandarin: the same signs sound otherwise in Tokyo, Hong Kong or Seoul. */
export const mandarin: ReadonlySet<string | null> = new Set(["CN", "TW", "SG"]);

/** Hangul of the characters' sounds; of a `person` the first is read as a surname. */
export const hangulOfHan = (text: string, person = false): string =>
  syllablesOf(text, person)
    .map((sound) => hangulOfPinyin(sound) ?? sound)
    .join("");
