/** Claims in words: which concepts a listing states, and which ones a text asserts. */
import { type CopyLanguage, copyLanguages } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { verdict } from "#engine/copy/read/denied";
import type { Span } from "../span.ts";
import { building } from "./building.ts";
import type { Concept } from "./concept.ts";
import { deal } from "./deal.ts";
import { fittings } from "./fittings.ts";
import { orientation } from "./orientation.ts";
import { rooms } from "./rooms.ts";
import { surroundings } from "./surroundings.ts";

const all: readonly Concept[] = [...surroundings, ...rooms, ...fittings, ...building, ...deal, ...orientation];

/** Latin words are matched whole; Chinese, Japanese and Korean have no such edges. */
const wholeWords = (source: string): RegExp =>
  new RegExp(`(?<![\\p{Script=Latin}\\p{N}])(?:${source})(?![\\p{Script=Latin}])`, "giu");
const anywhere = (source: string): RegExp => new RegExp(source, "giu");
/** Korean compounds may be written apart: 바닥난방 and 바닥 난방. Shorter words would meet the seams of other words. */
const apart = (source: string): string =>
  source.replace(/[가-힣]{4,}(?![?*+{])/gu, (word) => `${word.slice(0, 2)} ?${word.slice(2)}`);
const compile = (language: CopyLanguage, source: string): RegExp =>
  language === "zh" || language === "ja"
    ? anywhere(source)
    : language === "ko"
      ? anywhere(apart(source))
      : wholeWords(source);

const compiled = all.map((concept) => ({
  concept,
  byLanguage: new Map(copyLanguages.map((language) => [language, compile(language, concept.words[language])])),
  other: concept.other ? wholeWords(concept.other) : null,
}));

/** "Barton Hills Elementary" states no hills, "Salt Lake City" no lake: a word for nature between the capitals of a name. */
const natural: ReadonlySet<string> = new Set(["mountain", "lake", "sea", "river", "park"]);
const insideName = (text: string, { start, end }: Span): boolean =>
  /\p{Lu}\p{L}{1,20}[ -]$/u.test(text.slice(Math.max(0, start - 20), start)) &&
  /^\p{Lu}/u.test(text.slice(start, end)) &&
  /^[ -](?!Views?|Front|Side)\p{Lu}\p{Ll}/u.test(text.slice(end, end + 12));

interface Claim extends Span {
  readonly id: string;
}

function mentions(text: string, language: CopyLanguage): Claim[] {
  return compiled.flatMap(({ concept, byLanguage }) => {
    const pattern = byLanguage.get(language);
    return pattern
      ? [...text.matchAll(pattern)]
          .map((match) => claim(text, concept.id, match.index, match[0].length))
          .filter((one) => !(natural.has(concept.id) && insideName(text, one)))
      : [];
  });
}

/** A denied thing is another claim than the thing: "no lift" is borne out only by a listing that says so. */
function claim(text: string, id: string, start: number, length: number): Claim {
  const end = start + length;
  return { id: verdict(text, start, end) === "denied" ? `no:${id}` : id, start, end };
}

const directions: readonly [id: string, pattern: RegExp][] = [
  ["facesSouth", /[南남]|south|süd|sud|sur\b|sul\b/iu],
  ["facesNorth", /[北북]|north|nord|norte/iu],
  ["facesEast", /[东東동]|\beast|\bost|\best\b|\beste\b|sud-est|süd-?ost/iu],
  ["facesWest", /[西서]|\bwest|ouest|oeste|ovest|süd-?west/iu],
];

/** What the structured facts say in the words of the concepts. */
function structured(listing: Listing): string[] {
  const facing = directions.filter(([, pattern]) => pattern.test(listing.orientation ?? "")).map(([id]) => id);
  const through =
    (facing.includes("facesSouth") && facing.includes("facesNorth")) ||
    (facing.includes("facesEast") && facing.includes("facesWest"));
  const floor = listing.floor ?? "";
  const numbers = floor.match(/\d+/g)?.map(Number) ?? [];
  const level: string[] = [];
  const [at, of] = numbers;
  if (at !== undefined && of !== undefined && at <= of) {
    if (at === of) level.push("topFloor", "highFloor");
    else level.push(at <= of / 3 ? "lowFloor" : at > (of * 2) / 3 ? "highFloor" : "midFloor");
  }
  return [...facing, ...(through ? ["throughFlat"] : []), ...level];
}

function withImplied(ids: Iterable<string>): Set<string> {
  const found = new Set(ids);
  for (const { concept } of compiled) if (found.has(concept.id)) for (const id of concept.implies ?? []) found.add(id);
  return found;
}

/** 上海 holds the Japanese word for sea: each text is read in the language it is written in, judged by its script. */
function languagesOf(text: string, listingLanguage: string | null): CopyLanguage[] {
  const own = copyLanguages.filter((language) => language === listingLanguage?.slice(0, 2));
  const found: CopyLanguage[] = [];
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) found.push("ja");
  else if (/\p{Script=Han}/u.test(text)) found.push(own[0] === "ja" ? "ja" : "zh");
  if (/\p{Script=Hangul}/u.test(text)) found.push("ko");
  if (/\p{Script=Latin}{2}/u.test(text))
    found.push(...(own[0] === "fr" || own[0] === "de" ? [own[0], "en" as const] : (["en", "fr", "de"] as const)));
  return found;
}

const spokenElsewhere = (corpus: string): string[] =>
  compiled.flatMap(({ concept, other }) =>
    other ? [...corpus.matchAll(other)].map((match) => claim(corpus, concept.id, match.index, match[0].length).id) : [],
  );

export const concepts = {
  /** Every concept the listing states, in whatever language its texts are. */
  stated(corpus: string, listing: Listing): ReadonlySet<string> {
    const spoken = corpus
      .split("\n")
      .flatMap((text) =>
        languagesOf(text, listing.language).flatMap((language) => mentions(text, language).map((one) => one.id)),
      );
    return withImplied([...spoken, ...spokenElsewhere(corpus), ...structured(listing)]);
  },
  /** Every concept `text` asserts, with its place. */
  asserted: mentions,
};
