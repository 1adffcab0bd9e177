import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { brochure, brochurePdf, savedPage, scanPdf, wordDocument } from "#tests/support/documents/make";
import { documentKind } from "./kind.ts";
import { readSavedPage } from "./mhtml.ts";
import { readDocument } from "./read-document.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const zhRows = [
  ["总价", "698万"],
  ["户型", "3室2厅2卫"],
  ["建筑面积", "118.68㎡"],
  ["朝向", "南北"],
] as const;
const word = wordDocument({ title: "杭州滨江区临江雅苑", rows: zhRows, prose: "业主诚心出售，看房方便。" });
const page = `<title>临江雅苑 3室2厅</title><h1>临江雅苑 3室2厅</h1><p>总价：698万</p><p>建筑面积：118.68㎡</p><img src="https://img.example.com/a.jpg">`;
const mhtml = savedPage(page, "https://www.example.com/ershoufang/107.html", {
  "https://img.example.com/a.jpg": new Uint8Array([0xff, 0xd8, 0xff, 1]),
});

test.each([
  ["html", bytesOf("\n<!DOCTYPE html><html><p>x</p></html>"), "html"],
  ["a saved page", mhtml, "mhtml"],
  ["a word document", word, "docx"],
  ["a text", bytesOf("总价698万，2室1厅"), "text"],
  ["an old word file", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), null],
  ["another zip", zipSync({ "a.txt": bytesOf("a") }), null],
  ["nothing", bytesOf("  \n"), null],
  ["a picture", new Uint8Array([0xff, 0xd8, 0xff, 0, 0]), null],
])("%s is told by its bytes", (_, bytes, kind) => expect(documentKind(bytes)).toBe(kind));

test("a brochure's two columns are read as labels and values", async () => {
  const pdf = await brochurePdf();
  expect(documentKind(pdf)).toBe("pdf");
  const { listing } = await readDocument("pdf", pdf);
  expect(listing).toMatchObject({
    title: brochure.title,
    price: { amount: 465_000, currency: "GBP" },
    area: { sqm: 98 },
    rooms: { bedrooms: 3, bathrooms: 2 },
    transaction: "sale",
    address: { postalCode: "BS3 4DT" },
  });
});

test("a PDF that is locked, drawn or none says which", async () => {
  const locked = await brochurePdf({ password: "open" });
  await expect(readDocument("pdf", locked)).rejects.toMatchObject({ code: "locked_file" });
  await expect(readDocument("pdf", await scanPdf())).rejects.toMatchObject({ code: "no_text" });
  await expect(readDocument("pdf", bytesOf("%PDF-1.7 nothing"))).rejects.toMatchObject({ code: "damaged_file" });
});

test("a word document's table and pictures are read", async () => {
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 7]);
  const rows = { title: "杭州滨江区临江雅苑", rows: zhRows, prose: "业主诚心出售，看房方便。" };
  const { listing, pictures } = await readDocument("docx", wordDocument(rows, { "word/media/image1.jpeg": jpeg }));
  expect(listing).toMatchObject({
    price: { amount: 6_980_000, currency: "CNY" },
    area: { sqm: 118.68 },
    rooms: { bedrooms: 3, livingRooms: 2, bathrooms: 2 },
  });
  expect(listing.photos.map(({ url }) => url)).toEqual(["file:1"]);
  expect(pictures).toEqual([{ url: "file:1", bytes: jpeg }]);
});

test("a word document that unpacks to far more than it weighs is refused unopened", async () => {
  const bomb = wordDocument({ title: "x", rows: [], prose: "x" }, { "word/media/a.bin": new Uint8Array(90_000_000) });
  await expect(readDocument("docx", bomb)).rejects.toMatchObject({ code: "too_large" });
});

test("a saved page is read at its own address, with the pictures saved in it", async () => {
  const saved = readSavedPage(mhtml);
  expect(saved.html).toBe(page);
  const { listing, pictures } = await readDocument("mhtml", mhtml);
  expect(listing).toMatchObject({
    sourceUrl: "https://www.example.com/ershoufang/107.html",
    price: { amount: 6_980_000 },
  });
  expect(pictures.map(({ url }) => url)).toEqual(["https://img.example.com/a.jpg"]);
});

test("a page saved by a browser names where it is from", async () => {
  const html = `<!-- saved from url=(0043)https://www.example.com/ershoufang/107.html -->${page}`;
  expect((await readDocument("html", bytesOf(html))).listing.sourceUrl).toBe(
    "https://www.example.com/ershoufang/107.html",
  );
});

test("what is only half there is damaged", async () => {
  await expect(readDocument("docx", word.slice(0, 300))).rejects.toMatchObject({ code: "damaged_file" });
  await expect(readDocument("mhtml", mhtml.slice(0, 120))).rejects.toMatchObject({ code: "damaged_file" });
});
