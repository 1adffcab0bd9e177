/** Passages in which no frame found anything, weighed word by word: what is told this way is likely, never certain. */
import { merge, type Span } from "../frames/spans.ts";
import { featuresOf, sentencesOf } from "./features.ts";
import { share } from "./learn.ts";
import { weightsFor } from "./weights.ts";

/** A passage is so many sentences side by side: who is meant and that they are turned away often stand in two. */
const PASSAGE = 3;
/** Less is no statement: a title, a label. */
const FEWEST_FEATURES = 12;
/** Of one text no more is told: where more seems wrong, the weights are. */
const MOST = 3;

export interface Weighed extends Span {
  /** Of the rules asked about, the one its words speak of. */
  rule: string;
}

interface Sentence extends Span {
  features: readonly string[];
  weight: number;
}

/** Each rule asked about with the themes its words may speak of: its own id, its concepts. */
export type Asked = readonly { readonly id: string; readonly themes: readonly string[] }[];

/**
 * `taken`: what is found already; a passage that touches it is not weighed. `language`: a primary subtag. The span is the
 * sentence of the passage that weighs most. Linear in the text.
 */
export function weigh(text: string, language: string, asked: Asked, taken: readonly Span[]): Weighed[] {
  const learned = weightsFor(language);
  if (learned === null || asked.length === 0) return [];
  const sentences = sentencesOf(text).map(({ start, end, text: words }): Sentence => {
    const features = featuresOf(words, language).filter((each) => learned.weights.has(each));
    return { start, end, features, weight: features.reduce((sum, each) => sum + (learned.weights.get(each) ?? 0), 0) };
  });
  const close = merge(taken.filter(({ start, end }) => end > start));
  const free = (from: Sentence, to: Sentence): boolean =>
    !close.some(({ start, end }) => start < to.end && from.start < end);
  const passages = Array.from({ length: Math.max(1, sentences.length - PASSAGE + 1) }, (_, at) => {
    const of = sentences.slice(at, at + PASSAGE);
    const features = of.reduce((sum, { features: own }) => sum + own.length, 0);
    return {
      at,
      of,
      features,
      weight: learned.bias + share(features) * of.reduce((sum, { weight }) => sum + weight, 0),
    };
  });
  const heavy = passages
    .filter(({ of, features, weight }) => {
      const [first, last] = [of[0], of.at(-1)];
      return weight > learned.threshold && features >= FEWEST_FEATURES && first && last && free(first, last);
    })
    .sort((a, b) => b.weight - a.weight);
  const told: Weighed[] = [];
  const used: number[] = [];
  for (const { at, of } of heavy) {
    if (told.length >= MOST || used.some((other) => Math.abs(other - at) < PASSAGE)) continue;
    used.push(at);
    const features = of.flatMap(({ features: own }) => own);
    const speaks = (theme: string): number =>
      features.reduce((sum, each) => sum + (learned.themes.get(theme)?.get(each) ?? 0), 0);
    const [best] = asked
      .map(({ id, themes }) => ({ id, weight: Math.max(0, ...themes.map(speaks)) }))
      .sort((a, b) => b.weight - a.weight);
    const [heaviest] = [...of].sort((a, b) => b.weight - a.weight);
    if (!best || best.weight <= 0 || !heaviest) continue;
    told.push({ start: heaviest.start, end: heaviest.end, rule: best.id });
  }
  return told;
}
