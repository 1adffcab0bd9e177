/** `listcast video --speak`: the provider in the surroundings reads the captions; without one, nothing is drawn. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { command } from "#cli/commands/video";
import { homeContent } from "#tests/support/media/drawn";
import { SECONDS_EACH, type SpeechServer, startSpeechServer } from "#tests/support/speech-server";
import { readAloud, speechFrom } from "./speech.ts";

let voices: SpeechServer;
beforeAll(async () => {
  voices = await startSpeechServer("sk-test");
});
afterAll(() => voices.close());

const setting = () => JSON.stringify({ baseUrl: voices.url, apiKey: "sk-test", model: "tts-1", voice: "alloy" });
const run = (args: string[], env = {}) =>
  command.run(["home.json", "--out", "film.mp4", ...args], {
    ...{ cwd: "/", env, stdout: () => {}, stderr: () => {}, stdin: async () => "" },
  });

test("captions are read aloud, and shots last as long as their lines", async () => {
  const caption = "客厅朝南带阳台，冬天的阳光照到饭桌，晚上坐在窗边看得见河";
  const shots = [
    { photo: 0, caption: null, seconds: 3 },
    { photo: 1, caption, seconds: 2 },
    { photo: 2, caption: null, seconds: 2 },
  ];
  const content = homeContent("zh", "film-title");
  const made = await readAloud(speechFrom({ env: { SPEECH: setting() } }), { shots, content, beat: null });
  expect(voices.requests.map(({ input }) => input)).toEqual([content.headline ?? content.name, caption]);
  expect(made.shots[1]?.seconds).toBeGreaterThan([...caption].length * SECONDS_EACH);
  expect(made.shots[2]?.seconds).toBe(2);
  expect(made.bytes.byteLength).toBeGreaterThan(1000);
});

test("without a provider, with a wrong one, or with a voice of one's own beside it nothing is made", async () => {
  await expect(run(["--speak"])).rejects.toMatchObject({ code: "no_speech" });
  const key = "sk-hunter2";
  const broken = run(["--speak"], { SPEECH: JSON.stringify({ apiKey: key }) });
  await expect(broken).rejects.toMatchObject({ code: "bad_usage", message: expect.stringContaining("baseUrl") });
  await expect(broken).rejects.not.toMatchObject({ message: expect.stringContaining(key) });
  await expect(run(["--speak"], { SPEECH: "{" })).rejects.toMatchObject({ code: "bad_usage" });
  await expect(run(["--speak", "--voice", "me.mp3"])).rejects.toMatchObject({ code: "bad_usage" });
});
