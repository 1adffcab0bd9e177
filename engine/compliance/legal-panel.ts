/** What was checked of one home, and what could not be: the legal panel of the results and of `listcast check --panel`. */
import type { Finding } from "#contract/copy";
import type { LegalPanel } from "#contract/law/listing-law";
import type { Context } from "./applies.ts";
import { getMarket } from "./markets/index.ts";
import { partsOf } from "./markets/parts.ts";
import type { Rule } from "./markets/rule.ts";
import { circumstances } from "./place.ts";
import { kindOf, languagesRead, ruleBook } from "./rule-book.ts";

type Concern = "checked" | "not concerned" | { missing: string[] };

/** Whether a rule concerns a home in these circumstances; what is missing, where that cannot be told. */
function concernOf(rule: Rule, context: Context): Concern {
  const missing: string[] = [];
  for (const [key, listed] of Object.entries(rule.appliesWhen ?? {})) {
    const value = context[key] ?? null;
    if (value === null) missing.push(key);
    else if (!listed.includes(value)) return "not concerned";
  }
  for (const [key, listed] of Object.entries(rule.notWhen ?? {})) {
    const value = context[key] ?? null;
    if (value !== null && listed.includes(value)) return "not concerned";
  }
  return rule.whenUnknown === "skip" && missing.length > 0 ? { missing } : "checked";
}

type Cited = Pick<Finding, "citation">;

/** Each law once, where it can be read; what a message has to carry is told by its citation alone. */
function lawsOf(rules: readonly Rule[], checked: readonly Cited[], cited: readonly Cited[]): LegalPanel["laws"] {
  const sources = new Map(rules.flatMap(partsOf).map(({ citation, source }) => [citation, source]));
  const refs = new Set([...checked, ...cited].map(({ citation }) => citation));
  return [...refs].map((ref) => ({ ref, source: sources.get(ref) ?? null }));
}

/** Over all the places it is written for: checked in one of them is checked. */
function concernIn(rule: Rule, contexts: readonly Context[]): Concern {
  const all = contexts.flatMap((context) => partsOf(rule).map((part) => concernOf(part, context)));
  return (
    all.find((concern) => concern === "checked") ??
    all.find((concern) => typeof concern === "object") ??
    "not concerned"
  );
}

const counts = (rules: readonly Rule[]): LegalPanel["checked"] => ({
  wording: rules.filter((rule) => kindOf(rule) === "wording").length,
  proof: rules.filter((rule) => kindOf(rule) === "proof").length,
  duty: rules.filter((rule) => kindOf(rule) === "duty").length,
});

/**
 * How many of the rules read no texts in each of the languages, where no other rule on the same article does; languages in which
 * that is none are left out.
 */
function unreadIn(rules: readonly Rule[], languages: readonly string[]): LegalPanel["unread"] {
  return languages
    .map((language) => {
      const reads = (rule: Rule) => languagesRead(rule)?.includes(language) ?? true;
      const read = new Set(rules.filter(reads).map(({ citation }) => citation));
      return { language, rules: rules.filter(({ citation }) => !read.has(citation)).length };
    })
    .filter((unread) => unread.rules > 0);
}

/**
 * `contexts`: the circumstances of the home, one for each place it is written for, at least one; `languages`: primary subtags of
 * its texts; `findings`: what was found in them, by whatever law. Null for a market without rules.
 */
export function legalPanel(
  id: string,
  contexts: readonly Context[],
  languages: readonly string[],
  findings: readonly Cited[] = [],
): LegalPanel | null {
  const market = getMarket(id);
  const written = ruleBook().find((each) => each.id === id);
  if (!market || !written) return null;
  // what only a piece's own words tell is unknown of the home
  const completed = contexts.map((context) => ({ ...circumstances(id, "", context), flat: context.flat }));
  const rules = market.rules.filter(({ optIn }) => optIn === undefined);
  const concerns = rules.map((rule) => [rule, concernIn(rule, completed)] as const);
  const checked = concerns.filter(([, concern]) => concern === "checked").map(([rule]) => rule);
  const skipped = new Map<string, number>();
  for (const [, concern] of concerns)
    if (typeof concern === "object") for (const key of concern.missing) skipped.set(key, (skipped.get(key) ?? 0) + 1);
  const inBook = new Map(written.rules.map((rule) => [rule.id, rule]));
  const reviews = checked.map(({ reviewed }) => reviewed).sort();
  return {
    market: id,
    name: market.name,
    authority: market.authority,
    laws: lawsOf(
      market.rules,
      checked.flatMap(partsOf).filter((part) => completed.some((context) => concernOf(part, context) === "checked")),
      findings,
    ),
    checked: counts(checked),
    notConcerned: concerns.filter(([, concern]) => concern === "not concerned").length,
    reviewed: { first: reviews[0] ?? market.compiled, last: reviews.at(-1) ?? market.compiled },
    recalled: checked.filter((rule) => rule.verified === "recalled" && rule.outright === undefined).length,
    proofUnseen: checked.filter((rule) => inBook.get(rule.id)?.gaps.proofUnseen).length,
    skipped: [...skipped].map(([circumstance, count]) => ({ circumstance, rules: count })),
    unread: unreadIn(checked, languages),
  };
}
