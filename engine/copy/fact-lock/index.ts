/**
 * The fact lock: which stretches of a text do the confirmed facts not bear out? It reads any text, whoever wrote it.
 * Numbers must be in the facts or follow from them by a change of unit; names must be known; claims must be stated.
 */
import type { CopyLanguage, Untraced } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { verdict } from "#engine/phrases/denied";
import { widenedToEveryRoom } from "#engine/statements/every-room";
import { unknownFacings } from "#engine/statements/facing";
import { includedBeyond, wronglyIncluded } from "#engine/statements/included";
import { unstated } from "#engine/statements/index";
import { swappedPayers } from "#engine/statements/payers";
import { petsOfAnySize, widenedPets } from "#engine/statements/pets";
import { falselyRenewed, unstatedTerms } from "#engine/statements/phrases";
import { unstatable } from "#engine/statements/speech";
import { foldName, foldWidth } from "#engine/text/fold";
import { insideAny, overlapping, type Span, withoutOverlaps } from "#engine/text/span";
import { align } from "./aligned/index.ts";
import { wrongAllIn } from "./all-in.ts";
import { unknownAnimals } from "./animals.ts";
import { wrongBasis, wrongFeeBasis } from "./basis.ts";
import { wrongCharges } from "./charges.ts";
import { contradictions } from "./claims/index.ts";
import { contacts, unknownContacts } from "./contacts.ts";
import { dates, unknownDates, wrongWay } from "./dates.ts";
import { isDoubtful } from "./doubt.ts";
import { wrongEfficiency } from "./efficiency.ts";
import { type Facts, type Known, knownFacts } from "./facts.ts";
import { follows } from "./follows.ts";
import { wrongFullBaths } from "./full-baths.ts";
import { unknownGrades } from "./grades.ts";
import { wrongInclusion } from "./inclusion.ts";
import { isLiftable } from "./liftable.ts";
import { unknownDistricts, unknownLines } from "./lines.ts";
import { unknownNames } from "./names/index.ts";
import { misspelt } from "./names/misspelt.ts";
import { suppliesDenied } from "./part-lacks.ts";
import { type Quantity, quantities } from "./quantities.ts";
import { areReadersCars } from "./readers-cars.ts";
import { followingSums } from "./sums.ts";
import type { Dimension } from "./units/table.ts";
import { verbatim } from "./verbatim.ts";

export type { Known } from "./facts.ts";

const kindOf: Record<Dimension, Untraced["kind"]> = {
  money: "money",
  unitPrice: "money",
  area: "area",
  distance: "distance",
  year: "year",
  age: "year",
  minutes: "distance",
  level: "number",
  storeys: "number",
  floor: "number",
  bedrooms: "number",
  livingRooms: "number",
  bathrooms: "number",
  rooms: "number",
  lifts: "number",
  cars: "number",
  homes: "number",
  weeks: "number",
  months: "number",
  years: "number",
  tatami: "area",
  percent: "number",
  plain: "number",
};

