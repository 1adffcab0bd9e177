/** Sentences of a text, each with its place, so that one can be sent back, replaced or taken out. */

export interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** An end of its own, with closing marks behind it: 。！？… and their Latin kin. */
const END = /[。！？!?…]+[”’"'」』）)\]]*|\.[”’"')\]]*(?=\s)/gu;
/** Behind it a full stop ends nothing: "Nr. 5", "approx. 40", "St. John". */
const SHORT = /(?<![\p{L}\d])(?:[\p{L}]{1,3}|\d{1,3}|approx|inkl|zzgl|bzw|env|appt|resp)$/iu;

/**
 * Line by line, as a line break always ends one; within a line at its ends. White space around a sentence belongs to none.
 * Nothing but white space is left out: joined, the sentences are the text.
 */
export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = [];
  const add = (from: number, to: number): void => {
    const raw = text.slice(from, to);
    const trimmed = raw.trim();
    if (trimmed === "") return;
    const start = from + raw.indexOf(trimmed);
    found.push({ start, end: start + trimmed.length, text: trimmed });
  };
  let lineStart = 0;
  for (const line of text.split("\n")) {
    let from = 0;
    for (const hit of line.matchAll(END)) {
      const end = hit.index + hit[0].length;
      if (
        hit[0].startsWith(".") &&
        (SHORT.test(line.slice(Math.max(0, hit.index - 8), hit.index)) || !opens(line, end))
      )
        continue;
      add(lineStart + from, lineStart + end);
      from = end;
    }
    add(lineStart + from, lineStart + line.length);
    lineStart += line.length + 1;
  }
  return found;
}

/** What follows a full stop begins a sentence: no small letter. */
const opens = (line: string, end: number): boolean => !/^\s{0,4}\p{Ll}/u.test(line.slice(end, end + 6));

/** Letters, figures and signs of Han: what makes a line worth keeping. */
const SAYS = /[\p{L}\p{N}]/u;

/** `text` with some of its sentences said otherwise, or taken out (null); a line that then says nothing goes with them. */
export function replaceSentences(text: string, changes: readonly { at: Sentence; to: string | null }[]): string {
  let out = text;
  for (const { at, to } of [...changes].sort((a, b) => b.at.start - a.at.start)) {
    out = `${out.slice(0, at.start)}${to ?? ""}${out.slice(at.end)}`;
    if (to !== null) continue;
    const lineStart = out.lastIndexOf("\n", at.start - 1) + 1;
    const next = out.indexOf("\n", at.start);
    const lineEnd = next < 0 ? out.length : next;
    const line = out.slice(lineStart, lineEnd);
    out = SAYS.test(line)
      ? `${out.slice(0, lineStart)}${line.replace(/ {2,}/g, " ").trim()}${out.slice(lineEnd)}`
      : `${out.slice(0, lineStart)}${out.slice(Math.min(out.length, lineEnd + 1))}`;
  }
  return out.replace(/\n{3,}/g, "\n\n").trim();
}
