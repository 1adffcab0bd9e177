/** Stations and their lines as readers of a language name them: 성수 is 圣水, 聖水, Seongsu. */
import type { CopyLanguage } from "#contract/copy";
import { japan } from "#engine/names/japan";
import { hangulOfKana, latinOfKana } from "#engine/names/kana";
import { placeIn } from "./index.ts";

const readable: Readonly<Partial<Record<CopyLanguage, RegExp>>> = {
  zh: /^[\p{Script=Han}\p{Script=Latin}\p{M}\d\s'’-]+$/u,
  ja: /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Latin}\p{M}ー\d\s'’-]+$/u,
  ko: /^[\p{Script=Hangul}\p{Script=Latin}\p{M}\d\s'’-]+$/u,
};
/** How the characters of Japanese places are read: a stop is no city, whatever city has its name (Osaka’s 福島 is not Fukushima-shi). */
const readings = new Map(japan);
function japanese(stop: string, language: CopyLanguage): string | null {
  const kana = language === "zh" || language === "ja" ? undefined : readings.get(stop);
  if (kana === undefined) return null;
  return language === "ko" ? hangulOfKana(kana) : latinOfKana(kana);
}

const latin = /^[\p{Script=Latin}\p{M}\d\s'’-]+$/u;

/** A station's name without the word for station; null where it has none that these readers can read. */
export function stopIn(stop: string | null, language: CopyLanguage, country: string | null): string | null {
  if (stop === null) return null;
  const said = (country === "JP" ? japanese(stop, language) : null) ?? placeIn(stop, language, country);
  return (readable[language] ?? latin).test(said) ? said : null;
}

/** "地铁2号线" by the words around a line's number; "" where the page names none. */
export const lineBefore = ({ line }: { readonly line?: string }, before: string, after: string): string =>
  line === undefined ? "" : `${before}${line}${after}`;
