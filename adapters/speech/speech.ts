/** A voice that reads a text aloud. Everything a provider can do wrong comes out as one of our error codes. */

/** How a provider is configured (`SPEECH`). */
export interface SpeechSetting {
  /** Its name in the books. */
  readonly name: string;
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  /** The provider's own name of a voice; by language where one does not speak all of them. */
  readonly voice: string;
  readonly voices: Readonly<Record<string, string>>;
}

export interface Speech {
  readonly id: string;
  /**
   * The sound of the text, in whatever kind of file the provider answers: a stranger's bytes. Throws `model_failed`,
   * `model_rate_limited`, `model_refused`, `model_malformed` or `timed_out`; an abort of `signal` stays an abort.
   */
  speak(text: string, language: string, signal?: AbortSignal): Promise<Uint8Array>;
}
