import { expect, test } from "vitest";
import { getMarket, marketIds } from "./markets/index.ts";
import { ruleBook } from "./rule-book.ts";

const book = ruleBook();
const rule = (id: string) => book.flatMap(({ rules }) => rules).find((each) => each.id === id);

test("every market stands in the book with its authority, its laws and every rule that is law", () => {
  expect(book.map(({ id }) => id)).toEqual(marketIds);
  for (const market of book) {
    expect(market.authority).not.toBe("");
    expect(market.laws.length).toBeGreaterThan(0);
    const law = getMarket(market.id)?.rules.filter(({ optIn }) => optIn === undefined) ?? [];
    expect(market.rules.map(({ id }) => id)).toEqual(law.map(({ id }) => id));
    expect(market.rules.length).toBeGreaterThan(0);
    for (const { forbids, citation, source, reviewed } of market.rules) {
      expect([forbids.zh, forbids.en, citation].filter((text) => text === "")).toEqual([]);
      expect(source).toMatch(/^https?:\/\//);
      expect(reviewed).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  }
});

test("what was only recalled says so and never blocks", () => {
  const recalled = book.flatMap(({ rules }) => rules).filter(({ state }) => state === "recalled");
  expect(recalled.length).toBeGreaterThan(10);
  expect(recalled.filter(({ severity }) => severity === "block")).toEqual([]);
});

test("what an advertisement must state is named by every rule that asks for it, in both languages", () => {
  for (const market of book) {
    const duties = market.rules.filter(({ kind }) => kind === "duty");
    for (const language of ["zh", "en"] as const) {
      const titles = duties.map(({ forbids }) => forbids[language]);
      expect(new Set(titles).size).toBe(titles.length);
      expect(titles.filter((title) => title.length < (language === "zh" ? 5 : 20))).toEqual([]);
      expect(titles.filter((title) => /what the law wants|法律要求/u.test(title))).toEqual([]);
    }
    for (const { forbids, allows } of duties) {
      expect(forbids.en).toMatch(/\b(?:must|should|may)\b/u);
      expect(forbids.zh).toMatch(/[须]|建议/u);
      expect(allows.en).not.toBe(forbids.en);
    }
  }
});

test("a rule tells what the product cannot see of a home", () => {
  expect(rule("cn-presale-permit")?.gaps.skippedWithout).toEqual(["stage"]);
  expect(rule("us-fha-familial-status")?.gaps.exceptionsUnseen).toEqual(["hopa"]);
  expect(rule("us-fha-familial-status")?.question?.en).toContain("older persons");
  // state and deal stand in the listing
  expect(rule("au-vic-price-words")?.gaps).toMatchObject({ skippedWithout: [], exceptionsUnseen: [] });
  expect(book.flatMap(({ rules }) => rules).filter(({ gaps }) => gaps.proofUnseen).length).toBeGreaterThan(10);
});

test("a rule names the languages it reads, and none where it reads any", () => {
  expect(rule("uk-equality")?.readIn).toContain("en");
  expect(rule("uk-equality")?.readIn).toContain("zh");
  const any = book.flatMap(({ rules }) => rules).filter(({ readIn }) => readIn === null);
  expect(any.length).toBeGreaterThan(0);
  expect(book.flatMap(({ rules }) => rules).filter(({ readIn }) => readIn?.length === 0)).toEqual([]);
});