/** Numbers that speak of the text and not of the home: list marks, "reply 1", the number of a photo, 24-hour services apart. */
const aboutTheText = [
  /(?:^|\n)[^\S\n]*\d{1,2}[.、)]\s/g,
  /(?:回复?|回覆|reply|text|répondez|antworten sie mit|返信|회신)\s*["“「]?\d\b(?!\s?[\p{L}㎡])/giu,
  /\bstop (?:au|to|an) \d{4,6}\b/giu,
  /百年(?=老|历史|以上|的)/gu,
  // how tall somebody is
  /一米[一二三四五六七八九]|身[高長]\s?\d{3}|\d{3} ?(?:cm|厘米|センチ)(?:的人|の人|の方)|키 ?\d{3}/gu,
  // keycaps, circled figures
  /\d\uFE0F?\u20E3|[①-⑳❶-❿]/gu,
  // times of day
  /(?<![\d.,:])(?:[01]?\d|2[0-4])[:：][0-5]\d(?![\d:])/gu,
  /(?<![\d.,])(?:[01]?\d|2[0-4])[.:][0-5]\d ?(?:[ap]\.?m\.?(?!\p{L})|Uhr|h(?!\p{L}))|(?<!\d)(?:[01]?\d|2[0-4])(?: ?h ?| ?[時时点시] ?)[0-5]\d(?: ?[分분](?![間间])|(?!\d|[.,]\d))/giu,
  /(?<![\d.,])(?:[01]?\d|2[0-4]) ?(?:o'clock|[ap]\.?m\.?(?![\p{L}²])|Uhr|h(?:[0-5]\d)?(?![\p{L}a])|시(?:쯤|에|부터|까지|반| |,|$)|点(?!评|缀)|[时時](?![間间]))/giu,
  // "10 bis 13 Uhr", "from 10 to 1 pm"
  /(?<![\d.,])\d{1,2}(?: ?(?:bis|to|à|–|-|~|〜|から|부터|到|至) ?)(?=\d{1,2} ?(?:Uhr|h(?!\p{L})|時|点|시(?!간)|[ap]\.?m))/giu,
  // round the clock, every day of the week
  /(?<!\d)24 ?h?(?:eures)? ?\/ ?(?:24|7)(?!\d)|(?<!\d)7 ?j?(?:ours)? ?\/ ?7(?!\d)/giu,
  // "한 층 네 집", "un étage élevé": one as an article
  /(?<![가-힣])한 ?층(?=에| )|(?<!\p{L})(?:un étage|one floor|eine Etage)(?!\p{L})|1가구(?= 1주택)|1주택/giu,
  // "第二辆车", "2台目", "1匹目": one of a row, not how many
  /第\s?[\d一二两三四五六七八九十]{1,4}|[一二]枚分|(?:(?<!\d)\d{1,4}|[一二三四五])\s?[台匹人つ枚本杯]目|(?<!\d)\d{1,4} ?번째/gu,
];
/** A bare number in a hashtag is part of a word ("#top10"); with a unit it states a fact there too ("#90㎡", "#3室2厅"). */
const bareInHashtag = ({ dimension, start }: Quantity, text: string): boolean =>
  (dimension === "plain" || dimension === "year") && /#\S{0,40}$/u.test(text.slice(Math.max(0, start - 40), start));
const photoNumber = /(?:第\s?|photo |foto |写真|사진 ?|图)(\d{1,2})(?:\s?[张枚번]|\b)/giu;

function textualSpans(text: string, facts: Facts): Span[] {
  const spans = aboutTheText.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );
  const photos = [...text.matchAll(photoNumber)]
    .filter((match) => Number(match[1]) <= facts.listing.photos.length)
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
  return [...spans, ...photos];
}

const untracedQuantity = ({ whole, text, dimension }: Quantity, grade: Untraced["grade"]): Finding => ({
  ...whole,
  text,
  kind: kindOf[dimension],
  grade,
  rule: `number:${dimension}`,
});

/** What no listing may say either. */
const neverQuoted: ReadonlySet<string> = new Set(["promisesOfValue", "pickedPeople"]);

/** A finding with the rule that made it. */
export interface Finding extends Untraced {
  readonly rule: string;
}

