/** What becomes of a firm's logo: its empty edges go, what is clear stays clear, and white on nothing gets a ground. */
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawLogo } from "./logo.ts";

/** A bar of one colour in the middle of a clear sheet. */
const bar = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 4, background: "#00000000" } })
    .composite([{ input: { create: { width: 200, height: 60, channels: 4, background } }, left: 100, top: 120 }])
    .png()
    .toBuffer();

test("a dark logo is cut to what is drawn of it and stays clear", async () => {
  const { data, info } = await sharp(await drawLogo(await bar("#7A1F1FCC")))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 200, height: 60, channels: 4 });
  expect([...data.subarray(0, 4)]).toEqual([0x7a, 0x1f, 0x1f, 0xcc]);
});

test("a white one would be lost on paper: it stands on a dark ground with a margin", async () => {
  const { data, info } = await sharp(await drawLogo(await bar("#ffffff")))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([232, 92]);
  expect([...data.subarray(0, 3)]).toEqual([0x1d, 0x1b, 0x19]);
  const middle = (46 * info.width + 116) * info.channels;
  expect([...data.subarray(middle, middle + 3)]).toEqual([255, 255, 255]);
});

test("one of next to nothing, and what is no picture, is refused", async () => {
  const dot = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#123456" } })
    .png()
    .toBuffer();
  await expect(drawLogo(dot)).rejects.toMatchObject({ code: "invalid_input" });
  await expect(drawLogo(new TextEncoder().encode("<svg/>"))).rejects.toMatchObject({ code: "not_an_image" });
});
