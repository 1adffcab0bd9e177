/** One number by which an authority knows a home or its agent, followed onto everything that leaves with the home. */
import { load } from "cheerio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Brief, CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { posterTemplates, ratios } from "#contract/media/poster";
import { compose } from "#engine/copy/index";
import { bookOf } from "#engine/media/brochure/book-of";
import { layOutBrochure } from "#engine/media/brochure/brochure";
import { carouselOf } from "#engine/media/carousel";
import { contentOf } from "#engine/media/content/content-of";
import { scenePicture } from "#engine/media/film/scene-picture";
import { layOut } from "#engine/media/poster";
import { postTargets } from "#engine/platforms/index";
import { card, flat, type ListingSite, openListingSite } from "#tests/support/listing-site";
import { plainMeasure } from "#tests/support/media/drawn";

let site: ListingSite;
beforeAll(async () => {
  site = await openListingSite();
});
afterAll(() => site.stop());

const LINK = "https://homes.example/p/1";
const look = { accent: "#D9481C" };
const picture = { width: 1600, height: 1200, altered: false, focus: { x: 0.5, y: 0.5 }, tones: [] };
const captions = ["客厅", "厨房", "主卧", "外观"];

interface Numbered {
  listing: Listing;
  market: NonNullable<Brief["market"]>;
  language: CopyLanguage;
  number: string;
}

const marina: Listing = {
  ...flat,
  language: "en",
  country: "AE",
  title: "Two bedrooms on the marina",
  description: "Two bedrooms on the marina",
  price: { amount: 3_000_000, currency: "AED", period: null },
  address: { ...flat.address, text: "Dubai Marina, Dubai", city: "Dubai", district: null, community: "Dubai Marina" },
  features: ["lift"],
  disclosures: { "Trakheesi permit": "71452983012" },
};
const homes: readonly (readonly [string, Numbered])[] = [
  ["China's 房源核验码", { listing: flat, market: "CN", language: "zh", number: "310107A1" }],
  ["the same, told in English", { listing: flat, market: "CN", language: "en", number: "310107A1" }],
  ["the same, told in German", { listing: flat, market: "CN", language: "de", number: "310107A1" }],
  ["the same, told in Japanese", { listing: flat, market: "CN", language: "ja", number: "310107A1" }],
  ["Dubai's Trakheesi permit", { listing: marina, market: "AE", language: "en", number: "71452983012" }],
];

const briefOf = ({ market }: Numbered) =>
  ({ style: "professional", seed: 1, market, agent: card, link: LINK, date: "2026-11-23" }) satisfies Brief;

const textOf = (commands: readonly object[], texts: readonly { text: string }[]): string =>
  `${texts.map(({ text }) => text).join("")}${JSON.stringify(commands)}`.replace(/\s/gu, "");

describe.each(homes)("%s", (_name, home) => {
  const { listing, language, number } = home;
  const brief = briefOf(home);

  test.each([
    ["at its length", {}],
    ["short", { length: "short" as const }],
  ])("stands in the post of every platform, %s", (_length, more) => {
    const without = postTargets.flatMap(({ id }) => {
      const piece = compose(listing, { ...brief, ...more }, { platform: id, language, kind: "post" });
      return `${piece.title}\n${piece.body}`.includes(number) ? [] : [`${id}: ${piece.body}`];
    });
    expect(without).toEqual([]);
  });

  test("stands in the text message and in the letter", () => {
    for (const kind of ["sms", "email"] as const)
      for (const length of ["short", "long"] as const) {
        const piece = compose(listing, { ...brief, length }, { platform: kind, language, kind });
        expect(piece.body, `${kind} ${length}`).toContain(number);
        if (kind === "email") expect(load(piece.html ?? "").text()).toContain(number);
      }
  });

  test("is drawn on posters, a carousel's cover and card, a film's title and end, and a brochure", () => {
    const content = contentOf(listing, brief, language);
    const without: string[] = [];
    const drawn = (
      name: string,
      { commands, texts }: { commands: readonly object[]; texts: readonly { text: string }[] },
    ) => {
      if (!textOf(commands, texts).includes(number)) without.push(name);
    };
    for (const template of posterTemplates)
      for (const ratio of ratios)
        drawn(
          `${template} ${ratio}`,
          layOut({ template, ratio, content, look, photos: [picture], logo: null }, plainMeasure),
        );
    const pages = carouselOf(listing, brief, language, "story", captions);
    for (const page of [...pages.slice(0, 1), ...pages.slice(-1)])
      drawn(
        `carousel ${page.template}`,
        layOut(
          { template: page.template, ratio: "3:4", content: page.content, look, photos: [picture], logo: null },
          plainMeasure,
        ),
      );
    for (const kind of ["title", "end"] as const) {
      const scene = { kind, caption: null };
      const order = { scene, content, look, ratio: "9:16" as const, scale: 1, photo: picture, plan: false, logo: null };
      const { words, shades } = scenePicture(order, plainMeasure);
      drawn(`film ${kind}`, { commands: [...words, ...shades], texts: [] });
    }
    const photos = captions.map((caption) => ({ caption, plan: false }));
    const book = bookOf(listing, brief, language, photos, null);
    const sheets = layOutBrochure(
      { book, size: "A4", look, photos: photos.map(() => picture), logo: null },
      plainMeasure,
    );
    drawn("brochure", {
      commands: sheets.flatMap(({ commands }) => commands),
      texts: sheets.flatMap(({ texts }) => texts),
    });
    expect(without).toEqual([]);
  });

  test("is read on the public page", async () => {
    const { path } = await site.online(site.owner, listing);
    expect(load(await site.read(path)).text()).toContain(number);
  });
});
