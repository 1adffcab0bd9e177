/** Street addresses of the continent inside running text: "Bergstraße 7, 69120 Heidelberg", "12 rue des Lilas, 33000 Bordeaux". */
import { isCity } from "#engine/places/gazetteer";
import type { AddressParts } from "./address.ts";

const NUMBER = "\\d{1,4}(?:\\s?[a-zA-Z](?!\\p{L}))?(?:[-/]\\d{1,4})?";
const TOWN =
  "(\\p{Lu}[\\p{L}'’-]{1,30}(?:(?: (?:am|an|der|im|in|den|bei|ob|la|le|les|de|del|della|do|da|dos|aan|op)){0,2} \\p{Lu}[\\p{L}'’-]{1,30}){0,2})";
const WORDS = "(?:[\\p{L}\\d.'’-]{1,24}\\s){0,4}?[\\p{L}\\d.'’-]{2,24}";
const GERMAN = `(?:(?:(?:Gro(?:ß|ss)|Klein|Alt|Neu|Lang|Hoh|Ober|Unter|Breit|Inner|Äu(?:ß|ss)er|Mittler|Vorder|Hinter)e[rs]?\\s)?\\p{Lu}[\\p{L}-]{1,30}(?:[-\\s]?(?:[Ss]tra(?:ß|ss)e|[Ss]tr\\.|[Ww]eg|[Pp]latz|[Aa]llee|[Gg]asse|[Rr]ing|[Dd]amm|[Uu]fer|[Mm]arkt|[Hh]of|[Gg]raben|[Pp]ark|[Ww]all|[Cc]haussee))|(?:Am|An der|Im|In der|Zum|Zur|Auf der|Unter den)\\s\\p{Lu}[\\p{L}-]{2,30})`;
const FRENCH = "(?:rue|avenue|av\\.|boulevard|bd|place|chemin|all[ée]e|impasse|quai|cours|route|square|passage)";
const ITALIAN = "(?:[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Ll]argo|[Vv]icolo)";
const SPANISH =
  "(?:[Cc]alle|[Cc]/|[Aa]venida|[Aa]vda\\.?|[Pp]laza|[Pp]aseo|[Cc]amino|[Rr]onda|[Rr]ua|[Tt]ravessa|[Ll]argo|[Pp]raça)";
const DUTCH = "\\p{Lu}[\\p{L}'-]{2,30}(?:\\s(?:van|de|der|den|het|'t|\\p{Lu}[\\p{L}-]{1,20})){0,3}?";

/** Country, street, what follows: group 1 the postcode, group 2 the town. */
const SHAPES: readonly (readonly [country: string, pattern: RegExp])[] = [
  [
    "DE",
    new RegExp(`(?<![\\p{L}\\d])${GERMAN}\\s${NUMBER}(?:,\\s?|\\s(?:[|·•/–-]\\s)?)(?:D-)?(\\d{5})\\s${TOWN}`, "u"),
  ],
  ["AT", new RegExp(`(?<![\\p{L}\\d])${GERMAN}\\s${NUMBER}(?:,\\s?|\\s)(?:A-|CH-)?(\\d{4})\\s${TOWN}`, "u")],
  [
    "FR",
    new RegExp(
      `(?<![\\p{L}\\d])\\d{1,4}(?:\\s(?:bis|ter))?,?\\s${FRENCH}\\s${WORDS}(?:,\\s?|\\s-\\s|\\s)(\\d{5})\\s${TOWN}`,
      "u",
    ),
  ],
  [
    "IT",
    new RegExp(`(?<![\\p{L}\\d])${ITALIAN}\\s${WORDS},?\\s${NUMBER}(?:,\\s?|\\s-\\s)(?:(\\d{5})\\s)?${TOWN}`, "u"),
  ],
  [
    "ES",
    new RegExp(
      `(?<![\\p{L}\\d])${SPANISH}\\s${WORDS},?\\s(?:n[º°]\\s?)?${NUMBER}(?:,\\s?|\\s-\\s)(?:(\\d{4}-\\d{3}|\\d{5})\\s)?${TOWN}`,
      "u",
    ),
  ],
  [
    "NL",
    new RegExp(
      `(?<![\\p{L}\\d])${DUTCH}\\s${NUMBER}(?:[\\s-](?:bis|hs|huis|rd|zw|[IVX]{1,3}|\\d{1,3}))?(?:,\\s?|\\s)(\\d{4}\\s?[A-Z]{2})\\s${TOWN}`,
      "u",
    ),
  ],
];

