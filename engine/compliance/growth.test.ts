import { describe, expect, it, vi } from "vitest";
import { emptyListing } from "#contract/listing";
import { dealt } from "#tests/support/dealt";
import { growthOf, isLinear } from "#tests/support/growth";
import { type Made, repeated } from "#tests/support/hostile/made";
import { hostileTo } from "#tests/support/hostile/patterns";
import { allHostileTexts } from "#tests/support/hostile/texts";
import { listingCode } from "./ad-context.ts";
import { speaks } from "./applies.ts";
import { check } from "./check.ts";
import { unmask } from "./disguise/unmask.ts";
import { checkDuties, messageDuties } from "./duties/index.ts";
import { fold } from "./fold.ts";
import { Reader } from "./frames/reader.ts";
import { apartFrom, merge, type Span } from "./frames/spans.ts";
import { carriesMachineLabel } from "./labels.ts";
import { languages } from "./languages/index.ts";
import { getMarket, marketIds } from "./markets/index.ts";
import type { Rule } from "./markets/rule.ts";
import { compile, matchesAny } from "./patterns.ts";
import { regionOfAddress } from "./regions/address.ts";
import { regionInWords } from "./regions/words.ts";
import { brokenSpans, disclosed, unproven } from "./rule-check.ts";
import { readSums } from "./tenancy/sums.ts";
import { tonguesIn } from "./tongues.ts";

vi.setConfig({ testTimeout: 120_000 });

/** UTF-16 units: here work by pairs costs 70 ms and linear work two, whatever else the machine does. */
const most = 8_192;

/** Refuses what looks more than linear three times over. */
function linear(run: (text: string) => unknown, make: Made, name = make(60), size = most): void {
  const measure = () => growthOf(run, make, { most: size });
  const first = measure();
  if (!isLinear(first) && !isLinear(measure())) expect(measure(), name).toSatisfy(isLinear);
  else expect(first.sizes[2]).toBeLessThanOrEqual(size);
}

/** Everything that is done with a rule, whatever came out before. */
const wholly = (rule: Rule) => (text: string) => [
  matchesAny(compile(rule).unlessText, text),
  matchesAny(compile(rule).textAny, text),
  unproven(rule, text, [{ start: 0, end: text.length }]),
  brokenSpans({ ...rule, requires: undefined }, text, {}),
  disclosed(rule, text, {}),
];

/** As its rules are written for most. */
const languageOf = (rules: readonly Rule[]): string => {
  const spoken = rules.flatMap(({ languages }) => languages).filter((language) => language !== "*");
  return [...Map.groupBy(spoken, String)].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? "en";
};

describe.each(marketIds)("%s", (market) => {
  const rules = getMarket(market)?.rules ?? [];
  it.each(rules)("$id costs no more than the length of texts of its own pieces", (rule) => {
    const patterns = Object.values(compile(rule)).flat(2);
    const made = new Map(patterns.flatMap(hostileTo).map((make) => [make(60), make]));
    expect(made.size).toBeGreaterThanOrEqual(Math.min(patterns.length, 1));
    for (const make of dealt([...made.values()], rules.indexOf(rule))) linear(wholly(rule), make);
  });

  it("is checked on hostile texts in time that grows with their length", () => {
    // A check asks for the patterns of one language only; the others' are read beside it, once each.
    const language = languageOf(rules);
    const silent = rules.filter((rule) => rule.kind === "required-disclosure" || !speaks(rule, language)).map(wholly);
    const everyRule = (text: string) => [
      check({ market, language, text: `的${text}`, mode: "ad", kind: "sms" }),
      silent.map((run) => run(`的${text}`)),
    ];
    for (const [name, make] of dealt(allHostileTexts, marketIds.indexOf(market))) linear(everyRule, make, name, 4_096);
  });
});

