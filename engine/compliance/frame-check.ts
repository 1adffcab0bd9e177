/** What breaks a market's rules by their frames: a text is read once a language, and each rule asks for its concepts. */
import type { Context } from "./applies.ts";
import type { Concept, Language } from "./frames/language.ts";
import { Reader, type Reading } from "./frames/reader.ts";
import type { Span } from "./frames/spans.ts";
import { foldWord } from "./frames/tokens.ts";
import { languages } from "./languages/index.ts";
import { getMarket } from "./markets/index.ts";
import type { Rule } from "./markets/rule.ts";

const readers = new Map<string, Reader>();

/** End the names of a concept's looser frames: those for any advertisement, those for homes to let. */
const BROADLY = " broadly";
const WHERE_LET = " broadly where let";
const isBroad = (name: string): boolean => name.endsWith(BROADLY) || name.endsWith(WHERE_LET);

/** The concepts of a rule in one language, by the names its reader knows them. */
function conceptsOf(rule: Rule, language: Language): Record<string, Concept> {
  const unless = rule.unlessFrames[language.id] ?? [];
  const unlessText = rule.unlessFramesInText[language.id] ?? [];
  const own = rule.frames[language.id] ?? [];
  const made: Record<string, Concept> = {};
  if (own.length > 0) made[`${rule.id} `] = { frames: own, unless, unlessText };
  for (const name of rule.concepts) {
    const broad = language.broad?.[name];
    for (const [as, concept] of [
      [name, language.concepts[name]],
      [name + (broad?.letOnly ? WHERE_LET : BROADLY), broad],
    ] as const) {
      if (!concept) continue;
      made[`${rule.id} ${as}`] = {
        frames: concept.frames,
        unless: [...(concept.unless ?? []), ...unless],
        unlessText: [...(concept.unlessText ?? []), ...unlessText],
      };
    }
  }
  return made;
}

const namesOf = new WeakMap<Rule, Map<string, string[]>>();

/** The names of a rule's concepts, made once. */
function conceptNames(rule: Rule, language: Language): readonly string[] {
  const made = namesOf.get(rule) ?? new Map<string, string[]>();
  namesOf.set(rule, made);
  const known = made.get(language.id) ?? Object.keys(conceptsOf(rule, language));
  made.set(language.id, known);
  return known;
}

function readerFor(market: string, language: Language): Reader {
  const key = `${market} ${language.id}`;
  const known = readers.get(key);
  if (known) return known;
  const rules = getMarket(market)?.rules ?? [];
  const wanted = Object.assign({}, ...rules.map((rule) => conceptsOf(rule, language))) as Record<string, Concept>;
  const reader = new Reader(language, wanted);
  readers.set(key, reader);
  return reader;
}

const words = /\p{Script=Latin}+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** The languages a text is written in: the one it is said to be, and every one of which three marks stand in it. */
function languagesIn(text: string, tag: string): Language[] {
  const seen = new Map<string, number>();
  for (const [word] of text.matchAll(words)) {
    const folded = foldWord(word);
    seen.set(folded, (seen.get(folded) ?? 0) + 1);
  }
  const primary = tag.toLowerCase().split("-")[0];
  return languages.filter(
    ({ id, marks }) => id === primary || marks.reduce((sum, mark) => sum + (seen.get(mark) ?? 0), 0) >= 3,
  );
}

export interface FrameReading {
  /** What breaks the rule by its frames. */
  spans: (rule: Rule) => Span[];
  /** What may break it, by the loose frames of its concepts. */
  looseSpans: (rule: Rule) => Span[];
  /** Those of the spans that no frame of the rule makes lawful. */
  allowed: (rule: Rule, spans: readonly Span[]) => Span[];
}

/**
 * `names`: what the listing calls places, firms and schools, which no word in them is judged by. `deal`: "sale" leaves out
 * what is only looked for where a home is let.
 */
export function readFrames(
  market: string,
  language: string,
  text: string,
  names: readonly Span[],
  deal?: Context[string],
): FrameReading {
  const read: [Language, Reading][] = languagesIn(text, language).map((each) => [
    each,
    readerFor(market, each).read(text, names),
  ]);
  const asked = (rule: Rule): [Reading, string][] =>
    read.flatMap(([each, reading]) => conceptNames(rule, each).map((name): [Reading, string] => [reading, name]));
  return {
    spans: (rule) => asked(rule).flatMap(([reading, name]) => (isBroad(name) ? [] : reading.spans(name))),
    looseSpans: (rule) =>
      asked(rule)
        .filter(([, name]) => isBroad(name) && (deal !== "sale" || !name.endsWith(WHERE_LET)))
        .flatMap(([reading, name]) => reading.spans(name)),
    allowed: (rule, spans) => {
      if (spans.length === 0) return [];
      const close = asked(rule).filter(([, name]) => !isBroad(name));
      const excuses = close.map(([reading, name]) => reading.excuses(name));
      return spans.filter((span) => !excuses.some((excuse) => excuse(span)));
    },
  };
}
