/** A text weighed word by word: what no frame finds is told where it is likely, what a frame finds is taken back where it is not. */
import { merge, type Span } from "../frames/spans.ts";
import { featuresOf, type Leads, leadsOf, sentencesOf } from "./features.ts";
import { type Learned, share } from "./learn.ts";
import { PASSAGE, passagesOf } from "./passages.ts";
import { weightsFor } from "./weights.ts";

/** Less is no statement: a title, a label. */
const FEWEST_FEATURES = 12;
/** Of one text no more is told: where more seems wrong, the weights are. */
const MOST = 3;
/** Hundredths: a sentence that weighs less is lawful, whatever dangerous words a frame found in it. */
const LAWFUL = -150;

interface Likely extends Span {
  /** Of the rules asked about, the one its words speak of. */
  rule: string;
}

interface Sentence extends Span {
  features: readonly string[];
  weight: number;
}

/** Each rule asked about with the themes its words may speak of: its own id, its concepts. */
type Asked = readonly { readonly id: string; readonly themes: readonly string[] }[];

interface Weighing {
  /** Does any passage weigh enough to be told? */
  readonly heavy: boolean;
  /** Sentences whose words as a whole speak so clearly of what is lawful that one of them says nothing. */
  readonly lawful: readonly Span[];
  /**
   * What is likely to break a rule. `taken`: what is found already; a passage that touches it is not told. The span is the
   * sentence of the passage that weighs most.
   */
  readonly likely: (asked: Asked, taken: readonly Span[]) => Likely[];
}

const sum = (features: readonly string[], weights: ReadonlyMap<string, number> | undefined): number =>
  features.reduce((all, each) => all + (weights?.get(each) ?? 0), 0);

/** The rule that the features speak of most; null where they speak of none. */
function ruleOf(features: readonly string[], asked: Asked, { themes }: Learned): string | null {
  const [best] = asked
    .map(({ id, themes: names }) => ({
      id,
      weight: Math.max(0, ...names.map((name) => sum(features, themes.get(name)))),
    }))
    .sort((a, b) => b.weight - a.weight);
  return best !== undefined && best.weight > 0 ? best.id : null;
}

const leading = new WeakMap<Learned, Leads>();

/** Made once a language. */
function leadsFor(learned: Learned): Leads {
  const leads = leading.get(learned) ?? leadsOf(learned.weights.keys());
  leading.set(learned, leads);
  return leads;
}

/** `language`: a primary subtag; nothing is known of one without weights. Linear in the text. */
export function weigh(text: string, language: string): Weighing {
  const learned = weightsFor(language);
  if (learned === null) return { heavy: false, lawful: [], likely: () => [] };
  const { bias, threshold, weights } = learned;
  const leads = leadsFor(learned);
  const sentences = sentencesOf(text).map(({ start, end, text: words }): Sentence => {
    const features: string[] = [];
    let weight = 0;
    for (const each of featuresOf(words, language, leads)) {
      const own = weights.get(each);
      if (own === undefined) continue;
      features.push(each);
      weight += own;
    }
    return { start, end, features, weight };
  });
  const passages = passagesOf(sentences, text).map(({ at, of }) => {
    const features = of.reduce((all, sentence) => all + sentence.features.length, 0);
    const heavy = of.reduce((all, { weight }) => all + weight, 0);
    return { at, of, features, weight: bias + share(features) * heavy };
  });
  const heavy = passages
    .filter(({ features, weight }) => weight > threshold && features >= FEWEST_FEATURES)
    .sort((a, b) => b.weight - a.weight);
  return {
    heavy: heavy.length > 0,
    lawful: sentences.filter(({ features, weight }) => bias + share(features.length) * weight < LAWFUL),
    likely: (asked, taken) => {
      const close = merge(taken.filter(({ start, end }) => end > start));
      const told: Likely[] = [];
      const used: number[] = [];
      for (const { at, of } of heavy) {
        const [first, last] = [of[0], of.at(-1)];
        if (told.length >= MOST) break;
        if (!first || !last || used.some((other) => Math.abs(other - at) < PASSAGE)) continue;
        if (close.some(({ start, end }) => start < last.end && first.start < end)) continue;
        const rule = ruleOf(
          of.flatMap(({ features }) => features),
          asked,
          learned,
        );
        const [heaviest] = [...of].sort((a, b) => b.weight - a.weight);
        used.push(at);
        if (rule !== null && heaviest) told.push({ start: heaviest.start, end: heaviest.end, rule });
      }
      return told;
    },
  };
}
