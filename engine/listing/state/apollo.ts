/** Apollo's cache keeps every object once and points at it: {"__ref":"Listing:7"}. This puts the objects back together. */
import { isObject, type Json, type JsonObject } from "../page/json.ts";

/** Values put together for one cache, and how deep pointers are followed. */
const MAX_VALUES = 40_000;
const MAX_DEPTH = 7;
const MAX_ENTITIES = 2_000;

/** True for a normalised cache: it has its root query beside its objects. */
export const isApolloCache = (value: JsonObject): boolean => isObject(value.ROOT_QUERY);

/** The cache's objects with what they point at in place, in a list of lone objects; the root query is left out. */
export function dereferenced(cache: JsonObject): Json[] {
  let left = MAX_VALUES;
  const open = (value: Json, depth: number): Json => {
    if (left-- < 0 || depth > MAX_DEPTH) return null;
    if (Array.isArray(value)) return value.slice(0, 300).map((one) => open(one, depth + 1));
    if (!isObject(value)) return value;
    const target = typeof value.__ref === "string" ? cache[value.__ref] : undefined;
    if (target !== undefined) return open(target, depth + 1);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, open(one, depth + 1)]));
  };
  return Object.entries(cache)
    .filter(([key, value]) => key !== "ROOT_QUERY" && isObject(value))
    .slice(0, MAX_ENTITIES)
    .map(([, value]) => open(value, 0));
}
