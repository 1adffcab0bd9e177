import { expect, test } from "vitest";
import type { Brief, CopyLanguage, PieceKind } from "#contract/copy";
import type { Listing } from "#contract/listing";
import type { RewriteWay } from "#contract/piece-work";
import { marketForCountry } from "#engine/compliance/countries";
import { compose } from "#engine/copy/index";
import { similarity } from "#engine/copy/similarity";
import { finishPiece } from "#engine/copy/writing/finish-piece";
import { sentencesOf } from "#engine/text/written-sentences";
import { briefFor } from "#tests/samples/briefs";
import { californiaHouse, frenchHouse, shanghaiSale, sparse, tokyoSale } from "#tests/samples/listings";
import { keepSentences } from "./keep-sentences.ts";
import { mend } from "./mend.ts";
import { refresh, rewrite, type Wish } from "./rewrite.ts";

const made = (listing: Listing, language: CopyLanguage, platform: string, kind: PieceKind = "post") => {
  const brief = briefFor(listing, { style: "professional" });
  return { brief, piece: compose(listing, brief, { platform, language, kind }) };
};
const order = (how: RewriteWay, keep: number[] = []) => ({ how, keep });
const blocks = (piece: ReturnType<typeof compose>) => [
  ...piece.findings.filter(({ severity }) => severity === "block").map(({ rule }) => rule),
  ...piece.untraced.filter(({ grade }) => grade !== "note").map(({ text }) => text),
];

test.each([
  [shanghaiSale, "zh", "wechat"],
  [californiaHouse, "en", "facebook"],
  [frenchHouse, "fr", "instagram"],
  [tokyoSale, "ja", "instagram"],
] as const)(
  "again is another text, shorter is shorter, longer longer, warmer in the friendly voice (%#)",
  (listing, language, platform) => {
    const { brief, piece } = made(listing, language, platform);
    const again = rewrite(listing, brief, piece, {}, order("again"));
    expect(similarity(again.piece.body, piece.body)).toBeLessThan(0.93);
    const shorter = rewrite(listing, brief, piece, {}, order("shorter"));
    expect(shorter.piece.body.length).toBeLessThan(piece.body.length * 0.86);
    const longer = rewrite(listing, brief, shorter.piece, shorter.wish, order("longer"));
    expect(longer.piece.body.length).toBeGreaterThan(shorter.piece.body.length);
    const warmer = rewrite(listing, brief, piece, {}, order("warmer"));
    expect(warmer.wish.style).toBe("friendly");
    for (const one of [again, shorter, longer, warmer]) expect(blocks(one.piece)).toEqual(blocks(piece));
  },
);

test("each turn begins where the last one ended, and the same order writes the same text", () => {
  const { brief, piece } = made(shanghaiSale, "zh", "wechat");
  const bodies: string[] = [piece.body];
  let now = piece;
  let wish: Wish = {};
  for (let turn = 0; turn < 3; turn++) {
    const next = rewrite(shanghaiSale, brief, now, wish, order("again"));
    expect(rewrite(shanghaiSale, brief, now, wish, order("again"))).toEqual(next);
    bodies.push(next.piece.body);
    ({ piece: now, wish } = next);
  }
  expect(new Set(bodies).size).toBe(4);
});

test("another angle opens with what was chosen", () => {
  const { brief, piece } = made(shanghaiSale, "zh", "weibo");
  const { piece: led, wish } = rewrite(shanghaiSale, brief, piece, {}, { ...order("angle"), lead: "transit" });
  expect(led.body.slice(0, 60)).toMatch(/地铁|620/);
  expect(wish.lead).toBe("transit");
});

test("kept sentences stay to the letter, once, and their figures are not told twice", () => {
  const { brief, piece } = made(californiaHouse, "en", "facebook");
  const kept = sentencesOf(piece.body, "en").filter(({ text }) => /685,900|sq ft/.test(text));
  expect(kept.length).toBeGreaterThan(0);
  const next = rewrite(
    californiaHouse,
    brief,
    piece,
    {},
    order(
      "voice",
      kept.map(({ start }) => start),
    ),
  );
  for (const { text } of kept) expect(next.piece.body.split(text)).toHaveLength(2);
  expect(next.piece.body.match(/685,900/g)).toHaveLength(1);
  expect(() => rewrite(californiaHouse, brief, piece, {}, order("again", [1]))).toThrow("invalid_input");
});

