/** One rule, several grounds: what excuses a choice by sex excuses none by race, and race blocks by its wording alone. */
import { describe, expect, it } from "vitest";
import { check } from "./check.ts";
import { openQuestions } from "./questions.ts";
import { ruleBook } from "./rule-book.ts";

type Answers = Record<string, string | boolean>;
const told = (market: string, language: string, text: string, context: Answers = {}) =>
  check({ market, language, text, context: { transaction: "rent", ...context } }).map(
    ({ rule, severity }) => `${rule} ${severity}`,
  );

describe("a choice by race", () => {
  it.each([
    ["UK", "en", "Room to let, no Asians.", "uk-equality block"],
    ["UK", "en", "Flat to let. British passport holders only.", "uk-equality block"],
    ["UK", "en", "Flat to let, white tenants only.", "uk-equality block"],
    ["AU", "en", "Unit for rent, no Indians.", "au-race block"],
    ["AU", "en", "Unit for rent. Asian students preferred.", "au-race block"],
    ["HK", "zh", "兩房出租，不租給南亞人士。", "hk-discrimination block"],
    ["HK", "en", "Flat to let, no Filipinos.", "hk-discrimination block"],
  ])("blocks in %s (%s): %s", (market, language, text, wanted) =>
    expect(told(market, language, text)).toContain(wanted),
  );

  it.each([
    ["UK", "en", "Room to let, no Asians."],
    ["AU", "en", "Room for rent, no Indians."],
    ["US", "en", "Room for rent, no Mexicans."],
    ["US", "zh", "合租，只租给白人。"],
    ["CA", "en", "Room for rent, no Pakistanis."],
    ["CA", "zh", "单间出租，只租给华人。"],
    ["EU/DE", "de", "Zimmer zu vermieten, keine Ausländer."],
  ])("is not excused by a shared home in %s (%s)", (market, language, text) => {
    const ways: Answers[] = [{ shared: true }, { owner_shares_home: true }];
    for (const shared of ways) expect(told(market, language, text, shared).join()).toContain("block");
  });

  it("is excused in Hong Kong where the owner shares a small home", () => {
    const text = "Room to let, no Filipinos.";
    expect(told("HK", "en", text, { owner_shares_home: true }).join()).not.toContain("block");
    expect(told("HK", "en", text, { owner_shares_home: false })).toContain("hk-discrimination block");
  });
  it("in Hong Kong is none where somebody's years in the city are meant", () =>
    expect(told("HK", "en", "Flat to let, no mainlanders.").join()).not.toContain("block"));
});

describe("a choice by sex, faith or health", () => {
  it.each([
    ["UK", "Room to let, ladies only.", "uk-equality"],
    ["UK", "Room to let, no gays.", "uk-equality"],
    ["UK", "Room to let, Christian tenants only.", "uk-equality"],
    ["US", "Room for rent, females only.", "us-fha-sex"],
    ["CA", "Room for rent, females only.", "ca-hr-sex"],
  ])("in %s is excused by a shared home: %s", (market, text, rule) => {
    expect(told(market, "en", text)).toEqual([`${rule} warn`]);
    expect(told(market, "en", text, { owner_shares_home: true })).toEqual([]);
  });
  it("becomes certain in Britain where the owner lives elsewhere", () =>
    expect(told("UK", "en", "Room to let, ladies only.", { owner_shares_home: false })).toEqual(["uk-equality block"]));
  it("by marriage is no matter of the Equality Act's part on premises", () =>
    expect(told("UK", "en", "Flat to let, no unmarried couples.").join()).not.toContain("uk-equality"));
  it("by faith only warns in Australia, where states differ", () =>
    expect(told("AU", "en", "Unit for rent, Christian families preferred.")).toEqual(["au-race warn"]));
});

it("no question is asked about what no answer excuses", () => {
  const asked = (text: string) => {
    const findings = check({ market: "UK", language: "en", text, context: { transaction: "rent" } });
    return openQuestions("UK", findings, {}).map(({ key }) => key);
  };
  expect(asked("Room to let, ladies only.")).toEqual(["owner_shares_home"]);
  expect(asked("Room to let, no Asians.")).toEqual([]);
});

it("the public list tells that such a rule blocks", () => {
  const rules = ruleBook().flatMap((market) => market.rules);
  for (const id of ["uk-equality", "au-race", "hk-discrimination"])
    expect(rules.find((rule) => rule.id === id)).toMatchObject({ severity: "block", state: "firm" });
});