/** Behind a number that is a size, a sum or a count, or the beginning of one: "590 €", "1.690 €", "63 m²", "3 camere". */
const NO_NUMBER_OF_A_HOUSE =
  "(?!\\d|[\\d.,]*\\s?(?:m²|m2|mq|qm|€|EUR|euros?|camere|local|hab|quartos|baños|pi[èe]ces|chambres))";
/** "1 690 €", "285 000 €": thousands set apart. Of two digits nobody can tell: "rue du Bailli 88 950 €". */
const NO_SUM = "(?!(?:\\d|\\d{3})\\s\\d{3}\\s?(?:€|EUR|euros?))";

/** A street with its number and nothing behind it, by the language of the street's word. */
const ALONE: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\d])${GERMAN}\\s${NUMBER}${NO_NUMBER_OF_A_HOUSE}`, "u"),
  new RegExp(
    `(?<![\\p{L}\\d])(?:\\d{1,4}(?:\\s(?:bis|ter))?,?\\s${FRENCH}\\s${WORDS}(?=\\s?[,;:–(\\n]|$)|${FRENCH}\\s${WORDS}\\s${NO_SUM}\\d{1,4}${NO_NUMBER_OF_A_HOUSE})`,
    "u",
  ),
  new RegExp(`(?<![\\p{L}\\d])${ITALIAN}\\s${WORDS},?\\s${NO_SUM}\\d{1,4}${NO_NUMBER_OF_A_HOUSE}`, "u"),
  new RegExp(`(?<![\\p{L}\\d])${SPANISH}\\s${WORDS},?\\s(?:n[º°]\\s?)?${NO_SUM}\\d{1,4}${NO_NUMBER_OF_A_HOUSE}`, "u"),
];

/** "rue du Bailli 88", "Rua do Bonjardim 512": a street with a number, without its town; null where a text names none. */
export const findStreetAlone = (text: string): string | null =>
  /\d/.test(text) ? (ALONE.map((shape) => shape.exec(text)?.[0]).find((found) => found !== undefined) ?? null) : null;

/** The first such address in a text with its parts; null when there is none. `country` narrows the shapes that are tried. */
export function findEuropeanAddress(text: string, country: string | null): (AddressParts & { country: string }) | null {
  if (!/\d/.test(text)) return null;
  const own: Readonly<Record<string, string>> = { CH: "AT", BE: "FR", PT: "ES", BR: "ES", MX: "ES" };
  for (const [shape, pattern] of SHAPES) {
    if (country !== null && shape !== (own[country] ?? country)) continue;
    const match = pattern.exec(text);
    if (!match?.[2]) continue;
    // "calle de Bravo Murillo, 210, Bellas Vistas, Madrid": the quarter stands before the city.
    const next = match[1]
      ? null
      : /^,\s(\p{Lu}[\p{L}'’-]{1,30}(?:\s(?:de\s)?(?:la\s)?\p{Lu}?[\p{L}'’-]{1,30}){0,3})/u.exec(
          text.slice(match.index + match[0].length),
        )?.[1];
    if (next && isCity(next, country) && !isCity(match[2], country))
      return {
        text: `${match[0]}, ${next}`,
        city: next,
        district: match[2],
        postalCode: null,
        country: country ?? shape,
      };
    // "Napoli Vomero": a quarter behind its city
    const [first = "", ...quarter] = match[2].split(" ");
    if (quarter.length > 0 && !isCity(match[2], country) && isCity(first, country ?? shape) && first.length > 3)
      return {
        text: match[0],
        city: first,
        district: quarter.join(" "),
        postalCode: match[1] ?? null,
        country: country ?? shape,
      };
    return { text: match[0], city: match[2], district: null, postalCode: match[1] ?? null, country: country ?? shape };
  }
  return null;
}
