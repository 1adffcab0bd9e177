/** What is refused by its header alone, and what is no picture at all; each file is written by hand. */
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { MAX_IMAGE_DECODED_BYTES, MAX_IMAGE_FRAMES, MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE } from "#adapters/web/limits";
import { gifOf, pngOf, tallPng, tiffOf } from "#tests/support/hostile-pictures";
import { drawAside } from "./index.ts";

// a busy machine starts processes slowly
vi.setConfig({ testTimeout: 180_000 });

const draw = (bytes: Uint8Array) => drawAside({ what: "photo", bytes });
const tooLarge = (data: object) => ({ code: "too_large", data });

test("a side, the pixels or the decoded bytes over the limit are refused before a pixel is decoded", async () => {
  await expect(draw(tallPng())).rejects.toMatchObject(tooLarge({ maxSide: MAX_IMAGE_SIDE }));
  await expect(draw(pngOf({ width: MAX_IMAGE_SIDE + 1, height: 1 }))).rejects.toMatchObject(
    tooLarge({ maxSide: MAX_IMAGE_SIDE }),
  );
  await expect(draw(pngOf({ width: 8_000, height: 7_501 }))).rejects.toMatchObject(
    tooLarge({ maxPixels: MAX_IMAGE_PIXELS }),
  );
  await expect(draw(pngOf({ width: 7_500, height: 7_500, depth: 16, colour: 6 }))).rejects.toMatchObject(
    tooLarge({ maxBytes: MAX_IMAGE_DECODED_BYTES }),
  );
});

test("what stands exactly at the limit is drawn", async () => {
  expect(await draw(pngOf({ width: MAX_IMAGE_SIDE, height: 1 }))).toMatchObject({ width: 2560, height: 1 });
  expect(await draw(gifOf({ frames: MAX_IMAGE_FRAMES }))).toMatchObject({ width: 1, height: 1 });
});

test("frames and pages are counted, of each format that has them", async () => {
  const many = tooLarge({ maxFrames: MAX_IMAGE_FRAMES });
  await expect(draw(gifOf({ frames: MAX_IMAGE_FRAMES + 1 }))).rejects.toMatchObject(many);
  await expect(draw(tiffOf({ pages: MAX_IMAGE_FRAMES + 1 }))).rejects.toMatchObject(many);
  expect(await draw(tiffOf({ pages: 3 }))).toMatchObject({ width: 8, height: 8 });
});

test("a drawing in any disguise is not opened, nor what merely claims to be a picture", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>';
  const png = pngOf({ width: 9, height: 9 });
  const disguised = [
    Buffer.from(svg),
    gzipSync(svg),
    Buffer.from(`\ufeff${svg}`, "utf16le"),
    Buffer.from(`GIF89a${svg}`),
    Buffer.concat([png.subarray(0, 8), Buffer.from(svg)]),
    Buffer.from(`%PDF-1.7\n${svg}`),
    Buffer.concat([Buffer.from("RIFF\0\0\0\0WEBP"), Buffer.from(svg)]),
    Buffer.concat([Buffer.from("\0\0\0\x18ftypavif"), Buffer.from(svg)]),
    png.subarray(0, 40),
    Buffer.alloc(0),
  ];
  for (const bytes of disguised) await expect(draw(bytes)).rejects.toMatchObject({ code: "not_an_image" });
});

test("every format that is taken is known by its first bytes", async () => {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: "#a86" } });
  for (const format of ["jpeg", "png", "gif", "webp", "tiff", "avif"] as const)
    expect(await draw(await picture.clone().toFormat(format).toBuffer())).toMatchObject({ width: 40, height: 30 });
});
