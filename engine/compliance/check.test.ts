import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { check } from "./check.ts";
import { getMarket, marketIds } from "./markets/index.ts";
import { compile } from "./patterns.ts";

const scalar = z.union([z.string(), z.boolean(), z.null()]);
const labelled = z.object({
  source: z.string(),
  sentences: z.array(
    z.object({
      lang: z.string(),
      text: z.string(),
      expect: z.array(z.string()),
      mode: z.literal("ad").optional(),
      context: z.record(z.string(), scalar).optional(),
      facts: z.record(z.string(), z.union([scalar, z.number()])).optional(),
    }),
  ),
});
const folder = new URL("./sentences/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".json"));

describe.each(files)("the labelled sentences of %s", (name) => {
  const market = name.replace(/(?:\.more)?\.json$/, "").replace("-", "/");
  const { sentences } = labelled.parse(JSON.parse(readFileSync(new URL(name, folder), "utf8")));
  it.each(sentences)("$text", ({ lang, expect: wanted, ...given }) => {
    const found = check({ ...given, market, language: lang });
    expect([...new Set(found.map(({ rule }) => rule))].sort()).toEqual([...new Set(wanted)].sort());
    for (const { start, end, text } of found) expect(given.text.slice(start, end)).toBe(text);
  });
});

describe("the market files", () => {
  it.each(marketIds)("%s parses, compiles, and gives every rule an id once and a sentence that breaks it", (id) => {
    const rules = getMarket(id)?.rules ?? [];
    expect(rules.length).toBeGreaterThan(0);
    expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
    for (const rule of rules) expect(() => compile(rule)).not.toThrow();
    const expected = new Set(
      files
        .filter((name) => name.replace(/(?:\.more)?\.json$/, "") === id.replace("/", "-"))
        .flatMap((name) => labelled.parse(JSON.parse(readFileSync(new URL(name, folder), "utf8"))).sentences)
        .flatMap((sentence) => sentence.expect),
    );
    // sums are tried where they are read (tenancy/sums.test.ts)
    const worded = rules.filter((rule) => rule.sum === undefined || rule.patterns.length > 0);
    expect(worded.filter((rule) => !expected.has(rule.id)).map((rule) => rule.id)).toEqual([]);
  });
});

describe("the engine", () => {
  const cn = (text: string, more: object = {}) => check({ market: "CN", language: "zh", text, ...more });
  it("points into the original text though it matches full-width forms", () => {
    const text = "🏠 全小区Ｎｏ．１，建筑面积８９㎡";
    const [finding] = cn(text);
    expect(finding).toMatchObject({ rule: "cn-ad-law-first", text: "Ｎｏ．１" });
    expect(text.slice(finding?.start, finding?.end)).toBe("Ｎｏ．１");
  });
  it("reads through blanks and invisible characters between Chinese words", () => {
    const text = "步行 8 分钟到地铁，最\u200b好的房";
    expect(cn(text).map(({ text: words }) => words)).toEqual(["步行 8 分钟到地铁", "最\u200b好"]);
  });
  it("warns and never blocks on a rule that was only recalled", () => {
    expect(cn("零首付上车")).toMatchObject([{ rule: "cn-zero-downpayment", severity: "warn" }]);
  });
  it("is stricter in a city that is", () => {
    expect(cn("优质学区房")).toMatchObject([{ severity: "warn" }]);
    expect(cn("优质学区房", { context: { city: "北京" } })).toMatchObject([{ severity: "block" }]);
  });
  it("asks for disclosures only of an advertisement, at the text's end", () => {
    expect(check({ market: "CA", language: "en", text: "Condo." })).toEqual([]);
    const found = check({
      market: "CA",
      language: "en",
      text: "Condo.",
      mode: "ad",
      facts: { brokerage_name: "Maple" },
    });
    expect(found).toMatchObject([{ rule: "ca-brokerage-name", start: 6, end: 6, text: "" }]);
  });
  it.each([
    ["全屋木地板，客厅地板价格不菲", []],
    ["卧室铺实木地板，客厅地板完好", []],
    ["地板价，速来", ["cn-price-hype"]],
    ["建面89.3㎡的住宅一处", []],
    ["买80平用110平", ["cn-decoration-steal-area"]],
  ])("tells a floor from a lowest price, a home from a gain of room: %s", (text, wanted) => {
    const own = ["cn-price-hype", "cn-decoration-steal-area"];
    expect([...new Set(cn(text).map(({ rule }) => rule))].filter((id) => own.includes(id))).toEqual(wanted);
  });
  it.each([
    ["总价168万，满五唯一", []],
    ["售价1688万元，888万可谈", []],
    ["门牌888，好意头", ["cn-fengshui"]],
  ])("tells a price from a lucky number: %s", (text, wanted) => {
    expect([...new Set(cn(text).map(({ rule }) => rule))].filter((id) => id === "cn-fengshui")).toEqual(wanted);
  });
  it("joins no word across a clause's edge where characters are units", () => {
    expect(cn("总价含车位最，好的学校在对面")).toEqual([]);
    expect(cn("小区最好").map(({ text }) => text)).toEqual(["最好"]);
  });
  it("finds nothing for an unknown market", () => {
    expect(check({ market: "ATLANTIS", language: "en", text: "No children, best home" })).toEqual([]);
  });
  it("takes a regional language tag for its language", () => {
    expect(check({ market: "US", language: "en-US", text: "No children" })).toHaveLength(1);
  });
});
