/** The HTML of an email whose plain text was edited by hand: the same words, paragraph by paragraph. */
import type { Piece } from "#contract/copy";
import { escapeHtml, linked } from "./markup.ts";

/** Lines after "--" are the footer: who sends it and how to leave. */
export function plainEmailHtml(piece: Pick<Piece, "language" | "title" | "preheader" | "body">): string {
  const [letter = "", footer = ""] = piece.body.split(/\n--\n/);
  const paragraphs = (text: string, style: string) =>
    text
      .split(/\n{2,}/)
      .filter((part) => part.trim() !== "")
      .map((part) => `<p style="${style}">${linked(part).replace(/\n/g, "<br>")}</p>`)
      .join("\n");
  const hidden = piece.preheader
    ? `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(piece.preheader)}</div>\n`
    : "";
  return `<!doctype html>
<html lang="${piece.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(piece.title ?? "")}</title></head>
<body style="margin:0;padding:24px;background:#FAF8F5;color:#1C2024;font:16px/1.7 -apple-system,'Segoe UI','PingFang SC','Microsoft YaHei',sans-serif">
${hidden}<div style="max-width:600px;margin:0 auto;padding:32px;background:#FFFFFF;border:1px solid #E9E4DC;border-radius:10px">
${paragraphs(letter, "margin:0 0 16px")}
${paragraphs(footer, "margin:16px 0 0;font-size:13px;color:#6B6F76")}
</div></body></html>
`;
}
