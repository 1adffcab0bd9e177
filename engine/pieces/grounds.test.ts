import { expect, test } from "vitest";
import type { CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { compose } from "#engine/copy/index";
import { sentencesOf } from "#engine/text/written-sentences";
import { briefFor } from "#tests/samples/briefs";
import { californiaHouse, frenchHouse, shanghaiSale, tokyoSale } from "#tests/samples/listings";
import { groundsOf, outdatedBy } from "./grounds.ts";

const written = (listing: Listing, language: CopyLanguage, platform: string) => {
  const brief = briefFor(listing, { style: "friendly" });
  return { brief, piece: compose(listing, brief, { platform, language, kind: "post" }) };
};

test("sentences keep their places, decimals, short forms and lines", () => {
  const text = "It has 2.5 baths. Lic. 0123 is on file.\n💰 $685,900\n\nCall me!";
  const found = sentencesOf(text, "en");
  expect(found.map((one) => one.text)).toEqual([
    "It has 2.5 baths.",
    "Lic. 0123 is on file.",
    "💰 $685,900",
    "Call me!",
  ]);
  for (const { start, end, text: own } of found) expect(text.slice(start, end)).toBe(own);
  expect(sentencesOf("两室两厅。客厅朝南！", "zh").map((one) => one.text)).toEqual(["两室两厅。", "客厅朝南！"]);
});

test.each([
  [shanghaiSale, "zh", "xiaohongshu", /698/, "price"],
  [shanghaiSale, "de", "facebook", /6[.,]98|6\.980\.000/, "price"],
  [californiaHouse, "en", "facebook", /five-bedroom/, "rooms.bedrooms"],
  [frenchHouse, "fr", "instagram", /cuisine,? (?:est )?ouverte|Cuisine ouverte/, "features.1"],
] as const)("a sentence knows the facts it rests on (%#)", (listing, language, platform, says, fact) => {
  const { brief, piece } = written(listing, language, platform);
  const grounds = groundsOf(listing, brief, piece);
  const said = grounds.filter(({ text }) => says.test(text));
  expect(said.length, piece.body).toBeGreaterThan(0);
  for (const { facts } of said) expect(facts).toContain(fact);
  // what is only a greeting, or a call, rests on no fact of the home
  expect(grounds.some(({ facts }) => facts.length === 0)).toBe(true);
});

test("a unit price rests on price and area together", () => {
  const perMetre = Math.round(6_980_000 / 89.3);
  const piece = { language: "zh" as const, title: null, body: `折合每平米${perMetre}元。` };
  const [sentence] = groundsOf(shanghaiSale, briefFor(shanghaiSale), piece);
  expect(sentence?.facts).toEqual(["price", "area"]);
});

const cheaper = (listing: Listing, amount: number): Listing => ({
  ...listing,
  price: listing.price && { ...listing.price, amount },
});

test.each([
  [shanghaiSale, "zh", "wechat"],
  [shanghaiSale, "ja", "twitter"],
  [californiaHouse, "en", "instagram"],
  [frenchHouse, "fr", "facebook"],
  [tokyoSale, "ja", "instagram"],
] as const)(
  "a new price overtakes the sentences that say the old one, and no other (%#)",
  (listing, language, platform) => {
    const { brief, piece } = written(listing, language, platform);
    const outdated = outdatedBy(listing, cheaper(listing, 1_234_500), brief)(piece);
    expect(outdated.length, piece.body).toBeGreaterThan(0);
    const resting = groundsOf(listing, brief, piece).filter(({ facts }) => facts.includes("price"));
    expect(outdated.map(({ text }) => text)).toEqual(resting.map(({ text }) => text));
  },
);

test("an old description that still tells the old price does not keep a sentence true", () => {
  const before = { ...shanghaiSale, description: "总价698万，诚意出售。" };
  const piece = { language: "zh" as const, title: null, body: "总价698万。客厅朝南。" };
  const outdated = outdatedBy(before, cheaper(before, 6_500_000), briefFor(before))(piece);
  expect(outdated.map(({ text }) => text)).toEqual(["总价698万。"]);
});

test("a feature that is taken out overtakes what it bore; one that moves, or another one's words, do not", () => {
  const { brief } = written(shanghaiSale, "zh", "wechat");
  const piece = { language: "zh" as const, title: null, body: "有电梯，老人也方便。厨房有窗。" };
  const without = { ...shanghaiSale, features: ["厨房有窗", "满五唯一"] };
  expect(outdatedBy(shanghaiSale, without, brief)(piece).map(({ text }) => text)).toEqual(["有电梯，老人也方便。"]);
  const moved = { ...shanghaiSale, features: shanghaiSale.features.toReversed() };
  expect(outdatedBy(shanghaiSale, moved, brief)(piece)).toEqual([]);
  const added = { ...shanghaiSale, features: [...shanghaiSale.features, "南北通透"] };
  expect(outdatedBy(shanghaiSale, added, brief)(piece)).toEqual([]);
});

test("a home that is let instead of sold overtakes everything", () => {
  const { brief, piece } = written(californiaHouse, "en", "facebook");
  const outdated = outdatedBy(californiaHouse, { ...californiaHouse, transaction: "rent" }, brief)(piece);
  expect(outdated.filter(({ field }) => field === "body")).toHaveLength(sentencesOf(piece.body, "en").length);
});
