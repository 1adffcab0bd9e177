/** A piece as it leaves: laid out as its platform wants it, and what speaks against its leaving. */
import type { SavedPiece } from "#contract/campaign";
import type { Piece } from "#contract/copy";
import { withoutDirections } from "#engine/media/content/script-lines";
import { readinessOf } from "#engine/pieces/readiness";
import { layoutFields } from "#engine/platforms/layout";
import { targetOf } from "#engine/platforms/posted";

export interface OutgoingText {
  readonly title: string | null;
  /** With its hashtags where the platform has them in the text. */
  readonly text: string;
  /** Only those for a field of their own. */
  readonly hashtags: readonly string[];
  readonly language: string;
}

type Text = Pick<Piece, "platform" | "kind" | "language" | "title" | "body" | "hashtags">;

/** A piece as readers get it: a script is published with its film, without what it says to whoever films. */
export const forReaders = <Of extends Pick<Piece, "platform" | "kind" | "body">>(piece: Of): Of =>
  targetOf(piece)?.family === "video-script" ? { ...piece, body: withoutDirections(piece.body) } : piece;

/** The words of a piece, in the fields of its platform. */
export function outgoingOf(written: Text): OutgoingText {
  const piece = forReaders(written);
  const platform = targetOf(piece);
  if (!platform)
    return {
      title: piece.title,
      text: [piece.body, ...piece.hashtags].join("\n"),
      hashtags: [],
      language: piece.language,
    };
  const { title, text, tags } = layoutFields(platform, piece);
  return { title, text, hashtags: tags, language: piece.language };
}

/** Whether it may leave: nothing speaks against it, or its owner answers for what does. */
export const mayLeave = (piece: Pick<SavedPiece, "findings" | "untraced" | "released">): boolean =>
  readinessOf(piece, []) !== "not-ready";
