/** What a language brings to say deciding facts (see deciding/fact.ts) and to list a home's things, theme by theme. */
import type { CopyStyle } from "#contract/copy";
import type { Day, DecidingId, Theme } from "#engine/copy/deciding/fact";
import type { Word } from "#engine/copy/deciding/words";
import type { Direction } from "#engine/phrases/aspect";
import type { Templates } from "./language.ts";

/** A place as its words are put together: what it is, its own name, its line, how far. */
export interface Near {
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
  /** A sentence for the names of several things of one theme: "{list}". */
  readonly groups: Readonly<Record<Theme, Templates>>;
  /** First lines for a thing of this home, {x}, and for two or three of them, {own}. */
  readonly lead: Readonly<Record<CopyStyle, { readonly one: Templates; readonly several: Templates }>>;
  readonly leadTitles: { readonly one: Templates; readonly several: Templates };
  /** First lines and titles from typed facts, where a home has nothing rarer. */
  readonly typed: Readonly<Record<CopyStyle, Templates>>;
  readonly typedTitles: Templates;
  /** Before each line of a video's script, by the slot it begins with. */
  readonly shots: Readonly<Record<string, string>>;
  readonly near: (place: Near) => string;
  /** Miles as the page prints them, or about so many metres. */
  readonly far: (metres: number, miles: number | null) => string;
  readonly day: (day: Day, country: string | null) => string;
  readonly clock: (minutes: number) => string;
  readonly pounds: (value: number) => string;
}
