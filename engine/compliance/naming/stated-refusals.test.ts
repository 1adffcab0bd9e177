/** A page may not switch the law off by what it calls an estate or a firm. */
import { expect, test } from "vitest";
import { check } from "#engine/compliance/check";

test.each([
  ["US", "en", "Whites Only", "We rent to Whites only."],
  ["US", "en", "No Children", "No children in this building."],
  ["US", "en", "Christians Preferred", "Christians preferred."],
  ["CN", "zh", "稳赚不赔", "这套房稳赚不赔。"],
  ["EU/DE", "de", "Nur an Deutsche", "Nur an Deutsche zu vermieten."],
  ["SG", "zh", "华人优先", "普通房出租，华人优先。"],
  ["JP", "ja", "日本人限定", "1LDKのお部屋です。日本人限定。"],
  ["US", "en", "Ideal For Christian Couples", "Two-bedroom flat. Ideal for Christian couples."],
  ["EU/FR", "fr", "Couple sans enfants", "Deux pièces à louer. Couple sans enfants."],
  ["AU", "en", "Values Will Double", "Two-bedroom unit. Values will double."],
  ["EU/DE", "de", "Deutsche bevorzugt", "Zwei Zimmer zur Miete. Deutsche bevorzugt."],
] as const)("in %s (%s) an estate called %j excuses no %j", (market, language, name, text) => {
  expect(check({ market, language, text, names: [name] })).not.toEqual([]);
});

test.each([
  ["US", "en", "No 5 Christian Street", "The home is at No 5 Christian Street."],
  ["CN", "zh", "第一太平戴维斯", "由第一太平戴维斯代理。"],
  ["EU/FR", "fr", "Résidence Le Sans-Égal", "Au sein de la Résidence Le Sans-Égal, deux pièces."],
  ["US", "en", "Adults Only Acres", "A bungalow in Adults Only Acres."],
  ["CN", "zh", "希望小学", "附近有希望小学。"],
  ["SG", "en", "Christian White", "Ask for Christian White."],
] as const)("in %s (%s) %j is a name", (market, language, name, text) => {
  expect(check({ market, language, text, names: [name] })).toEqual([]);
});

test("a rule of England is none in Belfast, and one on bidding none in Edinburgh", () => {
  const told = (text: string, nation: string) =>
    check({ market: "UK", language: "en", text, context: { deal: "rent", nation } }).map(({ rule }) => rule);
  expect(told("No DSS.", "England")).toContain("uk-rra-benefits");
  expect(told("No DSS.", "Northern Ireland")).not.toContain("uk-rra-benefits");
  expect(told("Offers in excess of £1,500 pcm.", "England")).toContain("uk-rra-bidding");
  expect(told("Offers in excess of £1,500 pcm.", "Scotland")).not.toContain("uk-rra-bidding");
});
