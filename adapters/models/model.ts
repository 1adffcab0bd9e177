/** A writing model: takes a prompt, answers a draft. Everything a provider can do wrong comes out as one of our error codes. */
import { z } from "zod";

interface WriteRequest {
  /** Who the model is and the rules it keeps. */
  readonly instructions: string;
  /** The task, with the facts. */
  readonly prompt: string;
}

/** What a model must answer, as JSON. `title` is the subject of an email. */
export const modelDraft = z.object({
  title: z
    .string()
    .nullish()
    .transform((title) => title?.trim() || null),
  preheader: z
    .string()
    .nullish()
    .transform((text) => text?.trim() || null),
  body: z.string().trim().min(1),
  hashtags: z.array(z.string()).default([]),
});
export type ModelDraft = z.output<typeof modelDraft>;

/** What the provider says an answer took; null where it says nothing. */
export interface Usage {
  readonly tokensIn: number | null;
  readonly tokensOut: number | null;
}

interface WriteOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called with the text so far, as it streams in. */
  readonly onText?: ((text: string) => void) | undefined;
  /** Called once an answer is whole, also when it then cannot be used. */
  readonly onUsage?: ((usage: Usage) => void) | undefined;
}

export interface Model {
  /** Shown as "written by": the operator's name for it. */
  readonly id: string;
  /** Throws `model_failed`, `model_rate_limited`, `model_refused`, `model_malformed` or `timed_out`; an abort of `signal` stays an abort. */
  write(request: WriteRequest, options?: WriteOptions): Promise<ModelDraft>;
}
