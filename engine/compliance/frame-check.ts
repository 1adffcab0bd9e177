/** What breaks a market's rules by their frames: a text is read once a language, and each rule asks for its concepts. */
import type { Context } from "./applies.ts";
import type { Concept, Language } from "./frames/language.ts";
import { Reader, type Reading } from "./frames/reader.ts";
import { apartFrom, type Span } from "./frames/spans.ts";
import { languages } from "./languages/index.ts";
import { getMarket } from "./markets/index.ts";
import { type Part, partsIn } from "./markets/parts.ts";
import type { Rule } from "./markets/rule.ts";
import { conceptOf } from "./nearest.ts";
import { countsIn, type Tongues } from "./tongues.ts";

const readers = new Map<string, Reader>();

/** End the names of a concept's looser frames: those for any advertisement, those for homes to let. */
const BROADLY = " broadly";
const WHERE_LET = " broadly where let";
const isBroad = (name: string): boolean => name.endsWith(BROADLY) || name.endsWith(WHERE_LET);

/** Concepts that say more of a home or its agent than can be shown. */
const BOASTS =
  /^(?:superiority|uniqueness|highest-degree|ranked-first|most-valued|only-one-claimed|crowned|best-choice|lowest-price-promised|expert-title|price-boasted|bargain-claimed|perfection-claimed|popularity-claimed)$/u;
/** Concepts that choose or turn away people. */
const CHOOSES = /(?:-preferred|-unwelcome|-refused|-required|-only)$|^own-kind$|^ideal-occupant$/u;
const choosesPeople = ({ concepts }: Rule): boolean => concepts.some((name) => CHOOSES.test(name));

const choosers = new Map<string, ReadonlySet<string>>();

/** A market's rules about whom a home may be kept from: those with such concepts, and those that say the same more exactly. */
function peopleRules(market: string): ReadonlySet<string> {
  const known = choosers.get(market);
  if (known) return known;
  const rules = (getMarket(market)?.rules ?? []).filter(choosesPeople);
  const made = new Set(rules.flatMap(({ id, yieldsTo }) => [id, ...yieldsTo]));
  choosers.set(market, made);
  return made;
}

/** Begins the names of a part's concepts; no id has a blank. */
const keyOf = ({ ground, id }: Part): string => (ground === "outright" ? `${id}!` : id);

/** The concepts of a rule in one language, by the names its reader knows them. */
function conceptsOf(rule: Part, language: Language, people: ReadonlySet<string> = new Set()): Record<string, Concept> {
  const unless = rule.unlessFrames[language.id] ?? [];
  const unlessText = rule.unlessFramesInText[language.id] ?? [];
  const own = rule.frames[language.id] ?? [];
  const made: Record<string, Concept> = {};
  const key = keyOf(rule);
  if (own.length > 0) made[`${key} `] = { frames: own, unless, unlessText, turned: people.has(rule.id) };
  for (const name of rule.concepts) {
    // What lies far apart in a sentence is not said outright.
    const broad = rule.ground === "outright" ? undefined : language.broad?.[name];
    for (const [as, concept, loose] of [
      [name, conceptOf(language, name), false],
      [name + (broad?.letOnly ? WHERE_LET : BROADLY), broad, true],
    ] as const) {
      if (!concept) continue;
      made[`${key} ${as}`] = {
        frames: concept.frames,
        turned: CHOOSES.test(name),
        loose,
        unless: [...(concept.unless ?? []), ...unless, ...(BOASTS.test(name) ? (language.disclaims ?? []) : [])],
        unlessText: [...(concept.unlessText ?? []), ...unlessText],
      };
    }
  }
  return made;
}

const namesOf = new WeakMap<Part, Map<string, string[]>>();

/** The names of a rule's concepts, made once. */
function conceptNames(rule: Part, language: Language): readonly string[] {
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
  const wanted = Object.assign(
    {},
    ...partsIn(market).map((rule) => conceptsOf(rule, language, peopleRules(market))),
  ) as Record<string, Concept>;
  const reader = new Reader(language, wanted);
  readers.set(key, reader);
  return reader;
}

export interface FrameReading {
  /** What breaks the rule by its frames. */
  spans: (rule: Part) => Span[];
  /** What may break it, by the loose frames of its concepts. */
  looseSpans: (rule: Part) => Span[];
  /** Does a stretch of the text take back what the rule is about: that anybody is turned away, or a boast? */
  turned: (rule: Rule, span: Span) => boolean;
  /** Is what stands there said only to disown it: denied, warned of, asked and answered no? */
  disowned: (rule: Rule, span: Span) => boolean;
  /** Is most of it? */
  mostlyDisowned: (span: Span) => boolean;
  /** Those of the spans that no frame of the rule makes lawful. */
  allowed: (rule: Part, spans: readonly Span[]) => Span[];
}

/**
 * `names`: what the listing calls places, firms and schools, which no word in them is judged by. `deal`: "sale" leaves out
 * what is only looked for where a home is let.
 */
export function readFrames(
  market: string,
  tongues: Tongues,
  text: string,
  names: readonly Span[],
  deal?: Context[string],
): FrameReading {
  const read = languages.flatMap((each): [Language, Reading][] => {
    const counts = countsIn(tongues, each.id);
    if (counts === null) return [];
    const reading = readerFor(market, each).read(text, names);
    return [[each, { ...reading, spans: (name) => reading.spans(name).filter(counts) }]];
  });
  const known = new Map<Part, readonly (readonly [Reading, string])[]>();
  const asked = (rule: Part): readonly (readonly [Reading, string])[] => {
    const made =
      known.get(rule) ??
      read.flatMap(([each, reading]) => conceptNames(rule, each).map((name) => [reading, name] as const));
    known.set(rule, made);
    return made;
  };
  /** What may stand in the text, by the part of a rule it breaks: of hundreds of concepts a few. */
  const possible = Map.groupBy(
    read.flatMap(([, reading]) => reading.possible.map((name) => [reading, name] as const)),
    ([, name]) => name.slice(0, name.indexOf(" ")),
  );
  const turns = (): Span[] => read.flatMap(([, reading]) => reading.turns());
  return {
    spans: (rule) =>
      (possible.get(keyOf(rule)) ?? []).flatMap(([reading, name]) => (isBroad(name) ? [] : reading.spans(name))),
    looseSpans: (rule) =>
      (possible.get(keyOf(rule)) ?? [])
        .filter(([, name]) => isBroad(name) && (deal !== "sale" || !name.endsWith(WHERE_LET)))
        .flatMap(([reading, name]) => reading.spans(name)),
    turned: (rule, { start, end }) => {
      const taken = peopleRules(market).has(rule.id) ? turns() : read.flatMap(([, reading]) => reading.disclaims());
      return taken.some((turn) => turn.start < end && start < turn.end);
    },
    disowned: (rule, span) =>
      read.some(([, reading]) => reading.disowned().says(span, peopleRules(market).has(rule.id))),
    mostlyDisowned: (span) => read.some(([, reading]) => reading.disowned().mostly(span)),
    allowed: (rule, spans) => {
      if (spans.length === 0) return [];
      const close = asked(rule).filter(([, name]) => !isBroad(name));
      const excuses = close.map(([reading, name]) => reading.excuses(name));
      return apartFrom(spans, peopleRules(market).has(rule.id) ? turns() : []).filter(
        (span) => !excuses.some((excuse) => excuse(span)),
      );
    },
  };
}
