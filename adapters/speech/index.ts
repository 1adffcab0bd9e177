/** Speech by any address that speaks OpenAI's `/audio/speech`: OpenAI itself, and the many that took over its shape. */
import { createOpenAI } from "@ai-sdk/openai";
import { generateSpeech, NoSpeechGeneratedError } from "ai";
import { asModelError } from "#adapters/models/failure";
import { AppError } from "#contract/errors";
import type { Speech, SpeechSetting } from "./speech.ts";

/** A line of a film is some seconds of speech. */
const ANSWER_MS = 45_000;
/** A minute as plain samples; a line is told in a fifth of it. */
const MOST_BYTES = 12 * 1024 * 1024;

interface Options {
  readonly fetch?: typeof fetch;
  /** Milliseconds one line may take. */
  readonly timeout?: number;
}

/** A `Speech` for the configured provider. */
export function createSpeech(setting: SpeechSetting, { fetch, timeout = ANSWER_MS }: Options = {}): Speech {
  const { name, baseUrl, apiKey, model, voice, voices } = setting;
  const speaking = createOpenAI({ apiKey, baseURL: baseUrl, ...(fetch ? { fetch } : {}) }).speech(model);
  return {
    id: name,
    async speak(text, language, signal) {
      const limit = AbortSignal.timeout(timeout);
      try {
        const { audio } = await generateSpeech({
          model: speaking,
          text,
          voice: voices[language] ?? voice,
          // as samples: exactly as long as what is said, where MP3 begins and ends with silence
          outputFormat: "wav",
          maxRetries: 0,
          abortSignal: signal ? AbortSignal.any([signal, limit]) : limit,
        });
        const bytes = audio.uint8Array;
        if (bytes.byteLength > MOST_BYTES) throw new AppError("model_malformed");
        return bytes;
      } catch (error) {
        signal?.throwIfAborted();
        if (NoSpeechGeneratedError.isInstance(error)) throw new AppError("model_malformed", { cause: error });
        throw asModelError(error, { timedOut: limit.aborted });
      }
    },
  };
}