function findings(facts: Facts, language: CopyLanguage, original: string): Finding[] {
  const text = foldWidth(original);
  const contactSpans = contacts(text, facts);
  const days = dates(text);
  const inContact = overlapping(contactSpans, text.length);
  const skipped = overlapping([...contactSpans, ...days, ...textualSpans(text, facts)], text.length);
  const inKnownName = insideAny(facts.properNames, text);
  const figures = quantities(text, language);
  const figureEnds = new Map(figures.map(({ start, end }) => [start, end]));
  const unknown = new Set(
    figures
      .filter((quantity) => !skipped(quantity))
      .filter((quantity) => !bareInHashtag(quantity, text))
      .filter((quantity) => !inKnownName(quantity))
      .filter((quantity) => !(quantity.dimension === "year" && isSum(quantity, text, facts)))
      .filter((quantity) => !areReadersCars(quantity, text, language))
      .filter(
        (quantity) =>
          !follows(quantity, facts, {
            before: text.slice(Math.max(0, quantity.start - 8), quantity.start),
            after: text.slice(quantity.end, quantity.end + 4),
            head: text.slice(Math.max(0, quantity.start - 30), quantity.start),
            reach: text.slice(quantity.end, quantity.end + 30),
            tail: text.slice(quantity.end, quantity.end + 12),
            sentence: text.slice(Math.max(0, quantity.start - 40), quantity.end + 30),
          }),
      ),
  );
  const sums =
    unknown.size > 0
      ? followingSums(figures, (one) => !unknown.has(one), facts.listing.price?.amount ?? 0, text)
      : unknown;
  const numbers = [...unknown]
    .filter((quantity) => !sums.has(quantity))
    .map((quantity) => untracedQuantity(quantity, isDoubtful(quantity, facts, text, language) ? "note" : "block"));
  const shares = overlapping(
    figures.filter((one) => one.dimension === "percent" && !unknown.has(one)),
    text.length,
  );
  const block = (rule: string, spans: readonly Span[]) =>
    spans.map(({ start, end }) => ({ start, end, rule, grade: "block" as const }));
  const quoted = overlapping(verbatim(text, facts.corpus), text.length);
  const alignment = align(text, language, facts.listing);
  const claims = [
    ...unstated(text, language, facts.book).map((one) => ({ ...one, rule: `concept:${one.concept}` })),
    ...block("speech", unstatable(withoutNames(text, facts.properNames), language)),
    ...block("included", [
      ...wronglyIncluded(text, language, facts.corpus),
      ...includedBeyond(text, language, facts.corpus),
    ]),
    ...block("renewed", falselyRenewed(text, language, facts.corpus)),
    ...block("terms", unstatedTerms(text, language, facts.corpus)),
    ...contradictions(text, language, facts)
      .filter((one) => neverQuoted.has(one.rule) || !quoted(one))
      .map((one) => ({ ...one, grade: "block" as const })),
    ...alignment.against.map(({ start, end, rule }) => ({
      start,
      end,
      rule: `aligned:${rule}`,
      grade: "block" as const,
    })),
    ...block("supplies", suppliesDenied(text, facts.corpus)),
    ...block("every-room", widenedToEveryRoom(text, facts.corpus)),
    ...block("payers", swappedPayers(text, facts.corpus)),
    ...block("pets", [...widenedPets(text, facts.book.pets), ...petsOfAnySize(text, facts.corpus)]),
    ...block("facing", unknownFacings(text, language, facts.compass)),
  ]
    .filter((claim) => !inContact(claim))
    .filter((claim) => !inKnownName(claim) && !insideName(text, claim, facts))
    // What is seen reaches to the end of its clause, beyond the name it began in: "Domblick Immobilien zeigt".
    .filter(({ rule, start }) => rule !== "concept:view" || !inKnownName({ start, end: start + 1 }))
    .filter(
      (claim) =>
        !alignment.bears(claim, claim.rule) &&
        // A return that follows from the rent and the price.
        !(claim.rule === "returnsWithoutSource" && shares(claim)) &&
        !(claim.rule === "ranksAmongHomes" && isQuoted(text, claim, facts.corpus)),
    )
    // "礼金1ヶ月": a claim and the figure right behind it are one statement.
    .map((one) => ({ ...one, end: figureEnds.get(one.end) ?? figureEnds.get(one.end + 1) ?? one.end }))
    .map(
      ({ start, end, grade, rule }): Finding => ({
        start,
        end,
        text: text.slice(start, end),
        kind: "claim",
        grade,
        rule,
      }),
    );
  const names = unknownNames(text, language, facts).filter((name) => !inContact(name));
  return withoutOverlaps(
    blocksFirst([
      ...numbers,
      ...ruled("names", names),
      ...misspelt(text, facts)
        .filter((name) => !inContact(name))
        .map(
          ({ start, end }) =>
            ({ start, end, text: text.slice(start, end), kind: "name", grade: "block", rule: "misspelt" }) as const,
        ),
      ...claims,
      ...ruled("full-baths", wrongFullBaths(text, facts.corpus)),
      ...ruled("animals", unknownAnimals(text, facts.corpus)),
      ...ruled("grades", unknownGrades(text, facts.corpus)),
      ...ruled("lines", unknownLines(text, facts.corpus)),
      ...ruled("districts", unknownDistricts(text, facts.listing.country, facts.corpus)),
      ...ruled("basis", wrongBasis(text, figures, facts)),
      ...ruled("fee-basis", wrongFeeBasis(text, figures, facts.corpus, facts.printed)),
      ...ruled("charges", wrongCharges(text, figures, facts)),
      ...ruled("inclusion", wrongInclusion(text, figures, facts)),
      ...ruled("efficiency", wrongEfficiency(text, facts)),
      ...ruled("all-in", wrongAllIn(text, figures, facts)),
      ...ruled("way", wrongWay(text, days, facts)),
      ...ruled("dates", unknownDates(text, days, facts.dates)),
      ...ruled("contacts", unknownContacts(text, contactSpans)),
    ]),
  ).map((found) => ({
    ...found,
    text: original.slice(found.start, found.end),
  }));
}

