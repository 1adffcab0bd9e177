/** What lies beside a sentence of the listing bears a claim out, whatever other rules make of its words. */
import { isOf, type ThingId } from "#engine/statements/things/index";
import type { Span } from "#engine/text/span";
import { datedIn, partsByYear } from "./dated.ts";
import type { Account } from "./listing.ts";
import { isTaken, type Sentence } from "./parts.ts";

/** Rules about works done. */
const works = /^listedAsNew$/u;
/** Things of the account that bear out a concept of the lexicon, besides those of its own name. */
const kin: Readonly<Record<string, readonly ThingId[]>> = {
  waterTank: ["wellWater"],
  pond: ["wellWater"],
  porch: ["carport"],
  garden: ["toGarden", "gardenOut", "yardOut", "toCourtyard"],
  courtyard: ["toCourtyard", "yardOut"],
  gasStove: ["gasHob"],
  induction: ["inductionHob"],
  woodFloor: ["parquetFloor"],
  patio: ["patio", "yardOut"],
};
const plainSights: ReadonlySet<string> = new Set(["toStreet", "toCourtyard", "toGarden"]);
/** A share of a freehold is none. */
const tenure: ReadonlySet<string> = new Set(["freehold", "leasehold"]);
const parking = /^concept:parking/u;
/** What a home may look at without any praise of its view. */
const seen = /^concept:view$/u;

/** Of a text cut into `sentences`: is a finding of `rule` at `span` borne out by the listing's account? */
export function bearer(
  text: string,
  sentences: readonly Sentence[],
  account: Account,
): (span: Span, rule: string) => boolean {
  const things = sentences.flatMap(({ parts }) => parts.flatMap((part) => part.things));
  const said = datedIn(sentences);
  const known = said.length > 0 ? partsByYear(account, false) : null;
  const dated = (span: Span): boolean =>
    said.some(
      (one) =>
        one.start < span.end &&
        span.start < one.end &&
        one.things.length > 0 &&
        one.things.every(({ start }) =>
          one.things.some((each) => each.start === start && known?.get(one.year)?.has(each.id) === true),
        ),
    );
  return (span, rule) => {
    if (works.test(rule)) return dated(span);
    if (parking.test(rule)) return isTaken(text, span);
    // "Overlooking the yard" of a home whose page has it turned to the yard.
    if (seen.test(rule))
      return things.some(
        ({ id, start, end }) =>
          start < span.end && span.start < end && isOf("outlooks", id) && plainSights.has(id) && account.stated.has(id),
      );
    const concept = /^concept:(?<id>\p{L}+)$/u.exec(rule)?.groups?.id;
    if (concept === undefined || tenure.has(concept)) return false;
    const own: readonly string[] = [concept, ...(kin[concept] ?? [])];
    return things.some(
      ({ id, start, end }) => start < span.end && span.start < end && account.stated.has(id) && own.includes(id),
    );
  };
}
