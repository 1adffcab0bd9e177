/** Splits a post into plain stretches, tags, mentions and links, so that a preview can tint them as platforms do. */
export type TextPart = { kind: "text" | "tag" | "link"; text: string };

const marked = /(https?:\/\/[^\s，。；！？、）)]+)|(#[^#\s]{1,60}#(?!\w))|([#＃@][\p{L}\p{N}_·]{1,60})/gu;

export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let last = 0;
  for (const match of text.matchAll(marked)) {
    if (match.index > last) parts.push({ kind: "text", text: text.slice(last, match.index) });
    parts.push({ kind: match[1] ? "link" : "tag", text: match[0] });
    last = match.index + match[0].length;
  }
  if (last < text.length) parts.push({ kind: "text", text: text.slice(last) });
  return parts;
}
