/** Posters as files: their pixels, their contrast, their characters in every language. */
import { createCanvas } from "@napi-rs/canvas";
import sharp from "sharp";
import { expect, test } from "vitest";
import { runsOf } from "#adapters/canvas/faces";
import { drawText, measureText } from "#adapters/canvas/text";
import { type CopyLanguage, copyLanguages } from "#contract/copy";
import { machineMark } from "#engine/compliance/labels";
import { luminanceOf } from "#engine/media/layout/colors";
import { layOut } from "#engine/media/poster";
import type { TemplateId } from "#engine/media/templates/index";
import { homeContent, longest, whitePhoto } from "#tests/support/media/drawn";
import { renderPoster } from "./poster.ts";

const white = await sharp({ create: { width: 1200, height: 900, channels: 3, background: "#ffffff" } })
  .jpeg()
  .toBuffer();
const order = (language: CopyLanguage) => ({
  template: "story" as const,
  ratio: "3:4" as const,
  content: homeContent(language, "story"),
  look: { accent: "#D9481C" },
  photos: [{ jpeg: white, focus: null }],
  logo: null,
});

test("white words on the lightest photo are read: 4.5 to 1, measured on the pixels", async () => {
  const file = await renderPoster({ ...order("zh"), scale: 1, format: "png" });
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 1080, height: 1440, channels: 3 });
  const { texts } = layOut({ ...order("zh"), photos: [whitePhoto(1200, 900)] }, measureText);
  expect(texts.length).toBeGreaterThan(5);
  for (const { text, box } of texts) {
    const seen: number[] = [];
    for (let y = Math.ceil(box.y); y < box.y + box.height; y++)
      for (let x = Math.ceil(box.x); x < box.x + box.width; x++) {
        const at = (y * info.width + x) * 3;
        seen.push(luminanceOf([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
      }
    seen.sort((a, b) => a - b);
    const [ground = 0, ink = 0] = [seen[Math.floor(seen.length / 2)], seen.at(-1)];
    expect((ink + 0.05) / (ground + 0.05), text).toBeGreaterThanOrEqual(4.5);
  }
});

test("of a wide photo a tall poster and a carousel show the side with the furniture, not the bare wall in the middle", async () => {
  const wall = { create: { width: 1600, height: 900, channels: 3 as const, background: "#e8e2d8" } };
  const sofa = `<svg width="420" height="420"><rect width="420" height="420" rx="60" fill="#20603c"/>
    <path d="M40 60h340M40 160h340M40 260h340M120 20v380M300 20v380" stroke="#f4e9d8" stroke-width="14"/></svg>`;
  for (const left of [30, 1150]) {
    const jpeg = await sharp(wall)
      .composite([{ input: Buffer.from(sofa), left, top: 440 }])
      .jpeg()
      .toBuffer();
    const green = async (template: TemplateId, ratio: "9:16" | "3:4", focus: { x: number; y: number } | null) => {
      const about = { ...order("zh"), template, ratio, photos: [{ jpeg, focus }] };
      const file = await renderPoster({ ...about, scale: 0.25, format: "png" });
      const { data } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      let seen = 0;
      for (let at = 0; at < data.length; at += 3)
        if ((data[at + 1] ?? 0) > (data[at] ?? 0) + 24 && (data[at + 1] ?? 0) > (data[at + 2] ?? 0) + 12) seen++;
      return seen;
    };
    for (const [template, ratio] of [
      ["just-listed", "9:16"],
      ["page-room", "3:4"],
    ] as const) {
      const all = await green(template, ratio, { x: (left + 210) / 1600, y: 0.6 });
      expect(await green(template, ratio, null)).toBeGreaterThan(0.9 * all);
      // who says what matters is obeyed
      expect(await green(template, ratio, { x: left < 800 ? 1 : 0, y: 0.6 })).toBeLessThan(0.3 * all);
    }
  }
});

test("A4 has the pixels and the density of print, and says what kind of picture it is", async () => {
  const file = await renderPoster({ ...order("en"), ratio: "A4", scale: 1, format: "jpg" });
  const metadata = await sharp(file).metadata();
  expect(metadata).toMatchObject({ format: "jpeg", width: 2480, height: 3508, density: 300 });
  expect(metadata.xmp?.toString()).toContain("digitalsourcetype/composite<");
  expect(metadata.exif?.toString("latin1") ?? "").not.toContain("GPS");
});

test("every character of every language's picture has a face of its own", () => {
  for (const language of copyLanguages) {
    const content = longest(homeContent(language, "just-listed"));
    const text = JSON.stringify(content);
    for (const family of ["sans", "serif"] as const) {
      const drawn = runsOf(text, { family, language })
        .map((run) => run.text)
        .join("");
      expect(drawn).toBe(text.normalize("NFC"));
    }
  }
  expect(
    runsOf("房\u{10ffff}播", { family: "sans", language: "zh" })
      .map((run) => run.text)
      .join(""),
  ).toBe("房〓播");
});

test("Han is drawn as the reader's language draws it", () => {
  const face = (language: CopyLanguage) => runsOf("直", { family: "serif", language })[0]?.face;
  expect(face("zh")).not.toBe(face("ja"));
  expect(face("en")).toBe(face("zh"));
});

test("texts are drawn as wide as they are measured, at any size and with any tracking", () => {
  const context = createCanvas(2_000, 300).getContext("2d");
  for (const [text, language] of [
    ["Three-bedroom house", "en"],
    ["枫林雅苑 698万", "zh"],
  ] as const)
    for (const [size, tracking] of [
      [24, 0],
      [90, 0.1],
    ] as const) {
      const font = { family: "sans", weight: 500, size, tracking, language } as const;
      context.clearRect(0, 0, 2_000, 300);
      context.fillStyle = "#000000";
      drawText(context, text, 10, 200, font);
      const { data, width } = context.getImageData(0, 0, 2_000, 300);
      let right = 0;
      for (let at = 3; at < data.length; at += 4)
        if ((data[at] ?? 0) > 128) right = Math.max(right, ((at - 3) / 4) % width);
      // the last letter's own side bearing is all that may be missing
      expect(Math.abs(right - 10 - measureText(text, font))).toBeLessThan(size * 0.12);
    }
});

test("a preview breaks its lines where the full picture does", () => {
  const lines = (scale: number, language: CopyLanguage) =>
    layOut({ ...order(language), photos: [whitePhoto()], scale }, measureText).commands.flatMap((command) =>
      command.kind === "text" ? [command.text] : [],
    );
  for (const language of copyLanguages) expect(lines(0.5, language)).toEqual(lines(1, language));
});

test("a poster for China carries the label its law asks for in files, and one for another market does not", async () => {
  const xmpOf = async (market: string) => {
    const mark = machineMark(market, "PROP-7");
    const file = await renderPoster({ ...order("zh"), mark, scale: 0.3, format: "jpg" });
    return (await sharp(file).metadata()).xmp?.toString() ?? "";
  };
  const label = /<TC260:AIGC>([^<]+)<\/TC260:AIGC>/u.exec(await xmpOf("CN"))?.[1] ?? "";
  expect(JSON.parse(label)).toMatchObject({ Label: "1", ContentProducer: "Listcast", ProduceID: "PROP-7" });
  const british = await xmpOf("UK");
  expect(british).toContain("digitalsourcetype/composite<");
  expect(british).not.toContain("AIGC");
});

test("a poster whose photo shows what is not there says so in its metadata; one that leaves it out does not", async () => {
  const sourceOf = async (photos: readonly { altered: boolean }[]) => {
    const shown = photos.map(({ altered }) => ({ jpeg: white, focus: null, altered }));
    const file = await renderPoster({ ...order("en"), photos: shown, scale: 0.3, format: "jpg" });
    return /digitalsourcetype\/(\w+)</u.exec((await sharp(file).metadata()).xmp?.toString() ?? "")?.[1];
  };
  expect(await sourceOf([{ altered: true }, { altered: false }])).toBe("compositeSynthetic");
  expect(await sourceOf([{ altered: false }, { altered: true }])).toBe("composite");
});
