/** What a rent or fee covers: "water and power included" where the listing includes water. */
import type { CopyLanguage } from "#contract/copy";
import { isOf } from "#engine/statements/things/index";
import type { Span } from "#engine/text/span";
import type { Account } from "./listing.ts";
import { isSaid, type Sentence, type Thing, withItems } from "./parts.ts";

/** Costs in the parts of `sentences` that speak of covering them, or of leaving them out. */
const costsIn = (sentences: readonly Sentence[], frame: "covers" | "excludes"): Thing[] =>
  sentences.flatMap((sentence) =>
    sentence.parts.flatMap(({ things }, at) => {
      const covers = things.some(({ id }) => id === "covers");
      const excludes = things.some(({ id }) => id === "excludes");
      if (covers === excludes || covers !== (frame === "covers")) return [];
      // A frame in front of its list: "includes water, trash".
      const behind: Thing[] = [];
      for (let next = at + 1; sentence.parts[next]?.item === true; next++)
        behind.push(...(sentence.parts[next]?.things ?? []));
      return [...withItems(sentence, at), ...behind].filter(({ id }) => isOf("costs", id));
    }),
  );

/** "HOA: $312 a month: water, trash": what is listed behind a sum is what it covers. */
const behindSum = /\d[^:：]{0,40}[:：](?=[^\d:：]{3,200}$)/u;

/** Costs listed behind a sum of the listing. */
const listedIn = ({ told }: Account): Thing[] =>
  told.flatMap(({ text, sentences }) => {
    const match = behindSum.exec(text);
    if (!match) return [];
    const from = match.index + match[0].length;
    const things = sentences.flatMap(({ parts }) => parts.flatMap((part) => part.things));
    return things.filter(({ id, start }) => start >= from && isOf("costs", id));
  });

/** Costs `text` says are covered that the listing, which says what is, does not name among them. */
export function coversMore(
  text: string,
  language: CopyLanguage,
  sentences: readonly Sentence[],
  account: Account,
): Span[] {
  const said = costsIn(sentences, "covers");
  const leftOut = costsIn(sentences, "excludes");
  if (said.length === 0 && leftOut.length === 0) return [];
  const { told, stated } = account;
  const covered = told.flatMap((one) => costsIn(one.sentences, "covers"));
  const own = new Set<string>([...covered, ...listedIn(account)].map(({ id }) => id));
  // a warm rent is one with the heating in it
  if (told.some(({ text }) => /warmmiete/iu.test(text))) own.add("heatingCost");
  const borne = (thing: Thing): boolean =>
    own.has(thing.id) || (thing.id === "parkingCost" && stated.has("parkingCost"));
  const grounded = new Set(said.filter(borne).map(({ start }) => start));
  const outside = new Set<string>(told.flatMap((one) => costsIn(one.sentences, "excludes").map(({ id }) => id)));
  return [
    ...said.filter(({ start }) => !grounded.has(start)),
    ...leftOut.filter(({ id }) => own.has(id) && !outside.has(id)),
  ]
    .filter((thing) => isSaid(text, language, thing))
    .map(({ start, end }) => ({ start, end }));
}
