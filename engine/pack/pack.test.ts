import { expect, test } from "vitest";
import type { Piece } from "#contract/copy";
import { emptyListing } from "#contract/listing";
import { safeName } from "./names.ts";
import { type Pack, planPack } from "./pack.ts";

const piece: Piece = {
  platform: "wechat",
  language: "zh",
  kind: "post",
  title: null,
  body: "梅川苑 <两房> #上海",
  hashtags: ["#上海", "#看房"],
  preheader: null,
  html: null,
  length: { used: 12, max: null, unit: "chars" },
  findings: [],
  untraced: [],
  writtenBy: "composer",
};
const email: Piece = {
  ...piece,
  platform: "email",
  kind: "email",
  title: "主题",
  html: "<!doctype html><html><head></head><body>信</body></html>",
};
const pack = (market: Pack["market"]): Pack => ({
  id: "PROP-001",
  title: "梅川苑 & 两房",
  listing: emptyListing(),
  agent: null,
  market,
  pieces: [piece, email],
  photos: [
    { width: 1600, height: 1200, caption: "客厅" },
    { width: 1600, height: 1200, caption: null },
  ],
  madeAt: "2026-01-02T03:04:05.000Z",
});
const textOf = (made: Pack, path: string) => {
  const file = planPack(made).find((one) => one.path === path);
  return file && "text" in file ? file.text : null;
};

test("a pack has an overview, a folder a language and platform, photos in order and a manifest", () => {
  expect(planPack(pack(null)).map((file) => file.path)).toEqual([
    "index.html",
    "zh/wechat/post.txt",
    "zh/email/email.txt",
    "zh/email/email.html",
    "zh/email/email.eml",
    "photos/01.jpg",
    "photos/02.jpg",
    "manifest.json",
  ]);
});

test("drawn pictures lie with their language, numbered in it, and are shown on the overview", () => {
  const picture = { width: 1080, height: 1440, alt: "看房 <今天>" };
  const made = {
    ...pack(null),
    pictures: [
      { ...picture, language: "zh" as const },
      { ...picture, language: "en" as const },
      { ...picture, language: "zh" as const },
    ],
  };
  const paths = ["zh/pictures/01.jpg", "en/pictures/01.jpg", "zh/pictures/02.jpg"];
  expect(planPack(made).flatMap((file) => ("picture" in file ? [file.path] : []))).toEqual(paths);
  expect(textOf(made, "index.html")).toContain('<img src="zh/pictures/02.jpg" alt="看房 &lt;今天&gt;"');
  expect(JSON.parse(textOf(made, "manifest.json") ?? "").pictures).toMatchObject(
    paths.map((file) => ({ file, width: 1080 })),
  );
});

test("in China every machine-made file carries the mark where it has a place for it, elsewhere none does", () => {
  for (const path of ["index.html", "zh/email/email.html", "manifest.json"]) {
    expect(textOf(pack("CN"), path)).toContain("AIGC");
    expect(textOf(pack("US"), path)).not.toContain("AIGC");
  }
});

test("a text file is clean: the mark stands beside it in the archive", () => {
  const fileIn = (market: Pack["market"]) => planPack(pack(market)).find(({ path }) => path === "zh/wechat/post.txt");
  expect(textOf(pack("CN"), "zh/wechat/post.txt")).toBe(textOf(pack(null), "zh/wechat/post.txt"));
  expect(fileIn("CN")).toMatchObject({ comment: expect.stringContaining("AIGC") });
  expect(fileIn("US")).not.toHaveProperty("comment");
});

test("a text is what is to be posted: tags that stand in the body are not repeated", () => {
  expect(textOf(pack(null), "zh/wechat/post.txt")).toBe("梅川苑 <两房> #上海\n#看房\n");
});

test("what is not ready lies apart and is named first; what its owner answers for does not", () => {
  const sentence = { field: "body" as const, start: 0, end: 3, text: "梅川苑" };
  const outdated = { ...piece, outdated: [sentence] };
  const waiting = { ...pack(null), pieces: [outdated, email] };
  expect(planPack(waiting).map(({ path }) => path)).toContain("not-ready/zh/wechat/post.txt");
  const page = textOf(waiting, "index.html") ?? "";
  expect(page).toContain("还不能发布（在 not-ready 文件夹里）");
  expect(page).toContain("“梅川苑”：与现在的房源信息不符。");
  expect(page).not.toContain("每一篇都检查过");
  const released = { reason: "价格今天才调", at: "2026-03-02T08:00:00Z", over: ["outdated:梅川苑"] };
  const decided = { ...pack(null), pieces: [{ ...outdated, released }, email] };
  expect(planPack(decided).map(({ path }) => path)).toContain("zh/wechat/post.txt");
  expect(textOf(decided, "index.html")).toContain("理由：价格今天才调");
  expect(JSON.parse(textOf(decided, "manifest.json") ?? "").pieces[0]).toMatchObject({
    readiness: "released",
    released,
  });
});

test("every finding and every open point of the home stands on the overview", () => {
  const untraced = [{ start: 0, end: 3, text: "带车位", kind: "claim" as const }];
  const listing = { ...emptyListing(), country: "FR", transaction: "sale" as const };
  const page = textOf({ ...pack("CN"), listing, pieces: [{ ...piece, untraced }] }, "index.html") ?? "";
  expect(page).toContain("“带车位”：在确认的信息里找不到依据。");
  expect(page).toContain("还需要问清楚");
});

test("the overview shows texts as text and every link leads to a file of the pack", () => {
  const page = textOf(pack(null), "index.html") ?? "";
  expect(page).toContain("&lt;两房&gt;");
  const paths = new Set(planPack(pack(null)).map((file) => file.path));
  const links = [...page.matchAll(/(?:href|src)="([^"#][^"]*)"/g)].map((found) => found[1] ?? "");
  expect(links.length).toBeGreaterThan(4);
  for (const link of links) expect(paths).toContain(link);
});

test.each([
  ["梅川苑 / 两房: 698万", "梅川苑-两房-698万"],
  ["../../etc/passwd", "etc-passwd"],
  ["CON", "listcast-CON"],
  ["—", "listcast"],
])("%j is kept as the file name %j", (text, name) => expect(safeName(text)).toBe(name));

test.each([
  ["month", "¥7,500/月"],
  [null, null],
] as const)("a rent for a %s is told for what it is, and never as a whole price", (period, told) => {
  const listing = {
    ...emptyListing(),
    country: "CN",
    transaction: "rent" as const,
    price: { amount: 7_500, currency: "CNY", period },
  };
  const overview = textOf({ ...pack(null), listing }, "index.html");
  if (told) expect(overview).toContain(told);
  else expect(overview).not.toContain("7,500");
});
