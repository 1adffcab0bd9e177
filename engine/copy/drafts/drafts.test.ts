import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Brief } from "#contract/copy";
import { replaceSentences, sentencesOf } from "#engine/text/sentences";
import { sampleListing } from "#tests/samples/fact-lock/listing";
import type { ModelText } from "../model-draft.ts";
import { checkDraft } from "./check-draft.ts";
import { refusedParts, rewritten, shortened, stands, withoutTags } from "./mend.ts";

const texts = (text: string) => sentencesOf(text).map((one) => one.text);

describe("sentences", () => {
  test.each([
    ["厨房有窗。炒辣椒不用憋气！\n\n🍳 一排葱姜\n", ["厨房有窗。", "炒辣椒不用憋气！", "🍳 一排葱姜"]],
    [
      "It has a lift. Ask about no. 5, approx. 40 m away. “Really?” Yes.",
      ["It has a lift.", "Ask about no. 5, approx. 40 m away.", "“Really?”", "Yes."],
    ],
    ["Kaltmiete 890.50 €. Nr. 5 ist frei!", ["Kaltmiete 890.50 €.", "Nr. 5 ist frei!"]],
    ["", []],
  ])("%j", (text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  test("they stand where they say, in order, and leave out nothing but white space", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z.!?。！ \n🍳0-9]{0,120}$/u), (text) => {
        const found = sentencesOf(text);
        for (const { start, end, text: said } of found) expect(text.slice(start, end)).toBe(said);
        expect(
          found
            .map((one) => one.text)
            .join("")
            .replace(/\s/gu, ""),
        ).toBe(text.replace(/\s/gu, ""));
      }),
    );
  });

  test("one is taken out with its line, and with nothing else", () => {
    const text = "First. Second is false. Third.\n\n🏊 A pool!\n🛗 A lift";
    const [, second, , pool] = sentencesOf(text);
    if (!second || !pool) throw new Error("no sentences");
    expect(replaceSentences(text, [{ at: second, to: null }])).toBe("First. Third.\n\n🏊 A pool!\n🛗 A lift");
    expect(
      replaceSentences(text, [
        { at: pool, to: null },
        { at: second, to: "Second." },
      ]),
    ).toBe("First. Second. Third.\n\n🛗 A lift");
  });
});

const brief: Brief = { style: "professional", seed: 1, market: null, agent: null, link: null };
const draft = (over: Partial<ModelText>): ModelText => ({
  platform: "facebook",
  language: "en",
  kind: "post",
  title: null,
  preheader: null,
  body: "Two bedrooms in Putuo, Shanghai, with a lift. It has a swimming pool. Windows face north and south.",
  hashtags: [],
  writtenBy: "house",
  ...over,
});
const check = (text: ModelText) => checkDraft(sampleListing, brief, text);

describe("a refused draft", () => {
  test("names the sentence at fault, and without it is true", () => {
    const text = draft({});
    const { faults } = check(text);
    const refused = refusedParts(faults);
    expect(refused.map(({ sentence }) => sentence.text)).toEqual(["It has a swimming pool."]);
    const after = rewritten(text, refused, () => null);
    expect(check(after).faults).toEqual([]);
    expect(stands(text, after)).toBe(true);
  });

  test("a false title and a false hashtag are found where they are", () => {
    const text = draft({
      title: "River views in Putuo",
      hashtags: ["Putuo", "SwimmingPool"],
      body: "Two bedrooms and a lift.",
    });
    const { faults } = check(text);
    expect(new Set(faults.map(({ part }) => part))).toEqual(new Set(["title", "hashtags"]));
    expect(withoutTags(text, faults).hashtags).toEqual(["Putuo"]);
    expect(rewritten(text, refusedParts(faults), () => "A lift in Putuo").title).toBe("A lift in Putuo");
  });

  test("in a letter and a text message the frame around it is not mistaken for it", () => {
    for (const kind of ["email", "sms"] as const) {
      const { faults } = check(draft({ platform: kind, kind }));
      expect(refusedParts(faults).map(({ sentence }) => sentence.text)).toEqual(["It has a swimming pool."]);
    }
  });

  test("too long a text loses sentences before its call", () => {
    const text = draft({
      platform: "twitter",
      body: `Two bedrooms, a lift. ${"Ask about the lift. ".repeat(20)}Message me.`,
    });
    const checked = check(text);
    expect(checked.faults.map(({ why }) => why)).toEqual(["too_long"]);
    const shorter = shortened(text, checked);
    expect(shorter?.body.endsWith("Message me.")).toBe(true);
    expect(shorter?.body.length).toBeLessThan(text.body.length);
  });

  test("half a piece is another piece", () => {
    expect(stands(draft({}), draft({ body: "With a lift." }))).toBe(false);
  });
});
