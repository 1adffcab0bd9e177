/** Measured on pictures whose faults are known; and what becomes of them when they are corrected. */
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { insideTurned } from "./draw-photo.ts";
import { FAULTS_SIDE, leanOf } from "./faults.ts";
import { readyPhoto, reencodeImage } from "./image.ts";

/** A wall with windows and frames, in the light of day. */
const room = (wall = "#cfc8bd", width = 1200, height = 900): Sharp => {
  const windows = [140, 420, 700, 960].map(
    (x) =>
      `<rect x="${x}" y="150" width="130" height="520" fill="#3f5a70"/><rect x="${x + 60}" y="150" width="10" height="520" fill="#f4f2ee"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1200 900"><rect width="1200" height="900" fill="${wall}"/><rect y="740" width="1200" height="160" fill="#7a5a3c"/>${windows.join("")}</svg>`;
  return sharp(Buffer.from(svg));
};
const jpeg = (picture: Sharp): Promise<Buffer> => picture.jpeg({ quality: 92 }).toBuffer();
const hintsOf = async (picture: Sharp) => (await reencodeImage(await jpeg(picture))).hints;
/** Turned by so many degrees, cut where it is whole. */
const turned = async (degrees: number): Promise<Sharp> => {
  const inside = insideTurned(1200, 900, degrees);
  const whole = await room().png().toBuffer();
  const { data, info } = await sharp(whole).rotate(degrees).png().toBuffer({ resolveWithObject: true });
  const [left, top] = [Math.floor((info.width - inside.width) / 2), Math.floor((info.height - inside.height) / 2)];
  return sharp(data).extract({ left, top, ...inside });
};
const leanIn = async (bytes: Uint8Array): Promise<number | null> => {
  const { data, info } = await sharp(bytes)
    .resize({ width: FAULTS_SIDE, height: FAULTS_SIDE, fit: "inside" })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return leanOf({ data, width: info.width, height: info.height });
};
const meanOf = async (bytes: Uint8Array) => (await sharp(bytes).greyscale().stats()).channels[0]?.mean ?? 0;

test("an upright, sharp photo in good light has no fault, and a colour that stands in for it", async () => {
  const kept = await reencodeImage(await jpeg(room()));
  expect(kept.hints).toEqual([]);
  expect(kept.tint).toMatch(/^#[0-9a-f]{6}$/);
});

test("each fault is named, and no other with it", async () => {
  expect(await hintsOf(room().linear(0.3, 0))).toEqual(["dark"]);
  expect(await hintsOf(room("#cfc8bd", 640, 480))).toEqual(["small"]);
  expect(await hintsOf(room().blur(14))).toEqual(["blurred"]);
  expect(await hintsOf(await turned(3.5))).toEqual(["tilted"]);
  expect(await hintsOf(await turned(-3.5))).toEqual(["tilted"]);
});

test("a leaning, dark photo is set upright and lit; one without faults keeps its light", async () => {
  const leaning = (await reencodeImage(await jpeg((await turned(4)).linear(0.45, 0)))).jpeg;
  const edit = { shape: "original", light: "corrected", sign: null, longest: 1_200 } as const;
  const after = await readyPhoto({ bytes: leaning, ...edit });
  expect(Math.abs((await leanIn(leaning)) ?? 0)).toBeGreaterThan(3);
  expect(Math.abs((await leanIn(after)) ?? 0)).toBeLessThan(1);
  expect(await meanOf(after)).toBeGreaterThan((await meanOf(leaning)) * 1.15);
  const good = (await reencodeImage(await jpeg(room()))).jpeg;
  const kept = await readyPhoto({ bytes: good, ...edit });
  expect(Math.abs((await meanOf(kept)) - (await meanOf(good)))).toBeLessThan(25);
});

test("a photo is cut to the shape asked for, and signed in its corner", async () => {
  const { jpeg: bytes } = await reencodeImage(await jpeg(room()));
  const edit = { bytes, light: "as-is", longest: 900 } as const;
  const plain = await readyPhoto({ ...edit, shape: "3:4", sign: null });
  expect(await sharp(plain).metadata()).toMatchObject({ format: "jpeg", width: 506, height: 675 });
  const signed = await readyPhoto({ ...edit, shape: "3:4", sign: "森屿置业" });
  const corner = { left: 506 - 120, top: 675 - 50, width: 120, height: 50 };
  const difference = await sharp(await sharp(plain).extract(corner).png().toBuffer())
    .composite([{ input: await sharp(signed).extract(corner).png().toBuffer(), blend: "difference" }])
    .stats();
  expect(Math.max(...difference.channels.slice(0, 3).map(({ max }) => max))).toBeGreaterThan(60);
});

test.each(["original", "9:16", "16:9", "1:1"] as const)(
  "a plan in %s keeps its four corners, on paper and in its own light",
  async (shape) => {
    const corners = [
      [0, 0],
      [840, 0],
      [0, 540],
      [840, 540],
    ].map(([x, y]) => `<rect x="${x}" y="${y}" width="60" height="60" fill="#c01020"/>`);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#707070"/>${corners.join("")}</svg>`;
    const bytes = await jpeg(sharp(Buffer.from(svg)));
    const ready = await readyPhoto({ bytes, shape, light: "corrected", plan: true, sign: null, longest: 900 });
    const { data, info } = await sharp(ready).raw().toBuffer({ resolveWithObject: true });
    expect(Math.max(info.width, info.height)).toBeLessThanOrEqual(900);
    const [across = 900, down = 600] = shape === "original" ? [] : shape.split(":").map(Number);
    expect(info.width / info.height).toBeCloseTo(across / down, 2);
    const scale = Math.min(info.width / 900, info.height / 600);
    const [left, top] = [(info.width - 900 * scale) / 2, (info.height - 600 * scale) / 2];
    const at = (x: number, y: number) => {
      const place = (Math.round(top + y * scale) * info.width + Math.round(left + x * scale)) * 3;
      return [data[place] ?? 0, data[place + 1] ?? 0, data[place + 2] ?? 0];
    };
    for (const [x, y] of [
      [30, 30],
      [870, 30],
      [30, 570],
      [870, 570],
    ] as const) {
      const [red, green] = at(x, y);
      expect(red).toBeGreaterThan(150);
      expect(green).toBeLessThan(60);
    }
    const [grey] = at(450, 300);
    expect(Math.abs((grey ?? 0) - 0x70), "its light").toBeLessThan(8);
    if (shape === "9:16") expect(data[0], "paper").toBeGreaterThan(250);
    expect((await sharp(ready).metadata()).xmp).toBeUndefined();
  },
);

test("a photo that shows what is not there says so in its corner and in its metadata", async () => {
  const { jpeg: bytes } = await reencodeImage(await jpeg(room()));
  const edit = { bytes, light: "corrected", shape: "1:1", sign: null, longest: 900 } as const;
  const [plain, altered] = [await readyPhoto(edit), await readyPhoto({ ...edit, altered: "zh" })];
  const { xmp, height } = await sharp(altered).metadata();
  expect(xmp?.toString()).toContain("digitalsourcetype/compositeSynthetic<");
  expect((await sharp(plain).metadata()).xmp?.toString()).toContain("algorithmicallyEnhanced<");
  const corner = { left: 0, top: 0, width: Math.round(height / 2), height: Math.round(height / 6) };
  const difference = await sharp(await sharp(plain).extract(corner).png().toBuffer())
    .composite([{ input: await sharp(altered).extract(corner).png().toBuffer(), blend: "difference" }])
    .stats();
  expect(Math.max(...difference.channels.slice(0, 3).map(({ max }) => max))).toBeGreaterThan(60);
});
