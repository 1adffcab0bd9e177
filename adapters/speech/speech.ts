/** A voice that reads a text aloud. Everything a provider can do wrong comes out as one of our error codes. */
import { z } from "zod";

/** How a provider is configured (`SPEECH`). */
export const speechSetting = z.object({
  /** Its name in the books. */
  name: z.string().min(1).default("speech"),
  baseUrl: z.url({ protocol: /^https?$/ }).refine((text) => !text.includes("\n")),
  apiKey: z.string().default(""),
  model: z.string().min(1),
  /** The provider's own name of a voice; by language where one does not speak all of them. */
  voice: z.string().min(1),
  voices: z.record(z.string(), z.string().min(1)).default({}),
});
export type SpeechSetting = z.infer<typeof speechSetting>;

export interface Speech {
  readonly id: string;
  /**
   * The sound of the text, in whatever kind of file the provider answers: a stranger's bytes. Throws `model_failed`,
   * `model_rate_limited`, `model_refused`, `model_malformed` or `timed_out`; an abort of `signal` stays an abort.
   */
  speak(text: string, language: string, signal?: AbortSignal): Promise<Uint8Array>;
}
