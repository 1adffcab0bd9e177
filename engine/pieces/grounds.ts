/**
 * Which facts each sentence of a piece rests on, and which sentences a change of facts has overtaken. Asked of the fact lock,
 * whoever wrote the text: a stretch rests on a fact when that fact alone bears it out, or when nothing does without it.
 */
import type { Brief, CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { tracer } from "#engine/copy/fact-lock/index";
import { foldWidth } from "#engine/text/fold";
import { overlapping, type Span } from "#engine/text/span";
import { type Sentence, sentencesOf } from "#engine/text/written-sentences";
import { listingOf, type SingleFact, singleFactsOf } from "./single-facts.ts";

type Known = Pick<Brief, "agent" | "link">;
interface Text {
  readonly language: CopyLanguage;
  readonly title: string | null;
  readonly body: string;
}
export interface PlacedSentence extends Sentence {
  readonly field: "title" | "body";
}
export interface Grounded extends PlacedSentence {
  /** Paths of facts, as `singleFactsOf` names them; empty where the sentence states none. */
  readonly facts: readonly string[];
}

/** More facts than this are not taken away one by one to see what only several of them bear. */
const MOST_TAKEN_AWAY = 60;

const fieldsOf = ({ title, body }: Text) =>
  [
    { field: "title", text: title ?? "" },
    { field: "body", text: body },
  ] as const;

type Borne = (listing: Listing) => Span[];
type Trace = ReturnType<typeof tracer>;

/** Reading a listing costs more than checking a text: done once for each listing object. */
function tracersFor(known: Known): (listing: Listing) => Trace {
  const made = new WeakMap<Listing, Trace>();
  return (listing) => {
    const trace = made.get(listing) ?? tracer(listing, known);
    made.set(listing, trace);
    return trace;
  };
}

/**
 * What of a text states something (stretches that `nothing` leaves without ground and `listing` does not), and which of it
 * another listing bears out.
 */
function statedIn(
  { listing, nothing, traceOf }: { listing: Listing; nothing: Listing; traceOf: (listing: Listing) => Trace },
  language: CopyLanguage,
  text: string,
): { all: Span[]; borne: Borne } {
  if (text === "") return { all: [], borne: () => [] };
  const baselessUnder = (one: Listing) => overlapping(traceOf(one)(language, text), text.length);
  const baseless = baselessUnder(listing);
  const all = traceOf(nothing)(language, text).filter((one) => !baseless(one));
  const borne: Borne = (one) => {
    if (all.length === 0) return [];
    const lost = baselessUnder(one);
    return all.filter((stretch) => !lost(stretch));
  };
  return { all, borne };
}

/** Facts by the stretch they bear: each alone, or, where none does alone, together with others. */
function bearersOf(
  listing: Listing,
  stated: ReturnType<typeof statedIn>,
  facts: readonly SingleFact[],
): Map<Span, Set<string>> {
  const bearers = new Map<Span, Set<string>>(stated.all.map((stretch) => [stretch, new Set()]));
  // facts that bear nothing together bear nothing alone: halves are looked at only where there is something to find
  const look = (some: readonly SingleFact[]): void => {
    const paths = new Set(some.map(({ path }) => path));
    const borne = some.length === 0 ? [] : stated.borne(listingOf(listing, (path) => paths.has(path)));
    if (borne.length === 0) return;
    const [only, ...others] = some;
    if (only && others.length === 0) for (const stretch of borne) bearers.get(stretch)?.add(only.path);
    else {
      const half = some.length >> 1;
      look(some.slice(0, half));
      look(some.slice(half));
    }
  };
  if (stated.all.length === 0) return bearers;
  look(facts);
  const joint = [...bearers].filter(([, paths]) => paths.size === 0);
  if (joint.length > 0 && facts.length <= MOST_TAKEN_AWAY)
    for (const { path: without } of facts) {
      const borne = new Set(stated.borne(listingOf(listing, (path) => path !== without)));
      for (const [stretch, paths] of joint) if (!borne.has(stretch)) paths.add(without);
    }
  return bearers;
}

const touches = (sentence: Sentence, { start, end }: Span): boolean => start < sentence.end && end > sentence.start;

const wordsOf = (text: string): string[] =>
  foldWidth(text)
    .toLocaleLowerCase("en")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3 || /\p{Script=Han}{2}|\p{Script=Hangul}{2}|\p{Script=Kana}{2}|\d/u.test(word));

