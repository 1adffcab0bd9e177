/** Words in a script that readers of the language do not read: an original beside its rendering, and held to what it says there. */
import type { Brief, CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { check } from "#engine/compliance/check";
import { foldWidth } from "#engine/text/fold";
import type { ModelText } from "../model-draft.ts";
import { tracerOf } from "../writing/finish-piece.ts";

/** Words of other scripts, by the language they would stand in. */
const words: Readonly<Record<CopyLanguage, RegExp>> = {
  zh: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2,60}/gu,
  ja: /\p{Script=Hangul}{2,60}/gu,
  ko: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,60}/gu,
  en: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2,60}/gu,
  fr: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2,60}/gu,
  de: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2,60}/gu,
};
/** Signs of a term; more is a sentence that nobody who reads the piece can read. */
const LONGEST_TERM = 14;

interface Found {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function languageOf(word: string, listing: Listing): CopyLanguage {
  if (/\p{Script=Hangul}/u.test(word)) return "ko";
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word) || listing.language?.startsWith("ja") ? "ja" : "zh";
}

/** What no fact has and is no harmless term of the trade: without width, as a word may stand in any part of the draft. */
export function foreignWords(listing: Listing, brief: Brief, text: ModelText): Found[] {
  const said = [text.title, text.preheader, text.body, ...text.hashtags].filter((part) => part !== null).join("\n");
  const found = new Set([...foldWidth(said).matchAll(words[text.language])].map(([word]) => word));
  if (found.size === 0) return [];
  const { provenance: _from, photos: _photos, ...facts } = listing;
  const known = foldWidth(JSON.stringify([facts, brief.agent]));
  const refused = (word: string): boolean => {
    const language = languageOf(word, listing);
    const unlawful = check({ market: brief.market ?? "", language, text: word });
    return (
      word.length > LONGEST_TERM ||
      unlawful.some(({ severity }) => severity === "block") ||
      tracerOf(listing, brief)(language, word).some(({ grade }) => grade !== "note")
    );
  };
  return [...found]
    .filter((word) => !known.includes(word) && refused(word))
    .map((word) => ({ start: 0, end: 0, text: word }));
}
