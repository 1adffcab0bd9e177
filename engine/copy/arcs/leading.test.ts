/** What the agent wants first stands first: in the samples beside the choice and in the posts, in every language. */
import { describe, expect, test } from "vitest";
import { type CopyLanguage, type CopyStyle, copyStyles } from "#contract/copy";
import { emptyListing, type Listing } from "#contract/listing";
import { getPlatform } from "#engine/platforms/index";
import { sentencesOf } from "#engine/text/sentences";
import { briefFor } from "#tests/samples/briefs";
import { letFlat } from "#tests/samples/deciding-homes";
import { europeanListings } from "#tests/samples/european-listings";
import { shanghaiSale, tokyoSale } from "#tests/samples/listings";
import { anglesOf } from "../angles.ts";
import { factOf } from "../languages/base/template.ts";
import { realiserOf, writtenLanguages } from "../languages/index.ts";
import { writePost } from "../post.ts";
import { planOf } from "../writing/plan.ts";

const homes = { shanghaiSale, lyonRent: europeanListings.lyonRent, tokyoSale, letFlat };
const platforms = ["wechat", "xiaohongshu", "facebook", "twitter", "wordpress"] as const;

const plain = (text: string): string => text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
/** What a reader would know it by: figures, beginnings of longer words, two signs of Han, kana or Hangul. */
function marksOf(text: string): string[] {
  const words = plain(text).match(/[\p{Script=Latin}\d][\p{Script=Latin}\d.,]*/gu) ?? [];
  const signs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}]{2,}/gu) ?? [];
  return [
    ...words
      .map((word) => word.replace(/[.,]+$/u, ""))
      .flatMap((word) => (/\d/u.test(word) ? [word] : word.length > 3 ? [word.slice(0, 5)] : [])),
    ...signs.flatMap((run) => [...run].slice(1).map((_sign, at) => plain(run.slice(at, at + 2)))),
  ];
}
/** Some say it in words that its name has not. */
const otherwise: Readonly<Record<string, RegExp>> = {
  aspect: /南・北/u,
  fiveOnly: /四文字/u,
  livingSouth: /南/u,
  cornerUnit: /角/u,
  petsAllowed: /\bpet\b|Tier|四本足/u,
  furnished: /Möbel/u,
};
/** A first line may ask before it answers, and a letter greets: two sentences. */
const firstOf = (text: string): string => {
  const line = text.split("\n").find((one) => one.trim() !== "") ?? "";
  return sentencesOf(line)
    .slice(0, 2)
    .map((sentence) => sentence.text)
    .join(" ");
};

interface Opened {
  readonly lead: string;
  readonly where: string;
  readonly first: string;
  readonly names: readonly string[];
}
const missed = (all: readonly Opened[]): string[] =>
  all
    .filter(({ first, names }) => !names.some((name) => marksOf(name).some((mark) => plain(first).includes(mark))))
    .filter(({ lead, first }) => !otherwise[lead]?.test(first))
    .map(({ where, first, names }) => `${where} <${names[0]}>: ${first}`);

function opened(name: string, listing: Listing, language: CopyLanguage): { samples: Opened[]; posts: Opened[] } {
  const lang = realiserOf(language);
  if (!lang) throw new Error(language);
  const made = { samples: [] as Opened[], posts: [] as Opened[] };
  const planFor = (lead: string, style: CopyStyle, id: string) => {
    const platform = getPlatform(id);
    if (!platform) throw new Error(id);
    return planOf(listing, briefFor(listing, { style, seed: 3, lead, market: null }), platform, "post", lang);
  };
  for (const { id, openings } of anglesOf(listing, language).leads)
    for (const style of copyStyles) {
      const names = Object.entries(planFor(id, style, "facebook").values).flatMap(([key, text]) =>
        text && factOf(key) === id ? [text] : [],
      );
      made.samples.push({ lead: id, where: `sample ${name} ${id} ${style}`, first: openings[style] ?? "", names });
      for (const platform of platforms) {
        const { body } = writePost(listing, planFor(id, style, platform), new Set());
        made.posts.push({ lead: id, where: `${platform} ${name} ${id} ${style}`, first: firstOf(body), names });
      }
    }
  return made;
}

describe.each(writtenLanguages)("in %s", (language) => {
  test.each(Object.entries(homes))("%s opens with what was asked for, in every voice", (name, listing) => {
    const { samples, posts } = opened(name, listing, language);
    expect(posts.length).toBeGreaterThanOrEqual(copyStyles.length * platforms.length);
    expect(missed(samples)).toEqual([]);
    expect(missed(posts)).toEqual([]);
  });
});

test("a price that is no asking price leads as what it is", () => {
  const offers: Listing = {
    ...emptyListing(),
    language: "en",
    country: "GB",
    transaction: "sale",
    title: "Two-bedroom flat, offers over £245,000",
    price: { amount: 245_000, currency: "GBP", period: null },
    rooms: { bedrooms: 2, livingRooms: null, bathrooms: 1 },
    propertyType: "Flat",
    address: { ...emptyListing().address, city: "Leeds", district: "Headingley" },
    disclosures: { Price: "Offers over £245,000" },
  };
  for (const text of Object.values(anglesOf(offers, "en").leads.find(({ id }) => id === "price")?.openings ?? {}))
    expect(text).toContain("245,000");
});
