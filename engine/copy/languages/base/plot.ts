/**
 * A plot: a whole post thought out around one thing of a home, by a hand that writes in that language. An arc joins sentences that
 * know nothing of one another; a plot's first line, its reasons and its last words are one person's, and each sentence is left out
 * where the home has not what it speaks of. What the plot has no words for is told by the arcs' slots.
 */
import type { CopyStyle } from "#contract/copy";
import type { Templates } from "./language.ts";
import type { Family, Ground } from "./story.ts";

/**
 * One sentence in several wordings (see ./template.ts), of which the one that tells most is taken; left out where none can be filled
 * or all would say again what has been said. `{?x}`: only where x is known. `{!x}`: only where it is not. `{+x}`: says x in the
 * sentence's own words, which hold of an x without any narrowing ("cats allowed" and not "cats allowed by consent").
 */
export type Beat = string | Templates;

export type PlotLine =
  /** Slots of an arc's line ("@money @material?"), or "" for an empty line. */
  | string
  /** A paragraph. `spare`: it goes when room is short, 1 last and 2 first. */
  | { readonly say: readonly Beat[]; readonly spare?: 1 | 2 }
  /** One thing a line, at most so many; `numbered` in place of marks of their own. Left out with fewer than two. */
  | {
      readonly list: readonly Beat[];
      readonly intro?: string;
      readonly most?: number;
      readonly numbered?: boolean;
      readonly spare?: 1 | 2;
    }
  /** Last words: how to answer. What else is due stands before them. */
  | { readonly close: readonly Beat[] };

export interface Plot {
  readonly name: string;
  readonly voices: readonly CopyStyle[];
  /** Shapes of posts: "list" (Instagram, Xiaohongshu), "chat" (Facebook, WeChat, LINE), "short" (X, Weibo). */
  readonly families: readonly Family[];
  /** What it is about. */
  readonly on: readonly Ground[];
  readonly unless?: readonly Ground[];
  /** How much it stops a reader, where its points do not tell (see points.ts; a garden weighs 84, a balcony 62). */
  readonly weight?: number;
  /** Headlines, at most 20 signs of Han or 60 letters. */
  readonly titles: Templates;
  readonly lines: readonly PlotLine[];
}
