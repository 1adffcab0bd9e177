import { expect, test } from "vitest";
import { modelPresets } from "#contract/admin/model-presets";
import { createModel } from "./index.ts";

test.each(modelPresets)("$label is asked below its published address, with its key and model", async (preset) => {
  const { kind, baseUrl } = preset;
  const model = preset.models[0] ?? "";
  const asked: { url: string; headers: Headers; body: string }[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push({ url: String(input), headers: new Headers(init?.headers), body: String(init?.body) });
    return new Response("no", { status: 401 });
  };
  const made = createModel({ name: preset.id, kind, baseUrl, apiKey: "k-secret", model }, { fetch });
  await expect(made.write({ instructions: "Write.", prompt: "Facts." })).rejects.toMatchObject({
    code: "model_failed",
  });
  const [{ url, headers, body }] = asked as [(typeof asked)[number]];
  expect(url).toBe(`${baseUrl}${kind === "anthropic" ? "/messages" : "/chat/completions"}`);
  expect(kind === "anthropic" ? headers.get("x-api-key") : headers.get("authorization")).toContain("k-secret");
  expect(JSON.parse(body)).toMatchObject({ model, stream: true });
});
