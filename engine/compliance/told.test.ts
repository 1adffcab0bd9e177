/** What every rule tells whoever reads it, and when it may only warn. */
import { describe, expect, it } from "vitest";
import { check } from "./check.ts";
import { getMarket, marketIds } from "./markets/index.ts";

describe.each(marketIds)("%s", (id) => {
  const rules = getMarket(id)?.rules ?? [];
  const names = (found: typeof rules): string[] => found.map((rule) => rule.id);

  it("tells in both languages what each rule forbids and allows, the law, and when it was looked at", () => {
    expect(rules.length).toBeGreaterThan(0);
    const said = [...rules.flatMap(({ forbids, allows }) => [forbids.zh, forbids.en, allows.zh, allows.en])];
    expect(said.filter((text) => text.trim() === "")).toEqual([]);
    expect(names(rules.filter(({ citation, source }) => citation === "" || source === ""))).toEqual([]);
    expect(names(rules.filter(({ reviewed }) => Number.isNaN(Date.parse(reviewed))))).toEqual([]);
  });
  it("tells what the law allows, and not only what to write instead", () => {
    const same = rules.filter(({ allows, suggestion }) => allows.en === suggestion?.en && allows.zh === suggestion.zh);
    expect(names(same)).toEqual([]);
  });
  it("shows wordings that break each rule but those that miss something", () => {
    const worded = rules.filter(({ kind }) => kind !== "required-disclosure");
    expect(names(worded.filter(({ examples }) => examples.length === 0))).toEqual([]);
  });
});

describe.each(["US", "UK", "AU", "CA", "SG", "CN", "HK", "EU/DE", "EU/FR", "KR"])("%s", (id) => {
  it("asks what decides wherever a wording only warns", () => {
    const warned = (getMarket(id)?.rules ?? []).filter(
      ({ severity, concepts }) => severity === "warn" && concepts.length > 0,
    );
    expect(warned.length).toBeGreaterThan(0);
    expect(warned.filter(({ question }) => !question?.zh || !question.en).map((rule) => rule.id)).toEqual([]);
  });
});

describe("an answer in another market", () => {
  it("lets a small German landlord off what only large ones may not say", () => {
    const text = "Nur an Frauen zu vermieten.";
    const rules = (context: Record<string, boolean>) =>
      check({ market: "EU/DE", language: "de", text, context }).map(({ rule }) => rule);
    expect(rules({})).toContain("de-agg-other");
    expect(rules({ landlord_lets_over_50_homes: false })).not.toContain("de-agg-other");
  });
});
