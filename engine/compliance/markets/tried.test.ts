/** Every rule on the texts of its own file: what breaks it is found, what only looks so is not. */
import { describe, expect, it } from "vitest";
import { copyLanguages } from "#contract/copy";
import { check } from "#engine/compliance/check";
import { languagesRead } from "#engine/compliance/rule-book";
import { getMarket, marketIds } from "./index.ts";
import type { Rule, Tried } from "./rule.ts";

/** Circumstances in which the rule is law, as far as it names them. */
const where = ({ appliesWhen, optIn }: Rule): Tried["context"] => ({
  ...Object.fromEntries(
    Object.entries(appliesWhen ?? {}).flatMap(([key, [value]]) => (value === undefined ? [] : [[key, value]])),
  ),
  ...(optIn === undefined ? {} : { [optIn]: true }),
});

const firstLanguage = ({ languages: [first = "en"] }: Rule): string => (first === "*" ? "en" : first);

describe.each(marketIds)("%s", (market) => {
  const rules = getMarket(market)?.rules ?? [];
  const finds = (rule: Rule, { text, language, context, facts }: Tried): boolean => {
    const mode = rule.kind === "required-disclosure" ? { mode: "ad" as const } : {};
    const found = check({ market, text, language, context: context ?? where(rule), facts, ...mode });
    return found.some(({ rule: id }) => id === rule.id);
  };
  const inSome = (rule: Rule, text: string): boolean =>
    (languagesRead(rule) ?? copyLanguages).some((language) => finds(rule, { text, language }));

  it("finds what breaks each rule", () => {
    const missed = rules.flatMap((rule) => [
      ...rule.examples.filter((text) => !inSome(rule, text)).map((text) => `${rule.id}: ${text}`),
      ...rule.lacking.filter((tried) => !finds(rule, tried)).map(({ text }) => `${rule.id}: ${text}`),
    ]);
    expect(missed).toEqual([]);
  });

  it("has for each rule something that breaks it", () => {
    expect(rules.filter(({ examples, lacking }) => examples.length + lacking.length === 0).map(({ id }) => id)).toEqual(
      [],
    );
  });

  it("warns by what was only recalled", () => {
    const recalled = new Set(
      rules.filter(({ verified, outright }) => verified === "recalled" && !outright).map(({ id }) => id),
    );
    const texts = rules
      .filter(({ id }) => recalled.has(id))
      .flatMap((rule) => [
        ...rule.examples.map((text): Tried => ({ text, language: firstLanguage(rule), context: where(rule) })),
        ...rule.lacking,
      ]);
    const blocking = texts
      .flatMap(({ text, language, context, facts }) =>
        check({ market, text, language, context, facts, mode: "ad" as const }),
      )
      .filter(({ rule, severity }) => recalled.has(rule) && severity === "block");
    expect(blocking.map(({ rule }) => rule)).toEqual([]);
  });

  it("leaves alone what only looks so", () => {
    const wrong = rules.flatMap((rule) =>
      rule.nearMisses
        .filter((near) => finds(rule, typeof near === "string" ? { text: near, language: firstLanguage(rule) } : near))
        .map((near) => `${rule.id}: ${typeof near === "string" ? near : near.text}`),
    );
    expect(wrong).toEqual([]);
  });
});
