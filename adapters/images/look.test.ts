import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { hashDistance, MOST_DIFFERENT } from "#engine/listing/photos/same-photo";
import { reencodeImage } from "./image.ts";

/** A picture with shades like a room's, another for each seed. */
function view(seed: number, width = 1600, height = 1200) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / width, y / height];
      const shade = Math.sin(3 * seed + 5 * u) * Math.cos(seed + 7 * v) + Math.sin(11 * u * v + seed);
      const at = 3 * (y * width + x);
      pixels[at] = 128 + 50 * shade;
      pixels[at + 1] = 120 + 50 * shade + 20 * u;
      pixels[at + 2] = 110 + 40 * shade + 20 * v;
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
const plan = (width: number, height: number, ink = "#222") =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 400 300">
      <rect width="400" height="300" fill="#fff"/>
      <g fill="none" stroke="${ink}" stroke-width="5"><rect x="40" y="30" width="320" height="240"/><path d="M40 150H200V270M200 30V110M200 150V190M280 30V150H360"/></g>
      <g fill="none" stroke="${ink}" stroke-width="2"><path d="M200 110a40 40 0 0 1 40 40M120 150a30 30 0 0 0 30 30M60 60h90v50h-90zM230 200h90v50h-90z"/></g>
      <g font-size="14" fill="${ink}"><text x="80" y="130">Living 24 m2</text><text x="80" y="220">Bed 14 m2</text><text x="240" y="180">Kitchen</text></g></svg>`),
  );
const lookAt = async (picture: Sharp) => (await reencodeImage(await picture.toBuffer())).look;
const hashOf = async (picture: Sharp) => (await lookAt(picture)).hash ?? "";

test("a photo is known again in another size, format and quality, and no other photo is taken for it", async () => {
  const large = await hashOf(view(1).jpeg({ quality: 92 }));
  for (const copy of [
    view(1).resize(400).jpeg({ quality: 50 }),
    view(1).resize(1000).webp({ quality: 60 }),
    view(1).png(),
  ])
    expect(hashDistance(large, await hashOf(copy))).toBeLessThanOrEqual(MOST_DIFFERENT);
  for (const seed of [2, 3, 4]) {
    const other = await hashOf(view(seed).jpeg());
    expect(hashDistance(large, other)).toBeGreaterThan(3 * MOST_DIFFERENT);
  }
});

test("an empty wall has nothing to be known by", async () => {
  const wall = sharp({ create: { width: 800, height: 600, channels: 3, background: "#e8e4dc" } }).jpeg();
  expect(await lookAt(wall)).toEqual({ hash: null, drawn: false });
});

test("lines on paper are drawn, in black or brown, and rooms are not", async () => {
  for (const picture of [plan(1200, 900).png(), plan(700, 525, "#7a5230").jpeg({ quality: 60 })])
    expect((await lookAt(picture)).drawn).toBe(true);
  for (const seed of [1, 5]) expect((await lookAt(view(seed).jpeg())).drawn).toBe(false);
  // a white room: bright everywhere and even nowhere
  const white = view(2).linear(0.25, 190).jpeg();
  expect((await lookAt(white)).drawn).toBe(false);
});
