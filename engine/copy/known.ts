/**
 * Wordings the composer's own tables make of a listing's facts ("Nerima" for 練馬区, "low floor of 31" for 低层(共31层)) and
 * the words its templates are built of ("Drop a comment"): the fact lock takes them for names or claims unless told.
 */
import type { CopyLanguage, Untraced } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { insideAny } from "./fact-lock/span.ts";
import { type Facts, factsOf } from "./facts.ts";
import type { LanguageRealiser } from "./language.ts";
import { realiserOf } from "./languages/index.ts";

/** Different names of one text that are looked at. */
const MAX_NAMES = 2_000;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}’']+/gu) ?? [];

/** Every string inside a realiser: its templates, labels and words. */
function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return value.split("|");
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

const own = new Map<CopyLanguage, { readonly words: ReadonlySet<string>; readonly pieces: string }>();

/** What templates say beside values: words for alphabets, one searchable string for scripts without spaces. */
function ownText(lang: LanguageRealiser) {
  const known = own.get(lang.code);
  if (known) return known;
  const texts = stringsIn(lang).map((text) => text.replace(/\{[^{}]*\}/gu, "\n").replace(/[[\]]/gu, ""));
  const words = new Set(texts.flatMap((text) => wordsOf(text)));
  const made = { words, pieces: texts.join("\n") };
  own.set(lang.code, made);
  return made;
}

/** A value that is a bare number says too little to vouch for a stretch of text. */
const telling = (value: string): boolean => value.length > 1 && !/^[\d.,\s]+$/u.test(value);

function wordings(lang: LanguageRealiser, facts: Facts, listing: Listing): string[] {
  const values = Object.values(lang.values(facts)).filter((value) => value !== undefined);
  const terms = facts.terms.flatMap((term) =>
    (term.say[lang.code] ?? "").split("|").flatMap((word) => {
      const said = lang.term(word, facts);
      return lang.bare ? [said, lang.bare(said)] : [said];
    }),
  );
  return [...values, ...terms, ...Object.values(listing.agent).map((value) => value ?? ""), ...facts.quotes]
    .filter(telling)
    .sort((a, b) => b.length - a.length);
}

/** In lower case, sign for sign: a few letters have a longer twin ("İ"), and places must stay where they are. */
function lowered(text: string): string {
  const low = text.toLowerCase();
  if (low.length === text.length) return low;
  return text.replace(/[\s\S]/g, (sign) => (sign.toLowerCase().length === 1 ? sign.toLowerCase() : sign));
}

/** Is a supposed name made only of wordings of the facts and of words the templates themselves use? */
function ownWords(lang: LanguageRealiser, said: readonly string[]): (name: string) => boolean {
  const { words, pieces } = ownText(lang);
  const factWords = new Set(said.flatMap((wording) => wordsOf(wording)));
  const isOwn = (name: string): boolean =>
    said
      .reduce((left, wording) => left.replaceAll(wording, "\n"), name)
      .split(lang.marks.capitals ? /[^\p{L}’']+/u : /[\n\s\p{P}]+/u)
      .filter((part) => part !== "")
      .every((part) =>
        lang.marks.capitals
          ? words.has(part.toLowerCase()) || factWords.has(part.toLowerCase())
          : pieces.includes(part),
      );
  // A text may say one name a thousand times.
  const judged = new Map<string, boolean>();
  return (name) => {
    const before = judged.get(name);
    if (before !== undefined || judged.size >= MAX_NAMES) return before ?? false;
    const answer = isOwn(name);
    judged.set(name, answer);
    return answer;
  };
}

/** What remains untraced once the composer's own wordings of these facts are taken into account. */
export function beyondOwnWords(
  listing: Listing,
  language: CopyLanguage,
  text: string,
  found: readonly Untraced[],
): Untraced[] {
  const lang = realiserOf(language);
  if (!lang || found.length === 0) return [...found];
  const said = wordings(lang, factsOf(listing), listing);
  const inWording = insideAny(said.map(lowered), lowered(text));
  const isOwn = ownWords(lang, said);
  return found.filter((span) => {
    if (inWording(span)) return false;
    return !(span.kind === "name" || span.kind === "place") || !isOwn(span.text);
  });
}
