/** Anthropic by its own API. */
import { createAnthropic } from "@ai-sdk/anthropic";
import type { LanguageModel } from "ai";
import type { ModelOptions, ModelSetting } from "./setting.ts";

export const anthropic = ({ apiKey, baseUrl, model }: ModelSetting, { fetch }: ModelOptions): LanguageModel =>
  createAnthropic({ apiKey, ...(baseUrl ? { baseURL: baseUrl } : {}), ...(fetch ? { fetch } : {}) })(model);
