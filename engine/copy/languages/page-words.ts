/** The words pages use for points, per language, made into expressions once. */

import { type PointId, pointIds } from "../points/points.ts";
import { type Detail, details, type Modifier, modifiers, type PageWords } from "../points/statement.ts";
import type { Things } from "./base/things.ts";
import { de } from "./de/page-words.ts";
import { things as deThings } from "./de/things/index.ts";
import { en } from "./en/page-words.ts";
import { things as enThings } from "./en/things/index.ts";
import { fr } from "./fr/page-words.ts";
import { things as frThings } from "./fr/things/index.ts";
import { ja } from "./ja/page-words.ts";
import { things as jaThings } from "./ja/things/index.ts";
import { ko } from "./ko/page-words.ts";
import { things as koThings } from "./ko/things/index.ts";
import { es } from "./reading/es.ts";
import { it } from "./reading/it.ts";
import { nl } from "./reading/nl.ts";
import { pt } from "./reading/pt.ts";
import { zh } from "./zh/page-words.ts";
import { things as zhThings } from "./zh/things/index.ts";

export type PageLanguage = "zh" | "en" | "ja" | "ko" | "fr" | "de" | "es" | "it" | "pt" | "nl";

interface Compiled {
  readonly points: readonly { readonly what: PointId; readonly pattern: RegExp }[];
  readonly modifiers: readonly { readonly what: Modifier; readonly pattern: RegExp }[];
  readonly details: readonly { readonly what: Detail; readonly pattern: RegExp }[];
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
    details: details.flatMap((what) => {
      const source = words.details?.[what];
      return source ? [{ what, pattern: whole(source, alphabet) }] : [];
    }),
    empty: whole(words.empty, alphabet),
  };
}

/** A page's words for points, and for the things that only some homes have. */
const withThings = (words: PageWords, things: Things): PageWords => ({
  ...words,
  points: { ...words.points, ...things.read },
  details: things.detailsRead,
});

/** Compiled when a page in the language comes: all ten take a tenth of a second. */
const compilers: Readonly<Record<PageLanguage, () => Compiled>> = {
  zh: () => compile(withThings(zh, zhThings), false),
  ja: () => compile(withThings(ja, jaThings), false),
  ko: () => compile(withThings(ko, koThings), false),
  en: () => compile(withThings(en, enThings), true),
  fr: () => compile(withThings(fr, frThings), true),
  de: () => compile(withThings(de, deThings), true),
  es: () => compile(es, true),
  it: () => compile(it, true),
  pt: () => compile(pt, true),
  nl: () => compile(nl, true),
};
const compiled = new Map<PageLanguage, Compiled>();

/** The expressions of one language, made once. */
export function pageWords(language: PageLanguage): Compiled {
  const words = compiled.get(language) ?? compilers[language]();
  compiled.set(language, words);
  return words;
}
