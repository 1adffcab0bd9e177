/** Facts as they may be told: what a market forbids, or what would mislead, is none. */
import type { Brief } from "#contract/copy";
import type { Facts } from "../facts/index.ts";

const lawfuls = new WeakMap<Facts, Map<boolean, Facts>>();

/** A stop so far away is nothing to tell a reader about. */
const isFar = (transit: Facts["transit"]): boolean => (transit?.metres ?? 0) > 5000 || (transit?.minutes ?? 0) > 40;

/** China forbids distances given as time; the fact is then left unsaid. */
export function lawful(facts: Facts, brief: Brief): Facts {
  const bans = brief.market === "CN";
  const made = lawfuls.get(facts) ?? new Map<boolean, Facts>();
  lawfuls.set(facts, made);
  const cached = made.get(bans);
  if (cached) return cached;
  const legal = (bans && facts.transit?.metres === null) || isFar(facts.transit) ? { ...facts, transit: null } : facts;
  // of a house "3层" counts its storeys
  const kept = houses.has(facts.type?.id ?? "") ? { ...legal, floor: null } : legal;
  made.set(bans, kept);
  return kept;
}

export const houses: ReadonlySet<string> = new Set([
  "villa",
  "semi",
  "terraced",
  "detached",
  "house",
  "bungalow",
  "farmhouse",
  "block",
]);
