/** City and quarter in a line of facts in Latin letters: "Hamburg-Eimsbüttel", "à Antibes", "Chatswood NSW 2067". */
import { isCity, MAX_CITY_WORDS } from "#engine/places/gazetteer";
import { MAX_PLACE_TEXT, nowhere, type Place } from "./place.ts";

const NAME = /\p{Lu}[\p{L}'’.-]{1,24}/gu;
const LED = /(?:^|[\s(])(?:in|à|a|en|em|te|bei|near)\s$/iu;
/** "à Antibes", "in Freiburg im Breisgau", "em Cascais": a place the tables need not know. */
const AFTER_IN =
  /(?:^|\s)(?:in|à|a|en|em|te)\s(\p{Lu}[\p{L}'’-]{2,24}(?:\s(?:im|am|an der|in|de|la|le|les|sur|del|di|do)\s\p{Lu}[\p{L}'’-]{2,24})?)(?=[\s,.;:(]|$)/u;
/** "À LOUER Ixelles, …": the town right behind what is done with the home. */
const AFTER_OFFER =
  /(?:[ÀàAa] (?:[Ll]ouer|LOUER|[Vv]endre|VENDRE)|[Tt]e (?:huur|koop)|TE (?:HUUR|KOOP)|[Zz]u (?:vermieten|verkaufen)|[Ff]or (?:sale|rent)|[Ii]n (?:vendita|affitto))\s?[:–-]?\s(\p{Lu}[\p{L}'’-]{2,24}(?:[ -]\p{Lu}[\p{L}-]{2,24})?),/u;
const AFTER_CODE =
  /(?<!\d)(\d{5})\s(\p{Lu}[\p{L}'’-]{2,24}(?:[ -](?:am|im|an|sur|le|la|de)?\s?\p{Lu}[\p{L}'’-]{2,24})?)/u;
/** "quartier de la Croix-Rousse", "barrio de Ruzafa", "zona Murri", "wijk Lombok". */
const QUARTER =
  /(?<!\p{L})(?:[Qq]uartiere?|[Bb]arrio|[Cc]olonia|[Cc]ol\.|[Zz]ona|[Bb]airro|[Rr]ione|[Ww]ijk|[Bb]uurt|[Ss]tadtteil|[Oo]rtsteil|[Ss]tadtviertel)\s(?:d['’]|des?\s|du\s|d[aeo]s?\s|del\s|de la\s|de los\s|de las\s|de l['’])?(\p{Lu}[\p{L}'’-]{2,24}(?:[ -]\p{Lu}[\p{L}'’-]{2,24}){0,2})/u;
/** "Lyon 6e", "Paris 15ème arrondissement", no storey. */
const ARRONDISSEMENT = /^\s?\(?(\d{1,2})(er|e|[èe]me)(?![\p{L}\d])(?!\s?[ée]tage)/u;
const WITH_ARRONDISSEMENTS = /^(?:Paris|Lyon|Marseille)$/;
/** "résidence Les Jardins". */
const RESIDENCE =
  /(?<!\p{L})([Rr][ée]sidence\s(?:(?:[Ll]es?|[Ll]a|[Dd]es?|[Dd]u|[Dd]e la)\s|[LlDd]['’])?(?!Principale|Secondaire|S[ée]curis|[ÉE]tudiant|S[ée]nior|Services?|R[ée]cente|Neuve)\p{Lu}[\p{L}'’-]{1,24}(?:\s(?:(?:de|du|des|et)\s)?\p{Lu}[\p{L}'’-]{1,24}){0,3})/u;

/** "Berlin Prenzlauer Berg,", "Bordeaux Chartrons 2e": where German and French lines name a quarter behind its city. */
const BEHIND_CITY =
  /^\s\(?((?:St\.\s)?\p{Lu}[\p{L}'’-]{2,24}(?:\s\p{Lu}[\p{L}'’-]{2,24})?)(?=[,)]|\s\d|\s\p{Ll}|\s\p{Lu}\d|$)/u;
const NAMES_BEHIND: ReadonlySet<string> = new Set(["de", "at", "fr"]);
/** Suburb, state and code: "Chatswood NSW 2067"; without the code a state that is no other country's: "Bondi NSW". */
const AUSTRALIAN =
  /(,\s|(?<!\p{L})(?:in|at)\s)?((?:\p{Lu}[\p{L}'’]{2,24}\s){0,3}\p{Lu}[\p{L}'’]{2,24}),?\s(?:(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\s(\d{4})(?!\d)|(?:NSW|VIC|QLD|TAS|ACT)(?=[\s.,;)]|$))/u;
/** The words nearest to the state that are a town's name; one that no table knows where it is led to, or stands by itself. */
function australianTown(line: string): Place | null {
  const found = AUSTRALIAN.exec(line);
  const [, led, before = "", code = null] = found ?? [];
  const words = before.split(" ");
  const known = words.map((_, at) => words.slice(at).join(" ")).find((name) => isCity(name, "AU"));
  const alone = words.length === 1 && !NOT_A_PLACE.test(before) && !NOT_A_QUARTER.test(before);
  const city = known ?? (found && (led !== undefined || alone) ? before : null);
  return city === null ? null : { ...nowhere, city, postalCode: code };
}
/** City, state and code: "Lincoln Park Chicago IL 60614". */
const AMERICAN =
  /(\p{Lu}[\p{L}'’.-]{1,24}(?:\s\p{Lu}[\p{L}'’.-]{1,24}){0,3}),?\s(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\s(\d{5})(?!\d)/u;
/** The words nearest to the state that are a city's name, and their code. */
function americanCity(line: string) {
  const found = AMERICAN.exec(line);
  const [, before = "", code] = found ?? [];
  const words = before.split(" ");
  const city = words.map((_, at) => words.slice(at).join(" ")).find((name) => isCity(name, "US"));
  if (!found || city === undefined || code === undefined) return null;
  const end = found.index + before.length;
  return { city, code, at: end - city.length, end };
}
/** Cities in which estates are named before their part of town: "Taikoo Shing, Quarry Bay, Hong Kong". */
const ESTATES_FIRST =
  /(?<=^|\b(?:in|at)\s)((?:The\s)?\p{Lu}[\p{L}'’-]{1,24}(?:\s\p{Lu}[\p{L}'’-]{1,24}){0,3}), (\p{Lu}[\p{L}'’-]{2,24}(?:\s\p{Lu}[\p{L}'’-]{2,24}){0,2}), (Hong Kong|Singapore|Macau|Dubai|Abu Dhabi)(?!\p{L})/u;
const NOT_A_QUARTER =
  /^(?:[\p{L}-]{0,20}(?:wohnung|haus|zimmer)|etage|baujahr|altbau|neubau|maisonette|apartment|appartement|maison|studio|loft|villa|r[ée]sidence|vente|location|erstbezug|provisionsfrei|kaufpreis|miete|prix|loyer)/iu;
const NOT_A_PLACE =
  /^(?:unit|bed|bath|floor|villa|loft|studio|reihen\w*|einbau\w*|mode?rne?|prix|preis|price|miete|agence|agency|house|flat|apartment|excess|need|good|very|col|zona|quartier|the|this)$/i;

/** "Wien, 1070 Neubau". */
const VIENNESE = /(?<!\p{L})Wien,?\s1\d{2}0\s(\p{Lu}[\p{L}-]{2,24})/u;
const quarterOf = (line: string): string | null => QUARTER.exec(line)?.[1] ?? VIENNESE.exec(line)?.[1] ?? null;

/** Where codes have letters, or there are none, a number beside a city is a year or a price: "London 1890". */
const LETTERED: ReadonlySet<string> = new Set(["GB", "IE", "CA", "HK", "AE"]);
const codeBeside = (line: string, { at, end }: { at: number; end: number }): string | null =>
  /(?:^|[\s-])(\d{4,5})\s$/.exec(line.slice(0, at))?.[1] ?? /^\s?\(?(\d{4,5})\b/.exec(line.slice(end))?.[1] ?? null;

/** City and district of a line in Latin letters; `country` keeps "Nice" from being one in Manchester. */
function latinPlace(text: string, country: string | null, language: string | null): Place {
  const line = text.slice(0, MAX_PLACE_TEXT).replace(/https?:\/\/\S{1,300}/g, " ");
  const suburb = country === null || country === "AU" ? australianTown(line) : null;
  if (suburb !== null) return suburb;
  const [, estate, part, town] = ESTATES_FIRST.exec(line) ?? [];
  if (estate !== undefined && part !== undefined && town !== undefined)
    return { ...nowhere, city: town, district: part, community: estate };
  const american = country === null || country === "US" ? americanCity(line) : null;
  const words = [...line.matchAll(NAME)].slice(0, 80);
  let best: { city: string; at: number; end: number; score: number } | null = null;
  for (const [index, word] of words.entries()) {
    for (let count = MAX_CITY_WORDS; count > 0; count--) {
      const last = words[Math.min(words.length - 1, index + count - 1)];
      if (!last) continue;
      const end = last.index + last[0].length;
      const whole = line
        .slice(word.index, end)
        .replace(/['’]s$/, "")
        .replace(/[.-]$/, "");
      const [first = whole] = whole.split("-");
      const hit = isCity(whole, country)
        ? whole
        : count === 1 && first.length > 2 && isCity(first, country)
          ? first
          : null;
      if (hit === null || NOT_A_PLACE.test(hit) || /[,.;:]\s/.test(whole)) continue;
      const before = line.slice(Math.max(0, word.index - 8), word.index);
      const score =
        (LED.test(before) ? 3 : 0) +
        (word.index === 0 || /\n$/.test(before) ? 2 : word.index < 40 ? 0.5 : 0) +
        (/^[\s,]{0,2}(?:\(\d|\d{4,5}\b|[A-Z]{1,2}\d)|^,/.test(line.slice(end)) || /\d{4,5}\s$|,\s$/.test(before)
          ? 1.5
          : 0) -
        (/(?<![mTVF])\d\s$/.test(before) && !/\d{4,5}\s$/.test(before) ? 3 : 0) +
        count * 0.2;
      if (score > 0.5 && (best === null || score > best.score)) best = { city: hit, at: word.index, end, score };
      break;
    }
  }
  if (american) best = { ...american, score: Number.POSITIVE_INFINITY };
  if (best) {
    const hyphened = /^-(\p{Lu}[\p{L}-]{2,24})/u.exec(line.slice(best.at + best.city.length))?.[1] ?? null;
    const follows =
      NAMES_BEHIND.has(language ?? "") || NAMES_BEHIND.has((country ?? "").toLowerCase())
        ? (BEHIND_CITY.exec(line.slice(best.end))?.[1] ?? null)
        : null;
    // "Leipzig Plagwitz Loft": the kind of home behind it is no part of its name
    const [quarter, kind] = follows?.split(/(?<!St\.)\s/) ?? [];
    const whole = kind !== undefined && NOT_A_QUARTER.test(kind) ? quarter : follows;
    const behind = whole != null && !NOT_A_QUARTER.test(whole) ? whole : null;
    const ahead =
      /(?:^|[\s,])(\p{Lu}[\p{L}'’-]{2,24}(?:\s\p{Lu}[\p{L}'’-]{2,24})?),\s$/u.exec(line.slice(0, best.at))?.[1] ?? null;
    const residence = RESIDENCE.exec(line)?.[1] ?? null;
    const code = american?.code ?? (LETTERED.has(country ?? "") ? null : codeBeside(line, best));
    const [, number, ending] = WITH_ARRONDISSEMENTS.test(best.city)
      ? (ARRONDISSEMENT.exec(line.slice(best.end)) ?? [])
      : [];
    const arrondissement = number === undefined ? null : `${number}${ending === "er" ? "er" : "e"} arrondissement`;
    return {
      ...nowhere,
      postalCode: code,
      city: best.city,
      community: residence,
      district:
        quarterOf(line) ??
        arrondissement ??
        hyphened ??
        behind ??
        (ahead !== null && !/\d/.test(ahead) && !residence?.includes(ahead) ? ahead : null),
    };
  }
  const coded = AFTER_CODE.exec(line);
  const named = coded?.[2] ?? AFTER_OFFER.exec(line)?.[1] ?? AFTER_IN.exec(line)?.[1] ?? null;
  return {
    ...nowhere,
    postalCode: coded?.[1] ?? null,
    city: named !== null && !NOT_A_PLACE.test(named) ? named : null,
    community: RESIDENCE.exec(line)?.[1] ?? null,
    district: quarterOf(line),
  };
}

/** A country told only by the language may be another one that speaks it. */
export const latinAnywhere = (text: string, country: string | null, language: string | null): Place => {
  const near = latinPlace(text, country, language);
  if (near.city !== null || country === null) return near;
  const far = latinPlace(text, null, language);
  return far.city !== null && text.slice(0, MAX_PLACE_TEXT).trim().startsWith(far.city.slice(0, 40)) ? far : near;
};
