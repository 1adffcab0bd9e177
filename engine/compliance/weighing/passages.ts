/** Which sentences of a text are weighed together; learned from and told by the same. */
import type { Span } from "../frames/spans.ts";

/** A passage is so many sentences side by side: who is meant and that they are turned away often stand in two. */
export const PASSAGE = 3;

/** Sentences side by side, `at` the first of them: what stands behind an empty line (a greeting, a signature) says nothing about what stands before it. */
export function passagesOf<Sentence extends Span>(
  sentences: readonly Sentence[],
  text: string,
): { at: number; of: readonly Sentence[] }[] {
  const paragraphs: Sentence[][] = [];
  for (const sentence of sentences) {
    const last = paragraphs.at(-1);
    const before = last?.at(-1);
    if (last && before && !text.slice(before.end - 1, sentence.start + 1).includes("\n\n")) last.push(sentence);
    else paragraphs.push([sentence]);
  }
  let first = 0;
  return paragraphs.flatMap((of) => {
    const begins = first;
    first += of.length;
    return Array.from({ length: Math.max(1, of.length - PASSAGE + 1) }, (_, at) => ({
      at: begins + at,
      of: of.slice(at, at + PASSAGE),
    }));
  });
}