const ruled = (rule: string, found: readonly Untraced[]): Finding[] => found.map((one) => ({ ...one, rule }));
/** What a person is shown of a finding. */
const shown =
  (facts: Facts) =>
  ({ start, end, text, kind, grade, rule }: Finding): Untraced => ({
    start,
    end,
    text,
    kind,
    grade,
    ...(isLiftable(rule, facts) ? { liftable: true } : {}),
  });

/** What is only to be looked at gives way to what must not stand. */
function blocksFirst(found: readonly Finding[]): readonly Finding[] {
  const blocks = found.filter(({ grade }) => grade !== "note");
  return found.filter(
    (one) => one.grade !== "note" || !blocks.some((block) => block.start < one.end && one.start < block.end),
  );
}

/** 押金1975: an amount of the listing that looks like a year. */
const due = /(?:租|押金|敷金|保証金|家賃|月|보증금|월세|rent|deposit|loyer|dépôt|caution|Miete|Kaution)[^\d.]{0,8}$/iu;
const isSum = ({ value, start }: Quantity, text: string, { printed, listing }: Facts): boolean =>
  due.test(text.slice(Math.max(0, start - 20), start)) &&
  (listing.price?.amount === value || printed.some((one) => one.dimension === "money" && one.value === value));

/** The listing's own words, long enough to be no chance: 满五唯一. */
function isQuoted(text: string, { start, end }: Span, corpus: string): boolean {
  const words = (
    text
      .slice(start, end)
      .split(/[,，:：;；]/u)
      .at(-1) ?? ""
  ).trim();
  const long = /[\p{Script=Han}\p{Script=Hangul}]/u.test(words) ? QUOTE_EAST_ASIAN : QUOTE;
  const at = words.length < long ? -1 : corpus.indexOf(words);
  return at >= 0 && verdict(corpus, at, at + words.length) !== "denied";
}
/** Characters of a quotation. */
const QUOTE = 12;
const QUOTE_EAST_ASIAN = 4;

/** "River" in "Seongsu River Park": one of several words in capitals, of which another is a name of the facts. */
function insideName(text: string, { start, end }: Span, facts: Facts): boolean {
  // A claim of several words in small letters only happens to begin a sentence.
  if (!/\p{Lu}/u.test(text.charAt(start)) || / \p{Ll}{2}/u.test(text.slice(start, end))) return false;
  // Guiwu in "Guiwu Garden" is within guiwuhuayuan.
  const eastAsian = /[\p{Script=Han}\p{Script=Hangul}]/u.test(facts.listing.address.text ?? "");
  const before = /(?:\p{Lu}[\p{L}'-]{0,24} ){1,3}$/u.exec(text.slice(Math.max(0, start - 60), start))?.[0] ?? "";
  const after = /^(?: \p{Lu}[\p{L}'-]{0,24}){1,3}/u.exec(text.slice(end, end + 60))?.[0] ?? "";
  return `${before} ${after}`.split(" ").some((word) => {
    const name = foldName(word);
    return (
      name.length > 3 && (facts.nameWords.has(name) || (name.length > 4 && eastAsian && facts.names.includes(name)))
    );
  });
}

/** 为石老人置家的: what a name says is said to nobody. Places stay where they are. */
const withoutNames = (text: string, names: readonly string[]): string =>
  names.reduce((left, name) => left.replaceAll(name, "○".repeat(name.length)), text);

/**
 * Every stretch of `text` (written in `language`) that `listing` and `known` do not bear out, in order and without overlaps.
 * Offsets count UTF-16 units of `text`.
 */
export const trace = (listing: Listing, language: CopyLanguage, text: string, known: Known = {}): Untraced[] =>
  tracer(listing, known)(language, text);

/** The same for many texts about one listing: the facts are read once. */
export function tracer(listing: Listing, known: Known = {}): (language: CopyLanguage, text: string) => Untraced[] {
  const facts = knownFacts(listing, known);
  return (language, text) => findings(facts, language, text).map(shown(facts));
}

/** The same with the rule behind each finding, for measuring the rules. */
export function finder(listing: Listing, known: Known = {}): (language: CopyLanguage, text: string) => Finding[] {
  const facts = knownFacts(listing, known);
  return (language, text) => findings(facts, language, text);
}
