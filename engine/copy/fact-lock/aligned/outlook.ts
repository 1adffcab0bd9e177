/** What a room or a balcony looks onto must be something the listing speaks of. */
import type { CopyLanguage } from "#contract/copy";
import { isOf } from "#engine/statements/things/index";
import type { Span } from "#engine/text/span";
import type { Account } from "./listing.ts";
import { isSaid, type Sentence } from "./parts.ts";

/** How far, in characters, the thing looked at may stand from the word of looking. */
const REACH = 30;
/** A way and no outlook: "five minutes to the park". */
const way = /\d|minut|分|분|walk|à pied|zu Fuß|步行|走|徒歩|도보|걸어/iu;

/** Outlooks of `text` that the listing nowhere names. */
export const strangeOutlooks = (
  text: string,
  language: CopyLanguage,
  sentences: readonly Sentence[],
  { stated }: Account,
): Span[] =>
  sentences.flatMap(({ parts }) =>
    parts.flatMap(({ things, words }) => {
      const look = things.find(({ id }) => id === "looks");
      // an east-facing porch looks at nothing, and "zur Mitbenutzung" is no direction
      const around = look && text.slice(Math.max(0, look.start - 6), look.end + 14);
      if (!look || way.test(words) || /(?:north|south|east|west)-facing|zur Mitbenutzung/iu.test(around ?? ""))
        return [];
      return things
        .filter(({ id, start, end }) => isOf("outlooks", id) && Math.max(start - look.end, look.start - end) <= REACH)
        .filter(({ start }, _at, all) => !all.some((other) => other.start === start && stated.has(other.id)))
        .filter((thing) => isSaid(text, language, thing))
        .map(({ start, end }) => ({ start: Math.min(start, look.start), end: Math.max(end, look.end) }));
    }),
  );
