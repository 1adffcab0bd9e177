import sharp from "sharp";
import { expect, test } from "vitest";
import { brochurePdf, faxedPdf, scanPdf } from "#tests/support/documents/make";
import { pdfText } from "./pdf.ts";
import { scannedPages } from "./pdf-scan.ts";

test("a page of single bits comes as a picture, white and black where they were", async () => {
  await expect(pdfText(faxedPdf())).rejects.toMatchObject({ code: "no_text" });
  const [page, ...more] = await scannedPages(faxedPdf(), 3);
  if (!page) throw new Error("no page");
  expect(more).toEqual([]);
  const { data, info } = await sharp(page).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([640, 800]);
  expect([data[100], data[500]]).toEqual([255, 0]);
});

test("a page in colour comes as it is; stamps and drawings are no scans, and no more pages than asked for are opened", async () => {
  const paper = sharp({ create: { width: 900, height: 1200, channels: 3, background: "#f4efe2" } });
  const stamp = sharp({ create: { width: 200, height: 200, channels: 3, background: "#a33" } });
  const photos = [await stamp.jpeg().toBuffer(), await paper.jpeg().toBuffer()];
  const [page] = await scannedPages(await brochurePdf({ photos }), 1);
  expect(await sharp(page).metadata()).toMatchObject({ width: 900, height: 1200 });
  expect(await scannedPages(await scanPdf(), 5)).toEqual([]);
  expect(await scannedPages(faxedPdf(), 0)).toEqual([]);
  await expect(scannedPages(new Uint8Array([1, 2, 3]), 1)).rejects.toMatchObject({ code: "damaged_file" });
});
