/** What every rule of the English markets tells whoever reads it, and when it may only warn. */
import { describe, expect, it } from "vitest";
import { getMarket } from "./markets/index.ts";

const markets = ["US", "UK", "AU", "CA", "SG"];

describe.each(markets)("%s", (id) => {
  const rules = (getMarket(id)?.rules ?? []).filter(
    ({ languages }) => languages.includes("en") || languages.includes("*"),
  );

  it("tells in both languages what each rule forbids and allows", () => {
    expect(rules.length).toBeGreaterThan(5);
    const silent = rules.filter(({ forbids, allows }) => !forbids?.zh || !forbids.en || !allows?.zh || !allows.en);
    expect(silent.map((rule) => rule.id)).toEqual([]);
  });
  it("asks what decides wherever a wording only warns", () => {
    const warned = rules.filter(({ severity, concepts }) => severity === "warn" && concepts.length > 0);
    expect(warned.length).toBeGreaterThan(0);
    expect(warned.filter(({ question }) => !question?.zh || !question.en).map((rule) => rule.id)).toEqual([]);
  });
});
