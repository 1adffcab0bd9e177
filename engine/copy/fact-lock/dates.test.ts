import { describe, expect, test } from "vitest";
import type { CopyLanguage } from "#contract/copy";
import { emptyListing } from "#contract/listing";
import { trace } from "./index.ts";

const home = { ...emptyListing(), language: "en", description: "Available from 15 May 2027." };
const found = (language: CopyLanguage, text: string) => trace(home, language, text).map((one) => one.text);

describe("days of the calendar", () => {
  test.each<[CopyLanguage, string]>([
    ["zh", "5月15日起可以入住。"],
    ["en", "Move in on May 15th."],
    ["en", "Free from May."],
    ["ja", "5月15日から入居できます。"],
    ["ko", "5월 15일부터 들어올 수 있어요."],
    ["fr", "Libre au 15 mai 2027."],
    ["de", "Frei ab 15.05.2027."],
  ])("are known in %s: %s", (language, text) => {
    expect(found(language, text)).toEqual([]);
  });

  test.each<[CopyLanguage, string, string]>([
    ["zh", "6月15日起可以入住。", "6月15日"],
    ["en", "Move in on May 16.", "May 16"],
    ["en", "Free from July.", "July"],
    ["ja", "5月20日から入居できます。", "5月20日"],
    ["ko", "6월 15일부터 들어올 수 있어요.", "6월 15일"],
    ["fr", "Libre au 15 juin.", "15 juin"],
    ["de", "Frei ab 1. Mai.", "1. Mai"],
  ])("are doubted in %s when they are others: %s", (language, text, date) => {
    expect(found(language, text)).toEqual([date]);
  });

  test("a month that is another word is no date", () => {
    expect(found("en", "You may bring two friends.")).toEqual([]);
  });
});
