/**
 * Learns from labelled wordings how much each word speaks for a breach, and which rule such words speak of: logistic regression
 * by gradient descent, in a fixed order, so that the same wordings always give the same weights.
 */

/** A passage: its features, whether it breaks a rule, and the rules and concepts it breaks. */
export interface Example {
  readonly features: readonly string[];
  readonly breach: boolean;
  readonly themes: readonly string[];
  /** Never written by a breaker of rules: a whole piece of the composer, counted apart. */
  readonly composed?: boolean;
}

/** Weights are hundredths, of every feature that counts. A passage is told when its weight exceeds the threshold. */
export interface Learned {
  readonly bias: number;
  readonly threshold: number;
  readonly weights: ReadonlyMap<string, number>;
  readonly themes: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

const ROUNDS = 25;
const RATE = 0.3;
const DECAY = 1e-3;
const FOLDS = 5;
/** Of lawful passages that were not learned from so many at most may be told: of wordings that look dangerous, of composed pieces. */
const WRONG = 0.05;
const WRONG_COMPOSED = 0.01;
/** A feature seen once says nothing. */
const SEEN = 2;
/** A theme of fewer passages is no theme; so many features tell it. */
const FEWEST = 4;
const TELLING = 200;

/** Longer passages are not heavier; shorter ones than this many features are lighter. */
const SHORT = 40;
export const share = (features: number): number => 1 / Math.sqrt(Math.max(features, SHORT));

interface Model {
  bias: number;
  weights: Map<string, number>;
}

export const weightOf = ({ bias, weights }: Pick<Learned, "bias" | "weights">, features: readonly string[]): number =>
  bias + share(features.length) * features.reduce((sum, each) => sum + (weights.get(each) ?? 0), 0);

function regress(examples: readonly Example[]): Model {
  const model: Model = { bias: 0, weights: new Map() };
  const breaches = examples.filter(({ breach }) => breach).length;
  const balance = Math.min(4, (examples.length - breaches) / Math.max(1, breaches));
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = RATE / (1 + round * RATE);
    for (let step = 0; step < examples.length; step += 1) {
      // Every passage once a round; the stride mixes what stands side by side in a file.
      const example = examples[(step * 7919 + round * 31) % examples.length];
      if (!example) continue;
      const { features, breach } = example;
      const part = share(features.length);
      const likely = 1 / (1 + Math.exp(-weightOf(model, features)));
      const push = ((breach ? 1 : 0) - likely) * (breach ? balance : 1);
      model.bias += rate * push * 0.1;
      for (const each of features) {
        const weight = model.weights.get(each) ?? 0;
        model.weights.set(each, weight + rate * (push * part - DECAY * weight));
      }
    }
  }
  return model;
}

/** The weight that no more than this part of the given ones exceed. */
function exceededBy(weights: readonly number[], part: number): number {
  const sorted = [...weights].sort((a, b) => b - a);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Learned from four fifths, told for the last: what lawful passages weigh that were never seen. */
function thresholdFor(examples: readonly Example[]): number {
  const unseen = Array.from({ length: FOLDS }, (_, fold) => {
    const model = regress(examples.filter((__, at) => at % FOLDS !== fold));
    return examples
      .filter(({ breach }, at) => at % FOLDS === fold && !breach)
      .map(({ features, composed = false }) => ({ composed, weight: weightOf(model, features) }));
  }).flat();
  const of = (asked: boolean) => unseen.filter(({ composed }) => composed === asked).map(({ weight }) => weight);

  return Math.max(exceededBy(of(false), WRONG), exceededBy(of(true), WRONG_COMPOSED));
}

const counted = (examples: readonly Example[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { features } of examples) for (const each of features) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
};

/** How much likelier a feature is where the theme is than elsewhere, of those that tell it best. */
function themeWeights(of: readonly Example[], all: readonly Example[], overall: ReadonlyMap<string, number>) {
  const odds = [...counted(of)].map(([each, count]): [string, number, number] => {
    const here = (count + 0.2) / (of.length + 0.4);
    const anywhere = ((overall.get(each) ?? 0) + 0.2) / (all.length + 0.4);
    return [each, Math.log(here / anywhere), count];
  });
  const telling = odds
    .filter(([, weight, count]) => count >= SEEN && weight > 0.7)
    .sort((a, b) => b[1] * b[2] - a[1] * a[2] || (a[0] < b[0] ? -1 : 1));
  return new Map(telling.slice(0, TELLING).map(([each, weight]) => [each, Math.round(weight * 100)]));
}

/**
 * Weights for one language, of its passages in the order given. `clean`: features of passages that are surely lawful and not
 * learned from; none of them may be told.
 */
export function learn(examples: readonly Example[], clean: readonly (readonly string[])[]): Learned {
  const overall = counted(examples);
  const common = examples.map((example) => ({
    ...example,
    features: example.features.filter((each) => (overall.get(each) ?? 0) >= SEEN),
  }));
  const model = regress(common);
  const { bias, weights } = model;
  const known = (features: readonly string[]) => features.filter((each) => weights.has(each));
  const cleanWeights = clean.map((each) => weightOf(model, known(each)));
  const names = [...new Set(examples.flatMap(({ themes }) => themes))].sort();
  const themes = names
    .map((name) => [name, common.filter((example) => example.themes.includes(name))] as const)
    .filter(([, of]) => of.length >= FEWEST);
  const hundredths = [...weights].map(([each, weight]): [string, number] => [each, Math.round(weight * 100)]);
  return {
    bias: Math.round(bias * 100),
    threshold: Math.ceil(Math.max(thresholdFor(common), ...cleanWeights) * 100),
    weights: new Map(hundredths.sort(([a], [b]) => (a < b ? -1 : 1))),
    themes: new Map(themes.map(([name, of]) => [name, themeWeights(of, common, overall)])),
  };
}
