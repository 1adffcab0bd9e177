/** One term of the trade: how a page may word it in any language, and how each language of ours says it. */
import type { CopyLanguage } from "#contract/copy";
import type { Topic } from "../points/point.ts";

/** A noun phrase per language (English with its article), alternatives parted by "|"; a missing language leaves the term out. */
type Say = Partial<Record<CopyLanguage, string>>;

export type Term = {
  readonly id: string;
  readonly topic: Topic;
  /** 0-100: how much a reader cares. Decides what survives a short limit. */
  readonly salience: number;
  readonly match: RegExp;
  readonly say: Say;
  /** Terms of one slot exclude each other and are written through the slot's name: {finish}, {tax}, {tenancy}. */
  readonly slot?: "finish" | "tax" | "tenancy";
  /** Ids of terms this one already says ("south-facing balcony" says "balcony"). */
  readonly implies?: readonly string[];
  /** May a free text bear it out, or only a feature, a table or a structured field? Short words that idioms use need the latter. */
  readonly fieldsOnly?: boolean;
  /** Words close by, in the same clause, with which the term speaks of something else (see ./scope.ts). */
  readonly unless?: RegExp;
};

type Options = Pick<Term, "slot" | "implies" | "fieldsOnly" | "unless">;

/**
 * Makes a term. `cjk` is matched anywhere; `latin` only as whole words (a plural s or es may follow).
 * `words` are said in the order zh, en, ja, ko, fr, de; an empty string means that language does not say it.
 */
export function term(
  id: string,
  topic: Topic,
  salience: number,
  cjk: string,
  latin: string,
  words: readonly [zh: string, en: string, ja: string, ko: string, fr: string, de: string],
  options: Options = {},
): Term {
  const parts = [cjk, latin && `(?<!\\p{L})(?:${latin})(?:e?s)?(?!\\p{L})`].filter((part) => part !== "");
  const codes: readonly CopyLanguage[] = ["zh", "en", "ja", "ko", "fr", "de"];
  const say: Say = {};
  codes.forEach((code, index) => {
    const word = words[index];
    if (word) say[code] = word;
  });
  return { id, topic, salience, match: new RegExp(parts.join("|"), "iu"), say, ...options };
}
