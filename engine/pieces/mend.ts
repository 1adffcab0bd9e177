/**
 * Does what a finding tells: its lawful sentence comes in the place of the one it objects to, to the letter. Where it tells none,
 * the clause, else the sentence, is taken out, and what is missing put in. What must stay, or tells a fact beside, is left to its agent.
 */
import type { Brief, Piece } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import { plainEmailHtml } from "#engine/campaign/plain-email";
import { carriesMachineLabel } from "#engine/compliance/labels";
import { additionOf } from "#engine/compliance/rewordings/additions";
import { wordsToAdd } from "#engine/compliance/rewordings/quoted";
import { stillSaid } from "#engine/compliance/second-opinion/read";
import { bodiesWithout, type Found, titlesFor } from "#engine/compliance/taking-out/taken-out";
import { finishPiece } from "#engine/copy/writing/finish-piece";
import { signatureOf } from "#engine/copy/writing/signer";
import { sentencesOf } from "#engine/text/written-sentences";

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
  return bodiesWithout(body, found, { language, signature });
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
