/** The sentences of a text in which no rule found anything: what a model is asked about. */
import type { CopyLanguage, Finding } from "#contract/copy";

export interface Passage {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** One batch stays short enough to be read with care: whatever is longer is cut at a sentence. */
const LONGEST = 6_000;

/** In the order of the text, without blanks at their ends; offsets in UTF-16 units. */
export function passagesWithoutFinding(
  body: string,
  language: CopyLanguage,
  findings: readonly Pick<Finding, "start" | "end">[],
): Passage[] {
  const found = findings.filter(({ start, end }) => end > start);
  const passages: Passage[] = [];
  let room = LONGEST;
  for (const { segment, index } of new Intl.Segmenter(language, { granularity: "sentence" }).segment(body)) {
    const text = segment.trim();
    const start = index + segment.indexOf(text);
    const end = start + text.length;
    if (!/\p{L}{2}/u.test(text) || found.some((one) => one.start < end && start < one.end)) continue;
    room -= text.length;
    if (room < 0) break;
    passages.push({ start, end, text });
  }
  return passages;
}
