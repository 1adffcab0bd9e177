/** "管理費：12,000円 修繕積立金：9,500円": several labels in one line of a pasted text, each with its value. */
import { meaningOf } from "../labels/index.ts";

const LABEL = /(?<=\s)(\p{L}[^\s:：]{1,24}(?:\s[^\s:：]{1,20}){0,2})\s?[:：]/gu;
/** Signs of a line that are looked through. */
const MOST = 2000;
const FIRST = /^([^:：]{1,30})[:：]/;

/** A line that begins with a label, cut before every further one; any other line as it is. */
export function labelLines(line: string): string[] {
  const first = FIRST.exec(line)?.[1];
  if (first === undefined || meaningOf(first, null) === null) return [line];
  const labels = line.slice(0, MOST).matchAll(LABEL);
  const cuts = [...labels].flatMap(({ index, 1: words = "" }) => {
    // the label may be the last of the words before the colon
    const parts = words.split(" ");
    const from = parts.findIndex((_, at) => meaningOf(parts.slice(at).join(" "), null) !== null);
    return from < 0 ? [] : [index + parts.slice(0, from).join(" ").length + (from > 0 ? 1 : 0)];
  });
  return [0, ...cuts].map((cut, at) => line.slice(cut, cuts[at]).trim()).filter(Boolean);
}
