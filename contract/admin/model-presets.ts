/**
 * Providers an administrator can choose by name: their published base address and some of their models. One row each; any
 * other address that speaks one of these protocols is typed in. Models come and go, so a model's name can always be typed.
 */
import type { ModelKind } from "./model-names.ts";

export interface ModelPreset {
  readonly id: string;
  /** As the provider writes its name. */
  readonly label: string;
  readonly kind: ModelKind;
  readonly baseUrl: string;
  /** The first is filled in. */
  readonly models: readonly string[];
  /** In which its prices are published. */
  readonly currency: "CNY" | "USD" | "EUR";
}

const speaks = "openai-compatible";

export const modelPresets: readonly ModelPreset[] = [
  {
    id: "deepseek",
    label: "DeepSeek",
    kind: speaks,
    baseUrl: "https://api.deepseek.com",
    models: ["deepseek-chat", "deepseek-reasoner"],
    currency: "CNY",
  },
  {
    id: "qwen",
    label: "通义千问 Qwen",
    kind: speaks,
    baseUrl: "https://dashscope.aliyuncs.com/compatible-mode/v1",
    models: ["qwen-plus", "qwen-max", "qwen-flash"],
    currency: "CNY",
  },
  {
    id: "doubao",
    label: "豆包 Doubao",
    kind: speaks,
    baseUrl: "https://ark.cn-beijing.volces.com/api/v3",
    models: ["doubao-seed-1-8-251228", "doubao-seed-1-6-250615"],
    currency: "CNY",
  },
  {
    id: "glm",
    label: "智谱 GLM",
    kind: speaks,
    baseUrl: "https://open.bigmodel.cn/api/paas/v4",
    models: ["glm-4.7", "glm-4.6", "glm-4.5-air"],
    currency: "CNY",
  },
  {
    id: "kimi",
    label: "月之暗面 Kimi",
    kind: speaks,
    baseUrl: "https://api.moonshot.cn/v1",
    models: ["kimi-k2.5", "kimi-latest"],
    currency: "CNY",
  },
  {
    id: "openai",
    label: "OpenAI",
    kind: "openai",
    baseUrl: "https://api.openai.com/v1",
    models: ["gpt-5.1", "gpt-5-mini", "gpt-4.1"],
    currency: "USD",
  },
  {
    id: "anthropic",
    label: "Anthropic Claude",
    kind: "anthropic",
    baseUrl: "https://api.anthropic.com/v1",
    models: ["claude-sonnet-4-5", "claude-haiku-4-5", "claude-opus-4-5"],
    currency: "USD",
  },
  {
    id: "gemini",
    label: "Google Gemini",
    kind: speaks,
    baseUrl: "https://generativelanguage.googleapis.com/v1beta/openai",
    models: ["gemini-2.5-flash", "gemini-2.5-pro"],
    currency: "USD",
  },
  {
    id: "mistral",
    label: "Mistral",
    kind: speaks,
    baseUrl: "https://api.mistral.ai/v1",
    models: ["mistral-large-latest", "mistral-medium-latest", "mistral-small-latest"],
    currency: "EUR",
  },
  {
    id: "openrouter",
    label: "OpenRouter",
    kind: speaks,
    baseUrl: "https://openrouter.ai/api/v1",
    models: ["deepseek/deepseek-chat", "anthropic/claude-sonnet-4.5", "openai/gpt-5-mini"],
    currency: "USD",
  },
  {
    id: "ollama",
    label: "Ollama",
    kind: speaks,
    baseUrl: "http://127.0.0.1:11434/v1",
    models: ["qwen3", "gemma3", "llama3.1"],
    currency: "CNY",
  },
  {
    id: "lm-studio",
    label: "LM Studio",
    kind: speaks,
    baseUrl: "http://127.0.0.1:1234/v1",
    models: ["qwen/qwen3-8b", "openai/gpt-oss-20b"],
    currency: "CNY",
  },
];

/** The preset an address belongs to; null for any other. */
export const presetOf = (kind: ModelKind, baseUrl: string): ModelPreset | null =>
  modelPresets.find((preset) => preset.kind === kind && preset.baseUrl === baseUrl.trim().replace(/\/$/, "")) ?? null;
