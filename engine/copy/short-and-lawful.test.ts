import { expect, it } from "vitest";
import type { Brief, CopyLanguage, Market } from "#contract/copy";
import { cardOf, firmMarkets, homeOf } from "#tests/support/composed/homes";
import { compose } from "./index.ts";
import { particularLines } from "./writing/particulars.ts";

const LINK = "https://homes.example/p/1";

function lacking(market: Market, platform: string, language: CopyLanguage, link: string | null) {
  const brief: Brief = { style: "friendly", seed: 7, market, agent: cardOf(market), link, date: "2026-11-23" };
  const kind = platform === "sms" ? "sms" : "post";
  const { body, findings } = compose(homeOf(market, 7), brief, { platform, language, kind });
  return {
    body,
    rules: findings.flatMap(({ rule, severity, text }) => (severity === "block" && text === "" ? [rule] : [])),
  };
}

it.each(["twitter", "bilibili"])(
  "a short post on %s states what its market wants stated, or leads to the page that does",
  (platform) => {
    const told = firmMarkets.flatMap((market) =>
      lacking(market, platform, "en", LINK).rules.map((rule) => `${market} ${rule}`),
    );
    expect(told).toEqual([]);
  },
);

it("a text message too short for the words of the law leads to the page", () => {
  for (const market of ["EU/FR", "EU/DE", "JP", "SG"] as const) {
    const { body, rules } = lacking(market, "sms", "en", LINK);
    expect({ market, rules, leads: body.includes(LINK) || rules.length === 0 }).toEqual({
      market,
      rules: [],
      leads: true,
    });
  }
});

it("without a page to lead to, words of the law that fit go before scenes", () => {
  for (const market of ["SG", "HK", "UK"] as const) expect(lacking(market, "twitter", "en", null).rules).toEqual([]);
});

it("where not even the words of the law alone would fit and no page states them, each is named as missing", () => {
  expect(lacking("EU/FR", "weibo-share-api", "fr", null).rules).toContain("fr-dpe");
});

it("what a rent and an area are called in another language states them", () => {
  for (const language of ["zh", "ko", "en"] as const)
    expect(lacking("EU/FR", "medium", language, null).rules).not.toContain("fr-rent-price");
});

it("a message of two hundred letters that leads to the page is excused from the words there, and only warned", () => {
  const { body, rules } = lacking("EU/DE", "kakaotalk", "zh", LINK);
  expect(body).toContain(LINK);
  expect(rules).toEqual([]);
});

it("what page and card both say is stated once", () => {
  const brief: Brief = { style: "friendly", seed: 7, market: "KR", agent: cardOf("KR"), link: null };
  const lines = particularLines(homeOf("KR", 7), brief);
  expect(lines.filter((line) => line.startsWith("소재지:"))).toEqual(["소재지: 서울시 마포구 월드컵로 1"]);
});
