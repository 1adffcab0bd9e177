/** A market's advertising law as a model is told it: what may not be said, and what must be, straight from the rules that check the answer. */
import type { Brief, CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { adContext } from "#engine/compliance/ad-context";
import { applies, speaks } from "#engine/compliance/applies";
import { getMarket } from "#engine/compliance/markets/index";
import type { Rule } from "#engine/compliance/markets/rule";
import { signerOf } from "../writing/signer.ts";

export interface LawTold {
  readonly market: string;
  /** Refused by the checker. */
  readonly forbidden: readonly { readonly rule: string; readonly what: string }[];
  /** Not refused, but shown to the agent as doubtful. */
  readonly avoid: readonly { readonly rule: string; readonly what: string }[];
  /** What an advertisement there states, as far as the facts have it. */
  readonly mustState: readonly { readonly rule: string; readonly what: string }[];
}

/** Its patterns are written for the language, or its concepts and frames are known in it. */
const knows = (rule: Rule, language: CopyLanguage): boolean =>
  speaks(rule, language) ||
  (rule.kind !== "required-disclosure" && (rule.concepts.length > 0 || (rule.frames[language]?.length ?? 0) > 0));

const said = (rule: Rule): { rule: string; what: string } => ({
  rule: rule.id,
  what: [rule.message.en, rule.forbids?.en].filter(Boolean).join(" "),
});

/** Of the rules of the brief's market those that concern this home; null where the product has no rules for the market. */
export function lawFor(listing: Listing, brief: Brief, language: CopyLanguage): LawTold | null {
  const known = brief.market === null ? null : getMarket(brief.market);
  if (!known) return null;
  const { context } = adContext(listing, signerOf(listing, brief), null);
  const rules = known.rules.filter((rule) => knows(rule, language) && applies(rule, context, ""));
  const blocks = (rule: Rule): boolean => rule.severity === "block" && rule.verified === "seen";
  const of = (want: (rule: Rule) => boolean) => rules.filter(want).map(said);
  const states = (rule: Rule): boolean => rule.kind === "required-disclosure";
  return {
    market: known.id,
    forbidden: of((rule) => !states(rule) && blocks(rule)),
    avoid: of((rule) => !states(rule) && !blocks(rule)),
    mustState: of(states),
  };
}
