/** What a language brings: word fields, and concepts - what a text may say - as frames over them. */
import type { Disowning } from "./disowning.ts";
import type { Parting } from "./tokens.ts";

export interface Field {
  words: readonly string[];
  /** Frames over this or other fields: a hit they touch is no hit ("Christian Street", "Chinese elm"). */
  except?: readonly string[];
}

export interface Concept {
  frames: readonly string[];
  /** In the same statement (a clause, or what it lists): it is lawful. A frame that begins with "..." excuses the whole sentence. */
  unless?: readonly string[];
  /** Anywhere in the text: it is lawful. */
  unlessText?: readonly string[];
  /** It turns people away: what the language's `turns` take back is not said. */
  turned?: boolean;
  /** Its frames may lie far apart in a sentence, and so may what excuses them. */
  loose?: boolean;
}

export interface BroadConcept extends Concept {
  /** Looked for only where the home is let, or may be: a sale speaks of children and stairs for other reasons. */
  letOnly?: boolean;
}

export interface Language {
  /** Primary subtag. */
  id: string;
  /**
   * Words or characters that tell a sentence is written in it, whatever the text's tag says: those that stand in nearly every
   * sentence of it, and in those that turn somebody away.
   */
  marks: readonly string[];
  /** Characters written for others. */
  alike?: Readonly<Record<string, string>>;
  /** A unit is a character: no word, and no two steps side by side, stand on both sides of a clause's edge. */
  characters?: boolean;
  /** Forms of a word marked with "~". */
  inflect?: (word: string) => readonly string[];
  /** Of a folded word, what it may be another spelling of. */
  respelt?: (word: string) => readonly string[];
  fields: Readonly<Record<string, readonly string[] | Field>>;
  /** Frames of an exclusion taken back ("never refused", "no obstacle"): none of their words turns anybody away. */
  turns?: readonly string[];
  /** Frames of a boast taken back ("we don't claim to be"): they make a sentence's boasts lawful. */
  disclaims?: readonly string[];
  /** What its texts say only to disown it: denied, warned of, asked and answered no. */
  disowning?: Disowning;
  /** Frames of a welcome taken back ("not welcome"): none of their words makes a sentence lawful. */
  denials?: readonly string[];
  /** Where one statement ends and another begins: what excuses stands on one side. */
  statements?: Parting & {
    /** Frames of words that begin another one without a mark ("but"). */
    readonly parting?: readonly string[];
    /** Frames of words whose clause belongs to the next ("whether"), and of those whose clause speaks of the one before ("that"). */
    readonly leading?: readonly string[];
    readonly leaning?: readonly string[];
    /** Frames of "the others"; where they are given, a welcome goes for the topics its sentence named before, but not a welcome of others. */
    readonly contrast?: readonly string[];
  };
  concepts: Readonly<Record<string, Concept>>;
  /**
   * Looser frames of concepts of the same name: a group and a refusal anywhere in one sentence. What makes their sentence
   * lawful excuses nothing that the closer frames or a rule's own patterns find.
   */
  broad?: Readonly<Record<string, BroadConcept>>;
}

/** Words parted by commas or lines, as fields are written. */
export const list = (text: string): string[] =>
  text
    .split(/[,\n]/u)
    .map((word) => word.trim())
    .filter((word) => word !== "");

/** Words parted by blanks. */
export const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== "");

/** Every word of the first list before every word of the second. */
export const across = (first: string, second: string): string[] =>
  list(first).flatMap((one) => list(second).map((other) => `${one} ${other}`));

/** The same frames for every group of people: concept -> the fields that name whom it is about. */
export const everyGroup = (
  groups: Readonly<Record<string, readonly string[]>>,
  frames: (field: string) => readonly string[],
): Record<string, Concept> =>
  Object.fromEntries(Object.entries(groups).map(([name, fields]) => [name, { frames: fields.flatMap(frames) }]));

/** Concepts of several files in one: what they say under the same name is said together. */
export function joined(...parts: readonly Readonly<Record<string, Concept>>[]): Record<string, Concept> {
  const all: Record<string, Concept> = {};
  for (const [name, { frames, unless = [], unlessText = [] }] of parts.flatMap((part) => Object.entries(part))) {
    const known = all[name];
    all[name] = {
      frames: [...(known?.frames ?? []), ...frames],
      unless: [...(known?.unless ?? []), ...unless],
      unlessText: [...(known?.unlessText ?? []), ...unlessText],
    };
  }
  return all;
}

/** Loose frames of several files in one; what one of them asks of homes to let only is asked so of all under that name. */
export function joinedLoose(...parts: readonly Readonly<Record<string, BroadConcept>>[]): Record<string, BroadConcept> {
  const letOnly = new Set(
    parts.flatMap((part) => Object.entries(part).flatMap(([name, concept]) => (concept.letOnly ? [name] : []))),
  );
  return Object.fromEntries(
    Object.entries(joined(...parts)).map(([name, concept]) => [name, { ...concept, letOnly: letOnly.has(name) }]),
  );
}
