/** The HTML of an email whose plain text was edited by hand: the same words, paragraph by paragraph, in the letter's frame. */
import type { Piece } from "#contract/copy";
import { letterOf } from "#engine/copy/email/html";
import { linked } from "./markup.ts";

const paragraphsOf = (text: string): string[] => text.split(/\n{2,}/u).filter((part) => part.trim() !== "");

/** Lines after "--" are the footer: who sends it and how to leave. */
export function plainEmailHtml(piece: Pick<Piece, "language" | "title" | "preheader" | "body">): string {
  const [letter = "", footer = ""] = piece.body.split(/\n--\n/u);
  return letterOf(
    {
      language: piece.language,
      subject: piece.title ?? "",
      preheader: piece.preheader ?? "",
      footer: footer.split("\n").filter((line) => line.trim() !== ""),
    },
    paragraphsOf(letter).map((part) => linked(part.trim()).replace(/\n/gu, "<br>")),
  );
}
