/** What a claim of Chinese, Japanese or Korean is: the ways people say it, and what a listing must hold for it or against it. */

/** Alternatives of a pattern, by language. */
interface Ways {
  readonly zh: readonly string[];
  readonly ja: readonly string[];
  readonly ko: readonly string[];
}

export interface Claim {
  readonly id: string;
  readonly said: Ways;
  /** A line of the listing that bears it out, in whatever language; null for what no listing can. */
  readonly borne: RegExp | null;
  /** The claim is false only of a home whose listing holds this. */
  readonly against?: RegExp;
  /** The claim denies something ("no mortgage"): its own denial takes nothing back. */
  readonly lack?: true;
}
