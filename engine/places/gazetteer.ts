/** Which spellings are cities, and where: to tell a city from a district, a street or a name in a listing's words. */
import cities from "./cities.json" with { type: "json" };
import { world } from "./world.ts";

/** Spelling in lower case -> countries that have a city so called, the largest first; "" where the table names none. */
const countriesOf = new Map<string, string[]>();
const add = (spelling: string | undefined, country: string): void => {
  if (spelling === undefined || spelling === "" || spelling === "-") return;
  const key = spelling.toLowerCase();
  const before = countriesOf.get(key);
  if (!before) countriesOf.set(key, [country]);
  else if (!before.includes(country)) before.push(country);
};
for (const row of cities.rows) {
  const [country = "", names = "", , , , fr, de] = row.split("|");
  for (const name of [...names.split("/"), fr, de]) add(name, country);
}
const famous = new Set<string>();
for (const row of world.trim().split("\n")) {
  const [names = "", , , , fr, de] = row.split("|");
  for (const name of names.split("/")) famous.add(name.toLowerCase());
  for (const name of [...names.split("/"), fr, de]) if (!countriesOf.has((name ?? "-").toLowerCase())) add(name, "");
}
/** What people of the place call cities that the tables name in English. */
const OWN: readonly (readonly [string, string])[] = [
  ["New York", "US"],
  ["Hong Kong", "HK"],
  ["Kowloon", "HK"],
  ["New Territories", "HK"],
  ["München", "DE"],
  ["Köln", "DE"],
  ["Nürnberg", "DE"],
  ["Frankfurt", "DE"],
  ["Wien", "AT"],
  ["Zürich", "CH"],
  ["Genève", "CH"],
  ["Roma", "IT"],
  ["Milano", "IT"],
  ["Torino", "IT"],
  ["Napoli", "IT"],
  ["Firenze", "IT"],
  ["Venezia", "IT"],
  ["Genova", "IT"],
  ["Lisboa", "PT"],
  ["Sevilla", "ES"],
  ["Den Haag", "NL"],
  ["Bruxelles", "BE"],
  ["Antwerpen", "BE"],
  ["Ciudad de México", "MX"],
  ["Bangalore", "IN"],
  ["Gurgaon", "IN"],
  ["Cascais", "PT"],
  ["Warszawa", "PL"],
  ["Praha", "CZ"],
  ["Göteborg", "SE"],
  ["København", "DK"],
  ["Helsinki", "FI"],
  ["București", "RO"],
  ["Bucuresti", "RO"],
  ["Beograd", "RS"],
  ["Αθήνα", "GR"],
  ["Θεσσαλονίκη", "GR"],
  ["İstanbul", "TR"],
  ["Tallinn", "EE"],
  ["Tartu", "EE"],
  ["Riga", "LV"],
  ["Rīga", "LV"],
  ["Vilnius", "LT"],
  ["Kaunas", "LT"],
  ["Київ", "UA"],
  ["София", "BG"],
  ["Hà Nội", "VN"],
  ["Hồ Chí Minh", "VN"],
  ["Dublin", "IE"],
  ["Cork", "IE"],
  ["Galway", "IE"],
  ["Limerick", "IE"],
];
for (const [name, country] of OWN) add(name, country);

/**
 * The one of these countries a city's name stands for: the only one that has such a city, or of a city the world knows
 * (Vancouver, Sydney) the one with the largest. Null where nobody can tell.
 */
export function countryOfCity(spelling: string, among: readonly string[]): string | null {
  const key = spelling.toLowerCase();
  const all = (countriesOf.get(key) ?? []).filter((country) => country !== "");
  const having = all.filter((country) => among.includes(country));
  const [largest = null] = having;
  return having.length === 1 || (famous.has(key) && largest === all[0]) ? largest : null;
}

/** A city the whole world knows: "Boston" and "Berlin", not "Brighton". Case does not count. */
export const isWorldCity = (spelling: string): boolean => famous.has(spelling.toLowerCase());

/** Longest spelling of a city in words. */
export const MAX_CITY_WORDS = 4;

/**
 * True when a spelling is a city's, in this country where one is given; "Nice" is a city of France and, asked of no
 * country, one too. Case does not count.
 */
export function isCity(spelling: string, country: string | null): boolean {
  const countries = countriesOf.get(spelling.toLowerCase());
  return countries !== undefined && (country === null || countries.includes(country) || countries.includes(""));
}
