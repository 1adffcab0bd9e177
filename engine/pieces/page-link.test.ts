import { describe, expect, test } from "vitest";
import { growthOf, isLinear } from "#tests/support/growth";
import { leadingTo } from "./page-link.ts";

const source = "https://sh.lianjia.com/ershoufang/1.html";
const page = "https://listcast.cn/p/mei-chuan-yuan-abcdefgh";
const online = { page, source, online: true };
const offline = { page, source, online: false };
const piece = {
  platform: "weibo",
  kind: "post" as const,
  title: null,
  body: `梅川苑，三房朝南。\n${source}\n全城最好`,
  hashtags: [],
  html: null,
  length: { used: 30, max: 2000, unit: "chars" as const },
  findings: [
    {
      rule: "cn-superlative",
      severity: "block" as const,
      ...{ start: 51, end: 55, text: "全城最好", citation: "" },
      ...{ message: { zh: "", en: "" }, suggestion: null },
    },
  ],
  untraced: [],
  origin: "edited" as const,
};

describe("a piece leads to the home's own page while that is online", () => {
  test("also where it was written before, and to the source when the page is down again", () => {
    const led = leadingTo(piece, online);
    expect(led.body).toBe(`梅川苑，三房朝南。\n${page}\n全城最好`);
    expect(leadingTo(led, offline)).toMatchObject({ body: piece.body, findings: piece.findings });
    expect(leadingTo(piece, offline)).toBe(piece);
    expect(leadingTo(piece, { page: null, source, online: true })).toBe(piece);
  });

  test("and what was found behind the address stays marked", () => {
    const { body, findings } = leadingTo(piece, online);
    const [found] = findings;
    expect(body.slice(found?.start, found?.end)).toBe("全城最好");
  });

  test("in its letter, too", () => {
    const email = { ...piece, platform: "email", kind: "email" as const, html: `<a href="${source}">看房</a>` };
    expect(leadingTo(email, online).html).toBe(`<a href="${page}">看房</a>`);
  });

  test("no other address is touched, and nothing that would not fit any more", () => {
    const other = { ...piece, body: `看 ${source}?from=x` };
    expect(leadingTo(other, online).body).toBe(other.body);
    const full = { ...piece, platform: "threads", body: `${"海".repeat(460)} http://b.cn/1`, findings: [] };
    expect(leadingTo(full, { ...online, source: "http://b.cn/1" }).body).toBe(full.body);
  });
});

test("a text that had nowhere to lead gets the page's address where its platform opens links, unless somebody edited it", () => {
  const bare = { ...piece, platform: "facebook", body: "梅川苑，三房朝南。", findings: [], origin: "written" as const };
  const home = { page, source: null, online: true };
  expect(leadingTo(bare, home).body).toBe(`${bare.body}\n${page}`);
  expect(leadingTo(leadingTo(bare, home), home).body).toBe(`${bare.body}\n${page}`);
  expect(leadingTo({ ...bare, origin: "edited" }, home).body).toBe(bare.body);
  expect(leadingTo({ ...bare, platform: "xiaohongshu" }, home).body).toBe(bare.body);
  expect(leadingTo(bare, { ...home, online: false }).body).toBe(bare.body);
});

test("an edit of nothing but addresses, all of them marked, costs as much as it is long", () => {
  const made = (length: number) => {
    const short = "http://a.b";
    const count = Math.floor(length / (short.length + 1));
    const found = piece.findings.flatMap((finding) =>
      Array.from({ length: count }, (_, at) => {
        const start = at * (short.length + 1);
        return { ...finding, start, end: start + short.length };
      }),
    );
    const body = `${short} `.repeat(count);
    const long = { max: null, used: length, unit: "chars" as const };
    return { ...piece, kind: "email" as const, body, findings: found, length: long };
  };
  const lead = (one: ReturnType<typeof made>) => leadingTo(one, { page, source: "http://a.b", online: true });
  expect(lead(made(1_100)).body).toBe(`${page} `.repeat(100));
  expect(growthOf(lead, made, { from: 2_000, most: 320_000, worth: 60 })).toSatisfy(isLinear);
});
