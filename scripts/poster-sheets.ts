/**
 * `npm run posters`: contact sheets of every template in six languages and three shapes, a carousel and a brochure, as small JPEGs in
 * docs/samples/ (`-- --carousel`, `-- --brochure`: only that). `-- --large DIR [template...]` writes single posters in full instead, to be looked at closely.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { reencodeImage } from "#adapters/images/image";
import { renderBrochureLook, renderPoster } from "#adapters/render/poster";
import { type CopyLanguage, copyLanguages } from "#contract/copy";
import { DEFAULT_ACCENT, posterTemplates, type Ratio, ratios } from "#contract/media/poster";
import { bookOf } from "#engine/media/brochure/book-of";
import { carouselOf } from "#engine/media/carousel";
import type { PictureContent } from "#engine/media/content/content";
import { pixelsOf } from "#engine/media/content/format";
import { roomName } from "#engine/media/content/rooms";
import type { TemplateId } from "#engine/media/templates/index";
import { projectRoot } from "#server/base/root";
import { renderRoom, type Scene } from "#server/demo/drawings/index";
import { homeContent } from "#tests/support/media/drawn";
import { homes } from "#tests/support/media/homes";

const folder = path.join(projectRoot, "docs/samples");
const shapes: readonly Ratio[] = ["3:4", "1:1", "16:9"];
/** Of the sheets: high enough to judge a page by, small enough for the repository. */
const THUMB = { "3:4": 200, "1:1": 200, "16:9": 320 } as const;
const BROCHURE_WIDTH = 420;
const GAP = 14;
const QUALITY = 66;
/** An account's colour each, so that templates are seen in more than one. */
const accents: Readonly<Record<CopyLanguage, string>> = {
  zh: DEFAULT_ACCENT,
  en: "#1F4D3A",
  ja: "#23395B",
  ko: "#7A2E3A",
  fr: "#8A5A2B",
  de: "#2F4858",
};

const rooms = {
  living: "living",
  kitchen: "kitchen",
  bedroom: "bedroom",
  balcony: "outdoors",
  facade: "outside",
  plan: "plan",
} as const satisfies Record<Scene, string>;

const photosOf = (language: CopyLanguage) =>
  Promise.all(
    homes[language].scenes.map(async (scene) => {
      const { jpeg } = await reencodeImage(await renderRoom(homes[language].mood, scene));
      return { jpeg, focus: null, plan: scene === "plan" };
    }),
  );

const kept = new Map<CopyLanguage, ReturnType<typeof photosOf>>();
const photosIn = (language: CopyLanguage) => {
  const made = kept.get(language) ?? photosOf(language);
  kept.set(language, made);
  return made;
};

/** Which photo leads in each template. */
const leads: Readonly<Partial<Record<TemplateId, number>>> = {
  "open-house": 1,
  price: 2,
  "price-change": 3,
  luxury: 1,
  minimal: 3,
  story: 4,
  banner: 2,
};

async function posterOf(
  template: TemplateId,
  ratio: Ratio,
  language: CopyLanguage,
  content: PictureContent,
  scale: number,
) {
  const photos = await photosIn(language);
  // the templates show different rooms, as an agent's posts do
  const first = leads[template] ?? 0;
  const turned = [...photos.slice(first), ...photos.slice(0, first)];
  const look = { accent: accents[language] };
  return renderPoster({ template, ratio, content, look, photos: turned, logo: null, scale, format: "jpg" });
}

interface Tile {
  bytes: Uint8Array;
  column: number;
  row: number;
}

async function sheetOf(tiles: readonly Tile[], width: number, height: number): Promise<Buffer> {
  const columns = Math.max(...tiles.map((tile) => tile.column)) + 1;
  const rows = Math.max(...tiles.map((tile) => tile.row)) + 1;
  const small = await Promise.all(
    tiles.map(async ({ bytes, column, row }) => ({
      input: await sharp(bytes).resize({ width, height }).toBuffer(),
      left: GAP + column * (width + GAP),
      top: GAP + row * (height + GAP),
    })),
  );
  const size = { width: GAP + columns * (width + GAP), height: GAP + rows * (height + GAP) };
  return sharp({ create: { ...size, channels: 3, background: "#8d8a85" } })
    .composite(small)
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}

