/** What a language brings to say deciding facts (see deciding/fact.ts). */
import type { Day, DecidingId } from "#engine/copy/deciding/fact";
import type { Word } from "#engine/copy/deciding/words";
import type { Direction } from "#engine/phrases/aspect";
import type { Templates } from "./language.ts";

/** A place as its words are put together: what it is, its own name, its line, how far. */
interface Near {
  readonly kind: Word;
  /** The language's word for what it is. */
  readonly word: string;
  readonly name: string | null;
  readonly line: string | null;
  readonly far: string;
}

/**
 * Sentences are templates without their last stop. Holes are the slots of the fact; a slot that is only given prints nothing
 * ("[, no end date{open}]"). `{?sale}`, `{?rent}`, `{?many}` (several parts) are conditions. Endings by voice stand as
 * "<formal|friendly|clipped>".
 */
export interface DecidingWords {
  readonly words: Readonly<Record<Word, string>>;
  readonly aspects: Readonly<Record<Direction, string>>;
  readonly say: Readonly<Record<DecidingId, Templates>>;
  /** First lines of a post, where the fact is one that no other home has. */
  readonly open: Readonly<Partial<Record<DecidingId, Templates>>>;
  readonly titles: Readonly<Partial<Record<DecidingId, Templates>>>;
  readonly near: (place: Near) => string;
  /** Miles as the page prints them, or about so many metres; "about" too where the page says so. */
  readonly far: (metres: number, miles: number | null, about: boolean) => string;
  readonly day: (day: Day, country: string | null) => string;
  readonly clock: (minutes: number) => string;
  readonly pounds: (value: number) => string;
}
