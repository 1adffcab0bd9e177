/** Which scenes of a language's bank a home can be told in, the best first, and which one a post opens with. */
import type { CopyStyle } from "#contract/copy";
import { specificationPlatforms } from "#engine/platforms/index";
import { ranksIn } from "../deciding/market.ts";
import { type ByVoice, type Scene, type Story, typed } from "../languages/base/story.ts";
import { factsNamed } from "../languages/base/template.ts";
import { type PointId, points } from "../points/points.ts";
import type { Known } from "../story/known.ts";
import type { Basis } from "../writing/basis.ts";
import type { Plan } from "../writing/plan.ts";
import { hash } from "../writing/seeded-choice.ts";
import type { Writer } from "../writing/writer.ts";

/** A scene's lines in this voice. */
export const texts = (voices: ByVoice | undefined, style: CopyStyle): readonly string[] =>
  voices?.[style] ?? voices?.any ?? [];

/** A scene in this voice, as far as it can be told. */
export function usable(scene: Scene, templates: readonly string[], known: Known, w: Writer): string[] {
  if (scene.on.some((id) => !w.has(id)) || scene.unless?.some((id) => w.has(id))) return [];
  const narrowed = known.points.filter(({ id, bare }) => !bare && (scene.on as readonly string[]).includes(id));
  return templates.filter((template) => {
    const named = factsNamed(template);
    return narrowed.every(({ id }) => named.includes(id)) && w.canFill(template);
  });
}

type Ranks = Readonly<Partial<Record<string, number>>>;
const noRanks: Ranks = {};
/** How much it stops a reader; `ranks` are the weights that points have in one market. */
export const weightOf = (scene: Pick<Scene, "on" | "weight">, ranks: Ranks = noRanks): number =>
  scene.weight ??
  scene.on.reduce((sum, id) => sum + (ranks[id] ?? (id in points ? points[id as keyof typeof points].weight : 40)), 0) *
    (scene.on.length > 1 ? 0.75 : 1);

/** A scene's name among neighbours. */
export const nameOf = (scene: Pick<Scene, "on">): string => `scene/${scene.on.join("+")}`;

/** Neighbouring platforms need not tell the same scenes in the same order. */
const jitter = (scene: Scene, plan: Plan): number =>
  hash(`${plan.brief.seed}/${plan.platform.id}/${scene.on.join()}`) % 13;

/** True of so many homes that it says little of this one: told when nothing of its own is left. */
const isGeneric = ({ on }: Scene): boolean => on.every((id) => !(id in points) && !telling.has(id));
const telling: ReadonlySet<string> = new Set([
  "transit",
  "nearTransit",
  "noKeyMoney",
  "noDepositAsked",
  "garageAway",
  "monthlySum",
]);

const figures: ReadonlySet<string> = new Set(typed);

/** From this weight on in its market a thing is worth a scene; lighter ones are named. */
const WORTH_A_SCENE = 54;
/** A balcony in a home where each has one, or the side it faces, gives one scene at most. */
export const isLight = ({ on, weight }: Scene, { facts }: Plan): boolean => {
  if (weight !== undefined) return weight < WORTH_A_SCENE;
  const ranks: Ranks = ranksIn(facts.country, facts.transaction);
  const weights = on.map((id) => (id in points ? (ranks[id] ?? points[id as PointId].weight) : WORTH_A_SCENE));
  return weights.every((weight) => weight < WORTH_A_SCENE);
};

const outside: ReadonlySet<string> = new Set<PointId>(["balcony", "southBalcony", "twoBalconies", "utilityBalcony"]);
/** What kind of picture it is among those that a text has told; null for one of figures, and of terms that each decide. */
export const kindOf = ({ on }: Scene): string | null => {
  const point = on.find((id) => id in points);
  if (point === undefined || ["terms", "money"].includes(points[point as PointId].topic)) return null;
  return `kind/${outside.has(point) ? "outdoors" : points[point as PointId].topic}`;
};

/** What a told scene has said: itself and its points; of price and measures only what its line printed, which is marked already. */
export const saidBy = (scene: Scene): readonly string[] => [
  nameOf(scene),
  ...[kindOf(scene)].filter((kind) => kind !== null),
  ...scene.on.filter((id) => !figures.has(id)),
];