describe.each(languages)("frames of $id", (language) => {
  it("are read in time that grows with a text's length", () => {
    const names = Object.keys(language.concepts);
    const reader = new Reader(language, language.concepts);
    const everyConcept = (text: string) => {
      const reading = reader.read(`的${text}`);
      return names.map((name) => [reading.spans(name), reading.excuses(name)({ start: 0, end: 1 })]);
    };
    expect(names.length).toBeGreaterThan(8);
    for (const [name, make] of dealt(allHostileTexts, languages.indexOf(language)))
      linear(everyConcept, make, name, 4_096);
  });
});

describe("what is done beside the rules", () => {
  const onAll = (run: (text: string) => unknown): void => {
    for (const [name, make] of allHostileTexts) linear(run, make, name);
  };
  const code = (text: string) => listingCode({ ...emptyListing(), disclosures: { [text]: "1", 房源核验码: text } });

  it("folds", () => onAll(fold));
  it("reads the machine's label", () => onAll(carriesMachineLabel));
  it("reads a state and a verification code", () =>
    onAll((text) => [
      code(text),
      ["US", "AU", "CA"].map((id) => [regionOfAddress(id, { text }), regionInWords(id, text)]),
    ]));
  it("reads the sums of a tenancy, and the languages of a text", () => {
    onAll((text) => [readSums(`deposit ${text}`, true), tonguesIn(text, "en")]);
    linear((text) => readSums(text, true), repeated("deposit £1,500, rent £900 pcm; Kaution 3 Kaltmieten, "));
  });
  it("reads a message's duties", () => {
    onAll((text) => [checkDuties("US", "sms", text), checkDuties("CA", "email", text, text)]);
    onAll((text) => [checkDuties("CN", "sms", text), checkDuties("CN", "email", text, text)]);
    for (const { pattern } of ["CN", "US", "CA"].flatMap((id) => Object.values(messageDuties(id)).flat())) {
      const expression = new RegExp(pattern, "u");
      for (const make of hostileTo(expression)) linear((text) => expression.test(text), make);
    }
  });
  it("takes out what touches an exception, and joins the rest", () => {
    const every = (size: number, step: number, width: number) =>
      Array.from({ length: size }, (_, at) => ({ start: at * step, end: at * step + width }));
    const run = (spans: Span[]) => merge(apartFrom(spans, every(spans.length, 7, 2)));
    expect(growthOf(run, (size) => every(size, 3, 2), { most: 20_000 })).toSatisfy(isLinear);
  });
});

describe("a text that is nothing but findings", () => {
  it("is told so a hundred times by a rule, in the order of the text, and no more", () => {
    const found = check({ market: "CN", language: "zh", text: "顶级，".repeat(5_000) });
    const own = found.filter(({ rule }) => rule === "cn-ad-law-superlative");
    expect(own.map(({ start }) => start)).toEqual(Array.from({ length: 100 }, (_, at) => at * 3));
    expect(check({ market: "CN", language: "zh", text: "顶级，".repeat(99) })).toHaveLength(99);
  });
  // letters set apart, of which no run spells anything
  it.each(["a-", "A ", "k-i-", "e."])("of nothing but %j costs no more than its length", (unit) =>
    linear((text) => unmask(text), repeated(unit), unit, 40_000),
  );
  it("is read in time that grows with its length, exceptions and all", () => {
    linear((text) => check({ market: "CN", language: "zh", text }), repeated("最佳观赏时间，最佳户型，"));
  });
  // as long as a piece may be, in languages of each other's sentences, with names and disguises
  it.each([
    ["CN", "zh", "全城最好的房子，稳赚不赔，谢绝外地人。No kids. "],
    ["US", "en", "N0 ch1ldren near Oak Street. Keine Ausländer. Sin niños. Security deposit $9,000, $900 a month. "],
    ["EU/FR", "fr", "Pas d'enfants rue des Juifs. No kids. Dépôt de garantie 9 000 €, loyer 800 €. "],
  ])("%s: costs no more than its length at twenty thousand letters in %s", (market, language, unit) => {
    const names = ["Oak Street", "rue des Juifs", "全城"];
    linear((text) => check({ market, language, text, names, mode: "ad" }), repeated(unit), unit, 20_000);
  });
});
