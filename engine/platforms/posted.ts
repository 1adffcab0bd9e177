/** What of a piece is pasted where: the same on the screen, on the clipboard and in a pack's files. */
import type { Piece } from "#contract/copy";
import type { Platform } from "#contract/platform";
import { getPlatform } from "./index.ts";
import { layoutFields } from "./layout.ts";

export interface Posted {
  /** For a field of its own; null where there is none. */
  title: string | null;
  text: string;
  /** Topics for a field of their own; null where they stand in the text, or nowhere. */
  topics: string | null;
}

/** Emails and text messages are laid out as such whatever platform they were chosen with. */
export const targetOf = (piece: Pick<Piece, "platform" | "kind">): Platform | null =>
  getPlatform(piece.kind === "post" ? piece.platform : piece.kind);

export function postedOf(
  piece: Pick<Piece, "platform" | "kind">,
  text: Pick<Piece, "title" | "body" | "hashtags">,
): Posted {
  const platform = targetOf(piece);
  if (!platform) return { title: text.title, text: [text.body, ...text.hashtags].join("\n"), topics: null };
  const { tags, ...fields } = layoutFields(platform, text);
  return { ...fields, topics: tags.length > 0 ? tags.join(", ") : null };
}
