import sharp from "sharp";
import { expect, test } from "vitest";
import { drawAvatar } from "./avatar.ts";

const red = { r: 200, g: 30, b: 30 };
const blue = { r: 30, g: 30, b: 200 };
/** Left half red, right half blue, 400 by 200. */
const halves = () =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: red } }).composite([
    { input: { create: { width: 200, height: 200, channels: 3, background: blue } }, left: 200, top: 0 },
  ]);
const colourOf = async (bytes: Uint8Array) => {
  const { channels } = await sharp(bytes).stats();
  return channels.slice(0, 3).map((channel) => Math.round(channel.mean / 10) * 10);
};

test("the part that was chosen becomes two squares, without metadata", async () => {
  const source = await halves()
    .withExif({ IFD0: { Artist: "somebody" } })
    .jpeg()
    .toBuffer();
  const { large, small } = await drawAvatar(source, { x: 0.5, y: 0, width: 0.5, height: 1 });
  const [one, two] = [await sharp(large).metadata(), await sharp(small).metadata()];
  expect([one.format, one.width, one.height, one.exif]).toEqual(["webp", 512, 512, undefined]);
  expect([two.format, two.width, two.height]).toEqual(["webp", 96, 96]);
  expect(await colourOf(large)).toEqual([30, 30, 200]);
});

test("the crop is meant as the person sees the picture, turned upright by its orientation", async () => {
  // Stored lying, shown standing: red on top after a quarter turn.
  const lying = await halves().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { large } = await drawAvatar(lying, { x: 0, y: 0, width: 1, height: 0.5 });
  expect(await colourOf(large)).toEqual([200, 30, 30]);
});

test("what is no picture, or next to nothing of one, is refused", async () => {
  const whole = { x: 0, y: 0, width: 1, height: 1 };
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await expect(drawAvatar(svg, whole)).rejects.toMatchObject({ code: "not_an_image" });
  await expect(drawAvatar(new Uint8Array([1, 2]), whole)).rejects.toMatchObject({ code: "not_an_image" });
  const picture = await halves().png().toBuffer();
  await expect(drawAvatar(picture, { x: 0, y: 0, width: 0.01, height: 0.01 })).rejects.toMatchObject({
    code: "invalid_input",
  });
});