/** Does the sentence hold every telling word of the phrase? "La cuisine est ouverte" says "cuisine ouverte". */
function says(sentence: Sentence, phrase: string): boolean {
  const words = wordsOf(phrase);
  const text = foldWidth(sentence.text).toLocaleLowerCase("en");
  return words.length > 0 && words.every((word) => text.includes(word));
}
/** Facts that are told in a few words, so that a sentence may hold all of them. */
const isPhrase = ({ free, words }: SingleFact): boolean => !free && words !== null && words.length <= 60;

/** Every sentence of title and body with the facts it rests on. */
export function groundsOf(listing: Listing, known: Known, piece: Text): Grounded[] {
  const facts = singleFactsOf(listing);
  const about = { listing, nothing: listingOf(listing, () => false), traceOf: tracersFor(known) };
  return fieldsOf(piece).flatMap(({ field, text }) => {
    const stated = statedIn(about, piece.language, text);
    const bearers = [...bearersOf(listing, stated, facts)];
    return sentencesOf(text, piece.language).map((sentence) => {
      const mine = new Set(bearers.flatMap(([stretch, paths]) => (touches(sentence, stretch) ? [...paths] : [])));
      const rests = (fact: SingleFact) => mine.has(fact.path) || (isPhrase(fact) && says(sentence, fact.words ?? ""));
      return { ...sentence, field, facts: facts.filter(rests).map(({ path }) => path) };
    });
  });
}

/** Places of lists say nothing of the fact: a feature is the same wherever it stands. */
const keyOf = ({ path, value }: SingleFact): string =>
  path.startsWith("features.") ? `features ${value}` : `${path} ${value}`;

/**
 * Tells of any piece that was true of `before` which of its sentences are not true of `after`: what nothing bears out any
 * more, and what a typed fact bore whose new value does not, though an old description may still say the same.
 */
export function outdatedBy(before: Listing, after: Listing, known: Known): (piece: Text) => PlacedSentence[] {
  const dealt = before.transaction !== after.transaction;
  const now = new Set(singleFactsOf(after).map(keyOf));
  const then = singleFactsOf(before);
  const gone = then.filter((fact) => !now.has(keyOf(fact)));
  if (!dealt && gone.length === 0) return () => [];
  const typed = gone.filter(({ free }) => !free);
  const only = (listing: Listing, facts: readonly SingleFact[]) => {
    const paths = new Set(facts.map(({ path }) => path));
    return listingOf(listing, (path) => paths.has(path));
  };
  const changed = only(before, typed);
  const exact = [
    only(
      before,
      then.filter((fact) => !fact.free && !typed.includes(fact)),
    ),
    only(
      after,
      singleFactsOf(after).filter(({ free }) => !free),
    ),
  ];
  const told = singleFactsOf(after).flatMap(({ words }) => words ?? []);
  const unsaid = typed.filter(isPhrase).flatMap(({ words }) => words ?? []);
  const lostPhrases = unsaid.filter(
    (phrase) => !told.some((text) => says({ start: 0, end: text.length, text }, phrase)),
  );
  const about = { listing: before, nothing: only(before, []), traceOf: tracersFor(known) };
  return (piece) =>
    fieldsOf(piece).flatMap(({ field, text }) => {
      const sentences = sentencesOf(text, piece.language).map((sentence) => ({ ...sentence, field }));
      if (dealt) return sentences;
      const { all, borne } = statedIn(about, piece.language, text);
      const still = new Set(borne(after));
      const lost = all.filter((stretch) => !still.has(stretch));
      if (typed.length > 0) {
        const exactly = new Set(exact.flatMap(borne));
        lost.push(...borne(changed).filter((stretch) => !exactly.has(stretch)));
      }
      return sentences.filter(
        (one) => lost.some((stretch) => touches(one, stretch)) || lostPhrases.some((phrase) => says(one, phrase)),
      );
    });
}
