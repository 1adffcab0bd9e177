/** City and quarter in a line of facts in Latin letters: "Hamburg-Eimsbüttel", "à Antibes", "Chatswood NSW 2067". */
import { isCity, isWorldCity, MAX_CITY_WORDS } from "#engine/places/gazetteer";
import { isPartOfTown, partBefore } from "./part-of-town.ts";
import { MAX_PLACE_TEXT, nowhere, type Place } from "./place.ts";
import { australianTown, stateTown } from "./state-town.ts";

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
  /^\s\(?(Kreis\s\d{1,2}|(?!Kreis\s\d)(?:St\.\s)?\p{Lu}[\p{L}'’-]{2,24}(?:\s\p{Lu}[\p{L}'’-]{2,24})?)(?=[:/]|[,)]|\s\d|\s\p{Ll}|\s\p{Lu}\d|$)/u;
const NAMES_BEHIND: ReadonlySet<string> = new Set(["de", "at", "fr"]);
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

/** A city's name in a line. */
type Hit = { city: string; at: number; end: number };
/** "…, built 2015, Back Bay Boston $1.25M": a city the world knows, among the facts of one line. */
const isAmongFacts = (line: string, city: string, end: number): boolean =>
  line.length <= MAX_LINE && isWorldCity(city) && /^\s?(?:[,.;|(\n$€£\d–-]|$)/u.test(line.slice(end));
const MAX_LINE = 200;
/** "Brighton Boston", "Lincoln Park Chicago": a name that some town has, before the city the world knows. */
const knownBehind = (line: string, { city, end }: Hit, hits: readonly Hit[]): Hit | undefined =>
  isWorldCity(city)
    ? undefined
    : hits.find(
        (one) =>
          one.at > end && isWorldCity(one.city) && /^(?: \p{Lu}[\p{L}'’-]{1,24}){0,2} $/u.test(line.slice(end, one.at)),
      );

/** City and district of a line in Latin letters; `country` keeps "Nice" from being one in Manchester. */
function latinPlace(text: string, country: string | null, language: string | null): Place {
  const line = text.slice(0, MAX_PLACE_TEXT).replace(/https?:\/\/\S{1,300}/g, " ");
  const suburb =
    country === null || country === "AU"
      ? australianTown(line, (name) => !NOT_A_PLACE.test(name) && !NOT_A_QUARTER.test(name))
      : null;
  if (suburb !== null) return { ...nowhere, city: suburb.city, district: suburb.district, postalCode: suburb.code };
  const [, estate, part, town] = ESTATES_FIRST.exec(line) ?? [];
  if (estate !== undefined && part !== undefined && town !== undefined)
    return { ...nowhere, city: town, district: part, community: estate };
  const told = stateTown(line, country);
  const words = [...line.matchAll(NAME)].slice(0, 80);
  const hits: Hit[] = [];
  let best: (Hit & { score: number }) | null = null;
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
        (word.index === 0 || /\n$/.test(before) ? 2 : word.index < 40 || isAmongFacts(line, hit, end) ? 0.5 : 0) +
        (/^[\s,]{0,2}(?:\(\d|\d{4,5}\b|[A-Z]{1,2}\d)|^,/.test(line.slice(end)) || /\d{4,5}\s$|,\s$/.test(before)
          ? 1.5
          : 0) -
        (/(?<![mTVF])\d\s$/.test(before) && !/\d{4,5}\s$/.test(before) ? 3 : 0) +
        count * 0.2;
      hits.push({ city: hit, at: word.index, end });
      if (score > 0.5 && (best === null || score > best.score)) best = { city: hit, at: word.index, end, score };
      break;
    }
  }
  const found: Hit | null = told ?? (best === null ? null : (knownBehind(line, best, hits) ?? best));
  if (found) {
    const hyphened = /^-(\p{Lu}[\p{L}-]{2,24})/u.exec(line.slice(found.at + found.city.length))?.[1] ?? null;
    const follows =
      NAMES_BEHIND.has(language ?? "") || NAMES_BEHIND.has((country ?? "").toLowerCase())
        ? (BEHIND_CITY.exec(line.slice(found.end))?.[1] ?? null)
        : null;
    // "Leipzig Plagwitz Loft": the kind of home behind it is no part of its name
    const [quarter, kind] = follows?.split(/(?<!St\.)\s/) ?? [];
    const whole = kind !== undefined && NOT_A_QUARTER.test(kind) ? quarter : follows;
    const behind = whole != null && !NOT_A_QUARTER.test(whole) ? whole : null;
    const ahead =
      /(?:^|[\s,])(\p{Lu}[\p{L}'’-]{2,24}(?:\s\p{Lu}[\p{L}'’-]{2,24})?),\s$/u.exec(line.slice(0, found.at))?.[1] ??
      null;
    const residence = RESIDENCE.exec(line)?.[1] ?? null;
    const code = told?.code ?? (LETTERED.has(country ?? "") ? null : codeBeside(line, found));
    const [, number, ending] = WITH_ARRONDISSEMENTS.test(found.city)
      ? (ARRONDISSEMENT.exec(line.slice(found.end)) ?? [])
      : [];
    const arrondissement = number === undefined ? null : `${number}${ending === "er" ? "er" : "e"} arrondissement`;
    return {
      ...nowhere,
      postalCode: code,
      city: found.city,
      community: residence,
      district:
        quarterOf(line) ??
        arrondissement ??
        hyphened ??
        behind ??
        (ahead !== null && isPartOfTown(ahead) && !residence?.includes(ahead) ? ahead : null) ??
        partBefore(line, found.at),
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
