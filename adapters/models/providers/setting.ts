/** How a provider is configured. Comes from the settings today, from the administrator's list later. */

export interface ModelSetting {
  readonly name: string;
  readonly kind: "openai" | "anthropic" | "openai-compatible";
  readonly baseUrl?: string | undefined;
  readonly apiKey: string;
  readonly model: string;
}

/** What the outside world may be replaced by in a test. */
export interface ModelOptions {
  readonly fetch?: typeof fetch | undefined;
  /** Milliseconds one answer may take as a whole. */
  readonly timeout?: number | undefined;
  /** Milliseconds in which nothing comes. */
  readonly silence?: number | undefined;
}
