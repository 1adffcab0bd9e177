/** Texts without the words a finding objects to, the smallest change first: a clause less, a sentence less, a lawful one instead. */
import type { Finding, Piece, Untraced } from "#contract/copy";
import type { Span } from "#engine/text/span";
import { type Sentence, sentencesOf } from "#engine/text/written-sentences";
import { type Cut, clausesCut } from "./clauses.ts";
import { tellsFact, tellsMore } from "./facts-beside.ts";
import { reserves } from "./reservations.ts";

/** What is objected to: the words, by which rule, and what may stand there; no rule where facts do not bear a claim out. */
export type Found = Pick<Untraced, "start" | "end" | "text"> & {
  readonly rule: string | null;
  readonly suggestion: Finding["suggestion"];
  readonly rewording?: Finding["rewording"];
};

/** The language of a text, and whose words in it stay. */
export interface Written {
  readonly language: Piece["language"];
  /** Whose words the law wants there: firm, licence, phone. */
  readonly signature: readonly string[];
}

/** The sentences that the words stand in. */
const sentencesAt = (text: string, { start, end }: Found, language: Piece["language"]): Sentence[] =>
  sentencesOf(text, language).filter((one) => one.start < end && one.end > start);

/** Whether a fact would go with a stretch of the text besides the words objected to. */
function takesFact(text: string, gone: Span, found: Found, language: Piece["language"]): boolean {
  const words = { start: found.start - gone.start, end: found.end - gone.start };
  return tellsMore(text.slice(gone.start, gone.end), words, { language, claim: found.rule === null });
}

/** What is before those sentences and what comes after; null for words of none, and where they say what must stay. */
function aroundSentence(text: string, found: Found, { language, signature }: Written): [string, string] | null {
  const own = sentencesAt(text, found, language);
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined) return null;
  const stays = own.some((one) => reserves(one.text, language) || signature.some((words) => one.text.includes(words)));
  if (stays || takesFact(text, { start: first.start, end: last.end }, found, language)) return null;
  return [text.slice(0, first.start), text.slice(last.end)];
}

function withoutSentence(text: string, found: Found, written: Written): string | null {
  const around = aroundSentence(text, found, written);
  if (!around) return null;
  const [before, after] = around;
  return `${before}${after.replace(/^[^\S\n]{1,8}/u, "")}`.replace(/\n{3,}/gu, "\n\n").trim();
}

interface Shortened {
  readonly text: string;
  /** What followed the words tells no fact: it says why, or goes on with what is objected to. */
  readonly trails: boolean;
}

const trailsOn = ({ behind }: Cut, language: Piece["language"]): boolean =>
  behind !== "" && !tellsFact(behind, language);

/** Without the clauses that hold the words; null where the rest of their sentence would not stand, or would reserve nothing more. */
function withoutClause(text: string, found: Found, { language }: Written, then = ""): Shortened | null {
  const own = sentencesAt(text, found, language);
  const [sentence] = own;
  if (sentence === undefined || own.length > 1) return null;
  const { start: from, end: to, text: said } = sentence;
  const cut = clausesCut(said, { start: found.start - from, end: found.end - from }, language);
  if (cut === null || (reserves(said, language) && !reserves(cut.kept, language))) return null;
  if (takesFact(text, { start: from + cut.gone.start, end: from + cut.gone.end }, found, language)) return null;
  return { text: text.slice(0, from) + cut.kept + then + text.slice(to), trails: trailsOn(cut, language) };
}

/** The smaller change first, but what only trails behind the words goes with its whole sentence where that may go. */
const smallest = (clause: Shortened | null, sentence: string | null): (string | null)[] =>
  clause?.trails && sentence !== null ? [sentence] : [clause?.text ?? null, sentence];

/**
 * Exactly the lawful sentence that the finding tells: behind what is left of the unlawful one, else in its place. Where the text
 * says it already, it is not said twice.
 */
function withRewording(text: string, found: Found, rewording: string, written: Written): (string | null)[] {
  if (text.includes(rewording))
    return smallest(withoutClause(text, found, written), withoutSentence(text, found, written));
  const blank = written.language === "zh" || written.language === "ja" ? "" : " ";
  const around = aroundSentence(text, found, written);
  return smallest(withoutClause(text, found, written, blank + rewording), around?.join(rewording) ?? null);
}

/** Bodies to try, the smallest change first; none where a fact, or what must stay, would go with the words. */
export function bodiesWithout(body: string, found: Found, written: Written): string[] {
  const { rewording } = found;
  const bodies =
    rewording === undefined
      ? smallest(withoutClause(body, found, written), withoutSentence(body, found, written))
      : withRewording(body, found, rewording, written);
  return bodies.filter((text) => text !== null);
}

/** A title has no room for a sentence more: it goes without the words, or is what may be said. */
export function titlesFor(piece: Pick<Piece, "title" | "language">, found: Found): string[] {
  const title = piece.title ?? "";
  const start = title.indexOf(found.text);
  if (start < 0) return [];
  const words = { start, end: start + found.text.length };
  const cut = clausesCut(title, words, piece.language);
  const at = { ...found, ...words };
  const takes = (gone: Span): boolean => takesFact(title, gone, at, piece.language);
  const without = title
    .replace(found.text, "")
    .replace(/^[\s，,、·:：-]{1,4}/u, "")
    .trim();
  const instead = found.rewording?.replace(/[.。]$/u, "");
  const whole = { start: 0, end: title.length };
  const rest =
    instead === undefined ? (without.length > 3 && !takes(words) ? without : null) : takes(whole) ? null : instead;
  const shorter = cut === null || takes(cut.gone) ? null : { text: cut.kept, trails: trailsOn(cut, piece.language) };
  return smallest(shorter, rest).filter((text) => text !== null);
}