const nameOf = (ratio: Ratio): string => ratio.replace(":", "x").toLowerCase();

async function sheets(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const ratio of shapes) {
    const tiles: Tile[] = [];
    for (const [row, language] of copyLanguages.entries())
      for (const [column, template] of posterTemplates.entries())
        tiles.push({
          column,
          row,
          bytes: await posterOf(template, ratio, language, homeContent(language, template), 0.5),
        });
    const width = THUMB[ratio === "1:1" || ratio === "16:9" ? ratio : "3:4"];
    const { width: across, height: down } = pixelsOf[ratio];
    writeFileSync(
      path.join(folder, `posters-${nameOf(ratio)}.jpg`),
      await sheetOf(tiles, width, Math.round((width * down) / across)),
    );
    console.log(`  ${ratio}: ${tiles.length} posters`);
  }
}

/** The pictures of a carousel in a row, in two languages. */
async function carouselSheet(): Promise<void> {
  const tiles: Tile[] = [];
  for (const [row, language] of (["zh", "en"] as const).entries())
    for (const [column, page] of carouselPages(language).entries()) {
      const photos = await photosIn(language);
      const shown = page.photos.flatMap((photo) => photos[photo] ?? []);
      const look = { accent: accents[language] };
      const { template, content } = page;
      tiles.push({
        column,
        row,
        bytes: await renderPoster({
          template,
          ratio: "3:4",
          content,
          look,
          photos: shown,
          logo: null,
          scale: 0.5,
          format: "jpg",
        }),
      });
    }
  writeFileSync(path.join(folder, "carousel-3x4.jpg"), await sheetOf(tiles, 270, 360));
}

/** The pages of a brochure below one another, in two languages beside each other. */
async function brochureSheet(): Promise<void> {
  const tiles: Tile[] = [];
  for (const [column, language] of (["zh", "en"] as const).entries()) {
    const { listing, market, agent, link, scenes } = homes[language];
    const brief = { style: "professional", seed: 1, market, agent, link } as const;
    const photos = await Promise.all(
      scenes.map(async (scene) => {
        const { jpeg, width, height } = await reencodeImage(await renderRoom(homes[language].mood, scene));
        return { jpeg, width, height };
      }),
    );
    const shown = scenes.map((scene) => ({ caption: roomName(rooms[scene], language), plan: scene === "plan" }));
    const book = bookOf(listing, brief, language, shown, null);
    const look = { accent: accents[language] };
    const bytes = await renderBrochureLook({ book, size: "A4", look, photos, logo: null });
    tiles.push({ column, row: 0, bytes });
  }
  const [first] = tiles;
  const { width = 1, height = 1 } = first ? await sharp(first.bytes).metadata() : {};
  const sheet = await sheetOf(tiles, BROCHURE_WIDTH, Math.round((BROCHURE_WIDTH * height) / width));
  writeFileSync(path.join(folder, "brochure-a4.jpg"), sheet);
}

function carouselPages(language: CopyLanguage) {
  const { listing, market, agent, link, scenes } = homes[language];
  const brief = { style: "professional", seed: 1, market, agent, link } as const;
  const captions = scenes.map((scene) => roomName(rooms[scene], language));
  return carouselOf(listing, brief, language, "story", captions);
}

async function large(out: string, wanted: readonly string[]): Promise<void> {
  mkdirSync(out, { recursive: true });
  for (const language of copyLanguages)
    for (const template of posterTemplates)
      for (const ratio of ratios) {
        const name = `${template}.${language}.${nameOf(ratio)}`;
        if (!wanted.some((word) => name.startsWith(word))) continue;
        writeFileSync(
          path.join(out, `${name}.jpg`),
          await posterOf(template, ratio, language, homeContent(language, template), 1),
        );
      }
}

const [flag, out, ...wanted] = process.argv.slice(2);
if (flag === "--large" && out) await large(out, wanted);
else if (flag === "--brochure") await brochureSheet();
else if (flag === "--carousel") await carouselSheet();
else {
  await sheets();
  await carouselSheet();
  await brochureSheet();
}
