import { describe, expect, it } from "vitest";
import { copyStyles } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { decidingFactsOf } from "#engine/copy/deciding/read/all";
import { factsOf } from "#engine/copy/facts/index";
import { compose } from "#engine/copy/index";
import { realiserOf } from "#engine/copy/languages/index";
import { sayDeciding } from "#engine/copy/story/say-deciding";
import { briefFor } from "#tests/samples/briefs";
import { guangzhouRent } from "#tests/samples/listings";

const shenzhen: Listing = {
  ...guangzhouRent,
  title: "宝安中心两房整租",
  description: "两房一厅。",
  country: "CN",
  renovation: null,
  price: { amount: 6500, currency: "CNY", period: "month" },
  features: ["距地铁1号线宝安中心站约600米"],
  disclosures: { 押付方式: "押二付一", 停车: "小区月卡500元，需排队" },
};
const bodies = (listing: Listing): string[] =>
  copyStyles.flatMap((style) =>
    ["facebook", "xiaohongshu"].map((platform) => {
      const { title, body, untraced } = compose(
        listing,
        { ...briefFor(listing, { style, seed: 11 }), market: "CN" },
        { platform, language: "zh", kind: "post" },
      );
      expect(untraced, body).toEqual([]);
      return [title ?? "", body].join("\n");
    }),
  );

const parking = (listing: Listing): readonly string[] | undefined => {
  const lang = realiserOf("zh");
  if (!lang) throw new Error("zh");
  const facts = factsOf(listing);
  return sayDeciding(decidingFactsOf(listing), lang, facts, "professional", lang.values(facts)).find(
    ({ id }) => id === "monthlyParking",
  )?.texts;
};

describe("what a Chinese page qualifies", () => {
  it("stays qualified: about so far, and a queue is a queue", { timeout: 180_000 }, () => {
    const texts = bodies(shenzhen);
    expect(texts.some((text) => /约 ?600/u.test(text))).toBe(true);
    expect(parking(shenzhen)).toEqual(["停车每月500元，需排队"]);
    expect(parking({ ...shenzhen, disclosures: { 停车: "月卡500元，视余位" } })).toEqual([
      "停车每月500元，有空位才能办",
    ]);
    for (const text of texts) {
      expect(text).not.toMatch(/站 ?600|不保证有空/u);
    }
  });
  it("is exact where the page is", () => {
    for (const text of bodies({ ...shenzhen, features: ["距地铁1号线宝安中心站600米"] }))
      expect(text).not.toMatch(/约 ?600/u);
  });
  it("makes no smart lock of one with a code", { timeout: 180_000 }, () => {
    const withLock = (lock: string): string => bodies({ ...shenzhen, features: [lock] }).join("\n");
    expect(withLock("密码锁")).not.toContain("智能");
    expect(withLock("智能密码锁")).toContain("智能");
  });
  it("names the price once in a sentence, and no chain of homes by a calque", () => {
    const lang = realiserOf("zh");
    expect(JSON.stringify(lang?.story.money)).not.toContain("售价方面");
    expect(JSON.stringify([lang?.story.scenes, lang?.story.names])).not.toContain("连环换房");
  });
});
