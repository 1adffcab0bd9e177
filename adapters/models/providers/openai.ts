/** OpenAI by its own API. */
import { createOpenAI } from "@ai-sdk/openai";
import type { LanguageModel } from "ai";
import type { ModelOptions, ModelSetting } from "./setting.ts";

export const openai = ({ apiKey, baseUrl, model }: ModelSetting, { fetch }: ModelOptions): LanguageModel =>
  createOpenAI({ apiKey, ...(baseUrl ? { baseURL: baseUrl } : {}), ...(fetch ? { fetch } : {}) }).chat(model);
