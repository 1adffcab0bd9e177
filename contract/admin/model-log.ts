/** The log of what models were asked and answered: what it was for, what came back, what the checks said, what it took. */
import { z } from "zod";
import { adminList, listInput } from "#contract/admin/list";
import { fallbackReason } from "#contract/copy";

export const callPurposes = ["pack", "sentences", "opinion", "reading", "facts", "speech", "trial", "test"] as const;
export const callStates = ["written", "failed"] as const;

const asked = listInput(["at"], {
  from: z.iso.datetime({ offset: true }).optional(),
  purpose: z.enum(callPurposes).optional(),
  state: z.enum(callStates).optional(),
});
export type CallsAsked = z.infer<typeof asked>;

/** What the checks said of one piece of the answer; `reason` null: it was shown, mended where something was found. */
const draftFindings = z.object({
  piece: z.string(),
  reason: fallbackReason.nullable(),
  findings: z.array(z.object({ why: z.string(), part: z.string(), found: z.string(), note: z.string() })),
});
export type CallFindings = z.infer<typeof draftFindings>;

const call = z.object({
  id: z.uuid(),
  at: z.string(),
  provider: z.string(),
  model: z.string(),
  accountId: z.uuid().nullable(),
  accountEmail: z.string().nullable(),
  campaignId: z.uuid().nullable(),
  purpose: z.enum(callPurposes),
  language: z.string().nullable(),
  pieces: z.array(z.string()),
  /** 0 comes with the product; null: a wording that was tried, or a call that has none. */
  promptVersion: z.number().int().nullable(),
  /** "written", or one of the causes. */
  outcome: z.string(),
  /** As it came, also half; contacts masked. */
  answer: z.string(),
  /** What the provider itself said of a failure, its key and contacts masked; null where it said nothing. */
  error: z.string().nullable(),
  findings: z.array(draftFindings),
  tokensIn: z.number().int().nullable(),
  tokensOut: z.number().int().nullable(),
  /** Minor units, with fractions. */
  cost: z.number(),
  currency: z.string(),
  milliseconds: z.number().int(),
});
export type ModelCallLine = z.infer<typeof call>;

/** Whether it was asked with a wording that is only tried; tests and reviews of a text have no version either. */
export const isWordingTried = ({ purpose, promptVersion }: Pick<ModelCallLine, "purpose" | "promptVersion">) =>
  purpose === "trial" && promptVersion === null;

export const modelLog = adminList("/models/log", {
  summary: "What models were asked and answered, with what the checks said",
  input: asked,
  row: call,
});
