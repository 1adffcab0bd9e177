/** The registry of model providers. Adding one: a file in `providers/`, a line here, its kind in `providers/setting.ts`. */
import { type LanguageModel, streamText } from "ai";
import { AppError } from "#contract/errors";
import { readAnswer } from "./answer.ts";
import { asModelError } from "./failure.ts";
import type { Model } from "./model.ts";
import { anthropic } from "./providers/anthropic.ts";
import { openai } from "./providers/openai.ts";
import { openaiCompatible } from "./providers/openai-compatible.ts";
import type { ModelOptions, ModelSetting } from "./providers/setting.ts";

const providers: Record<ModelSetting["kind"], (setting: ModelSetting, options: ModelOptions) => LanguageModel> = {
  openai,
  anthropic,
  "openai-compatible": openaiCompatible,
};

/** A post takes seconds; a model that needs longer than this keeps a person waiting for what the composer has at once. */
const ANSWER_TIMEOUT_MS = 60_000;
/** Several times the longest piece; a model that rambles on is stopped and counts as malformed. */
const MAX_OUTPUT_TOKENS = 8_000;

/** A `Model` for one configured provider. */
export function createModel(setting: ModelSetting, options: ModelOptions = {}): Model {
  const language = providers[setting.kind](setting, options);
  return {
    id: setting.name,
    async write({ instructions, prompt }, { signal, onText, onUsage } = {}) {
      const limit = AbortSignal.timeout(options.timeout ?? ANSWER_TIMEOUT_MS);
      const abortSignal = signal ? AbortSignal.any([signal, limit]) : limit;
      const failed = (error: unknown) => asModelError(error, { timedOut: limit.aborted && !signal?.aborted });
      try {
        const answer = streamText({
          model: language,
          instructions,
          prompt,
          abortSignal,
          maxRetries: 0,
          maxOutputTokens: MAX_OUTPUT_TOKENS,
          // Errors arrive in the stream below; the default handler would print them.
          onError: () => {},
        });
        let text = "";
        for await (const part of answer.fullStream) {
          if (part.type === "error") throw part.error;
          if (part.type === "abort") throw abortSignal.reason;
          if (part.type === "finish")
            onUsage?.({
              tokensIn: part.totalUsage.inputTokens ?? null,
              tokensOut: part.totalUsage.outputTokens ?? null,
            });
          if (part.type === "finish" && part.finishReason === "content-filter") throw new AppError("model_refused");
          if (part.type !== "text-delta") continue;
          text += part.text;
          onText?.(text);
        }
        return readAnswer(text);
      } catch (error) {
        signal?.throwIfAborted();
        throw failed(error);
      }
    },
  };
}
