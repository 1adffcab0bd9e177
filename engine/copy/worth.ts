/**
 * How much of what a reader decides by a post tells: the measure by which one variant is taken and not another. Unlikeness alone
 * would take the variant that says least.
 */
import { kinds } from "./deciding/fact.ts";
import type { Plan } from "./writing/plan.ts";

/** Typed facts beside the price, the rooms and the area, which no post is without. */
const typed: Readonly<Record<string, number>> = {
  place: 200,
  transit: 120,
  name: 70,
  floor: 50,
  land: 60,
  year: 45,
  aspect: 45,
};
/** Lighter things are named where there is room; no reader misses them. */
const TELLING = 46;
const WANTED = 50;

/** Facts that a post of this plan may tell, each with its weight in this home's market: the same for all variants of a post. */
export function tellingFacts({ values, weights, deciding, known, wanted }: Plan): ReadonlyMap<string, number> {
  return new Map([
    ...Object.entries(typed).filter(([fact]) => values[fact] !== undefined),
    ...[...weights].filter(([, weight]) => weight >= TELLING),
    ...deciding.map(({ id }) => [`fact:${id}`, kinds[id].weight] as const),
    ...wanted.filter((kind) => known.material.includes(kind)).map((kind) => [kind, WANTED] as const),
  ]);
}

/** The share of them, by weight, that a text has said: 0 to 1; 1 where there are none. */
export function worthOf(telling: ReadonlyMap<string, number>, said: ReadonlySet<string>): number {
  let all = 0;
  let told = 0;
  for (const [fact, weight] of telling) {
    all += weight;
    if (said.has(fact)) told += weight;
  }
  return all === 0 ? 1 : told / all;
}

/** Facts whose words a reader notices twice. */
const noticed = ["place", "district", "name", "transit", "area", "aspect", "beds", "baths", "layout"] as const;
/** So much less is a text worth for each fact whose very words stand in it again. */
const AGAIN = 0.08;

/** What a text loses by saying a fact in the same words again. */
export function repetitionOf({ values }: Plan, text: string): number {
  const again = noticed.filter((fact) => {
    const words = values[fact] ?? "";
    return words.length > 1 && text.split(words).length > 2;
  });
  return again.length * AGAIN;
}
