/** How sure a page is of the year a home was built in: "circa 1900", "in the 1950s", "said to be of 1931" are no firm year. */
import type { Listing } from "#contract/listing";
import { foldWidth } from "#engine/text/fold";

export type YearSaid = "about" | "decade" | "said";

/** What a page begins a year with, or ends it with, that it is not sure of. */
const before =
  /(?:(?<!\p{L})(?:circa|c\.|ca\.?|approx(?:\.|imately)?|around|about|um|gegen|etwa|zirka|vers|environ|autour de)|[约約])[^\p{L}\d]{0,3}$/iu;
const after = /^ ?(?:年|년)? ?(?:頃|ころ|前後|左右|전후|무렵|쯤|경(?!과))/u;
const hearsay =
  /(?:said|believed|thought|reputed(?:ly)?|understood) (?:to (?:be|date|have)|built)|reputedly|vermutlich|angeblich|wohl(?= )|soll (?:um|von|aus|im)|présum|selon la tradition|据传|据说|相传|伝わ|伝えられ|といわれ|と言われ|とされ|추정|알려져|전해/iu;
/** A year of these words is that of the house, and no work's. */
const building =
  /built|build|dat(?:es?|ing)|construct|bau|haus|house|home|flat|tenement|property|stammt|gebaut|errichtet|immeuble|maison|construit|édifi|建|築|楼龄|준공|지은|지어|건축|^year/iu;
const NEAR = 44;

const eras: readonly (readonly [string, number])[] = [
  ["明治", 1867],
  ["大正", 1911],
  ["昭和", 1925],
  ["平成", 1988],
];
/** "1931", and as a Japanese page may print it: "昭和6". */
const printedAs = (year: number): string[] => [
  String(year),
  ...eras.flatMap(([name, start]) => (year > start && year - start <= 64 ? [`${name}${year - start}`] : [])),
];

/** "the 1950s", "1950er-Jahre", "années 1950", "50年代", "1950년대". */
function isDecade(text: string, year: number): boolean {
  const tens = Math.floor(year / 10) * 10;
  const short = String(tens % 100).padStart(2, "0");
  const printed = new RegExp(
    `(?<!\\d)${tens}(?:['’]?s(?!\\p{L})|er(?!\\p{L}{6})| ?年代| ?년대)|années (?:${tens}|${tens >= 1900 ? short : tens})(?!\\d)|(?:上世纪|上世紀|20世纪)${short}年代`,
    "iu",
  );
  return printed.test(text);
}

/** null where the year is firm, or the page says nothing of it beside. */
export function yearSaidOf(listing: Listing): YearSaid | null {
  const year = listing.yearBuilt;
  if (year === null) return null;
  const texts = [
    ...Object.entries(listing.disclosures).map(([name, value]) => `${name}: ${value}`),
    ...listing.features,
    listing.title ?? "",
    ...(listing.description ?? "").split(/(?<=[。！？\n])|(?<=[.!?] )(?<!(?<!\p{L})(?:ca|c|approx)\. )/u),
  ].map(foldWidth);
  let firm = false;
  for (const text of texts)
    for (const form of printedAs(year)) {
      for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
        const rest = text.slice(at + form.length);
        if (/^\d|^['’]?s(?!\p{L})|^er(?!\p{L}{6})|^ ?年代|^ ?년대/u.test(rest)) continue;
        const lead = text.slice(Math.max(0, at - NEAR), at);
        if (!building.test(text.slice(Math.max(0, at - NEAR), at + form.length + 24))) continue;
        if (hearsay.test(lead) || hearsay.test(rest.slice(0, 24))) return "said";
        if (before.test(lead) || after.test(rest)) return "about";
        firm = true;
      }
    }
  // a year that only the decade is printed of
  return !firm && year % 5 === 0 && texts.some((text) => isDecade(text, year)) ? "decade" : null;
}
