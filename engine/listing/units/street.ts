/** Addresses inside running text: "townhouse at 812 Maple Ave, Evanston, IL 60202 with a porch". */
import type { AddressParts } from "./address.ts";

const SUFFIX =
  "Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Court|Ct|Boulevard|Blvd|Place|Pl|Terrace|Ter|Way|Circle|Cir|Parkway|Pkwy|Highway|Hwy|Trail|Trl|Square|Sq|Crescent|Cres|Close|Gardens|Grove|Mews|Row|Walk|Loop|Alley|Broadway";
const WORD = "[\\p{Lu}\\d][\\p{L}\\d.'’-]{0,24}";
const UNIT = "(?:,?\\s+(?:(?:Apt|Apartment|Unit|Suite|Ste)\\.?\\s?|#\\s?)[\\w-]{1,8})?";
/** A house number that counts rooms or cars is none. */
const STREET = `\\d{1,6}[A-Za-z]?(?:-\\d{1,4})?(?!\\s*(?:[Bb]ed|BED|[Bb]ath|BATH|[Bb][Rr]\\b|[Bb][Aa]\\b|[Ss]tor(?:y|ies|ey)|[Uu]nits?\\b|[Cc]ar\\b|[Ss]q\\b|[Rr]oom))\\s+(?:${WORD}\\s+){1,4}?(?:${SUFFIX})\\b\\.?(?:\\s+(?:[NSEW]|NE|NW|SE|SW)\\b)?${UNIT}`;
const CITY = "(\\p{Lu}[\\p{L}.'’-]{1,24}(?:\\s+\\p{Lu}[\\p{L}.'’-]{0,24}){0,3})";
const US_STATES =
  "A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]";

/** What follows the street in one country: group 1 the city, group 2 the postcode. */
const TAILS: readonly (readonly [country: string, tail: string])[] = [
  ["US", `,\\s*${CITY},?\\s+(?:${US_STATES})\\b\\.?(?:,?\\s+(\\d{5}(?:-\\d{4})?)\\b)?`],
  [
    "CA",
    `,\\s*${CITY},?\\s+(?:ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|YT|NT|NU)\\b\\.?(?:,?\\s+([A-Z]\\d[A-Z]\\s?\\d[A-Z]\\d)\\b)?`,
  ],
  ["AU", `,\\s*${CITY},?\\s+(?:V(?:IC|ic)|NSW|Q(?:LD|ld)|SA|WA|T(?:AS|as)|ACT|NT)\\b(?:,?\\s+(\\d{4})\\b)?`],
  ["GB", `,\\s*${CITY},?\\s+([A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2})\\b`],
];
const SHAPES = TAILS.map(([country, tail]) => ({
  country,
  pattern: new RegExp(`(?<![\\d$€£.,])${STREET}${tail}`, "u"),
}));
const BARE = new RegExp(`(?<![\\d$€£.,])${STREET}`, "u");

/** The first street address in a text with its parts; a street alone has neither city nor country. Null when there is none. */
export function findStreetAddress(text: string): (AddressParts & { country: string | null }) | null {
  // each shape is a street and its tail: most texts name no street at all
  const street = /\d/.test(text) ? BARE.exec(text)?.[0] : undefined;
  if (street === undefined) return null;
  for (const { country, pattern } of SHAPES) {
    const match = pattern.exec(text);
    if (match) return { text: match[0], city: match[1] ?? null, district: null, postalCode: match[2] ?? null, country };
  }
  return { text: street, city: null, district: null, postalCode: null, country: null };
}
