import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitTitle, shorten } from "./fit.ts";
import { getPlatform, platforms } from "./index.ts";
import { fits } from "./measure.ts";

const within = (max: number) => (text: string) => [...text].length <= max;

describe("fitting a text to a limit", () => {
  it("leaves what fits alone", () => expect(shorten("Short.", within(10))).toBe("Short."));
  it("ends after a sentence when that keeps most of it", () => {
    expect(shorten("Two bedrooms. A balcony. And a long tail", within(26))).toBe("Two bedrooms. A balcony.");
    expect(shorten("南北通透。采光充足。下楼就是公园", within(11), "zh")).toBe("南北通透。采光充足。");
  });
  it("ends after a word otherwise, with an ellipsis and no dangling comma", () => {
    expect(shorten("A sunny corner flat, quiet street", within(22))).toBe("A sunny corner flat…");
  });
  it("does not take an abbreviation or a decimal for the end of a sentence", () => {
    expect(shorten("Now 1,200 sq. ft. with a large garden", within(24))).toBe("Now 1,200 sq. ft. with…");
  });
  it("never cuts inside an emoji", () => {
    expect(shorten("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", (text) => text.length <= 12)).toBe("👨‍👩‍👧‍👦…");
  });
  it("fits any text to every target with a limit", () => {
    const text = fc.array(fc.constantFrom("三室两厅。", "sunny ", "flat. ", "🏠", "https://example.com/a ", "ü"), {
      minLength: 1,
      maxLength: 400,
      size: "max",
    });
    fc.assert(
      fc.property(text, fc.constantFrom(...platforms), (words, target) => {
        const fitted = shorten(words.join(""), (candidate) => fits(target, candidate));
        expect(fits(target, fitted)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
  it("fits titles", () => {
    const note = getPlatform("xiaohongshu");
    if (note === null) throw new Error("no xiaohongshu");
    expect(fitTitle(note, "滨江花园三室两厅南北通透近地铁二号线总价四百八十万", "zh").length).toBeLessThanOrEqual(20);
  });
});
