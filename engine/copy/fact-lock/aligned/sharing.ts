/** A patio that is shared is not one's own, and the other way round. */
import type { CopyLanguage } from "#contract/copy";
import { isOf } from "#engine/statements/things/index";
import type { Span } from "#engine/text/span";
import type { Account } from "./listing.ts";
import { isSaid, type Sentence } from "./parts.ts";

interface Holding extends Span {
  readonly thing: string;
  readonly shared: boolean;
}

const holdingsIn = (sentences: readonly Sentence[]): Holding[] =>
  sentences.flatMap(({ parts }) =>
    parts.flatMap(({ things }): Holding[] => {
      const shared = things.find(({ id }) => id === "shared");
      const own = things.find(({ id }) => id === "ownAlone");
      const word = shared ?? own;
      if (!word || (shared && own)) return [];
      return things
        .filter(({ id }) => isOf("outside", id))
        .map(({ id, start, end }) => ({
          thing: id,
          shared: shared !== undefined,
          start: Math.min(start, word.start),
          end: Math.max(end, word.end),
        }));
    }),
  );

/** Places outside of which `text` says that they are one's own or shared, and the listing the contrary. */
export function swappedSharing(
  text: string,
  language: CopyLanguage,
  sentences: readonly Sentence[],
  { told }: Account,
): Span[] {
  const said = holdingsIn(sentences);
  if (said.length === 0) return [];
  const known = new Map<string, Set<boolean>>();
  for (const { thing, shared } of told.flatMap((one) => holdingsIn(one.sentences)))
    known.set(thing, (known.get(thing) ?? new Set<boolean>()).add(shared));
  return said
    .filter(({ thing, shared }) => known.get(thing)?.has(shared) === false)
    .filter((one) => isSaid(text, language, one))
    .map(({ start, end }) => ({ start, end }));
}
