import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Brief } from "#contract/copy";
import type { AppError } from "#contract/errors";
import { compose } from "#engine/copy/index";
import { sampleListing } from "#tests/samples/fact-lock/listing";
import { type ModelServer, startModelServer } from "#tests/support/model-server";
import { checkDraft } from "./check-draft.ts";
import { createModel } from "./index.ts";
import { pieceWriter, type TextWork } from "./write-piece.ts";

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
const answer = (body: string, more: object = {}) => ({
  kind: "answer" as const,
  content: JSON.stringify({ title: null, body, hashtags: [], ...more }),
});
const brief: Brief = { style: "professional", seed: 1, market: null, agent: null, link: null };
const target = { platform: "twitter", language: "en" as const, kind: "post" as const };
const truth = "2-bed flat in Putuo, Shanghai: 89.3 m² (961 sq ft), windows north and south, a lift. ¥6.98 million.";

describe("a model behind an OpenAI-compatible address", () => {
  test("streams its answer and carries the key", async () => {
    server.behave(answer("Hello there."));
    const seen: string[] = [];
    const draft = await model().write(request, { onText: (text) => seen.push(text) });
    expect(draft.body).toBe("Hello there.");
    expect(seen.length).toBeGreaterThan(1);
    expect(server.requests.at(-1)?.authorization).toBe("Bearer k-secret");
  });

  test("may wrap its JSON in a code fence", async () => {
    server.behave({ kind: "answer", content: 'Sure:\n```json\n{"body":"Hi","hashtags":["a"]}\n```' });
    expect(await model().write(request)).toEqual({ title: null, preheader: null, body: "Hi", hashtags: ["a"] });
  });

  test.each([
    ["429 is a rate limit", { kind: "status", status: 429 }, "model_rate_limited"],
    ["500 is a failure", { kind: "status", status: 500 }, "model_failed"],
    ["a wrong key is a failure", { kind: "status", status: 401 }, "model_failed"],
    ["a content filter refuses", { kind: "answer", content: "", finish: "content_filter" }, "model_refused"],
    ["prose instead of JSON is malformed", { kind: "answer", content: "Here is your post!" }, "model_malformed"],
    ["JSON without a body is malformed", { kind: "answer", content: '{"title":"x"}' }, "model_malformed"],
    ["an apology is a refusal", { kind: "answer", content: "I'm sorry, but I can't help with that." }, "model_refused"],
    ["an apology in Chinese is a refusal", { kind: "answer", content: "抱歉，我无法提供帮助。" }, "model_refused"],
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

describe("writing a piece", () => {
  const failures: string[] = [];
  const work: TextWork = {
    compose: async (about, asked, to) => compose(about, asked, to),
    check: async (about, asked, text) => checkDraft(about, asked, text),
  };
  const onFailure = (id: string, error: AppError) => failures.push(`${id}:${error.code}`);
  const write = (signal?: AbortSignal) =>
    pieceWriter([model(300)], work, onFailure)(sampleListing, brief, target, signal);
  beforeEach(() => {
    failures.length = 0;
  });

  test("a truthful answer is taken, with its writer's name", async () => {
    server.behave(answer(truth));
    const piece = await write();
    expect(piece.body).toContain("89.3 m²");
    expect(piece).toMatchObject({ writtenBy: "house", untraced: [] });
  });

  test("a lie is sent back once with what is wrong, and the correction is taken", async () => {
    server.behave(answer(`${truth} Steps from Lincoln Elementary School.`), answer(truth));
    const piece = await write();
    expect(piece.writtenBy).toBe("house");
    expect(JSON.stringify(server.requests.at(-1)?.body)).toContain("Lincoln Elementary School");
  });

  test("a liar is replaced by the composer", async () => {
    server.behave(answer(`${truth} With a swimming pool.`));
    const piece = await write();
    expect(piece.writtenBy).toBe("composer");
    expect(piece.untraced).toEqual([]);
    expect(failures).toEqual(["house:model_malformed"]);
  });

  test("a lie in the title or a hashtag is a lie", async () => {
    server.behave(
      answer(truth, { title: "River views in Putuo" }),
      answer(truth, { hashtags: ["SwimmingPool", "Tokyo"] }),
    );
    expect((await write()).writtenBy).toBe("composer");
  });

  test("a text over the limit is refused", async () => {
    server.behave(answer(`${truth} ${"Message me for a time to see it. ".repeat(10)}`));
    expect((await write()).writtenBy).toBe("composer");
  });

  test.each([{ kind: "status", status: 429 }, { kind: "hang" }, { kind: "answer", content: "no" }] as const)(
    "the composer writes when the model does not: $kind",
    async (behaviour) => {
      server.behave(behaviour);
      expect((await write()).writtenBy).toBe("composer");
      expect(failures).toHaveLength(1);
    },
  );

  test("the next model is asked before the composer", async () => {
    server.behave({ kind: "status", status: 503 }, answer(truth));
    const second = createModel({ ...setting(), name: "second" });
    const piece = await pieceWriter([model(), second], work, onFailure)(sampleListing, brief, target);
    expect(piece.writtenBy).toBe("second");
  });

  test("a cancelled task writes nothing", async () => {
    server.behave({ kind: "hang" });
    const control = new AbortController();
    setTimeout(() => control.abort(new Error("stop")), 50);
    await expect(write(control.signal)).rejects.toThrow("stop");
    expect(failures).toEqual([]);
  });
});
