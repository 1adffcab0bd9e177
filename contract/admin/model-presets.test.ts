import { expect, test } from "vitest";
import { modelPresets, presetOf } from "./model-presets.ts";
import { isBareAddress, modelName } from "./models.ts";

test("the twelve providers are there, each complete, and each found again by its address", () => {
  expect(modelPresets.map(({ id }) => id)).toEqual([
    "deepseek",
    "qwen",
    "doubao",
    "glm",
    "kimi",
    "openai",
    "anthropic",
    "gemini",
    "mistral",
    "openrouter",
    "ollama",
    "lm-studio",
  ]);
  for (const preset of modelPresets) {
    expect(modelName.safeParse(preset.id).success).toBe(true);
    expect(isBareAddress(preset.baseUrl)).toBe(true);
    expect(preset.baseUrl).toMatch(preset.id === "ollama" || preset.id === "lm-studio" ? /^http:\/\/127/ : /^https:/);
    expect(new Set(preset.models).size).toBe(preset.models.length);
    expect(presetOf(preset.kind, `${preset.baseUrl}/`)).toBe(preset);
  }
  expect(presetOf("openai-compatible", "https://models.example/v1")).toBeNull();
});
