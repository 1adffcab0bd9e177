/** The rules as people read them: what each forbids and allows, on what ground, how sure it is, and what the product cannot see. */
import { emptyListing } from "#contract/listing";
import { adContext } from "./ad-context.ts";
import { languages } from "./languages/index.ts";
import { getMarket, marketIds } from "./markets/index.ts";
import type { MarketRules, Rule } from "./markets/rule.ts";

type Bilingual = Rule["message"];

/** wording: words that may not be used; proof: claims that need a proof; duty: what an advertisement must state. */
export const ruleKinds = ["wording", "proof", "duty"] as const;
type RuleKind = (typeof ruleKinds)[number];

/** firm: settled; debatable: depends on circumstances; recalled: known, but not read in a text of the law, so it only warns. */
export const ruleStates = ["firm", "debatable", "recalled"] as const;
type RuleState = (typeof ruleStates)[number];

/** What the product does not know, where a rule would need it. */
export interface RuleGaps {
  /** Circumstances without which the rule is not applied at all. */
  readonly skippedWithout: readonly string[];
  /** Circumstances that would excuse it and that no listing tells: it is applied all the same. */
  readonly exceptionsUnseen: readonly string[];
  /** A proof the agent may hold makes it lawful, and the product cannot see it. */
  readonly proofUnseen: boolean;
  /** The law is about to change. */
  readonly changing: boolean;
}

export interface BookRule {
  readonly id: string;
  readonly kind: RuleKind;
  readonly state: RuleState;
  /** What a finding of it does at most: recalled rules never block. */
  readonly severity: "block" | "warn";
  readonly forbids: Bilingual;
  readonly allows: Bilingual;
  /** Wordings that break it, in the languages of its texts. */
  readonly examples: readonly string[];
  /** Law and article. */
  readonly citation: string;
  /** Address of the text it was taken from. */
  readonly source: string;
  /** Languages of texts it reads, primary subtags; null for any. */
  readonly readIn: readonly string[] | null;
  /** The day it was last compared with its source, ISO 8601. */
  readonly reviewed: string;
  readonly question: Bilingual | null;
  readonly gaps: RuleGaps;
}

export interface BookMarket extends Pick<MarketRules, "id" | "name" | "authority" | "laws"> {
  /** The oldest of its rules' reviews, ISO 8601. */
  readonly reviewed: string;
  readonly rules: readonly BookRule[];
}

const told = adContext(emptyListing(), null, null);
/** Circumstances a listing or the text itself tells (`adContext`, `circumstances`). */
const toldByListing = new Set([...Object.keys(told.context), "auction", "offer", "flat"]);
const factsKnown = new Set(Object.keys(told.facts));

const kinds: Record<Rule["kind"], RuleKind> = {
  lexicon: "wording",
  regex: "wording",
  "requires-fact": "proof",
  "required-disclosure": "duty",
};

/** Which of the three groups a rule belongs to. */
export const kindOf = (rule: Pick<Rule, "kind">): RuleKind => kinds[rule.kind];

/** Languages in which a rule finds anything; null for any. */
export function languagesRead(rule: Rule): readonly string[] | null {
  const patterned = rule.kind === "required-disclosure" || rule.patterns.length > 0 || rule.sum !== undefined;
  if (patterned && rule.languages.includes("*")) return null;
  const framed = languages
    .filter(({ id, concepts }) => rule.frames[id] !== undefined || rule.concepts.some((name) => concepts[name]))
    .map(({ id }) => id);
  return [...new Set([...(patterned ? rule.languages : []), ...framed])].sort();
}

const untold = (of: Rule["appliesWhen"]): string[] => Object.keys(of ?? {}).filter((key) => !toldByListing.has(key));

function gapsOf(rule: Rule): RuleGaps {
  const needed = untold(rule.appliesWhen);
  return {
    skippedWithout: rule.whenUnknown === "skip" ? needed : [],
    exceptionsUnseen: [...(rule.whenUnknown === "skip" ? [] : needed), ...untold(rule.notWhen)],
    proofUnseen: rule.requires?.facts.some((fact) => !factsKnown.has(fact)) ?? false,
    changing: rule.recheck !== undefined,
  };
}

/** How sure a rule is and what a finding of it does at most: as its surest ground. */
const standing = ({ outright, verified, certainty, severity }: Rule): Pick<BookRule, "state" | "severity"> => {
  if (outright !== undefined) return { state: "firm", severity: "block" };
  return verified === "recalled" ? { state: "recalled", severity: "warn" } : { state: certainty, severity };
};

const bookRule = (rule: Rule): BookRule => ({
  id: rule.id,
  kind: kindOf(rule),
  ...standing(rule),
  forbids: rule.forbids,
  allows: rule.allows,
  examples: rule.examples,
  citation: rule.citation,
  source: rule.source,
  readIn: languagesRead(rule),
  reviewed: rule.reviewed,
  question: rule.question ? { zh: rule.question.zh, en: rule.question.en } : null,
  gaps: gapsOf(rule),
});

function everyMarket(): BookMarket[] {
  return marketIds.flatMap((id) => {
    const market = getMarket(id);
    if (!market) return [];
    const rules = market.rules.filter(({ optIn }) => optIn === undefined).map((rule) => bookRule(rule));
    const { name, authority, laws } = market;
    const reviewed = rules.map((rule) => rule.reviewed).sort()[0] ?? market.compiled;
    return [{ id, name, authority, laws, reviewed, rules }];
  });
}

let made: readonly BookMarket[] | undefined;

/** Made once. Every market with all its rules but those that must be asked for (`optIn`: matters of style, no law), in the registry's order. */
export function ruleBook(): readonly BookMarket[] {
  made ??= everyMarket();
  return made;
}