test("a sentence that nothing in the new text says stands about where it stood", () => {
  const old = "A quiet street. My own line about the lemon tree. Call me.";
  const body = keepSentences(
    "Five bedrooms here. The price is $10. Write to me.",
    old,
    ["My own line about the lemon tree."],
    "en",
  );
  expect(body).toBe("Five bedrooms here. The price is $10. My own line about the lemon tree. Write to me.");
});

test("a message of which nothing is left to leave out cannot be shorter", () => {
  const { brief, piece } = made(sparse, "en", "twitter");
  const short = { ...piece, body: "Flat." };
  expect(() => rewrite(sparse, brief, short, {}, order("shorter"))).toThrow("no_other_wording");
});

test("an email is shorter and longer in its letter as well", () => {
  const { brief, piece } = made(californiaHouse, "en", "email", "email");
  const shorter = rewrite(californiaHouse, brief, piece, {}, order("shorter")).piece;
  expect(shorter.html).toContain(sentencesOf(shorter.body, "en")[1]?.text.slice(0, 12) ?? "-");
  expect(shorter.body.length).toBeLessThan(piece.body.length);
  expect(blocks(shorter)).toEqual(blocks(piece));
});

test("newer facts: the composer's text is written anew, a hand's keeps all but what was overtaken", () => {
  const { brief, piece } = made(shanghaiSale, "zh", "wechat");
  const after = { ...shanghaiSale, price: { amount: 6_500_000, currency: "CNY", period: null } };
  expect(refresh(shanghaiSale, after, brief, piece, {}, true).piece.body).toContain("650万");
  const hand = finishPiece(shanghaiSale, brief, { ...piece, body: `我自己写的第一句话。${piece.body}` });
  const fresh = refresh(shanghaiSale, after, brief, hand, {}, false).piece;
  expect(fresh.body).toContain("我自己写的第一句话。");
  expect(fresh.body).not.toContain("698");
  expect(blocks(fresh)).toEqual([]);
});

test("a finding is mended by the smallest change: its clause, its sentence, or the words it names", () => {
  const { brief, piece } = made(shanghaiSale, "zh", "wechat");
  const bad = finishPiece(shanghaiSale, brief, {
    ...piece,
    body: `两室两厅，全城最好的户型。带两个车位，建面89.3㎡。\n${piece.body}`,
  });
  const finding = bad.findings.find(({ text }) => text.includes("最"));
  if (!finding) throw new Error("no finding");
  const once = mend(shanghaiSale, brief, bad, finding);
  expect(once.body.startsWith(`两室两厅。${finding.rewording}带两个车位`)).toBe(true);
  const claim = once.untraced[0];
  if (!claim) throw new Error("no claim");
  const twice = mend(shanghaiSale, brief, once, { ...claim, rule: null });
  expect(twice.body.startsWith(`两室两厅。${finding.rewording}建面89.3㎡。`)).toBe(true);
  expect(blocks(twice)).toEqual([]);
  expect(() => mend(shanghaiSale, brief, twice, { rule: "x", start: 0, end: 1 })).toThrow("not_found");
});

test.each([
  ["en", "facebook", californiaHouse, "Sorry, no kids.", "Everyone is welcome to view."],
  [
    "fr",
    "facebook",
    frenchHouse,
    "Les étrangers, inutile d’appeler.",
    "Toutes les demandes de visite sont les bienvenues.",
  ],
  ["zh", "wechat", shanghaiSale, "家电齐全，三年后稳涨一倍。", "家电齐全。房价和租金有涨有跌。"],
] as const)("a sentence that %s law forbids gives way to a lawful one", (language, platform, listing, said, lawful) => {
  const { brief, piece } = made(listing, language, platform);
  const market = marketForCountry(listing.country);
  const known = { ...listing, features: [...listing.features, "家电齐全"] };
  const bad = finishPiece(known, { ...brief, market }, { ...piece, body: `${said}\n${piece.body}` });
  const finding = bad.findings.find(({ start, end, rewording }) => end > start && rewording !== undefined);
  if (!finding) throw new Error("no finding");
  const { body } = mend(known, { ...brief, market }, bad, finding);
  expect(body.startsWith(`${lawful}\n`)).toBe(true);
});

test.each([
  [
    "en",
    "facebook",
    californiaHouse,
    "Five bedrooms and a fenced yard, no kids.",
    "Five bedrooms and a fenced yard. Everyone is welcome to view.",
  ],
  [
    "fr",
    "facebook",
    frenchHouse,
    "Balcon plein sud, pas d’étrangers.",
    "Balcon plein sud. Toutes les demandes de visite sont les bienvenues.",
  ],
] as const)(
  "of a %s sentence only the clause that breaks the law goes",
  (language, platform, listing, said, lawful) => {
    const { brief, piece } = made(listing, language, platform);
    const market = marketForCountry(listing.country);
    const bad = finishPiece(listing, { ...brief, market }, { ...piece, body: `${said}\n${piece.body}` });
    const finding = bad.findings.find(({ start, end, rewording }) => end > start && rewording !== undefined);
    if (!finding) throw new Error("no finding");
    expect(mend(listing, { ...brief, market }, bad, finding).body.startsWith(`${lawful}\n`)).toBe(true);
  },
);

