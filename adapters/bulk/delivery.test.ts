/** Feeds as programs of agents deliver them: a zip of the feed and its pictures. */
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { nameBeside } from "#engine/bulk/feeds/home";
import { readRows } from "#engine/bulk/read-rows";
import { blm, openImmo } from "#tests/support/documents/odd-feeds";
import { archivedPictures } from "../documents/archive.ts";
import { readBatch } from "./read-batch.ts";

const nothingSaid = { country: null, transaction: null, period: null };
const picture = new Uint8Array([0xff, 0xd8, 0xff, 1]);

async function photosIn(files: Record<string, Uint8Array>): Promise<string[]> {
  const batch = await readBatch(zipSync(files));
  const [row] = readRows({ ...batch, defaults: nothingSaid });
  if (!row || !("listing" in row)) throw new Error(JSON.stringify(row));
  return row.listing.photos.map(({ url }) => nameBeside(url) ?? url);
}

test.each([
  ["BLM", "feed.blm", blm([{}]), "B1_1_IMG_01.jpg"],
  ["OpenImmo", "upload/openimmo.xml", openImmo([{}]), "bild2.jpg"],
])(
  "a zip of %s is read as its feed, with the pictures that lie beside it and those on the web",
  async (_, name, feed, local) => {
    const photos = await photosIn({
      "readme.csv": strToU8("a,b"),
      "__MACOSX/._feed.blm": strToU8("x"),
      [name]: strToU8(feed),
      [local.toUpperCase()]: picture,
    });
    expect(photos).toContain("https://img.example.com/1.jpg");
    expect(photos).toContain(local);
  },
);

test("a feed alone keeps the names of its pictures, so that what did not come along can be told", async () => {
  const batch = await readBatch(strToU8(blm([{}])));
  const [row] = readRows({ ...batch, defaults: nothingSaid });
  expect(row && "listing" in row && row.listing.photos.map(({ url }) => nameBeside(url))).toContain("B1_1_IMG_01.jpg");
});

test("only pictures that are asked for are unpacked, whatever folder and letters they have", () => {
  const zip = zipSync({
    "a/One.JPG": picture,
    "b/one.jpg": new Uint8Array([9]),
    "two.jpg": picture,
    "one.jpg.exe": picture,
  });
  const found = archivedPictures(zip, ["one.jpg", "three.jpg", "one.jpg.exe"]);
  expect(found.map(({ name }) => name)).toEqual(["one.jpg"]);
  expect([...(found[0]?.bytes ?? [])]).toEqual([...picture]);
});

test.each([
  ["without a feed", { "1.jpg": picture }],
  ["of a zip", { "feed.csv": zipSync({ "feed.blm": strToU8(blm([{}])) }) }],
])("a zip %s is refused", async (_, files) => {
  await expect(readBatch(zipSync(files))).rejects.toMatchObject({ code: "unsupported_file" });
});

test("a zip of more than a delivery is refused before it is unpacked", async () => {
  const files = Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => [`${at}.jpg`, new Uint8Array(10 * 1024 * 1024)]),
  );
  await expect(readBatch(zipSync({ "feed.blm": strToU8(blm([{}])), ...files }))).rejects.toMatchObject({
    code: "too_large",
  });
});
