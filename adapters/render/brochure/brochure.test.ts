/** Brochures as files: read again as whoever is handed one reads them. */
import sharp from "sharp";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import type { CopyLanguage } from "#contract/copy";
import { bookOf } from "#engine/media/brochure/book-of";
import { homes } from "#tests/support/media/homes";
import { brochurePdf } from "./brochure.ts";

const captions = ["客厅", "厨房", "主卧", "户型图"];
const photos = await Promise.all(
  ["#8899aa", "#aa9988", "#99aa88", "#ffffff"].map(async (background) => {
    const picture = sharp({ create: { width: 800, height: 600, channels: 3, background } });
    return { jpeg: new Uint8Array(await picture.jpeg().toBuffer()), width: 800, height: 600 };
  }),
);
function fileIn(language: CopyLanguage) {
  const { listing, market, agent, link } = homes[language];
  const brief = { style: "professional", seed: 1, market, agent, link, date: "2026-11-23" } as const;
  const shown = captions.map((caption) => ({ caption, plan: false }));
  return {
    book: bookOf(listing, brief, language, shown, null),
    size: "A4" as const,
    look: { accent: "#23395B" },
    photos,
    logo: null,
    title: listing.title ?? "",
    author: agent.company ?? agent.name,
    date: new Date("2026-11-23T00:00:00Z"),
    mark: '{"Label":"1"}',
  };
}

test.each([
  ["zh", ["扫码看房源详情", "户型图", "建筑面积"]],
  ["ko", ["매물 정보", "관리비", "한지우"]],
  ["de", ["Pflichtangaben", "Energieeffizienzklasse", "Südbalkon", "Jonas Albers"]],
] as const)(
  "a brochure is text that can be found and copied, in faces of its own (%s)",
  async (language, said) => {
    const file = fileIn(language);
    const pdf = await brochurePdf(file);
    const document = await getDocumentProxy(pdf.slice());
    expect(document.numPages).toBe(4);
    const { text } = await extractText(document, { mergePages: true });
    const plain = text.replace(/\s/gu, "").toLowerCase();
    for (const words of said) expect(plain).toContain(words.replace(/\s/gu, "").toLowerCase());
    expect(plain).toContain(file.book.content.price?.replace(/\s/gu, "").toLowerCase());
    expect(plain).not.toContain("〓");
    // every face is embedded as a subset: six letters and a plus before its name
    const names =
      Buffer.from(pdf)
        .toString("latin1")
        .match(/\/BaseFont \/[^\s/]+/gu) ?? [];
    expect(names.length).toBeGreaterThan(3);
    for (const name of names) expect(name).toMatch(/\/BaseFont \/[A-Z]{6}\+/u);
    const links = await (await document.getPage(4)).getAnnotations();
    expect(links.map(({ url }: { url?: string }) => url)).toEqual(
      expect.arrayContaining([file.book.content.link, new URL(file.book.map ?? "").href]),
    );
    // sent by mail and kept by thousands: photos aside, it is small
    expect(pdf.length).toBeLessThan(900_000);
  },
  60_000,
);

test.each([
  ["photos and words", false, "composite"],
  ["a photo that shows what is not there", true, "compositeSynthetic"],
])(
  "its file says in XMP what kind of picture it is: %s",
  async (_what, altered, type) => {
    const file = fileIn("en");
    const author = "Harbour & Pine <London>";
    const pdf = await brochurePdf({
      ...file,
      author,
      photos: photos.map((photo, at) => ({ ...photo, altered: altered && at === 0 })),
    });
    const { info, metadata } = await (await getDocumentProxy(pdf)).getMetadata();
    expect(info).toMatchObject({ Author: author });
    const xmp: string = metadata?.getRaw();
    expect(xmp).toContain(`digitalsourcetype/${type}<`);
    expect(xmp).toContain("Harbour &amp; Pine &lt;London&gt;");
  },
  60_000,
);

test("the same brochure gives the same bytes, on the paper asked for, and says what made its words", async () => {
  const [one, two] = [
    await brochurePdf({ ...fileIn("en"), size: "Letter" }),
    await brochurePdf({ ...fileIn("en"), size: "Letter" }),
  ];
  expect(Buffer.compare(one, two)).toBe(0);
  const document = await getDocumentProxy(one.slice());
  const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
  expect([width, height]).toEqual([612, 792]);
  const { info } = await document.getMetadata();
  expect(JSON.stringify(info)).toContain("Label");
}, 60_000);
