/** What stands around a figure. */

/** The text next to a quantity, for forms such as "2000s" and "années 2000". */
export interface Around {
  readonly before: string;
  readonly after: string;
  /** The two dozen characters in front of it and behind it. */
  readonly head: string;
  readonly reach: string;
  /** The dozen characters behind it. */
  readonly tail: string;
  /** Some dozen characters to both sides. */
  readonly sentence: string;
}
