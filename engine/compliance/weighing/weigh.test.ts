import { describe, expect, it } from "vitest";
import { check } from "../check.ts";
import { featuresOf, leadsOf, sentencesOf } from "./features.ts";
import { learn, weightOf } from "./learn.ts";
import { weigh } from "./weigh.ts";

const words = (text: string) => sentencesOf(text).flatMap((sentence) => featuresOf(sentence.text, "en"));

describe("what is weighed", () => {
  it("is words, their beginnings and pairs in English, runs of characters in Chinese", () => {
    expect(featuresOf("No kids 12, pleased", "en")).toEqual([
      "no",
      "no kids",
      "no~0",
      "kids",
      "kids 0",
      "kids~pleas",
      "0",
      "0 pleas",
      "pleas",
    ]);
    expect(featuresOf("近地铁", "zh")).toEqual(["近", "近地", "近地铁", "地", "地铁", "铁"]);
  });
  it.each([
    ["en", "No kids 12, pleased to rent to professionals", ["no kids", "kids~pleas", "rent", "to~to", "^prof"]],
    ["zh", "近地铁口，谢绝外地人", ["近地铁", "谢绝", "外", "地人", "人"]],
  ])("is put together, of what has a weight, all the same (%s)", (language, text, weighed) => {
    const all = featuresOf(text, language);
    const some = featuresOf(text, language, leadsOf(weighed));
    const kept = (features: readonly string[]) => features.filter((each) => weighed.includes(each));
    expect(kept(some)).toEqual(kept(all));
    expect(kept(all).length).toBe(weighed.length);
    expect(some.length).toBeLessThan(all.length);
    if (language === "zh") expect(some).toEqual(kept(all));
  });
  it("stands where its sentences say", () => {
    const text = "Two beds. At 12.5 m² it is wide!\n  ¿? Last one";
    for (const { start, end, text: sentence } of sentencesOf(text)) expect(text.slice(start, end)).toBe(sentence);
    expect(sentencesOf(text).map(({ text: sentence }) => sentence)).toContain("At 12.5 m² it is wide!");
  });
});

describe("learning", () => {
  const passages = ["the owner wants no noisy lodgers here", "the owner paints the lofty kitchen here"];
  const examples = Array.from({ length: 40 }, (_, at) => ({
    features: words(passages[at % 4 === 0 ? 0 : 1] ?? ""),
    breach: at % 4 === 0,
    themes: at % 4 === 0 ? ["lodgers"] : [],
  }));
  it("gives the same weights for the same passages, heavier for the words of a breach", () => {
    const learned = learn(examples, []);
    expect(learn(examples, [])).toEqual(learned);
    expect(weightOf(learned, words("no noisy lodgers"))).toBeGreaterThan(weightOf(learned, words("lofty kitchen")));
    expect([...(learned.themes.get("lodgers")?.keys() ?? [])]).toContain("noisy");
  });
});

describe("a passage in which no frame found anything", () => {
  const seen = "a text of every language is told only by rules that are asked about";
  it("is told by nothing where no rule is asked about, nor where something is found already", () => {
    const text = "We would much rather not have the sort who cannot show us wages, so please look for another place.";
    const asked = [{ id: "uk-rra-benefits", themes: ["uk-rra-benefits", "benefits-refused"] }];
    expect(weigh(text, "en").likely([], []), seen).toEqual([]);
    expect(weigh(text, "en").likely(asked, [{ start: 0, end: 4 }])).toEqual([]);
    for (const { rule, start, end } of weigh(text, "en").likely(asked, [])) {
      expect(rule).toBe("uk-rra-benefits");
      expect(text.slice(start, end)).toBe(text);
    }
  });
  it("is not weighed in a language nobody gave wordings of, nor where it is a mere label", () => {
    const asked = [{ id: "us-fha-es", themes: ["us-fha-es"] }];
    expect(
      weigh("No queremos a nadie que venga con criaturas ni con ayuda del gobierno.", "es").likely(asked, []),
    ).toEqual([]);
    expect(weigh("Se renta.", "es").lawful).toEqual([]);
    expect(check({ market: "US", language: "en", text: "Condo, 2 beds." })).toEqual([]);
  });
});

describe("what a sentence weighs", () => {
  const text =
    "The county assessor lists 1,240 square feet, the playground was repaired in 2023 per the association's minutes, no children.";
  it("never takes back a finding that blocks or would by one answer, however lawful the rest of the sentence", () => {
    expect(weigh(text, "en").lawful).toHaveLength(1);
    const found = check({ market: "US", language: "en", text });
    expect(found.map(({ rule, severity, likeness }) => [rule, severity, likeness])).toEqual([
      ["us-fha-familial-status", "warn", undefined],
    ]);
  });
  it("is told as a likeness, and only warns", () => {
    const wording = "柴灣公屋轉讓?唔係,係私樓兩房,傭人姐姐自己租嘅就唔好搵我。";
    const found = check({ market: "HK", language: "zh", text: wording });
    expect(found.map(({ rule, severity, likeness }) => [rule, severity, likeness])).toEqual([
      ["hk-discrimination", "warn", true],
    ]);
  });
});

describe("an invitation to call, which the composer ends its mails with", () => {
  it.each([
    ["US", "en", "Just reply if you would like to see it, and we will find a time."],
    ["HK", "en", "If you would like to see it, just call."],
    ["KR", "en", "Kitchen and living room in one.\n\nJust reply if you would like to see it, and we will find a time."],
    [
      "EU/DE",
      "de",
      "Möchten Sie es sehen? Antworten Sie mir einfach, wir finden einen Termin.\n\nBei Weber Homes: Anna Weber",
    ],
  ])("accuses nobody (%s, %s)", (market, language, text) => {
    expect(check({ market, language, text })).toEqual([]);
  });
});
