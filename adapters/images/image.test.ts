import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { reencodeImage } from "./image.ts";

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } } });

describe("reencodeImage", () => {
  it("writes a JPEG without metadata, turned upright", async () => {
    const input = await solid(60, 30)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: "someone" } })
      .toBuffer();
    const output = await reencodeImage(input);
    expect([output.width, output.height]).toEqual([30, 60]);
    const meta = await sharp(output.jpeg).metadata();
    expect(meta).toMatchObject({ format: "jpeg", width: 30, height: 60 });
    expect(meta.exif).toBeUndefined();
  });

  it("shrinks what is larger than a screen and flattens transparency", async () => {
    const output = await reencodeImage(await solid(4000, 1000).png().toBuffer());
    expect([output.width, output.height]).toEqual([2560, 640]);
    expect((await sharp(output.jpeg).metadata()).hasAlpha).toBe(false);
  });

  it("refuses text, SVG and a cut file", async () => {
    const cut = (await solid(300, 300).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 20_000);
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>',
    );
    for (const input of [Buffer.from("hello"), svg, cut, Buffer.alloc(0)])
      await expect(reencodeImage(input)).rejects.toMatchObject({ code: "not_an_image" });
  });

  it("refuses more pixels than it will decode", async () => {
    const header = Buffer.from("89504e470d0a1a0a0000000d49484452000186a0000186a00802000000", "hex");
    await expect(reencodeImage(header)).rejects.toMatchObject({ name: "AppError" });
  });
});
