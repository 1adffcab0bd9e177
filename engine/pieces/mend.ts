/**
 * Does what a finding tells: its lawful sentence comes in the place of the one it objects to, to the letter. Where it tells none,
 * the clause, else the sentence, is taken out, and what is missing put in. What must stay, or tells a fact beside, is left to its agent.
 */
import type { Brief, Finding, Piece, Untraced } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import { plainEmailHtml } from "#engine/campaign/plain-email";
import { carriesMachineLabel } from "#engine/compliance/labels";
import { additionOf } from "#engine/compliance/rewordings/additions";
import { wordsToAdd } from "#engine/compliance/rewordings/quoted";
import { stillSaid } from "#engine/compliance/second-opinion/read";
import { finishPiece } from "#engine/copy/writing/finish-piece";
import { signatureOf } from "#engine/copy/writing/signer";
import type { Span } from "#engine/text/span";
import { clausesCut } from "./clauses.ts";
import { tellsMore } from "./facts-beside.ts";
import { reserves } from "./reservations.ts";
import { type Sentence, sentencesOf } from "./sentences.ts";

type Found = Pick<Untraced, "start" | "end" | "text"> & {
  readonly rule: string | null;
  readonly suggestion: Finding["suggestion"];
  readonly rewording?: Finding["rewording"];
};

interface Written {
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

/** Without the clauses that hold the words; null where the rest of their sentence would not stand, or would reserve nothing more. */
function withoutClause(text: string, found: Found, { language }: Written, then = ""): string | null {
  const own = sentencesAt(text, found, language);
  const [sentence] = own;
  if (sentence === undefined || own.length > 1) return null;
  const { start: from, end: to, text: said } = sentence;
  const cut = clausesCut(said, { start: found.start - from, end: found.end - from }, language);
  if (cut === null || (reserves(said, language) && !reserves(cut.kept, language))) return null;
  if (takesFact(text, { start: from + cut.gone.start, end: from + cut.gone.end }, found, language)) return null;
  return text.slice(0, from) + cut.kept + then + text.slice(to);
}

/**
 * Exactly the lawful sentence that the finding tells: behind what is left of the unlawful one, else in its place. Where the text
 * says it already, it is not said twice.
 */
function withRewording(text: string, found: Found, rewording: string, written: Written): (string | null)[] {
  if (text.includes(rewording)) return [withoutClause(text, found, written), withoutSentence(text, found, written)];
  const blank = written.language === "zh" || written.language === "ja" ? "" : " ";
  const around = aroundSentence(text, found, written);
  return [withoutClause(text, found, written, blank + rewording), around?.join(rewording) ?? null];
}

/** Bodies to try, the smallest change first. */
function bodiesFor(listing: Listing, brief: Brief, piece: Piece, found: Found): string[] {
  const { body, language } = piece;
  const end = piece.kind === "email" ? body.indexOf("\n--\n") : -1;
  const add = (words: string): string =>
    end < 0 ? `${body.trimEnd()}\n${words}` : `${body.slice(0, end)}\n${words}${body.slice(end)}`;
  const signature = signatureOf(listing, brief);
  const missing = found.rule === null ? undefined : additionOf(found.rule, found.text);
  if (missing !== undefined) return missing === null ? [] : [add(missing)];
  if (found.text === "") return wordsToAdd(found, piece, signature).map(add);
  const written = { language, signature };
  const { rewording } = found;
  const bodies =
    rewording === undefined
      ? [withoutClause(body, found, written), withoutSentence(body, found, written)]
      : withRewording(body, found, rewording, written);
  return bodies.filter((text) => text !== null);
}

/** A title has no room for a sentence more: it goes without the words, or is what may be said. */
function titlesFor(piece: Piece, found: Found): string[] {
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
  return [cut === null || takes(cut.gone) ? null : cut.kept, rest].filter((text) => text !== null);
}

/** How much a check has against a piece: what blocks, and all. */
const weight = ({ findings, untraced }: Piece): number =>
  findings.filter(({ severity }) => severity !== "info").length + untraced.length;

/** A text of which the label alone is left says nothing. */
const says = ({ body, language }: Piece): boolean =>
  sentencesOf(body, language).some(({ text }) => !carriesMachineLabel(text));

/** The first mended text in which the finding is gone and nothing new is found. Throws `no_other_wording` where there is none, `not_found` for a finding the piece has not. */
export function mend(
  listing: Listing,
  brief: Brief,
  piece: Piece,
  about: { readonly rule: string | null; readonly start: number; readonly end: number },
): Piece {
  const at = (one: { start: number; end: number }) => one.start === about.start && one.end === about.end;
  const claim = about.rule === null ? piece.untraced.find(at) : undefined;
  const finding = about.rule === null ? undefined : piece.findings.find((one) => one.rule === about.rule && at(one));
  const found: Found | null = finding ?? (claim ? { ...claim, rule: null, suggestion: null } : null);
  if (!found) throw new AppError("not_found");
  const adds = found.rule !== null && additionOf(found.rule, found.text) !== undefined;
  const inTitle = !adds && found.text !== "" && found.start === found.end;
  const candidates = inTitle
    ? titlesFor(piece, found).map((title) => ({ ...piece, title }))
    : bodiesFor(listing, brief, piece, found).map((body) => ({ ...piece, body }));
  for (const candidate of candidates) {
    const checked = finishPiece(listing, brief, candidate);
    // a model is not asked again: what it said holds while its words stand
    const done = { ...checked, findings: [...checked.findings, ...stillSaid(checked, piece.findings)] };
    if (weight(done) < weight(piece) && says(done))
      return done.kind === "email" ? { ...done, html: plainEmailHtml(done) } : done;
  }
  throw new AppError("no_other_wording", { data: { how: "mend" } });
}
