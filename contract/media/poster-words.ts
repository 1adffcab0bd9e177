/** Texts of posters in an agent's own words: which there are, how long each may be, and what a check of them answers. */
import { z } from "zod";
import { finding, untraced } from "#contract/copy";

/** Characters. Why a poster is posted and the law's marks are not among them: those stay ours. */
export const posterWordLimits = {
  headline: 62,
  name: 40,
  place: 40,
  price: 32,
  facts: 100,
  agentName: 40,
  agentPhone: 40,
  agentCompany: 60,
} as const;
export type PosterSlot = keyof typeof posterWordLimits;
export const posterSlots = [
  "headline",
  "name",
  "place",
  "price",
  "facts",
  "agentName",
  "agentPhone",
  "agentCompany",
] as const satisfies readonly PosterSlot[];
const slot = z.enum(posterSlots);

/** One line, without signs that steer. */
const words = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^\P{Cc}*$/u);
const everySlot = z.object({
  headline: words(posterWordLimits.headline),
  name: words(posterWordLimits.name),
  place: words(posterWordLimits.place),
  price: words(posterWordLimits.price),
  facts: words(posterWordLimits.facts),
  agentName: words(posterWordLimits.agentName),
  agentPhone: words(posterWordLimits.agentPhone),
  agentCompany: words(posterWordLimits.agentCompany),
});
/** Only what differs from what the home says by itself; empty: not shown. Names of home, agent and firm are never empty: then the home's stands. */
export const posterWords = everySlot.partial().strict();
export type PosterWords = z.infer<typeof posterWords>;

/** What the check objects to in one text. */
const posterCheck = z.object({ slot, findings: z.array(finding), untraced: z.array(untraced) });
export type PosterCheck = z.infer<typeof posterCheck>;
export const posterChecks = z.array(posterCheck);

export const keptPosterWords = z.object({
  /** 0: none were ever kept. */
  version: z.number().int().nonnegative(),
  words: posterWords,
  /** What stands there without own words; empty: nothing. May be longer than what one may write. */
  proposed: z.record(slot, z.string()),
  checks: posterChecks,
});
export type KeptPosterWords = z.infer<typeof keptPosterWords>;
