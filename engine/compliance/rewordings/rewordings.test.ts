import { describe, expect, it } from "vitest";
import { copyLanguages } from "#contract/copy";
import { check } from "#engine/compliance/check";
import { getMarket, marketIds } from "#engine/compliance/markets/index";
import type { Rule } from "#engine/compliance/markets/rule";
import { languagesRead } from "#engine/compliance/rule-book";
import { tracer } from "#engine/copy/fact-lock/index";
import { sampleListings } from "#tests/samples/listings";
import { additionOf, onlyTheAgent } from "./additions.ts";
import { rewordingOf } from "./rewordings.ts";

/** A rule that wants something missing said has no sentence to put in the place of another. */
const worded = ({ id, kind, concepts, examples }: Rule) =>
  (kind !== "required-disclosure" || concepts.length > 0) &&
  examples.every((text) => typeof additionOf(id, text) !== "string");
const languagesOf = (rule: Rule): readonly string[] => languagesRead(rule) ?? copyLanguages;

describe.each(marketIds)("%s", (market) => {
  const rules = (getMarket(market)?.rules ?? []).filter(worded);

  it("has a lawful sentence for every rule in each language it reads", () => {
    const silent = rules.flatMap((rule) =>
      languagesOf(rule)
        .filter((language) => rewordingOf(rule, { language, market, text: "" }) === null)
        .map((language) => `${rule.id} ${language}`),
    );
    expect(silent).toEqual([]);
  });

  it("breaks no rule with any of them", () => {
    const texts = rules.flatMap((rule) =>
      languagesOf(rule).map((language) =>
        JSON.stringify([language, rewordingOf(rule, { language, market, text: "" }) ?? ""]),
      ),
    );
    const broken = [...new Set(texts)].flatMap((one) => {
      const [language = "", text = ""]: string[] = JSON.parse(one);
      return check({ market, language, text, kind: "post" }).map(({ rule }) => `${text} ${rule}`);
    });
    expect(broken).toEqual([]);
  });

  it("leaves nothing of a rule where its sentence stands in the place of the rule's own examples", () => {
    const left = rules.flatMap((rule) =>
      rule.examples.flatMap((text) =>
        languagesOf(rule).flatMap((language) => {
          const context = Object.fromEntries(
            Object.entries(rule.appliesWhen ?? {}).flatMap(([key, [value]]) =>
              value === undefined ? [] : [[key, value]],
            ),
          );
          const own = (words: string) =>
            check({ market, language, text: words, context }).filter((finding) => finding.rule === rule.id);
          const [finding] = own(text);
          if (!finding) return [];
          if (finding.rewording === undefined) return [`${rule.id} ${language}: ${text} has none`];
          return own(finding.rewording).map(() => `${rule.id} ${language}: ${finding.rewording}`);
        }),
      ),
    );
    expect(left).toEqual([]);
  });
});

it("claims nothing that a home's facts would have to bear out", () => {
  const listing = sampleListings.shanghaiSale;
  const lock = tracer(listing);
  const untold = copyLanguages.flatMap((language) =>
    (getMarket("US")?.rules ?? []).flatMap((rule) => {
      const text = rewordingOf(rule, { language, market: "US", text: "" });
      return text === null ? [] : lock(language, text).map((claim) => `${language} ${text}: ${claim.text}`);
    }),
  );
  expect([...new Set(untold)]).toEqual([]);
});

it("a finding says it in the language and the characters of the text", () => {
  const reworded = (market: string, language: string, text: string) =>
    check({ market, language, text }).map(({ rewording }) => rewording);
  expect(reworded("UK", "en", "To let. Sorry, no children.")).toEqual(["Everyone is welcome to view."]);
  expect(reworded("EU/DE", "de", "Keine Ausländer.")).toEqual(["Wir freuen uns über jede Anfrage."]);
  expect(reworded("JP", "ja", "外国人不可。")).toEqual(["どなたでもお気軽にお問い合わせください。"]);
  expect(reworded("CN", "zh", "全城最好的房子。")).toEqual(["欢迎预约看房，到现场看看合不合心意。"]);
  expect(reworded("HK", "zh", "不租給南亞人士。")).toEqual(["歡迎任何人預約參觀。"]);
  expect(reworded("CA", "fr", "Pas d'enfants dans l'immeuble.")).toEqual([
    "Toutes les demandes de visite sont les bienvenues.",
  ]);
  expect(reworded("US", "es", "No se permiten niños.")).toEqual([
    "Todas las personas son bienvenidas a visitar la vivienda.",
  ]);
});

it("names only rules there are as those whose remedy is to say more", () => {
  const known = new Set(marketIds.flatMap((market) => getMarket(market)?.rules ?? []).map(({ id }) => id));
  expect([...onlyTheAgent].filter((id) => !known.has(id))).toEqual([]);
});
