import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emptyListing } from "#contract/listing";
import { command } from "./compose.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "listcast-compose-"));
  const empty = emptyListing();
  const listing = {
    ...empty,
    country: "CN",
    language: "zh-CN",
    transaction: "sale",
    price: { amount: 3_050_000, currency: "CNY", period: null },
    area: { sqm: 74, kind: "gross" },
    rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 1 },
    address: { ...empty.address, city: "杭州", district: "余杭", community: "桂语里" },
    orientation: "南",
    agent: { ...empty.agent, name: "沈禾", company: "禾下置业" },
  };
  await writeFile(path.join(folder, "home.json"), JSON.stringify(listing));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function run(...args: string[]) {
  let out = "";
  const code = await command.run(args, {
    cwd: folder,
    stdout: (text) => {
      out += text;
    },
    stderr: () => {},
    stdin: async () => "",
  });
  return { code, out };
}

describe("listcast compose", () => {
  it("answers the pieces asked for, language by language, in the promised shape", async () => {
    const { code, out } = await run(
      "home.json",
      "--languages",
      "zh,en",
      "--platforms",
      "wechat,twitter",
      "--kinds",
      "post,sms",
      "--style",
      "friendly",
      "--json",
    );
    expect(code).toBe(0);
    const { pieces } = JSON.parse(out);
    expect(
      pieces.map(
        (piece: { platform: string; language: string; kind: string }) =>
          `${piece.language} ${piece.platform} ${piece.kind}`,
      ),
    ).toEqual(["zh wechat post", "zh twitter post", "zh sms sms", "en wechat post", "en twitter post", "en sms sms"]);
    expect(Object.keys(pieces[0])).toEqual([
      "platform",
      "language",
      "kind",
      "title",
      "body",
      "hashtags",
      "length",
      "findings",
      "untraced",
    ]);
    expect(pieces[0].body).toContain("305万");
    expect(pieces[1].length).toMatchObject({ max: 280, unit: "weighted" });
  });
  it("repeats itself for a seed and obeys the market asked for", async () => {
    const ask = (...more: string[]) => run("home.json", "--languages", "zh", "--platforms", "weibo", "--json", ...more);
    expect((await ask("--seed", "7")).out).toBe((await ask("--seed", "7")).out);
    expect((await ask("--seed", "7")).out).not.toBe((await ask("--seed", "8")).out);
    expect((await ask()).out).toContain("AI生成");
    expect((await ask("--market", "none")).out).not.toContain("AI生成");
  });
  it.each([
    [["home.json", "--platforms", "weibo"], "--languages"],
    [["home.json", "--languages", "zh"], "--platforms"],
    [["home.json", "--languages", "tlh", "--platforms", "weibo"], "language"],
    [["home.json", "--languages", "zh", "--platforms", "nowhere"], "platform"],
    [["home.json", "--languages", "zh", "--platforms", "weibo", "--style", "loud"], "style"],
    [["home.json", "--languages", "zh", "--platforms", "weibo", "--seed", "x"], "--seed"],
    [["--languages", "zh", "--platforms", "weibo"], "listing"],
  ])("calls %j bad usage and says what is wrong", async (args, word) => {
    await expect(run(...args)).rejects.toMatchObject({ code: "bad_usage", message: expect.stringContaining(word) });
  });
  it("says so when the platforms and kinds have nothing in common", async () => {
    await expect(
      run("home.json", "--languages", "zh", "--platforms", "sms", "--kinds", "post", "--json"),
    ).resolves.toMatchObject({ code: 0 });
    await expect(run("missing.json", "--languages", "zh", "--platforms", "weibo")).rejects.toMatchObject({
      code: "file_not_readable",
    });
  });
});

describe("listcast compose --drafts", () => {
  const truth = "杭州余杭桂语里，两室一厅一卫，朝南，74㎡，305万元。想看房，找禾下置业的沈禾。";
  const lines = [
    { language: "zh", piece: "wechat/post", body: truth },
    { language: "zh", piece: "weibo/post", body: `${truth}带私家泳池。` },
    { language: "zh", piece: "xiaohongshu/post", title: "泳池大宅", body: "带泳池。还有学区。" },
    {
      language: "en",
      piece: "wechat/post",
      body: "Two bedrooms facing south in Yuhang, Hangzhou: 74 m², RMB 3.05 million.",
    },
  ];

  it("puts them through the model path's checks: as they are, without what is false, or not at all", async () => {
    await writeFile(path.join(folder, "drafts.jsonl"), lines.map((line) => JSON.stringify(line)).join("\n"));
    const asked = ["--languages", "zh,en", "--platforms", "wechat,weibo,xiaohongshu", "--market", "none"];
    const { code, out } = await run("home.json", ...asked, "--drafts", "drafts.jsonl", "--json");
    expect(code).toBe(0);
    const pieces = JSON.parse(out).pieces as { language: string; body: string; writtenBy: string; fallback: string }[];
    expect(pieces.map(({ language, writtenBy, fallback }) => [language, writtenBy, fallback])).toEqual([
      ["zh", "drafts", null],
      ["zh", "drafts", null],
      ["zh", "composer", "untrue"],
      ["en", "drafts", null],
      ["en", "composer", "missing"],
      ["en", "composer", "missing"],
    ]);
    expect(pieces.slice(0, 2).map(({ body }) => body)).toEqual([truth, truth]);
  });

  it("judges them by a second reader's readings too", async () => {
    const draft = { language: "en", piece: "wechat/post", body: `${lines[3]?.body} Bring a towel. Ask about the key.` };
    const reading = { sentence: "Bring a towel.", words: "towel", verdict: "not_stated" };
    await writeFile(path.join(folder, "read.jsonl"), JSON.stringify(draft));
    await writeFile(path.join(folder, "readings.jsonl"), JSON.stringify(reading));
    const asked = ["home.json", "--languages", "en", "--platforms", "wechat", "--market", "none", "--json"];
    const bodyOf = async (...more: string[]) =>
      JSON.parse((await run(...asked, "--drafts", "read.jsonl", ...more)).out).pieces[0].body as string;
    expect(await bodyOf()).toContain("towel");
    expect(await bodyOf("--readings", "readings.jsonl")).not.toContain("towel");
    await expect(run(...asked, "--readings", "readings.jsonl")).rejects.toMatchObject({ code: "bad_usage" });
  });

  it("reads what compose itself prints", async () => {
    const asked = [
      "home.json",
      "--languages",
      "en",
      "--platforms",
      "twitter,facebook",
      "--kinds",
      "post,sms",
      "--json",
    ];
    const { out } = await run(...asked);
    await writeFile(path.join(folder, "own.json"), out);
    const again = JSON.parse((await run(...asked, "--drafts", "own.json")).out).pieces as { writtenBy: string }[];
    expect(again.filter(({ writtenBy }) => writtenBy === "drafts").length).toBeGreaterThanOrEqual(2);
  });
});
