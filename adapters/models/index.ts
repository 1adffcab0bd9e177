/** The registry of model providers. Adding one: a file in `providers/`, a line here, its kind in `providers/setting.ts`. */
import { type LanguageModel, streamText, type UserModelMessage } from "ai";
import { AppError } from "#contract/errors";
import { asModelError } from "./failure.ts";
import type { Model } from "./model.ts";
import { patience } from "./patience.ts";
import { providerErrorText } from "./provider-error.ts";
import { anthropic } from "./providers/anthropic.ts";
import { openai } from "./providers/openai.ts";
import { openaiCompatible } from "./providers/openai-compatible.ts";
import type { ModelOptions, ModelSetting } from "./providers/setting.ts";

const providers: Record<ModelSetting["kind"], (setting: ModelSetting, options: ModelOptions) => LanguageModel> = {
  openai,
  anthropic,
  "openai-compatible": openaiCompatible,
};

/** Silence: a model that says nothing for so long keeps a person waiting for what the composer has at once. */
const SILENCE_MS = 60_000;
/** A pack of a dozen pieces, from a model that writes slowly. */
const ANSWER_MS = 5 * 60_000;
/** A pack of a dozen long pieces; a model that rambles on is stopped, and what it wrote whole until then counts. */
const MAX_OUTPUT_TOKENS = 16_000;

const withPictures = (prompt: string, pictures: readonly Uint8Array[]): UserModelMessage => ({
  role: "user",
  content: [
    { type: "text", text: prompt },
    ...pictures.map((data) => ({ type: "file" as const, data, mediaType: "image/jpeg" })),
  ],
});

/** A `Model` for one configured provider. */
export function createModel(setting: ModelSetting, options: ModelOptions = {}): Model {
  const language = providers[setting.kind](setting, options);
  return {
    id: setting.name,
    async write({ instructions, prompt, pictures = [] }, { signal, onText, onUsage, onProviderWords, accept } = {}) {
      const { timeout: whole = ANSWER_MS, silence = SILENCE_MS } = options;
      const limit = patience({ silence: Math.min(silence, whole), whole });
      const abortSignal = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal;
      try {
        const answer = streamText({
          model: language,
          instructions,
          ...(pictures.length === 0 ? { prompt } : { messages: [withPictures(prompt, pictures)] }),
          abortSignal,
          maxRetries: 0,
          maxOutputTokens: MAX_OUTPUT_TOKENS,
          // Errors arrive in the stream below; the default handler would print them.
          onError: () => {},
        });
        let text = "";
        for await (const part of answer.fullStream) {
          limit.heard();
          if (part.type === "error") throw part.error;
          if (part.type === "abort") throw abortSignal.reason;
          if (part.type === "finish")
            onUsage?.({
              tokensIn: part.totalUsage.inputTokens ?? null,
              tokensOut: part.totalUsage.outputTokens ?? null,
            });
          if (part.type === "finish" && part.finishReason === "content-filter")
            throw new AppError("model_refused", {
              cause: `finish_reason: ${part.rawFinishReason ?? part.finishReason}`,
            });
          if (part.type !== "text-delta") continue;
          text += part.text;
          onText?.(text);
        }
        accept?.(text);
        return text;
      } catch (error) {
        signal?.throwIfAborted();
        const words = limit.isOver() ? null : providerErrorText(error, setting.apiKey);
        if (words !== null) onProviderWords?.(words);
        throw asModelError(error, { timedOut: limit.isOver() });
      } finally {
        limit.stop();
      }
    },
  };
}
