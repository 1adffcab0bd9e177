/** A provider of speech, against a local server that answers as the published one does. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SpeechServer, startSpeechServer } from "#tests/support/speech-server";
import { createSpeech } from "./index.ts";

let server: SpeechServer;
beforeAll(async () => {
  server = await startSpeechServer("sk-test");
});
beforeEach(() => server.behave({ kind: "speak" }));
afterAll(() => server.close());

const setting = (apiKey = "sk-test") => ({
  ...{ name: "speech", baseUrl: server.url, apiKey, model: "tts-1", voice: "alloy", voices: { zh: "nova" } },
});

test("a line is spoken in the language's own voice, as a sound of plain samples", async () => {
  const speech = createSpeech(setting());
  const bytes = await speech.speak("厨房有窗", "zh");
  expect(Buffer.from(bytes.subarray(0, 4)).toString()).toBe("RIFF");
  await speech.speak("Südbalkon", "de");
  expect(server.requests.slice(-2)).toEqual([
    { model: "tts-1", input: "厨房有窗", voice: "nova", response_format: "wav" },
    { model: "tts-1", input: "Südbalkon", voice: "alloy", response_format: "wav" },
  ]);
});

test.each([
  [{ kind: "status", status: 500 }, "model_failed"],
  [{ kind: "status", status: 429 }, "model_rate_limited"],
  [{ kind: "status", status: 400, message: "rejected by our safety system" }, "model_refused"],
  [{ kind: "silent" }, "model_malformed"],
  [{ kind: "hang" }, "timed_out"],
] as const)("what a provider does wrong has a code of ours: %j is %s", async (behaviour, code) => {
  server.behave(behaviour);
  await expect(createSpeech(setting(), { timeout: 300 }).speak("a", "en")).rejects.toMatchObject({ code });
});

test("a wrong key is a failure, and a wish withdrawn stays one", async () => {
  await expect(createSpeech(setting("sk-wrong")).speak("a", "en")).rejects.toMatchObject({ code: "model_failed" });
  server.behave({ kind: "hang" });
  const stop = new AbortController();
  const asked = createSpeech(setting()).speak("a", "en", stop.signal);
  stop.abort(new Error("enough"));
  await expect(asked).rejects.toThrow("enough");
});
