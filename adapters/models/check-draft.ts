/** What a model wrote, made a piece and checked: the frame of law and platform, and what keeps it from being shown. */
import type { Brief, Piece } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { trace } from "#engine/copy/fact-lock/index";
import { finishDraft, type ModelText } from "#engine/copy/model-draft";
import { untracedNote } from "#engine/copy/prompts/index";

/** What came of asking a model: its last piece, and what still keeps it from being shown. */
export interface Attempt {
  readonly piece: Piece;
  readonly faults: readonly string[];
}

/** Inventions, blocked wording, too much text. Throws as `finishDraft` does. */
export function checkDraft(listing: Listing, brief: Brief, text: ModelText): Attempt {
  const piece = finishDraft(listing, brief, text);
  const untraced = [...piece.untraced, ...trace(listing, text.language, text.hashtags.join("\n"), brief)].filter(
    ({ grade }) => grade !== "note",
  );
  const blocked = piece.findings.filter((finding) => finding.severity === "block");
  const { used, max, unit } = piece.length;
  const faults = [
    ...untraced.map(untracedNote),
    ...blocked.map((finding) => `"${finding.text}": ${finding.message.en}`),
    ...(max !== null && used > max ? [`${used} ${unit} are too many, the limit is ${max}.`] : []),
  ];
  return { piece, faults };
}
