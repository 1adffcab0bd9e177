/** A writing model: takes a request, answers a text. Everything a provider can do wrong comes out as one of our error codes. */
import type { ModelRequest } from "#engine/copy/prompts/index";

/** What the provider says an answer took; null where it says nothing. */
export interface Usage {
  readonly tokensIn: number | null;
  readonly tokensOut: number | null;
}

/** What a call is for, for the log. */
export interface Purpose {
  /** Names the call; its findings are added under it once they are known. */
  readonly id: string;
  readonly what: "pack" | "sentences" | "opinion" | "reading" | "facts" | "trial" | "test";
  readonly language: string | null;
  /** Pieces asked for, as the request names them. */
  readonly pieces: readonly string[];
}

interface WriteOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called with the text so far, as it streams in. */
  readonly onText?: ((text: string) => void) | undefined;
  /** Called once an answer is whole, also when it then cannot be used. */
  readonly onUsage?: ((usage: Usage) => void) | undefined;
  /** Throws `model_refused` or `model_malformed` for an answer that cannot be used, which the call then counts as. */
  readonly accept?: ((answer: string) => void) | undefined;
  /** Called before a rejection with what the provider itself said of it, its key masked. */
  readonly onProviderWords?: ((words: string) => void) | undefined;
  readonly purpose?: Purpose | undefined;
}

export interface Model {
  /** Shown as "written by": the operator's name for it. */
  readonly id: string;
  /** Throws `model_failed`, `model_rate_limited`, `model_refused`, `model_malformed` or `timed_out`; an abort of `signal` stays an abort. */
  write(request: ModelRequest, options?: WriteOptions): Promise<string>;
}
