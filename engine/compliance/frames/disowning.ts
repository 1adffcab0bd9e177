/** How a language disowns what it says: the frames that `disowned.ts` reads a text by. */

/** Frames of one language; the notation is told in docs/decisions/0032. */
export interface Disowning {
  /** "We don't promise": what follows in the statement is not said. */
  readonly refuses?: readonly string[];
  /** Likewise where the words turn people away: "we never write", never "we don't take". */
  readonly refusesWords?: readonly string[];
  /**
   * "It is unlawful to refuse", "the Act forbids": an act told as against the law turns nobody away. A clause that begins with a
   * refusal of its own is no member of the list ("it is unlawful to refuse, no DSS").
   */
  readonly outlaws?: readonly string[];
  /** What a refusal of one's own begins with: "no", "only". */
  readonly refusals?: readonly string[];
  /** "Without promising anything": a concession, which ends with its own clause; what follows is said. */
  readonly concedes?: readonly string[];
  /** "... is no phrase of ours", "... nobody can say": what stands before; where a clause begins with it, the clauses before. */
  readonly disowns?: readonly string[];
  readonly disownsWords?: readonly string[];
  /** "Whoever promises ... keep away": all between a "but" and the next. */
  readonly warns?: readonly string[];
  /** What others ask or say, which the next sentence may deny. */
  readonly reports?: readonly string[];
  /** "No", "we don't": each begins a clause. */
  readonly denies?: readonly string[];
  /** "Nobody knows": leaves even a loss open. */
  readonly open?: readonly string[];
  /** Losses and worries: asked about and answered no, they are a promise. */
  readonly losing?: readonly string[];
  /** "Only", "refuse": asked about and answered no, nobody is turned away. */
  readonly restricts?: readonly string[];
  /** "Not": a claim that begins within two units is none. */
  readonly negates?: readonly string[];
  /** Likewise behind a claim. */
  readonly negatesAfter?: readonly string[];
  /** Superlatives of a measure or a life: "the tallest block has eighteen floors". */
  readonly measures?: readonly string[];
  /** "But": what is disowned ends. */
  readonly ends?: readonly string[];
  /** A clause with one of these is no member of a list that is disowned. */
  readonly asserts?: readonly string[];
  /** "Between us": in this sentence and the one before nothing is disowned. */
  readonly winks?: readonly string[];
}

export type Disowner = keyof Disowning;
export const disowners = [
  "refuses",
  "refusesWords",
  "outlaws",
  "refusals",
  "concedes",
  "disowns",
  "disownsWords",
  "warns",
  "reports",
  "denies",
  "open",
  "losing",
  "restricts",
  "negates",
  "negatesAfter",
  "measures",
  "ends",
  "asserts",
  "winks",
] as const satisfies readonly Disowner[];
