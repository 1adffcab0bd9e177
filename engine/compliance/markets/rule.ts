/** The shape of an advertising rule as the market files hold it. What each kind means is told in `check.ts`. */
import { z } from "zod";
import { sumLimits } from "#engine/compliance/tenancy/over-limit";

const bilingual = z.object({ zh: z.string(), en: z.string() });
const values = z.record(z.string(), z.array(z.union([z.string(), z.boolean()])));

const byLanguage = z.record(z.string(), z.array(z.string())).default({});

/** What decides it where the words alone do not. */
const question = bilingual.extend({
  /**
   * The circumstance a listing's answer is kept under (`context[key]`: true for yes, false for no), one for all rules that ask
   * the same. Without it the question is about the very words, and nobody's to answer for a whole listing.
   */
  key: z.string().optional(),
  /** The answer that makes it lawful; the other makes it certain. Without it the answer is a name ("state"), which `appliesWhen` and `notWhen` read. */
  lawful: z.enum(["yes", "no"]).optional(),
  /**
   * What it asks about: a fact of the home or its landlord, the same for all that is written of it, or one statement. An answer
   * about a statement goes for that statement alone (engine/compliance/statements.ts).
   */
  about: z.enum(["home", "statement"]).default("home"),
});
export type Question = z.infer<typeof question>;

const scalar = z.union([z.string(), z.boolean(), z.null()]);

/** A text to try the rule on; bare words are in the rule's first language, where it is law. */
const tried = z.object({
  text: z.string(),
  /** BCP 47. */
  language: z.string(),
  context: z.record(z.string(), scalar).optional(),
  facts: z.record(z.string(), z.union([scalar, z.number()])).optional(),
});
export type Tried = z.infer<typeof tried>;

/**
 * The ground of a rule that its wording alone breaks: no question about the home decides it, and of the rule's circumstances only
 * those named here excuse it (a shared home excuses many choices, but not one by race).
 */
const outright = z.strictObject({
  concepts: z.array(z.string()).default([]),
  patterns: z.array(z.string()).default([]),
  unlessFrames: byLanguage,
  notWhen: values.optional(),
  citation: z.string(),
  source: z.string(),
});

const rule = z.strictObject({
  id: z.string(),
  severity: z.enum(["block", "warn"]),
  /** Primary language subtags, or "*". */
  languages: z.array(z.string()).min(1),
  kind: z.enum(["lexicon", "regex", "requires-fact", "required-disclosure"]),
  patterns: z.array(z.string()),
  exceptions: z.array(z.string()),
  /**
   * What makes the claim or omission lawful: known facts, words anywhere in the text (`textAny`, for what goes for the whole
   * home: a saleable area), and words in the claim's own sentence or the next (`near`: a source, a distance, a date).
   */
  requires: z
    .object({
      facts: z.array(z.string()).default([]),
      textAny: z.array(z.string()).default([]),
      near: z.array(z.string()).default([]),
      /** A home is called new: `textAny` bears it out only with its completion, nothing where that lies so many years back. */
      youngerThan: z.number().int().optional(),
    })
    .optional(),
  /** Facts whose very value must appear in an advertisement (the agency's name). */
  factMentions: z.array(z.string()).default([]),
  /** Each inner list is one statement an advertisement must make, in any of its wordings. */
  groups: z.array(z.array(z.string())).default([]),
  /** Any match: the rule does not apply to this text. */
  unlessText: z.array(z.string()).default([]),
  appliesWhen: values.optional(),
  whenUnknown: z.enum(["skip"]).optional(),
  notWhen: values.optional(),
  optIn: z.string().optional(),
  compute: z.object({ type: z.enum(["ratioMax", "walk80", "ldkMin"]), arg: z.number().optional() }).optional(),
  /** Sums of a tenancy that may not exceed what the law allows, whatever words they are asked for in. */
  sum: sumLimits.optional(),
  /** "{most}" stands for what a sum's limit allows. */
  message: bilingual,
  suggestion: bilingual.nullable(),
  citation: z.string(),
  source: z.string(),
  /** firm: settled for this wording; debatable: depends on context, local or platform practice. */
  certainty: z.enum(["firm", "debatable"]),
  /** seen: a text supporting the rule was read; recalled: from general knowledge, so it warns and never blocks. */
  verified: z.enum(["seen", "recalled"]),
  localOverrides: z.array(z.object({ city: z.string(), severity: z.enum(["block", "warn"]) })).default([]),
  /** Where the law's words were read when not at its source's address, what of it was not read, and what the rule leaves out. */
  notes: z.string().optional(),
  /** What the law forbids and allows here, for whoever reads or extends the rule. */
  forbids: bilingual,
  allows: bilingual,
  /** Concepts of engine/compliance/languages that break the rule, in every language that knows them. */
  concepts: z.array(z.string()).default([]),
  /** Frames of this rule alone, by language; the notation is told in docs/decisions/0032. */
  frames: byLanguage,
  /** Frames that make it lawful: in the same sentence, or anywhere in the text. */
  unlessFrames: byLanguage,
  unlessFramesInText: byLanguage,
  /** Rules that say the same of the same words more exactly: where one of them finds something, this one is silent. */
  yieldsTo: z.array(z.string()).default([]),
  /** Likewise, where one of them finds something anywhere in the same sentence: one promise is told once, by the rule nearest to it. */
  yieldsInSentenceTo: z.array(z.string()).default([]),
  question: question.optional(),
  outright: outright.optional(),
  /** The day the rule was last held against the law. */
  reviewed: z.iso.date(),
  /** Wordings that break it, for the public list; none where something is missing. */
  examples: z.array(z.string()).default([]),
  /** Advertisements that lack what it wants stated. */
  lacking: z.array(tried).default([]),
  /** Lawful texts that look as if they broke it, at least two: none of its findings may stand in them. */
  nearMisses: z.array(z.union([z.string(), tried])).min(2),
  /** Why the rule must be looked at again, and when. */
  recheck: z.string().optional(),
});
export type Rule = z.infer<typeof rule>;

export const marketRules = z.object({
  id: z.string(),
  name: bilingual,
  authority: z.string(),
  laws: z.array(z.object({ ref: z.string(), title: z.string(), source: z.string() })),
  /** The language that characters are read in which several write; where none is named, each text's own. */
  characters: z.string().optional(),
  /**
   * What falls due at signing beside deposit and first rent, where that is so much of the whole that the two together would be
   * taken for all of it (a guarantor's fee, insurance, locks).
   */
  dueAtSigning: bilingual.optional(),
  /** The day this set was compiled. */
  compiled: z.string(),
  rules: z.array(rule),
});
export type MarketRules = z.infer<typeof marketRules>;
