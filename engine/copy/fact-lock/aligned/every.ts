/** "In every room", "both", "throughout": said of a thing that the listing has somewhere only. */
import type { CopyLanguage } from "#contract/copy";
import { isOf } from "#engine/statements/things/index";
import type { Span } from "#engine/text/span";
import type { Account } from "./listing.ts";
import { isSaid, type Sentence, type Thing } from "./parts.ts";

const spread = (id: string): boolean => isOf("inventory", id) || (isOf("means", id) && /Floor$|Heating$/.test(id));

const anew = /(?<!\p{L})(?:et une?|and an?|und(?: eine?n?)?) (?:\p{L}{1,20} )?$/iu;

interface Everywhere {
  readonly thing: Thing;
  readonly every: Thing;
}

const everywhereIn = (sentences: readonly Sentence[]): Everywhere[] =>
  sentences.flatMap(({ parts }) =>
    parts.flatMap(({ things }) => {
      const every = things.find(({ id }) => id === "every");
      return every ? things.filter(({ id }) => spread(id)).map((thing) => ({ thing, every })) : [];
    }),
  );

/** Things `text` spreads over all rooms that the listing states, and not for all. */
export function spreadFurther(
  text: string,
  language: CopyLanguage,
  sentences: readonly Sentence[],
  { told, stated }: Account,
): Span[] {
  const said = everywhereIn(sentences);
  if (said.length === 0) return [];
  const own = new Set(told.flatMap((one) => everywhereIn(one.sentences).map(({ thing }) => thing.id)));
  return (
    said
      .filter(({ thing }) => stated.has(thing.id) && !own.has(thing.id))
      // "dishwasher and all"
      .filter(({ every }) => !/(?<!\p{L})and all$/iu.test(text.slice(Math.max(0, every.start - 5), every.end)))
      // "double vitrage dans toutes les pièces et un sol stratifié": what begins anew is not spread
      .filter(({ thing, every }) => !anew.test(text.slice(every.end, Math.max(every.end, thing.start))))
      .filter(({ thing }) => isSaid(text, language, thing))
      .map(({ thing, every }) => ({ start: Math.min(thing.start, every.start), end: Math.max(thing.end, every.end) }))
  );
}
