/** The words pages use for points, per language, made into expressions once. */

import { type PointId, pointIds } from "../points/points.ts";
import { type Modifier, modifiers, type PageWords } from "../points/statement.ts";
import { de } from "./de/page-words.ts";
import { en } from "./en/page-words.ts";
import { es, it, nl, pt } from "./foreign-words.ts";
import { fr } from "./fr/page-words.ts";
import { ja } from "./ja/page-words.ts";
import { ko } from "./ko/page-words.ts";
import { zh } from "./zh/page-words.ts";

export type PageLanguage = "zh" | "en" | "ja" | "ko" | "fr" | "de" | "es" | "it" | "pt" | "nl";

interface Compiled {
  readonly points: readonly { readonly what: PointId; readonly pattern: RegExp }[];
  readonly modifiers: readonly { readonly what: Modifier; readonly pattern: RegExp }[];
  readonly empty: RegExp;
}

/** Letters of alphabets end where their word ends; signs of Han, kana and Hangul stand anywhere. */
const whole = (source: string, alphabet: boolean): RegExp =>
  alphabet ? new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, "giu") : new RegExp(source, "giu");

function compile(words: PageWords, alphabet: boolean): Compiled {
  return {
    points: pointIds.flatMap((what) => {
      const source = words.points[what];
      return source ? [{ what, pattern: whole(source, alphabet) }] : [];
    }),
    modifiers: modifiers.flatMap((what) => {
      const source = words.modifiers[what];
      return source ? [{ what, pattern: whole(source, alphabet) }] : [];
    }),
    empty: whole(words.empty, alphabet),
  };
}

export const pageWords: Readonly<Record<PageLanguage, Compiled>> = {
  zh: compile(zh, false),
  ja: compile(ja, false),
  ko: compile(ko, false),
  en: compile(en, true),
  fr: compile(fr, true),
  de: compile(de, true),
  es: compile(es, true),
  it: compile(it, true),
  pt: compile(pt, true),
  nl: compile(nl, true),
};
