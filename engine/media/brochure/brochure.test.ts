/** Every page in every language and size, with the longest and the shortest texts; and which photo stands where. */
import { describe, expect, test } from "vitest";
import { copyLanguages } from "#contract/copy";
import { brochureSizes } from "#contract/media/brochure";
import type { Box } from "#engine/media/layout/commands";
import type { Placed } from "#engine/media/layout/place-leaf";
import { longest, plainMeasure, shortest } from "#tests/support/media/drawn";
import { homes } from "#tests/support/media/homes";
import type { BrochureBook } from "./book.ts";
import { bookOf, pagesOf } from "./book-of.ts";
import { layOutBrochure, type SolvedPage } from "./brochure.ts";
import { brochureFrame } from "./sheet.ts";

const captions = ["客厅", "厨房", "主卧", "阳台", "外观", "卫生间", "户型图", null, null];
const photos = captions.map((caption) => ({ caption, plan: false }));
const pictures = photos.map(() => ({ width: 1600, height: 1200 }));
const books = Object.fromEntries(
  copyLanguages.map((language) => {
    const { listing, market, agent, link } = homes[language];
    const brief = { style: "professional", seed: 1, market, agent, link, date: "2026-11-23" } as const;
    return [language, bookOf(listing, brief, language, photos, null)];
  }),
);
const bookIn = (language: string): BrochureBook => {
  const book = books[language];
  if (!book) throw new Error(language);
  return book;
};

const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1.5 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1.5;

function faultsOf(page: SolvedPage, { width, height, u }: ReturnType<typeof brochureFrame>): string[] {
  const outside = page.texts.filter(
    ({ box }) =>
      box.x < 9 * u || box.y < 2 * u || box.x + box.width > width - 9 * u || box.y + box.height > height - 2 * u,
  );
  const over = page.texts.flatMap((one, at) =>
    page.texts
      .slice(at + 1)
      .flatMap((other): [Placed, Placed][] => (overlap(one.box, other.box) ? [[one, other]] : [])),
  );
  return [
    ...(page.fits ? [] : ["does not fit"]),
    ...outside.map(({ text }) => `outside: ${text}`),
    ...over.map(([one, other]) => `over each other: ${one.text} | ${other.text}`),
  ];
}

const many = <T>(count: number, of: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => of(at));
/** More of everything than any page brings. */
function fullest(book: BrochureBook): BrochureBook {
  const content = longest(book.content);
  const sentence = content.headline ?? "";
  return {
    ...book,
    content,
    paragraphs: many(9, () => sentence.repeat(4)),
    features: many(12, (at) => `${sentence.slice(0, 50)}${at}`),
    disclosures: many(18, (at): [string, string] => [`${sentence.slice(0, 20)}${at}`, sentence.slice(0, 60)]),
    foreign: true,
    address: sentence,
  };
}
const emptiest = (book: BrochureBook): BrochureBook => ({
  ...book,
  content: shortest(book.content),
  pages: pagesOf([], { told: false, named: () => null }),
  paragraphs: [],
  features: [],
  disclosures: [],
  address: null,
  map: null,
});

describe.each(brochureSizes)("on %s", (size) => {
  test.each(copyLanguages)("nothing overflows or touches, however much or little is said (%s)", (language) => {
    const own = bookIn(language);
    for (const book of [own, fullest(own), emptiest(own)]) {
      const pages = layOutBrochure(
        { book, size, look: { accent: "#D9481C" }, photos: pictures, logo: { width: 300, height: 100 } },
        plainMeasure,
      );
      expect(pages).toHaveLength(book.pages.length);
      expect(pages.map((page) => faultsOf(page, brochureFrame(size)))).toEqual(pages.map(() => []));
    }
  });
});

test("a home with photos and words has four pages: cover, description, rooms with the plan, facts", () => {
  const { pages } = bookIn("zh");
  expect(pages.map(({ kind }) => kind)).toEqual(["cover", "about", "rooms", "facts"]);
  expect(pages[0]).toMatchObject({ photo: 4 });
  expect(pages[2]).toMatchObject({
    plan: 6,
    rooms: [{ name: "主卧" }, { name: "卫生间" }, { name: "阳台" }, { name: null }],
  });
  expect(pages[3]).toMatchObject({ photo: 8 });
});

test("a plan that only its look gives away is shown whole, and never on the cover", () => {
  const pages = pagesOf(
    [
      { caption: null, plan: true },
      { caption: null, plan: false },
    ],
    {
      told: true,
      named: () => null,
    },
  );
  expect(pages).toEqual([
    { kind: "cover", photo: 1 },
    { kind: "about", photos: [] },
    { kind: "rooms", rooms: [], plan: 0 },
    { kind: "facts", photo: 1 },
  ]);
});

test("no last page is half empty: where the rooms spare no photo, the cover's stands there again", () => {
  const last = (count: number) =>
    pagesOf(
      Array.from({ length: count }, () => ({ caption: null, plan: false })),
      { told: true, named: () => null },
    ).at(-1);
  expect([0, 1, 2, 5].map((count) => last(count))).toEqual([null, 0, 0, 4].map((photo) => ({ kind: "facts", photo })));
});

test("codes open the home's page and the map, and stand on the last page", () => {
  const book = bookIn("de");
  const pages = layOutBrochure(
    { book, size: "A4", look: { accent: "#2F4858" }, photos: pictures, logo: null },
    plainMeasure,
  );
  expect(new Set(pages.at(-1)?.links.map(({ url }) => url))).toEqual(new Set([book.map, book.content.link]));
});

test("who signs shows their face and code on the last page, behind the home's photos and before the logo", () => {
  for (const size of brochureSizes)
    for (const language of copyLanguages) {
      const own = bookIn(language);
      const signed = ({ content, ...book }: BrochureBook): BrochureBook => ({
        ...book,
        content: { ...content, agent: content.agent && { ...content.agent, portrait: 9, wechat: 10 } },
      });
      for (const book of [own, fullest(own)].map(signed)) {
        const pages = layOutBrochure(
          {
            ...{ book, size, look: { accent: "#D9481C" }, logo: { width: 300, height: 100 } },
            photos: [...pictures, { width: 360, height: 360 }, { width: 360, height: 360 }],
          },
          plainMeasure,
        );
        expect({ language, faults: pages.map((page) => faultsOf(page, brochureFrame(size))) }).toEqual({
          ...{ language, faults: pages.map(() => []) },
        });
        const shown = pages.map(({ commands }) =>
          commands.flatMap((command) => (command.kind === "picture" && command.picture > 8 ? [command.picture] : [])),
        );
        expect(shown.at(-1)).toEqual([9, 10]);
        // the logo is still the logo
        expect(shown[0]).toEqual([11]);
      }
    }
});
