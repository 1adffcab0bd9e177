/** Names a text mentions that the facts do not know. */

import { pinyin } from "pinyin-pro";
import type { CopyLanguage, Untraced } from "#contract/copy";
import type { Facts } from "../facts.ts";
import { foldName } from "../fold.ts";
import builders from "./builders.json" with { type: "json" };
import cities from "./cities.json" with { type: "json" };
import { hanPeople, hanPlaces, type NameCandidate } from "./han.ts";
import { hangulPeople, hangulPlaces } from "./hangul.ts";
import { latinNames } from "./latin.ts";
import type { PlaceKind } from "./places.ts";

/** A station must be known as a station: the road of the same name is no proof. Streets and towns may drop their word. */
const strict: ReadonlySet<string> = new Set([
  "station",
  "school",
  "park",
  "hospital",
  "shopping",
  "water",
  "mountain",
  "line",
  "landmark",
]);
const formCache = new Map<string, string>();

function kindForms(kind: PlaceKind): string {
  const cached = formCache.get(kind.id);
  if (cached) return cached;
  const forms = [
    ...kind.han,
    ...kind.hangul,
    ...kind.latin,
    ...kind.han.map((text) => pinyin(text, { toneType: "none" })),
  ];
  const made = [...new Set(forms.map(foldName))].filter((form) => form.length > 0).join("|");
  formCache.set(kind.id, made);
  return made;
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function nameKnown(core: string, kind: PlaceKind | null, facts: Facts): boolean {
  const folded = foldName(core);
  if (folded === "") return true;
  // Whatever else is asked of it, the name stands there; asking costs less than a pattern.
  if (!facts.names.includes(folded)) return false;
  if (/^[a-z]{3,40}$/u.test(folded)) {
    const edged = new RegExp(`(?<![a-z])${[...folded].join(" ?")}(?![a-z])`, "u");
    if (!edged.test(facts.words)) return false;
  }
  if (kind && strict.has(kind.id)) {
    const forms = kindForms(kind);
    const name = escapeRegExp(folded);
    return new RegExp(`${name}[^|]{0,8}?(?:${forms})|(?:${forms})[^|]{0,4}?${name}`, "u").test(facts.names);
  }
  return facts.names.includes(folded);
}

/** パリ20区: the town is known, and so is the number. */
function numberedPartKnown(core: string, facts: Facts): boolean {
  const match = /^(?<town>\p{L}{2,})\s?(?<number>\d{1,2})$/u.exec(core);
  const { town, number } = match?.groups ?? {};
  return (
    town !== undefined &&
    facts.names.includes(foldName(town)) &&
    new RegExp(`(?<!\\d)${number}(?!\\d)`, "u").test(facts.corpus)
  );
}

/** Chinese has no spaces: the name may begin later than we think. Two characters that are known are a name that is known. */
function known(candidate: NameCandidate, language: CopyLanguage, facts: Facts): boolean {
  if (nameKnown(candidate.core, candidate.kind, facts)) return true;
  if (numberedPartKnown(candidate.core, facts)) return true;
  const parts = candidate.core.split(/[\s,]+/).filter((part) => part.length > 2);
  if (parts.length > 1 && candidate.kind === null && parts.every((part) => nameKnown(part, null, facts))) return true;
  if (!/\p{Script=Han}/u.test(candidate.core)) return false;
  // 顧芸 and 顾芸 are written by one sound; only Japanese text changes the shape of a Chinese name.
  if (
    (language === "ja" || facts.listing.country === "JP") &&
    nameKnown(pinyin(candidate.core, { toneType: "none" }), candidate.kind, facts)
  )
    return true;
  const chars = [...candidate.core];
  return chars.some(
    (_, index) =>
      index > 0 &&
      // 東中野 is another station than 中野, and 新天地 another mall than 天地
      !/[东東西南北新]/u.test(chars[index - 1] ?? "") &&
      chars.length - index >= 2 &&
      nameKnown(chars.slice(index).join(""), candidate.kind, facts),
  );
}

const famous = [...cities.names.flat(), ...builders.names.flat()].flatMap((name) => {
  const latin = /^[\p{Script=Latin}' -]+$/u.test(name);
  if (name.length < (latin ? 5 : 2)) return [];
  const source = latin ? `(?<![\\p{Ll}])${escapeRegExp(name)}(?![\\p{Ll}])` : escapeRegExp(name);
  return [{ name, pattern: new RegExp(source, "gu") }];
});

/** A city of the world or a great developer is a name wherever it stands, in a hashtag too. */
function famousCandidates(text: string): NameCandidate[] {
  return famous.flatMap(({ name, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + name.length,
      core: name,
      kind: null,
      report: "place" as const,
    })),
  );
}

function candidates(text: string, language: CopyLanguage): NameCandidate[] {
  if (language === "zh" || language === "ja")
    return [...hanPlaces(text, language), ...hanPeople(text, language), ...embeddedLatin(text)];
  if (language === "ko") return [...hangulPlaces(text), ...hangulPeople(text), ...embeddedLatin(text)];
  return latinNames(text, language);
}

/** Each becomes a mark, so that "Lake Elsinoreです" ends where its Latin letters end. */
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/gu;

/** Latin words inside Chinese, Japanese or Korean text are names unless they are acronyms or household words. */
const embeddedLatin = (text: string): NameCandidate[] =>
  latinNames(text.replace(eastAsian, "・"), "en").filter((one) => /\p{Ll}{2}/u.test(one.core));

/** Different names of one text that are looked for in the facts; a long article has a few dozen. */
const MAX_NAMES = 2_000;

/** `text` must be width-folded. */
export function unknownNames(text: string, language: CopyLanguage, facts: Facts): Untraced[] {
  // A name said a thousand times is looked up once.
  const looked = new Map<string, boolean>();
  const isKnown = (candidate: NameCandidate): boolean => {
    const key = `${candidate.kind?.id ?? ""}:${candidate.core}`;
    const before = looked.get(key);
    if (before !== undefined || looked.size >= MAX_NAMES) return before ?? false;
    const answer = known(candidate, language, facts);
    looked.set(key, answer);
    return answer;
  };
  return [...candidates(text, language), ...famousCandidates(text)]
    .filter((candidate) => !isKnown(candidate))
    .map(({ start, end, report }) => ({ start, end, text: text.slice(start, end), kind: report }));
}
