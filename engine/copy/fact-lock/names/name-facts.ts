/** What of a listing's facts the names of a text are looked up in. */
import type { Listing } from "#contract/listing";

export interface NameFacts {
  readonly listing: Listing;
  /** All texts of the listing, width-folded, for looking up a stretch as it stands. */
  readonly corpus: string;
  /** Folded names, also in other scripts (梅川苑, meichuanyuan). */
  readonly names: string;
  /** Regions the home lies in, as the six languages call them. */
  readonly regions: ReadonlySet<string>;
  /** The same with blanks between words (and syllables of pinyin). */
  readonly words: string;
  /** Folded names of the agent and the firm. */
  readonly signers: string;
}
