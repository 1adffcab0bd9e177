/** Any address that speaks OpenAI's chat completions; known ones stand in contract/admin/model-presets.ts. */
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import { AppError } from "#contract/errors";
import type { ModelOptions, ModelSetting } from "./setting.ts";

export function openaiCompatible(
  { name, apiKey, baseUrl, model }: ModelSetting,
  { fetch }: ModelOptions,
): LanguageModel {
  if (!baseUrl) throw new AppError("bad_setting", { data: { name: "MODELS", expected: `baseUrl of ${name}` } });
  return createOpenAICompatible({
    name,
    baseURL: baseUrl,
    includeUsage: true,
    ...(apiKey ? { apiKey } : {}),
    ...(fetch ? { fetch } : {}),
  })(model);
}
