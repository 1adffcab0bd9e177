import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Brief, Piece } from "#contract/copy";
import type { AppError } from "#contract/errors";
import { checkDraft } from "#engine/copy/drafts/check-draft";
import { compose } from "#engine/copy/index";
import type { Target } from "#engine/copy/writing/plan";
import { sampleListing } from "#tests/samples/fact-lock/listing";
import { type ModelServer, startModelServer } from "#tests/support/model-server";
import { createModel } from "./index.ts";
import type { LiveDraft, TextWork } from "./pack-context.ts";
import { writePack } from "./write-pack.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const setting = () => ({
  name: "house",
  kind: "openai-compatible" as const,
  baseUrl: server.url,
  apiKey: "k-secret",
  model: "m",
});
const model = (timeout = 5_000) => createModel(setting(), { timeout });
const request = { instructions: "Write.", prompt: "Facts." };
const answer = (content: string) => ({ kind: "answer" as const, content });
const draft = (body: string, more: object = {}) => JSON.stringify({ title: null, body, hashtags: [], ...more });
const brief: Brief = { style: "professional", seed: 1, market: null, agent: null, link: null };
const target: Target = { platform: "twitter", language: "en", kind: "post" };
const truth = "2-bed flat in Putuo, Shanghai: 89.3 m² (961 sq ft), windows north and south, a lift. ¥6.98 million.";

describe("a model behind an OpenAI-compatible address", () => {
  test("streams its answer and carries the key", async () => {
    server.behave(answer("Hello there."));
    const seen: string[] = [];
    expect(await model().write(request, { onText: (text) => seen.push(text) })).toBe("Hello there.");
    expect(seen.length).toBeGreaterThan(1);
    expect(server.requests.at(-1)?.authorization).toBe("Bearer k-secret");
  });

  test.each([
    ["429 is a rate limit", { kind: "status", status: 429 }, "model_rate_limited"],
    ["500 is a failure", { kind: "status", status: 500 }, "model_failed"],
    ["a wrong key is a failure", { kind: "status", status: 401 }, "model_failed"],
    ["a content filter refuses", { kind: "answer", content: "", finish: "content_filter" }, "model_refused"],
    ["a broken stream is a failure", { kind: "garbage" }, "model_failed"],
    ["a cut connection is no answer", { kind: "cut", content: '{"body":"half' }, "model_failed"],
  ] as const)("%s", async (_title, behaviour, code) => {
    server.behave(behaviour);
    await expect(model().write(request)).rejects.toMatchObject({ name: "AppError", code });
  });

  test.each([{ kind: "hang" }, { kind: "hang-midway", content: '{"body":"ha' }] as const)(
    "silence times out: $kind",
    async (behaviour) => {
      server.behave(behaviour);
      await expect(model(150).write(request)).rejects.toMatchObject({ code: "timed_out" });
    },
  );

  test("an abort by the caller stays an abort", async () => {
    server.behave({ kind: "hang" });
    const cancelled = new Error("cancelled by the agent");
    const control = new AbortController();
    setTimeout(() => control.abort(cancelled), 50);
    await expect(model().write(request, { signal: control.signal })).rejects.toBe(cancelled);
  });
});

const failures: string[] = [];
const live: LiveDraft[] = [];
const work: TextWork = {
  compose: async (about, asked, to) => compose(about, asked, to),
  check: async (about, asked, text) => checkDraft(about, asked, text),
};
beforeEach(() => {
  failures.length = 0;
  live.length = 0;
});

