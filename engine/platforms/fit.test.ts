import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitSegments, fitText, fitTitle, shorten } from "./fit.ts";
import { getPlatform, platforms } from "./index.ts";
import { countText, fits } from "./measure.ts";

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
  it("fits any text to every target with a limit, and keeps the reserve free", () => {
    const text = fc.array(fc.constantFrom("三室两厅。", "sunny ", "flat. ", "🏠", "https://example.com/a ", "ü"), {
      minLength: 1,
      maxLength: 400,
      size: "max",
    });
    fc.assert(
      fc.property(text, fc.constantFrom(...platforms), (words, target) => {
        const fitted = fitText(target, words.join(""), { reserve: 20 });
        expect(fits(target, fitted)).toBe(true);
        const { used, max } = countText(target, fitted);
        if (max !== null) expect(used).toBeLessThanOrEqual(max - 20);
      }),
      { numRuns: 60 },
    );
  });
  it("fits titles and segments", () => {
    const note = getPlatform("xiaohongshu");
    if (note === null) throw new Error("no xiaohongshu");
    expect(fitTitle(note, "滨江花园三室两厅南北通透近地铁二号线总价四百八十万", "zh").length).toBeLessThanOrEqual(20);
    expect(fitSegments("房".repeat(200), 2, "zh").length).toBeLessThanOrEqual(134);
  });
});
