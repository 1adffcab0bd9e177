/** So many of a thing: two lifts are not one, and a space for a car is not for two. */
import type { CopyLanguage } from "#contract/copy";
import { isOf, setOf } from "#engine/statements/things/index";
import type { Span } from "#engine/text/span";
import { numerals } from "../units/numerals.ts";
import type { Account } from "./listing.ts";
import { isSaid, type Sentence, type Thing } from "./parts.ts";

const more: ReadonlySet<string> = setOf("lift", "skylight", "parkingCost");
const cars: ReadonlySet<string> = setOf(
  "garage",
  "carport",
  "driveway",
  "undergroundParking",
  "openParking",
  "parkingCost",
);
const isCounted = (id: string): boolean => isOf("inventory", id) || more.has(id) || cars.has(id);

/** The most that is counted so. */
const MOST = 12;
/** Characters between a thing and its number. */
const REACH = { before: 30, behind: 4 } as const;
const before = /^[ -]?(?:\p{Script=Latin}{1,12}[ -]){0,2}$|^ ?[\p{Script=Han}\p{Script=Hangul}の]{0,4} ?$/u;
const behind = /^ ?[はがもを은는이가도:：]? ?$/u;
const counter = /^ ?[台基つ個部本机機个张辆대개]/u;

/** Behind a number it makes a floor: 6楼电梯房 has not six lifts. */
const floorWord = /^ ?(?:étage|floor|Stock|Etage|Obergeschoss|OG|层|楼|階|층)/u;

interface Count extends Span {
  readonly thing: string;
  readonly count: number;
}

const kindOf = (id: string): string => (cars.has(id) ? "parkingCost" : id);

function countsIn(text: string, language: CopyLanguage, sentences: readonly Sentence[]): Count[] {
  const things = sentences.flatMap(({ parts }) =>
    parts.flatMap((part) => part.things.filter(({ id }) => isCounted(id))),
  );
  if (things.length === 0) return [];
  const found: Count[] = [];
  const numbers = numerals(text, language).filter(
    ({ value, start, end }) =>
      value >= 1 &&
      value <= MOST &&
      Number.isInteger(value) &&
      // "quatrième étage avec ascenseur" counts no lifts, and "차를 둘 차고" none that holds two
      !floorWord.test(text.slice(end, end + 12)) &&
      !(text.slice(start, end) === "둘" && /[을를] ?$/u.test(text.slice(Math.max(0, start - 2), start))),
  );
  const add = (thing: Thing, number: { value: number; start: number; end: number }) =>
    found.push({
      thing: kindOf(thing.id),
      count: number.value,
      start: Math.min(thing.start, number.start),
      end: Math.max(thing.end, number.end),
    });
  // both are in the order of the text
  let first = 0;
  for (const thing of things) {
    while ((numbers[first]?.end ?? Number.POSITIVE_INFINITY) <= thing.start - REACH.before) first++;
    for (let at = first; at < numbers.length; at++) {
      const number = numbers[at];
      if (!number || number.start - thing.end >= REACH.behind) break;
      if (
        number.end <= thing.start &&
        thing.start - number.end < REACH.before &&
        before.test(text.slice(number.end, thing.start)) &&
        // "욕실 2개에 붙박이장 3곳": another thing was counted
        !/[에와과랑] $/u.test(text.slice(number.end, thing.start))
      )
        add(thing, number);
      else if (
        number.start >= thing.end &&
        number.start - thing.end < REACH.behind &&
        behind.test(text.slice(thing.end, number.start)) &&
        counter.test(text.slice(number.end, number.end + 2))
      )
        add(thing, number);
    }
  }
  return found;
}

/** Counts of `text` that are not the listing's for the same thing. */
export function otherCounts(
  text: string,
  language: CopyLanguage,
  sentences: readonly Sentence[],
  { told }: Account,
): Span[] {
  const said = countsIn(text, language, sentences);
  if (said.length === 0) return [];
  const known = new Map<string, Set<number>>();
  for (const one of told)
    for (const { thing, count } of countsIn(one.text, one.language === "read" ? "fr" : one.language, one.sentences))
      known.set(thing, (known.get(thing) ?? new Set<number>()).add(count));
  return said
    .filter(({ thing, count }) => known.get(thing)?.has(count) === false)
    .filter((one) => isSaid(text, language, one))
    .map(({ start, end }) => ({ start, end }));
}