async function write(
  targets: readonly Target[] = [target],
  { models = [model(300)], signal }: { models?: ReturnType<typeof model>[]; signal?: AbortSignal } = {},
) {
  const pieces: Piece[] = [];
  const left = await writePack(
    models,
    { work },
    { listing: sampleListing, brief, targets },
    {
      onPiece: async (piece) => void pieces.push(piece),
      onDraft: (one) => void live.push(one),
      onFailure: (id: string, error: AppError) => void failures.push(`${id}:${error.code}`),
    },
    signal,
  );
  return { pieces, left: left.map((one) => [one.target.platform, one.reason]) };
}
const prompts = () => server.requests.map(({ body }) => JSON.stringify(body));
let before = 0;
beforeEach(() => {
  before = server.requests.length;
});
const calls = () => server.requests.length - before;

describe("a piece by a model", () => {
  test("a truthful draft is taken as it is, with its writer's name", async () => {
    server.behave(answer(draft(truth)));
    const { pieces, left } = await write();
    expect(left).toEqual([]);
    expect(pieces).toMatchObject([{ body: truth, writtenBy: "house", untraced: [] }]);
    expect(calls()).toBe(1);
  });

  test("of a lie the sentence is sent back with its finding, and not the piece; the correction is taken", async () => {
    const lie = "Steps from Lincoln Elementary School.";
    server.behave(answer(draft(`${truth} ${lie}`)), answer('{"sentence": 1, "text": "620 m to the metro."}'));
    const { pieces } = await write();
    expect(pieces[0]?.body).toBe(`${truth} 620 m to the metro.`);
    expect(pieces[0]?.writtenBy).toBe("house");
    const back = prompts().at(-1) ?? "";
    expect(back).toContain(lie);
    expect(back).toContain("does not follow from the facts");
    expect(back).not.toContain("windows north and south, a lift. ¥6.98 million.");
  });

  test.each([
    ["repeats it", answer('{"sentence": 1, "text": "With a swimming pool."}')],
    ["answers rubbish", answer("no idea")],
    ["is away", { kind: "status", status: 503 } as const],
    ["has nothing to say instead", answer('{"sentence": 1, "text": null}')],
  ])("a sentence that stays false is taken out when the model %s", async (_how, second) => {
    server.behave(answer(draft(`${truth} With a swimming pool.`)), second);
    const { pieces, left } = await write();
    expect(left).toEqual([]);
    expect(pieces[0]?.body).toBe(truth);
  });

  test("a liar is left to the composer, with the reason", async () => {
    server.behave(answer(draft("With a swimming pool. Beside Lincoln Elementary School. And a lift.")));
    expect(await write()).toEqual({ pieces: [], left: [["twitter", "untrue"]] });
  });

  test("a false hashtag goes, and nobody is asked for it", async () => {
    server.behave(answer(draft(truth, { hashtags: ["Putuo", "SwimmingPool"] })));
    expect((await write()).pieces[0]).toMatchObject({ hashtags: ["Putuo"], body: truth });
    expect(calls()).toBe(1);
  });

  test("a false title gives way to the composer's where the platform shows one", async () => {
    const home = "A two-bedroom flat with a lift. Windows face north and south. The price is ¥6.98 million.";
    server.behave(answer(draft(home, { title: "River views in Putuo" })), answer("no"));
    const { pieces } = await write([{ ...target, platform: "rightmove" }]);
    expect(pieces[0]?.title).toBeTruthy();
    expect(pieces[0]?.title).not.toMatch(/river/i);
    expect(pieces[0]).toMatchObject({ body: home, writtenBy: "house" });
  });

  test("too long a text loses sentences; one that is far too long is left", async () => {
    const more = (times: number) => answer(draft(`${truth} ${"Message me for a time to see it. ".repeat(times)}`));
    server.behave(more(6));
    expect((await write()).pieces[0]?.length.used).toBeLessThanOrEqual(280);
    server.behave(more(60));
    expect(await write()).toEqual({ pieces: [], left: [["twitter", "too_long"]] });
  });
});

const three: Target[] = ["twitter", "facebook", "instagram"].map((platform) => ({ ...target, platform }));
const named = (platform: string) => `{"piece":"${platform}/post",${draft(truth).slice(1)}`;
const pack = three.map(({ platform }) => named(platform)).join("\n");