const canadianHouse: Listing = {
  ...californiaHouse,
  country: "CA",
  address: { ...californiaHouse.address, text: "2150 W 4th Ave, Vancouver, BC V6K 1N7", city: "Vancouver" },
};
const facebook = { platform: "facebook", language: "en", kind: "post" } as const;
const inCanada = (said: string) => {
  const brief: Brief = { ...briefFor(canadianHouse), market: "CA" };
  const made = compose(canadianHouse, brief, facebook);
  const piece = finishPiece(canadianHouse, brief, { ...made, body: `${said}\n${made.body}` });
  const finding = piece.findings.find(({ start, end }) => start < end && end <= said.length);
  if (!finding) throw new Error("no finding");
  return { brief, piece, finding };
};

test.each([
  ["Nobody on ODSP.", "Everyone is welcome to view."],
  [
    "Bright and quiet. Nobody on ODSP. Laundry in the building.",
    "Bright and quiet. Everyone is welcome to view. Laundry in the building.",
  ],
])("what is applied is to the letter what the finding tells, and no half of its advice: %s", (said, mended) => {
  const { brief, piece, finding } = inCanada(said);
  expect(finding.suggestion?.en).toMatch(/"income and credit information/);
  expect(finding.rewording).toBe("Everyone is welcome to view.");
  expect(mend(canadianHouse, brief, piece, finding).body.startsWith(`${mended}\n`)).toBe(true);
});

test("a title says what the finding tells, without its full stop, or goes without the clause", () => {
  const { brief } = inCanada("Nobody on ODSP.");
  const titled = (title: string) => {
    const made = compose(canadianHouse, brief, { platform: "medium", language: "en", kind: "post" });
    const piece = finishPiece(canadianHouse, brief, { ...made, title });
    const finding = piece.findings.find(({ start, end, text }) => start === end && text !== "");
    if (!finding) throw new Error("no finding");
    return mend(canadianHouse, brief, piece, finding).title;
  };
  expect(titled("Nobody on ODSP")).toBe("Everyone is welcome to view");
  expect(titled("Sunny house in Kitsilano, nobody on ODSP")).toBe("Sunny house in Kitsilano");
});

test.each([
  "The seller makes no warranty as to the basement and no kids are allowed.",
  "Nobody on ODSP should call Onyx Homes.",
])("of a sentence that must stay nothing is deleted: %s", (said) => {
  const { brief, piece, finding } = inCanada(said);
  expect(() => mend(canadianHouse, brief, piece, finding)).toThrow("no_other_wording");
});

test("of a reservation only the clause beside it goes", () => {
  const { brief, piece, finding } = inCanada("Measurements are approximate and no warranty is given, no kids.");
  expect(mend(canadianHouse, brief, piece, finding).body).toMatch(
    /^Measurements are approximate and no warranty is given\. Everyone is welcome to view\.\n/,
  );
});

test("what a model said of another sentence stays when one is mended", () => {
  const { brief, piece, finding } = inCanada("Nobody on ODSP. A street for quiet people.");
  const words = "A street for quiet people";
  const start = piece.body.indexOf(words);
  const said = { ...finding, rule: "ca-hr-family-age", severity: "warn" as const, model: "house", text: words };
  const opinion = { ...said, start, end: start + words.length };
  const mended = mend(canadianHouse, brief, { ...piece, findings: [...piece.findings, opinion] }, finding);
  const place = mended.body.indexOf(words);
  expect(place).toBeGreaterThan(0);
  expect(mended.findings.filter(({ model }) => model === "house")).toMatchObject([{ text: words, start: place }]);
});

test("what is missing is put in", () => {
  const { brief, piece } = made(californiaHouse, "en", "facebook");
  const bare = finishPiece(californiaHouse, brief, {
    ...piece,
    body: "Five bedrooms in Lake Elsinore. Dana Ruiz at Onyx Homes, DRE #01234567.",
  });
  const missing = bare.findings.find(({ rule }) => rule === "us-eho-statement");
  if (!missing) throw new Error("no finding");
  expect(mend(californiaHouse, brief, bare, missing).body).toContain("Equal Housing Opportunity");
});
