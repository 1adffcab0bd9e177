/** May a piece be called ready? What speaks against it, and which of that the law leaves to its owner. */
import type { SavedPiece } from "#contract/campaign";
import type { Piece } from "#contract/copy";
import type { PlacedSentence } from "#contract/piece-work";

export interface Blocker {
  readonly kind: "outdated" | "untraced" | "law";
  /** Names it in a release. */
  readonly key: string;
  /** The words it is about; "" where something is missing. */
  readonly text: string;
  readonly message: { readonly zh: string; readonly en: string } | null;
  /** Whether the owner may use the piece all the same, with a reason. */
  readonly owners: boolean;
}
export type Readiness = "ready" | "released" | "not-ready";

type Checked = Pick<Piece, "findings" | "untraced">;

/**
 * What speaks against a piece. A fact that was not confirmed here, and a statement the law wants that may stand beside the
 * text (in the profile, on the picture, in a field of the page), are the owner's to answer for; words the law forbids are not.
 */
export function blockersOf({ findings, untraced }: Checked, outdated: readonly PlacedSentence[]): Blocker[] {
  return [
    ...outdated.map(
      ({ text }) => ({ kind: "outdated", key: `outdated:${text}`, text, message: null, owners: true }) as const,
    ),
    ...findings
      .filter(({ severity }) => severity === "block")
      .map(
        ({ rule, text, message }) =>
          ({ kind: "law", key: `law:${rule}:${text}`, text, message, owners: text === "" }) as const,
      ),
    ...untraced
      .filter(({ grade }) => grade !== "note")
      .map(({ text }) => ({ kind: "untraced", key: `untraced:${text}`, text, message: null, owners: true }) as const),
  ];
}

/** What speaks against own words of a poster, text by text; each thing once. */
export function blockersInWords(checks: readonly Checked[]): Blocker[] {
  const all = checks.flatMap((one) => blockersOf(one, []));
  return all.filter(({ key }, at) => all.findIndex((other) => other.key === key) === at);
}

/** Released only while all that speaks against it is what the owner was told of, and theirs to decide. */
export function readinessOf(
  piece: Checked & Pick<SavedPiece, "released">,
  outdated: readonly PlacedSentence[],
): Readiness {
  const blockers = blockersOf(piece, outdated);
  if (blockers.length === 0) return "ready";
  const over = new Set(piece.released?.over);
  return blockers.every(({ key, owners }) => owners && over.has(key)) ? "released" : "not-ready";
}
