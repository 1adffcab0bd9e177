/** The platform a piece is written for, and how its text is counted and laid out there. */
import type { SavedPiece } from "#contract/campaign";
import type { TextLength } from "#contract/copy";
import type { Platform } from "#contract/platform";
import { formatHashtags } from "#engine/platforms/hashtags";
import { getPlatform } from "#engine/platforms/index";
import { layoutFields } from "#engine/platforms/layout";
import { countText, countTitle } from "#engine/platforms/measure";
import type { PieceText } from "./saved-edits.ts";

/** Emails and text messages are counted as such whatever platform they were chosen with. */
export const targetOf = (piece: Pick<SavedPiece, "platform" | "kind">): Platform | null =>
  getPlatform(piece.kind === "post" ? piece.platform : piece.kind);

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
  if (!platform) {
    const all = [text.body, ...text.hashtags].join("\n");
    return {
      title: text.title,
      text: all,
      tags: text.hashtags.join(" "),
      topics: null,
      length: { used: [...all].length, max: null, unit: "chars" },
      titleLength: null,
    };
  }
  const fields = layoutFields(platform, text);
  return {
    title: fields.title,
    text: fields.text,
    tags: formatHashtags(platform, text.hashtags).join(" "),
    topics: fields.tags.length > 0 ? fields.tags.join(" ") : null,
    length: countText(platform, text),
    titleLength: platform.text.hasTitle && text.title !== null ? countTitle(platform, text.title) : null,
  };
}

/** Does the text break a limit of the platform? Text messages have none: they are charged by the piece. */
export const isOver = ({ used, max, unit }: TextLength): boolean => unit !== "segments" && max !== null && used > max;
