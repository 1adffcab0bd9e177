/** Findings that no click can settle: facts stand beside the words, so that whoever writes the text has to. */
import type { Finding, Piece } from "#contract/copy";
import { additionOf, isByHand } from "../rewordings/additions.ts";
import { bodiesWithout, titlesFor } from "./taken-out.ts";

type Titled = Pick<Piece, "title" | "body">;

/**
 * So many letters of mended texts are checked before it is said that they can be; what is left of a piece with more findings
 * than anybody settles at a click is offered unasked, since an answer would cost more than the check itself.
 */
const LETTERS_ASKED = 60_000;

/**
 * The findings of a piece, those marked `byHand` of which no mended text can be made that is accepted (pieces/mend.ts): a button
 * that must fail is not offered. Told anew of words that stand in another text by now; costs a search for each, so it is done
 * with the check, once. `accepts`: does the check have less against this text; without it every text will do.
 */
export function withByHand(
  { title, body, language, signature = [] }: Titled & Pick<Piece, "language"> & { signature?: readonly string[] },
  findings: readonly Finding[],
  accepts: (mended: Titled) => boolean = () => true,
): Finding[] {
  let left = LETTERS_ASKED;
  const isAccepted = (mended: Titled): boolean => {
    left -= mended.body.length;
    return left < 0 || accepts(mended);
  };
  const settles = (finding: Finding): boolean => {
    if (isByHand(finding.rule, finding.text)) return false;
    // what is put in is the rule's own matter
    if (additionOf(finding.rule, finding.text) !== undefined) return true;
    return finding.start === finding.end
      ? titlesFor({ title, language }, finding).some((mended) => isAccepted({ title: mended, body }))
      : bodiesWithout(body, finding, { language, signature }).some((mended) => isAccepted({ title, body: mended }));
  };
  return findings.map((finding) => {
    // whether what is missing can be put in follows from the listing
    if (finding.text === "" || finding.severity === "info") return finding;
    const { byHand: _, ...told } = finding;
    return settles(finding) ? told : { ...told, byHand: true };
  });
}
