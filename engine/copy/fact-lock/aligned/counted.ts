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
const before = /^[ -]?(?:\p{Script=Latin}{1,12}[ -]){0,2}$|^ ?[\p{Script=Han}\p{Script=Hangul}の]{0,4} ?$/u;
const behind = /^ ?[はがもを은는이가도:：]? ?$/u;
const counter = /^ ?[台基つ個部本机機个张辆대개]/u;

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
    ({ value }) => value >= 1 && value <= MOST && Number.isInteger(value),
  );
  const add = (thing: Thing, number: { value: number; start: number; end: number }) =>
    found.push({
      thing: kindOf(thing.id),
      count: number.value,
      start: Math.min(thing.start, number.start),
      end: Math.max(thing.end, number.end),
    });
  for (const thing of things)
    for (const number of numbers) {
      if (
        number.end <= thing.start &&
        thing.start - number.end < 30 &&
        before.test(text.slice(number.end, thing.start))
      )
        add(thing, number);
      else if (
        number.start >= thing.end &&
        number.start - thing.end < 4 &&
        behind.test(text.slice(thing.end, number.start)) &&
        counter.test(text.slice(number.end, number.end + 2))
      )
        add(thing, number);
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
  const known = told.flatMap((one) => countsIn(one.text, one.language === "read" ? "fr" : one.language, one.sentences));
  return said
    .filter(({ thing, count }) => {
      const same = known.filter((one) => one.thing === thing);
      return same.length > 0 && same.every((one) => one.count !== count);
    })
    .filter((one) => isSaid(text, language, one))
    .map(({ start, end }) => ({ start, end }));
}