describe("a pack", () => {
  test("is one request a language, and its pieces stream", async () => {
    server.behave(answer(pack));
    const { pieces, left } = await write(three);
    expect(left).toEqual([]);
    expect(pieces.map(({ platform }) => platform).sort()).toEqual(["facebook", "instagram", "twitter"]);
    expect(calls()).toBe(1);
    const first = live.filter((one) => one.target.platform === "twitter");
    expect(first.filter(({ state }) => state === "writing").length).toBeGreaterThan(3);
    expect(first.map(({ body }) => truth.startsWith(body))).not.toContain(false);
    expect(first.at(-1)).toMatchObject({ state: "checking", body: truth });
  });

  test("what an answer has whole before it breaks off counts, and the rest is asked for once more", async () => {
    server.behave(
      { kind: "cut", content: `${named("twitter")}\n${named("facebook")}\n{"piece":"insta` },
      answer(named("instagram")),
    );
    const { pieces, left } = await write(three);
    expect(pieces).toHaveLength(3);
    expect(left).toEqual([]);
    expect(prompts().at(-1)).toContain("instagram/post");
    expect(prompts().at(-1)).not.toContain("facebook/post");
  });

  test("what the model forgets twice is left as missing", async () => {
    server.behave(answer(`${named("twitter")}\n${named("facebook")}`));
    expect((await write(three)).left).toEqual([["instagram", "missing"]]);
    expect(calls()).toBe(2);
  });

  test.each([
    [{ kind: "status", status: 429 }, "rate_limited"],
    [{ kind: "status", status: 401 }, "key_refused"],
    [{ kind: "status", status: 404 }, "unknown_model"],
    [{ kind: "hang" }, "timed_out"],
    [{ kind: "garbage" }, "failed"],
    [answer("Here are your posts!"), "malformed"],
    [answer('{"title":"no body"}'), "malformed"],
    [answer("I'm sorry, but I can't help with that."), "refused"],
    [answer("抱歉，我无法提供帮助。"), "refused"],
  ] as const)("%j leaves all of it, with why, and is not asked again at once", async (behaviour, reason) => {
    server.behave(behaviour);
    const { pieces, left } = await write(three);
    expect(pieces).toEqual([]);
    expect(left).toEqual(three.map(({ platform }) => [platform, reason]));
    expect(calls()).toBe(1);
  });

  test("the next model is asked for what the first could not write", async () => {
    server.behave({ kind: "status", status: 503 }, answer(pack));
    const second = createModel({ ...setting(), name: "second" });
    const { pieces, left } = await write(three, { models: [model(), second] });
    expect(left).toEqual([]);
    expect(new Set(pieces.map(({ writtenBy }) => writtenBy))).toEqual(new Set(["second"]));
    expect(failures).toEqual(["house:model_failed"]);
  });

  test("a slow answer is taken as long as something comes", async () => {
    server.behave({ kind: "slow", content: pack, everyMs: 5 });
    expect((await write(three, { models: [createModel(setting(), { silence: 300 })] })).left).toEqual([]);
  });

  test("a cancelled task writes nothing", async () => {
    server.behave({ kind: "hang-midway", content: '{"piece":"twitter/post","bo' });
    const control = new AbortController();
    setTimeout(() => control.abort(new Error("stop")), 50);
    await expect(write(three, { signal: control.signal })).rejects.toThrow("stop");
    expect(failures).toEqual([]);
  });

  test("a piece that cannot be stored ends the writing", async () => {
    server.behave({ kind: "hang-midway", content: `${named("twitter")}\n` });
    const events = { onPiece: () => Promise.reject(new Error("the claim is lost")), onFailure: () => {} };
    const about = { listing: sampleListing, brief, targets: three };
    await expect(writePack([model()], { work }, about, events)).rejects.toThrow("the claim is lost");
  });
});
