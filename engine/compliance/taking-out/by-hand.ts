/** Findings that no click can settle: facts stand beside the words, so that whoever writes the text has to. */
import type { Finding, Piece } from "#contract/copy";
import { additionOf, isByHand } from "../rewordings/additions.ts";
import { bodiesWithout, titlesFor } from "./taken-out.ts";

/**
 * The findings of a piece, those marked `byHand` of which no mended text can be made (pieces/mend.ts): a button that must fail is
 * not offered. Told anew of words that stand in another text by now; costs a search for each, so it is done with the check, once.
 */
export function withByHand(
  { title, body, language }: Pick<Piece, "title" | "body" | "language">,
  findings: readonly Finding[],
): Finding[] {
  const settles = (finding: Finding): boolean => {
    if (isByHand(finding.rule, finding.text)) return false;
    // what is put in is the rule's own matter
    if (additionOf(finding.rule, finding.text) !== undefined) return true;
    const texts =
      finding.start === finding.end
        ? titlesFor({ title, language }, finding)
        : bodiesWithout(body, finding, { language, signature: [] });
    return texts.length > 0;
  };
  return findings.map((finding) => {
    // whether what is missing can be put in follows from the listing
    if (finding.text === "" || finding.severity === "info") return finding;
    const { byHand: _, ...told } = finding;
    return settles(finding) ? told : { ...told, byHand: true };
  });
}
