/** The state or province a text itself names as a place: "in Texas", "Newark, Ohio", "Northcote VIC"; never "California closets". */
import { escapeRegExp } from "#engine/text/escape-regexp";
import { cities } from "./cities.ts";
import { fullNames, regionCodes, regionKeys, regionNamed } from "./names.ts";
import { regionOfPostcode } from "./postcodes.ts";

/** Codes that are words too: they count between a comma and an end or a postcode only. */
const wordCodes: ReadonlySet<string> = new Set([
  "IN",
  "OR",
  "ME",
  "OK",
  "HI",
  "OH",
  "PA",
  "MA",
  "LA",
  "AL",
  "DE",
  "CO",
  "ID",
  "MO",
  "ON",
]);

interface Known {
  readonly names: ReadonlyMap<string, string>;
  readonly pattern: RegExp;
}

const known: Readonly<Record<string, Known>> = Object.fromEntries(
  Object.keys(regionKeys).map((market) => {
    const names = new Map([...fullNames(market), ...Object.entries(cities[market] ?? {})]);
    const said = [...names.keys(), ...regionCodes(market), ...(market === "AU" ? ["Vic", "Qld", "Tas"] : [])];
    const alternatives = said
      .sort((a, b) => b.length - a.length)
      .map(escapeRegExp)
      .join("|");
    return [market, { names, pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${alternatives})(?![\\p{L}\\p{N}])`, "gu") }];
  }),
);

const BACK = 32;
const AHEAD = 24;

/** "Newark, " and "Northcote ", a capitalised word with or without a comma. */
const afterTown = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’.-]{1,24}(?<comma>,)?\s$/u;
const inPlace =
  /(?<!\p{L})(?:in|across|throughout|around|near|inner|greater|central|metro|regional|north|south|east|west|northern|southern|eastern|western|state of|here in|heart of|à|au|en|dans)\s(?:the\s)?$/iu;
/** An end of what is said, or the postcode. */
const ends = /^(?:\s?$|\s?[^\p{L}\p{N}\s'’-]|\s\d{4,5}(?!\d)|\s(?:USA|Australia|Canada)(?!\p{L})|\s[A-Z]\d[A-Z]\s?\d)/u;
/** What a name of a state tells the kind of: "California king", "Melbourne-style". */
const ofAKind =
  /^(?:-\p{L}|\s(?:style|styled|inspired|king|queen|closets?|room|bungalow|ranch|modern|casual|cottage|furniture|leather|oak|pine|tiles?|stone|marble|terrace house)(?!\p{L})|\s\p{Lu}\p{Ll})/u;

/** A city before what is let there, or before a mark or a sum: "Boston 1BR", "Calgary, $1,800", "Ottawa condo". */
const offered =
  /^(?:\s?$|\s?[.,;:!?)–—|]|\s[$£]?\d|\s(?:apt|apartment|basement|brownstone|bungalow|condo|duplex|flat|home|house|laneway|loft|room|rental|studio|suite|townhouse|townhome|triplex|triple-decker|unit|walk-up|(?:one|two|three|four)[- ]bed(?:room)?)(?!\p{L}))/u;
const begins = /(?:^|[.,;:!?(–—|\n]\s?)$/u;

/** A state before its law of tenancies: "Ontario's standard lease", "as the Oregon Fair Housing Act". */
const ofItsLaw =
  /^(?:['’]s)?\s(?:(?:standard|residential|landlord(?:[ -]and)?[ -]tenant|tenancy|tenancies|rental|renters['’]?|fair housing|human rights|housing)\s){0,3}(?:lease|law|act|code|regulations?|tenanc(?:y|ies)\s(?:act|agreement|branch))(?!\p{L})/iu;

/** Whether the words around a match make it a place. */
function isPlace(said: string, before: string, after: string, isCity: boolean): boolean {
  if (!isCity && said.length > 3 && ofItsLaw.test(after)) return true;
  if (ofAKind.test(after)) return false;
  if (/(?:^|\n)$/u.test(before) && /^\s?[,:–—-]\s/u.test(after)) return true;
  const town = afterTown.exec(before);
  const comma = town?.groups?.comma !== undefined;
  if (/^\p{Lu}{2,3}$/u.test(said) && !isCity) {
    if (!town || (before === before.toUpperCase() && !comma)) return false;
    return wordCodes.has(said)
      ? (comma && offered.test(after)) || ((comma || /^\s[\dA-Z]/u.test(after)) && ends.test(after))
      : true;
  }
  if (inPlace.test(before)) return true;
  if (town && (comma || !isCity) && ends.test(after)) return true;
  if (isCity && begins.test(before) && offered.test(after)) return true;
  return isCity && /^(?:['’]s(?!\p{L})|\sCBD(?!\p{L}))/u.test(after);
}

/** The first place a text names that lies in a state or province of the market; null where none does. */
export function regionInWords(market: string, text: string): string | null {
  const { names, pattern } = known[market] ?? {};
  if (!names || !pattern) return null;
  for (const { 0: said, index } of text.matchAll(pattern)) {
    const before = text.slice(Math.max(0, index - BACK), index);
    const after = text.slice(index + said.length, index + said.length + AHEAD);
    const isCity = said in (cities[market] ?? {});
    // what stands behind a city tells which one it is: "Newark, Ohio"
    if (isCity && /^,\s/u.test(after) && after.slice(2).search(pattern) === 0) continue;
    if (!isPlace(said, before, after, isCity)) continue;
    const code = regionNamed(market, said) ?? names.get(said) ?? null;
    // a postcode behind it knows better: "Washington 20500"
    const postcode = /^\s(\d{4,5})(?!\d)/u.exec(after)?.[1];
    return (postcode === undefined ? null : regionOfPostcode(market, postcode)) ?? code;
  }
  return null;
}
