/** What a text may lawfully say in the place of a sentence that breaks a rule, in the language it is written in. */
import { simplify } from "../languages/zh/traditional.ts";
import type { Rule } from "../markets/rule.ts";
import { de } from "./said/de.ts";
import { en } from "./said/en.ts";
import { fr } from "./said/fr.ts";
import { ja } from "./said/ja.ts";
import { ko } from "./said/ko.ts";
import { others } from "./said/others.ts";
import { type Topic, topicOfConcept, topicOfRule } from "./said/topics.ts";
import { zh } from "./said/zh.ts";
import { zhHant } from "./said/zh-hant.ts";

const said: Readonly<Record<string, Readonly<Partial<Record<Topic, string>>>>> = {
  ...others,
  zh,
  "zh-hant": zhHant,
  en,
  ja,
  ko,
  fr,
  de,
};

const topicOf = ({ id, concepts, sum }: Pick<Rule, "id" | "concepts" | "sum">): Topic | undefined =>
  concepts.map((concept) => topicOfConcept.get(concept)).find((topic) => topic !== undefined) ??
  topicOfRule[id] ??
  (sum === undefined ? undefined : "chargesByLaw");

const traditionalTag = /-(?:hant|hk|tw|mo)(?:-|$)/u;
/** Frequent characters that only simplified Chinese writes so. */
const simplified = /[们这国会来对时说为见学过还开门间东车电话费价积证实业样给边环]/u;

/** Chinese is answered in the characters it is written in; short words that tell nothing in those of the market. */
function written(language: string, market: string, text: string): string {
  const tag = language.toLowerCase();
  const primary = tag.split("-")[0] ?? "";
  if (primary !== "zh") return primary;
  if (traditionalTag.test(tag) || simplify(text) !== text) return "zh-hant";
  return (market === "HK" || market === "TW") && !tag.includes("hans") && !simplified.test(text) ? "zh-hant" : "zh";
}

interface Written {
  /** BCP 47 tag of the text. */
  readonly language: string;
  readonly market: string;
  readonly text: string;
}

/**
 * Answers for every rule one text breaks, whose characters are looked at once. Null where nothing lawful can stand there but what
 * is missing, or its language is not written here.
 */
export function rewordingsOf({
  language,
  market,
  text,
}: Written): (rule: Pick<Rule, "id" | "concepts" | "sum">) => string | null {
  let tag: string | undefined;
  return (rule) => {
    const topic = topicOf(rule);
    if (topic === undefined) return null;
    tag ??= written(language, market, text);
    return said[tag]?.[topic] ?? null;
  };
}

/** The answer for one rule. */
export const rewordingOf = (rule: Pick<Rule, "id" | "concepts" | "sum">, given: Written): string | null =>
  rewordingsOf(given)(rule);

const allSaid: ReadonlySet<string> = new Set(Object.values(said).flatMap((sentences) => Object.values(sentences)));

/** Is this sentence one that the product itself tells to say instead? */
export const isRewording = (sentence: string): boolean => allSaid.has(sentence);
