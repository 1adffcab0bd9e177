import { describe, expect, it } from "vitest";
import { check } from "./check.ts";
import { getMarket, marketIds } from "./markets/index.ts";
import { openQuestions } from "./questions.ts";
import { answerKey } from "./statements.ts";

const found = (text: string, context: Record<string, string | boolean>) =>
  check({ market: "US", language: "en", text, context }).map(({ rule, severity }) => `${rule} ${severity}`);
const cat = "Two-bedroom flat. No pets of any kind, no exceptions.";

describe("a question that decides a finding", () => {
  it("leaves it a warning while it stands open, makes it certain by one answer and nothing by the other", () => {
    expect(found(cat, {})).toEqual(["us-no-pets-absolute warn"]);
    expect(found(cat, { assistance_animals_accepted: true })).toEqual([]);
    const { verified } = getMarket("US")?.rules.find(({ id }) => id === "us-no-pets-absolute") ?? {};
    const severity = verified === "seen" ? "block" : "warn";
    expect(found(cat, { assistance_animals_accepted: false })).toEqual([`us-no-pets-absolute ${severity}`]);
  });
  it("makes a breach certain of a rule that was read in the law", () => {
    const gain = "Guaranteed rental income of 8%.";
    const gainKey = answerKey("gain_is_backed", gain);
    const severity = (context: Record<string, boolean>) =>
      check({ market: "AU", language: "en", text: gain, context }).map((finding) => finding.severity);
    expect(new Set(severity({}))).toEqual(new Set(["warn"]));
    expect(severity({ [gainKey]: false })).toContain("block");
    expect(severity({ [gainKey]: true })).toEqual([]);
  });
  it("excuses a landlady who shares her home", () => {
    const room = "Female tenant preferred for the back bedroom.";
    expect(found(room, {})).toEqual(["us-fha-sex warn"]);
    expect(found(room, { owner_shares_home: false })).toEqual(["us-fha-sex block"]);
    expect(found(room, { owner_shares_home: true })).toEqual([]);
  });
  it("leaves no rule that blocks before it is answered", () => {
    for (const [market, text] of [
      ["US", "No kids please."],
      ["CA", "Women only, no children."],
      ["SG", "No Indians, no PRCs."],
      ["HK", "Two-bedroom flat, 520 sq ft."],
    ] as const) {
      const told = (context: Record<string, boolean>) => check({ market, language: "en", text, context });
      const open = openQuestions(market, told({}), {});
      expect(new Set(told({}).map(({ severity }) => severity))).toEqual(new Set(["warn"]));
      expect(open.length).toBeGreaterThan(0);
      const breach = Object.fromEntries(open.map(({ key, statement }) => [answerKey(key, statement), false]));
      const lawful = Object.fromEntries(open.map(({ key, statement }) => [answerKey(key, statement), true]));
      expect(told(breach).map(({ severity }) => severity)).toContain("block");
      expect(told(lawful).length).toBeLessThan(told({}).length);
    }
  });
  it("is asked once, with the rules it decides, until it is answered", () => {
    const findings = [
      { rule: "us-source-of-income-unknown" },
      { rule: "us-55plus" },
      { rule: "us-fha-familial-status" },
    ];
    const asked = openQuestions("US", findings, {});
    expect(asked.map(({ key, answer, rules }) => [key, answer, rules])).toEqual([
      ["state", "name", ["us-source-of-income-unknown"]],
      ["older_persons_housing", "yes-no", ["us-55plus", "us-fha-familial-status"]],
    ]);
    expect(asked.every(({ text }) => text.zh !== "" && text.en !== "")).toBe(true);
    expect(openQuestions("US", findings, { state: "TX", older_persons_housing: false })).toEqual([]);
  });
  it("says the same under one key wherever it is asked", () => {
    const all = marketIds.flatMap((id) => getMarket(id)?.rules ?? []).flatMap(({ question }) => question ?? []);
    const keyed = all.filter(({ key }) => key !== undefined);
    expect(keyed.length).toBeGreaterThan(15);
    for (const asked of Map.groupBy(keyed, ({ key }) => key).values()) {
      expect(new Set(asked.map(({ zh, en, lawful, about }) => `${zh}|${en}|${lawful}|${about}`)).size).toBe(1);
    }
    expect(all.filter(({ key, lawful }) => key === undefined && lawful !== undefined)).toEqual([]);
  });
});
