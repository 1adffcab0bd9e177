/** Kinds of providers and why one did not write, by name. */
export const modelKinds = ["openai-compatible", "openai", "anthropic"] as const;
export type ModelKind = (typeof modelKinds)[number];

export const modelCauses = [
  "key_refused",
  "unknown_model",
  "rate_limited",
  "refused",
  "malformed",
  "timed_out",
  "unreachable",
  "address_not_allowed",
  "over_limit",
  "off",
  "failed",
] as const;
/** Never with the provider's own words, which may quote the key. */
export type ModelCause = (typeof modelCauses)[number];
