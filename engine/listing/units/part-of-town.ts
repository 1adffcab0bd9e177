/** The part of a town that stands before its town without a comma: "condo Lincoln Park Chicago IL", "Ehrenfeld Köln". */
import { parseCountry } from "./country.ts";
import { isHomeWord } from "./home-words.ts";

/** Signs of a line of facts; in longer ones a name before a town may be anybody's. */
const MAX_LINE = 200;
/** Words of a quarter's name: "East Village Green". More are a sentence in capitals. */
const MAX_WORDS = 3;
const NAME = /^(?:St\.|\p{Lu}[\p{L}'’-]{1,24})$/u;
const JOINER = /^(?:of|the|de|la|le|les|du|des|am|im|an|der|del)$/u;
/** What may lead a place; "near Hyde Park" and "minutes to Soho" are elsewhere. */
const LEAD = /^(?:in|at|en|à|im|a|te)$/iu;
/** Where such a line speaks of the home's surroundings in small letters only: a Garden may be Covent Garden. */
const OF_HOME = /^(?:gardens?|terrace|views?|yard|facing|aspect|each|total)$/u;
/** Streets, buildings and firms are no part of a town. */
const NOT_A_PART =
  /^(?:Rue|Avenue|Boulevard|Bd|Place|Quai|Cours|Allée|Chemin|Via|Viale|Piazza|Calle|Avenida|Rua|Résidence|Call|Contact|By|With|Near|Minutes|From)\s|(?:^|\s)(?:Streets?|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Way|Boulevard|Blvd|Broadway|Court|Towers?|Building|Mansions?|Residences?|Lofts?|Plaza|Centre|Center|Realty|Properties|Estates?|Agents?|Group|University|College|Airport|Station|Hospital|School|Stadium|Mall|County|Hotel|Bridge)$|^(?:Block|Sector|Phase|Stage|Kreis|Bezirk|Zone|Level|Main|Cross)$|(?:straße|strasse|weg|allee|gasse|platz)$/iu;
/** "North London" is no quarter. */
const DIRECTION =
  /^(?:North|South|East|West|Central|Greater|Inner|Outer|Upper|Lower|Old|Metro|Nord|Süd|Sud|Ost|Est|Ouest)$/iu;

/** Whether a name may be a part of a town: no street, building or firm. */
export const isPartOfTown = (name: string): boolean =>
  !NOT_A_PART.test(name) && !DIRECTION.test(name) && parseCountry(name) === null;

const endsPlace = (word: string | undefined): boolean =>
  word === undefined ||
  /[,.;:|)/!–—-]$|\d|^[•·&+]$/u.test(word) ||
  isHomeWord(word) ||
  LEAD.test(word) ||
  OF_HOME.test(word);

/** The quarter whose name ends right before the town at `at`; null where the words may say something else. */
export function partBefore(text: string, at: number): string | null {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const stop = text.indexOf("\n", at);
  if ((stop < 0 ? text.length : stop) - start > MAX_LINE || text[at - 1] !== " ") return null;
  const words = text.slice(start, at).trim().split(" ");
  const named: string[] = [];
  let word = words.pop();
  while (word !== undefined && !isHomeWord(word) && (NAME.test(word) || (named.length > 0 && JOINER.test(word)))) {
    named.unshift(word);
    word = words.pop();
  }
  const lead = named.findIndex((one) => !JOINER.test(one));
  const own = named.slice(Math.max(0, lead));
  const name = own.join(" ");
  const count = own.filter((one) => !JOINER.test(one)).length;
  if (count === 0 || count > MAX_WORDS || !endsPlace(own.length < named.length ? named[lead - 1] : word)) return null;
  return isPartOfTown(name) ? name : null;
}
