/** The platform a piece is written for, and how its text is counted and laid out there. */
import type { SavedPiece } from "#contract/campaign";
import type { TextLength } from "#contract/copy";
import type { Platform } from "#contract/platform";
import { formatHashtags } from "#engine/platforms/hashtags";
import { countText, countTitle } from "#engine/platforms/measure";
import { postedOf, targetOf } from "#engine/platforms/posted";
import type { PieceText } from "./saved-edits.ts";

export { targetOf };

/** Has the platform hashtags, in the text or in a field of their own? An unknown platform may have them. */
export const takesHashtags = (platform: Platform | null): boolean =>
  platform === null || platform.hashtags.style !== "none" || platform.hashtags.recommended > 0;

export type LaidOut = {
  title: string | null;
  text: string;
  tags: string;
  /** For a field of their own, where the platform has one; null where they stand in the text, or nowhere. */
  topics: string | null;
  length: TextLength;
  titleLength: TextLength | null;
};

/** What goes into which field, and how full the fields are. An unknown platform counts characters without a limit. */
export function layOut(piece: Pick<SavedPiece, "platform" | "kind">, text: PieceText): LaidOut {
  const platform = targetOf(piece);
  const posted = postedOf(piece, text);
  if (!platform)
    return {
      ...posted,
      tags: text.hashtags.join(" "),
      length: { used: [...posted.text].length, max: null, unit: "chars" },
      titleLength: null,
    };
  return {
    ...posted,
    tags: formatHashtags(platform, text.hashtags).join(" "),
    length: countText(platform, text),
    titleLength: platform.text.hasTitle && text.title !== null ? countTitle(platform, text.title) : null,
  };
}

/** Does the text break a limit of the platform? Text messages have none: they are charged by the piece. */
export const isOver = ({ used, max, unit }: TextLength): boolean => unit !== "segments" && max !== null && used > max;
