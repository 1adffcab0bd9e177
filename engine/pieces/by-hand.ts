/** Findings that no click can settle: facts stand beside the words, so that whoever writes the text has to. */
import type { Finding, Piece } from "#contract/copy";
import { additionOf } from "#engine/compliance/rewordings/additions";
import { bodiesWithout, titlesFor } from "./taken-out.ts";

/**
 * The findings of a piece, those marked `byHand` of which no mended text can be made (mend.ts): a button that must fail is not
 * offered.
 */
export function withByHand(piece: Pick<Piece, "title" | "body" | "language" | "findings">): Finding[] {
  const { title, body, language } = piece;
  const settles = (finding: Finding): boolean => {
    // something is missing, or is put in: how is the rule's own matter
    if (finding.text === "" || additionOf(finding.rule, finding.text) !== undefined) return true;
    const texts =
      finding.start === finding.end
        ? titlesFor({ title, language }, finding)
        : bodiesWithout(body, finding, { language, signature: [] });
    return texts.length > 0;
  };
  return piece.findings.map((finding) =>
    finding.byHand === true || finding.severity === "info" || settles(finding) ? finding : { ...finding, byHand: true },
  );
}
