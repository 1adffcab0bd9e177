/**
 * Does what a finding asks for: puts in the wording it names, says what may be said instead of the sentence it objects to, or
 * takes out the clause, else the sentence.
 */
import type { Brief, Finding, Piece, Untraced } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import { plainEmailHtml } from "#engine/campaign/plain-email";
import { finishPiece } from "#engine/copy/writing/finish-piece";
import { signerOf } from "#engine/copy/writing/signer";
import { withoutClauses } from "./clauses.ts";
import { sentencesOf } from "./sentences.ts";

type Found = Pick<Untraced, "start" | "end" | "text"> & {
  readonly rule: string | null;
  readonly suggestion: Finding["suggestion"];
  readonly rewording?: Finding["rewording"];
};

/** Quoted in a suggestion, without blanks to fill: “本内容由AI生成”, "Equal Housing Opportunity". */
const quoted = /[“"「]([^“”"「」]{2,120})[”"」]/gu;
const open = /[X×]{1,4}|20XX|\{|…|\.\.\.|01234567/u;
function wordingsOf({ suggestion }: Found, language: Piece["language"]): string[] {
  const own = language === "zh" ? suggestion?.zh : suggestion?.en;
  const bare = suggestion?.en.match(/^(?:Add|加上) ([A-Z][^.“"]{6,60})\.$/u)?.[1];
  return [...[...(own ?? "").matchAll(quoted)].map((match) => match[1] ?? ""), ...(bare ? [bare] : [])].filter(
    (words) => words !== "" && !open.test(words),
  );
}

/** The sentences the words stand in: what is before them and what comes after; null for words of none. */
function aroundSentence(text: string, { start, end }: Found, language: Piece["language"]): [string, string] | null {
  const own = sentencesOf(text, language).filter((one) => one.start < end && one.end > start);
  const [first, last] = [own[0], own.at(-1)];
  return first && last ? [text.slice(0, first.start), text.slice(last.end)] : null;
}

function withoutSentence(text: string, found: Found, language: Piece["language"]): string | null {
  const around = aroundSentence(text, found, language);
  if (!around) return null;
  const [before, after] = around;
  return `${before}${after.replace(/^[^\S\n]{1,8}/u, "")}`.replace(/\n{3,}/gu, "\n\n").trim();
}

/** Without the clauses that hold the words; null where the rest of their sentence would not stand. */
function withoutClause(text: string, { start, end }: Found, language: Piece["language"], then = ""): string | null {
  const own = sentencesOf(text, language).filter((one) => one.start < end && one.end > start);
  const [sentence] = own;
  if (sentence === undefined || own.length > 1) return null;
  const { start: from, end: to, text: said } = sentence;
  const cut = withoutClauses(said, { start: start - from, end: end - from }, language);
  return cut === null ? null : text.slice(0, from) + cut + then + text.slice(to);
}

/** The lawful sentence behind what is left of the unlawful one, else in its place; none where the text says it already. */
function withRewording(text: string, found: Found, language: Piece["language"]): (string | null)[] {
  const { rewording } = found;
  if (rewording === undefined || text.includes(rewording)) return [];
  const blank = language === "zh" || language === "ja" ? "" : " ";
  const around = aroundSentence(text, found, language);
  return [withoutClause(text, found, language, blank + rewording), around?.join(rewording) ?? null];
}

/** Bodies to try, the smallest change first. */
function bodiesFor(listing: Listing, brief: Brief, piece: Piece, found: Found): string[] {
  const { body, language } = piece;
  const end = piece.kind === "email" ? body.indexOf("\n--\n") : -1;
  const add = (words: string): string =>
    end < 0 ? `${body.trimEnd()}\n${words}` : `${body.slice(0, end)}\n${words}${body.slice(end)}`;
  const said = wordingsOf(found, language);
  if (found.text === "") {
    const { company, licence, phone } = signerOf(listing, brief);
    const own = [...said, company, licence, phone].filter((words) => words !== null && !body.includes(words));
    return own.flatMap((words) => (words === null ? [] : [add(words)]));
  }
  return [
    ...said.map((words) => body.slice(0, found.start) + words + body.slice(found.end)),
    ...withRewording(body, found, language),
    withoutClause(body, found, language),
    withoutSentence(body, found, language),
  ].filter((text) => text !== null);
}

/** A title is not cut: it is left out, or goes without the words where it is needed. */
function titlesFor(piece: Piece, found: Found): (string | null)[] {
  const title = piece.title ?? "";
  const without = title
    .replace(found.text, "")
    .replace(/^[\s，,、·:：-]{1,4}/u, "")
    .trim();
  return without.length > 3 && without !== title ? [without] : [];
}

/** How much a check has against a piece: what blocks, and all. */
const weight = ({ findings, untraced }: Piece): number =>
  findings.filter(({ severity }) => severity !== "info").length + untraced.length;

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
  const inTitle = found.text !== "" && found.start === found.end;
  const candidates = inTitle
    ? titlesFor(piece, found).map((title) => ({ ...piece, title }))
    : bodiesFor(listing, brief, piece, found).map((body) => ({ ...piece, body }));
  for (const candidate of candidates) {
    const done = finishPiece(listing, brief, candidate);
    if (weight(done) < weight(piece) && done.body.trim() !== "")
      return done.kind === "email" ? { ...done, html: plainEmailHtml(done) } : done;
  }
  throw new AppError("no_other_wording", { data: { how: "mend" } });
}
