/** Registry of label words: one look-up from a printed label to what it stands for. */
import { cs, hr, hu, pl, ro, sk, sl } from "./central.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { bg, el, id, th, tr, uk, vi } from "./farther.ts";
import { fr } from "./fr.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import { type Lexicon, labelVariants, type Meaning, meanings, normalLabel } from "./meaning.ts";
import { it, nl, pt, ru } from "./more.ts";
import { da, et, fi, lt, lv, no, sv } from "./northern.ts";
import { isYearLabel } from "./year-label.ts";
import { zh } from "./zh.ts";

export type { Meaning } from "./meaning.ts";

/** Their words are looked for on every page. */
const languages: Record<string, Lexicon> = { zh, ja, ko, en, de, fr, es, it, pt, nl, ru };
/** Their words are short and mean other things elsewhere ("by" is a Danish town): only on a page in their language. */
const atHome: Record<string, Lexicon> = {
  ...{ pl, cs, sk, hu, ro, hr, sr: hr, bs: hr, sl },
  ...{ sv, da, no, nb: no, nn: no, fi, et, lv, lt },
  ...{ tr, el, uk, bg, vi, th, id, ms: id },
};

function tableOf(lexicon: Lexicon): Map<string, Meaning> {
  const words = new Map<string, Meaning>();
  for (const meaning of meanings)
    for (const word of lexicon[meaning]?.split("|") ?? [])
      if (!words.has(normalLabel(word))) words.set(normalLabel(word), meaning);
  return words;
}
const tables = new Map(
  Object.entries({ ...languages, ...atHome }).map(([language, lexicon]) => [language, tableOf(lexicon)]),
);

/** What each word means in the first language that has it. */
const anywhere = new Map<string, Meaning>();
for (const language of Object.keys(languages))
  for (const [word, meaning] of tables.get(language) ?? []) if (!anywhere.has(word)) anywhere.set(word, meaning);

const worldwide = Object.values(languages);
/** Every word for a meaning in the languages that are looked for everywhere; with a language only its own words and English ones. */
export const labelWords = (meaning: Meaning, language: string | null = null): string[] => {
  const own = language === null ? worldwide : [languages[language.slice(0, 2)] ?? {}, en];
  return [...new Set(own.flatMap((lexicon) => lexicon[meaning]?.split("|") ?? []))];
};

/** Longer than any label in the tables; a longer text is prose. */
export const MAX_LABEL = 42;

/** Labels come from strangers: what is remembered of them is forgotten before it grows. */
const REMEMBERED = 8_000;
const known = new Map<string, Meaning | null>();

/**
 * What a label stands for. Portals show Spanish homes in English and German ones half in English, so every table is
 * asked; the page's own language first ("piso" is a floor in Spanish, "piano" one in Italian).
 */
export function meaningOf(label: string, language: string | null): Meaning | null {
  if (label.length > MAX_LABEL * 2) return null;
  // the same lines are asked about by every reader
  const key = `${language?.slice(0, 2) ?? ""} ${label}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const meaning = lookUp(label, language);
  if (known.size >= REMEMBERED) known.clear();
  known.set(key, meaning);
  return meaning;
}

function lookUp(label: string, language: string | null): Meaning | null {
  const own = tables.get(language?.slice(0, 2) ?? "");
  for (const word of labelVariants(label)) {
    if (word === "" || word.length > MAX_LABEL) continue;
    const meaning = own?.get(word) ?? anywhere.get(word);
    if (meaning) return meaning;
    if (isYearLabel(word)) return "yearBuilt";
  }
  return null;
}
