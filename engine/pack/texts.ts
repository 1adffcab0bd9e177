/** The files people copy from: the text as it is to be posted, and the email's HTML. */
import type { Piece } from "#contract/copy";
import { escapeHtml } from "#engine/campaign/markup";
import type { MachineMark } from "./pack.ts";

/** The whole text in the order a platform asks for it: title, body, tags. Tags that stand in the body are not repeated. */
export function postedText(piece: Piece): string {
  const missing = piece.hashtags.filter((tag) => !piece.body.includes(tag.replace(/^#|#$/g, "")));
  const tags = missing.map((tag) => (tag.startsWith("#") ? tag : `#${tag.replace(/\s+/g, "")}`)).join(" ");
  return [piece.title, piece.body, tags].filter((part) => part !== null && part !== "").join("\n\n");
}

/** Far enough below the text that nobody takes it along who selects what is to be posted. */
const GAP = "\n".repeat(12);

/** Where a market asks for the machine-made mark in the file itself, a plain text carries it at its very end. */
export function textFile(piece: Piece, mark: MachineMark): string {
  const end = mark === null ? "" : `${GAP}---\nAIGC: ${JSON.stringify(mark.AIGC)}\n---\n`;
  return `${postedText(piece)}\n${end}`;
}

/** The mark of machine-made text as HTML carries it; empty where none is asked for. */
export const markMeta = (mark: MachineMark): string =>
  mark === null ? "" : `<meta name="AIGC" content="${escapeHtml(JSON.stringify(mark.AIGC))}">`;

/** An email's HTML with its mark in the head. */
export const emailFile = (html: string, mark: MachineMark): string =>
  html.replace(/<\/head>/i, (end) => `${markMeta(mark)}${end}`);