export interface Scenes {
  /** Those that what is known of the home allows, in the bank's order. */
  readonly all: readonly Scene[];
  /** The same, the weightiest first, so that neighbouring platforms need not tell the same ones in the same order. */
  readonly ranked: readonly Scene[];
}

interface Weighed {
  readonly scene: Scene;
  readonly weighs: number;
}
const tellable = new WeakMap<Basis, readonly Weighed[]>();

/** Of a whole bank the scenes that this home can be told in, a few dozen of hundreds: looked for once. */
function tellableIn({ scenes }: Story, { basis, values }: Plan): readonly Weighed[] {
  const known = tellable.get(basis);
  if (known) return known;
  const holds = (id: string): boolean => values[id] !== undefined;
  const weighed = scenes
    .filter(({ on, unless }) => on.every(holds) && !unless?.some(holds))
    .map((scene) => ({ scene, weighs: weightOf(scene) - (isGeneric(scene) ? 60 : 0) }));
  tellable.set(basis, weighed);
  return weighed;
}

/** The same as a post of this plan tells them. */
export function scenesFor(story: Story, plan: Plan): Scenes {
  const weighed = tellableIn(story, plan);
  const ranked = weighed
    .map(({ scene, weighs }) => ({ scene, rank: weighs + jitter(scene, plan) }))
    .sort((a, b) => b.rank - a.rank);
  return { all: weighed.map(({ scene }) => scene), ranked: ranked.map(({ scene }) => scene) };
}

/** No reader stops for what half of all homes have. */
const shared: ReadonlySet<string> = new Set(["twoBathrooms"]);
const LEADS = 54;
const priced: ReadonlySet<string> = new Set(["price", "signingSum", "perSquareMetre"]);

/** The angle: what the post leads with. Platforms of one campaign take different ones of the best. */
export function openingOf({ all }: Scenes, known: Known, w: Writer): Scene | null {
  const style = w.plan.style;
  const ranks: Ranks = ranksIn(w.plan.facts.country, w.plan.facts.transaction);
  const weighed = (scene: Scene): number => weightOf(scene, ranks);
  const rarity = (id: string): number => ranks[id] ?? (id in points ? points[id as keyof typeof points].weight : 0);
  const fit = all
    .filter((scene) => usable(scene, texts(scene.open, style), known, w).length > 0)
    .sort((a, b) => weighed(b) - weighed(a));
  // a price in the first line would be said again by the sentence of the price
  const unpriced = fit.filter(({ on }) => !on.some((id) => priced.has(id)));
  const able = unpriced.length === 0 ? fit : unpriced;
  // the rarest things lead; a price or a year only where nothing is this home's own
  const own = able.find(({ on }) => on[0] === "own");
  const { platform, brief, dealFirst } = w.plan;
  const place = (specificationPlatforms as readonly string[]).indexOf(platform.id);
  if (own && !dealFirst && (place + brief.seed) % 2 === 0) return w.take("angle", [own], nameOf) ?? own;
  const specific = able.filter(({ on }) => on.some((id) => telling.has(id) || rarity(id) >= LEADS));
  const others = able.filter(({ on }) => !on.every((id) => shared.has(id)));
  const some = [specific, others, able].find((few) => few.length > 0) ?? [];
  const best = weighed(some[0] ?? { on: [], icon: "" });
  const above = (share: number) => some.filter((scene) => weighed(scene) >= best * share);
  // where neighbours have led with all of the best, a lesser one beats leading alike
  const free = (scene: Scene): boolean => !w.plan.avoid.has(nameOf(scene));
  const lesser = w.plan.essentials.length > 0 ? others.slice(0, 5) : [];
  const worth = [above(0.72).slice(0, 5), above(0.3), some, lesser]
    .map((few) => few.filter(free))
    .find((few) => few.length > 0);
  return w.take("angle", worth ?? some, nameOf) ?? null;
}

/** Said openly by a scene of its own, and not among what the home has. */
export const shortcoming = (id: string, story: Story): boolean =>
  story.scenes.some((scene) => scene.but && !scene.line && (scene.on as readonly string[]).includes(id));
