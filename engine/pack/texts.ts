/** The files people copy from: the text as it is to be posted, and the email's HTML. */
import type { Piece } from "#contract/copy";
import { escapeHtml } from "#engine/campaign/markup";
import { postedOf } from "#engine/platforms/posted";
import type { MachineMark } from "./pack.ts";

/** The whole text in the order a platform asks for it: title, text with its tags, topics; to the letter what the screen copies. */
export function postedText(piece: Piece): string {
  const { title, text, topics } = postedOf(piece, piece);
  return [title, text, topics].filter((part) => part !== null && part !== "").join("\n\n");
}

/** Clean: the words a reader must see stand in the text, the machine's own mark beside the file (`markComment`). */
export const textFile = (piece: Piece): string => `${postedText(piece)}\n`;

/** The mark of machine-made text for a plain file, which has no head: kept as the comment of its entry in the archive. */
export const markComment = (mark: NonNullable<MachineMark>): string => JSON.stringify(mark);

/** The mark of machine-made text as HTML carries it; empty where none is asked for. */
export const markMeta = (mark: MachineMark): string =>
  mark === null ? "" : `<meta name="AIGC" content="${escapeHtml(JSON.stringify(mark.AIGC))}">`;

/** An email's HTML with its mark in the head. */
export const emailFile = (html: string, mark: MachineMark): string =>
  html.replace(/<\/head>/i, (end) => `${markMeta(mark)}${end}`);
