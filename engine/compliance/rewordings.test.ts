import { expect, it } from "vitest";
import { copyLanguages } from "#contract/copy";
import { firmMarkets } from "#tests/support/composed/homes";
import { check } from "./check.ts";
import { getMarket } from "./markets/index.ts";
import { rewordingOf } from "./rewordings.ts";

const rules = firmMarkets.flatMap((market) => (getMarket(market)?.rules ?? []).map((rule) => ({ market, rule })));

it("what may be said instead breaks no rule of its market, in any language", () => {
  const said = rules.flatMap(({ market, rule }) =>
    copyLanguages.flatMap((language) => {
      const text = rewordingOf(rule, language);
      return text === null ? [] : [JSON.stringify({ market, language, text })];
    }),
  );
  const once = [...new Set(said)].map((one): { market: string; language: string; text: string } => JSON.parse(one));
  expect(new Set(once.map(({ language }) => language)).size).toBe(copyLanguages.length);
  const broken = once.filter((one) => check({ ...one, kind: "post" }).length > 0);
  expect(broken).toEqual([]);
}, 90_000);

it("a finding says it in the language of the text, where more than a fact can stand there", () => {
  const reworded = (market: string, language: string, text: string) =>
    check({ market, language, text }).map(({ rewording }) => rewording);
  expect(reworded("UK", "en", "To let. Sorry, no children.")).toEqual(["Everyone is welcome to view."]);
  expect(reworded("EU/DE", "de", "Keine Ausländer.")).toEqual(["Wir freuen uns über jede Anfrage."]);
  expect(reworded("JP", "ja", "外国人不可。")).toEqual(["どなたでもお気軽にお問い合わせください。"]);
  expect(reworded("CN", "zh", "全城最好的房子。")).toEqual([undefined]);
});
