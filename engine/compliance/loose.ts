/** What only loose frames found: told where nothing closer is known of a sentence, and once a sentence. */
import { apartFrom, type Span } from "./frames/spans.ts";
import { sentenceAround } from "./sentences.ts";

/** A span with the number of the rule that found it. */
export interface Loose extends Span {
  rule: number;
}

/** Of the loose spans the shortest of each sentence in which no closer one stands. */
export function settleLoose(loose: readonly Loose[], close: readonly Span[], text: string): Loose[] {
  if (loose.length === 0) return [];
  const sentence = sentenceAround(text, { points: true });
  const alone = apartFrom(loose, close.filter(({ start, end }) => end > start).map(sentence)) as Loose[];
  const nearest = new Map<number, Loose>();
  for (const span of alone) {
    const { start } = sentence(span);
    const known = nearest.get(start);
    if (known === undefined || span.end - span.start < known.end - known.start) nearest.set(start, span);
  }
  return [...nearest.values()];
}
