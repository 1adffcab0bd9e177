/** A town told by its state, with or without comma and code: "Lincoln Park Chicago IL", "Vancouver BC", "Chatswood NSW 2067". */
import { isCity } from "#engine/places/gazetteer";
import { partBefore } from "./part-of-town.ts";

/** Where a town told by its state stands in a line; `at` to `end` is its name. */
type StateTown = { city: string; country: string; code: string | null; at: number; end: number };

const TOWN = "((?:\\p{Lu}[\\p{L}'’.-]{1,24}\\s){0,3}\\p{Lu}[\\p{L}'’.-]{1,24})";
const STATES: readonly (readonly [country: string, states: string, code: string])[] = [
  [
    "US",
    "A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]",
    "\\d{5}",
  ],
  ["CA", "ON|QC|BC|AB|MB|SK|NS|NB|NL|PE", "[A-Z]\\d[A-Z]\\s?\\d[A-Z]\\d"],
];
/** A state stands where neither a word nor a further letter follows it: "Chicago IL 1,100 sqft". */
const SHAPES = STATES.map(([country, states, code]) => ({
  country,
  shape: new RegExp(`${TOWN},?\\s(?:${states})(?:\\s(${code})(?!\\d)|(?![\\p{L}\\d]))`, "gu"),
}));

/** The words nearest to the state that are a town's name in its country; null where none are. */
function townsOf(line: string, { country, shape }: (typeof SHAPES)[number]): StateTown | null {
  for (const found of line.matchAll(shape)) {
    const [, before = "", code = null] = found;
    const words = before.split(" ");
    const city = words.map((_, at) => words.slice(at).join(" ")).find((name) => isCity(name, country));
    // in capitals "IN" and "OR" may be words
    if (city === undefined || (code === null && !/\p{Ll}$/u.test(city))) continue;
    const end = found.index + before.length;
    return { city, country, code, at: end - city.length, end };
  }
  return null;
}

/** The American or Canadian town that a line tells by its state; `country` narrows them. */
export function stateTown(line: string, country: string | null): StateTown | null {
  for (const one of SHAPES) {
    const town = country === null || country === one.country ? townsOf(line, one) : null;
    if (town !== null) return town;
  }
  return null;
}

/** Suburb, state and code: "Chatswood NSW 2067"; without the code a state that is no other country's: "Bondi NSW". */
const AUSTRALIAN =
  /(,\s|(?<!\p{L})(?:in|at)\s)?((?:\p{Lu}[\p{L}'’]{2,24}\s){0,3}\p{Lu}[\p{L}'’]{2,24}),?\s(?:(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\s(\d{4})(?!\d)|(?:NSW|VIC|QLD|TAS|ACT)(?=[\s.,;)]|$))/u;

/** The words nearest to an Australian state that are a town's name; one that no table knows where `isTown` allows it by itself. */
export function australianTown(
  line: string,
  isTown: (name: string) => boolean,
): { city: string; district: string | null; code: string | null } | null {
  const found = AUSTRALIAN.exec(line);
  if (found === null) return null;
  const [, led = "", before = "", code = null] = found;
  const words = before.split(" ");
  const known = words.map((_, at) => words.slice(at).join(" ")).find((name) => isCity(name, "AU"));
  const alone = words.length === 1 && isTown(before);
  const city = known ?? (led !== "" || alone ? before : null);
  if (city === null) return null;
  const at = found.index + led.length + before.length - city.length;
  return { city, district: known === undefined ? null : partBefore(line, at), code };
}
