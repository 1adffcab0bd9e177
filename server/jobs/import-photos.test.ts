/** Photos of a page that cannot be had: the listing is read all the same, and why each is missing is kept for the person. */
import { randomUUID } from "node:crypto";
import { strToU8, zipSync } from "fflate";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppError } from "#contract/errors";
import { pageReader } from "#server/demo/page-reader";
import { blm } from "#tests/support/documents/odd-feeds";
import { type Domain, ended, openDomain } from "#tests/support/domain";
import { sweep } from "./sweep.ts";

/** Shades like a room's, or a street's. */
function view(seed: number, width: number) {
  const height = width * 0.75;
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    const [u, v] = [(at % width) / width, Math.floor(at / width) / height];
    pixels.fill(128 + 60 * Math.sin(3 * seed + 5 * u) * Math.cos(seed + 7 * v) + 40 * u, 3 * at, 3 * at + 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
const drawing = (width: number, height: number) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 400 300" preserveAspectRatio="none">
      <rect width="400" height="300" fill="#fff"/><g fill="none" stroke="#222" stroke-width="5">
      <rect x="40" y="30" width="320" height="240"/><path d="M40 150H200V270M200 30V110M280 30V150H360"/></g></svg>`),
  );
const pictures: Record<string, () => Sharp> = {
  sofa: () => view(1, 400),
  street: () => view(4, 1000),
  lounge: () => view(1, 1600),
  rooms: () => drawing(1000, 750),
  firm: () => drawing(900, 250),
};

let domain: Domain;
beforeAll(async () => {
  domain = await openDomain();
});
afterAll(() => domain?.stop());

test("a photo that is gone and one that is none are told with their causes, in the page's order", async () => {
  await domain.work({
    pages: (origin) => {
      const real = pageReader(origin);
      return {
        page: real.page,
        image: async (url, signal) => {
          const drawn = pictures[/^https:\/\/img\.example\/7\/([a-z-]+)\.jpg$/.exec(url)?.[1] ?? ""];
          if (drawn) return new Uint8Array(await drawn().jpeg().toBuffer());
          if (url.includes("kitchen")) throw new AppError("http_error", { data: { status: 404, host: "img.example" } });
          if (url.includes("plan")) return new TextEncoder().encode("<html>no picture</html>");
          return await real.image(url, signal);
        },
      };
    },
  });
  const { client } = await domain.person();
  const [example] = await client.imports.examples();
  const source = { type: "url" as const, url: example?.url ?? "" };
  const { id } = await client.imports.start({ source, idempotencyKey: randomUUID() });
  expect(await ended(client, id)).toMatchObject({ status: "completed" });
  const { listing, photos, missingPhotos } = await client.imports.get({ taskId: id });
  expect(photos.map(({ caption }) => caption)).toEqual(["客厅", "阳台", "卧室", "小区外观"]);
  expect(missingPhotos.map(({ cause }) => cause)).toEqual([
    { code: "http_error", data: { status: 404, host: "img.example" } },
    expect.objectContaining({ code: "not_an_image" }),
  ]);
  expect(missingPhotos.map(({ url }) => url)).toEqual([
    expect.stringContaining("kitchen"),
    expect.stringContaining("plan"),
  ]);
  expect(listing?.photos.length).toBe(6);
});

test("of one photo in two sizes the larger is kept in the first one's place; a plan is marked, a firm's sign left out", async () => {
  const { client } = await domain.person();
  const gallery = [
    ["sofa", "Living room"],
    ["street", "Street"],
    ["lounge", "Living room, again"],
    ["rooms", "Floor plan"],
    ["firm", "Bay Homes"],
  ];
  const shown = gallery.map(([name, alt]) => `<img src="https://img.example/7/${name}.jpg" alt="${alt}">`).join("");
  const html = `<html lang="en"><title>Two-bedroom flat for sale in Austin</title>
    <meta property="og:image" content="https://img.example/7/sofa.jpg">
    <h1>Two-bedroom flat for sale in Austin</h1><p>Price: $500,000</p><p>2 bedrooms, 80 m²</p><div>${shown}</div></html>`;
  const source = { type: "html" as const, html, url: "https://homes.example/7" };
  const { id } = await client.imports.start({ source, idempotencyKey: randomUUID() });
  expect(await ended(client, id)).toMatchObject({ status: "completed" });
  const { photos } = await client.imports.get({ taskId: id });
  expect(photos.map(({ caption, width, plan }) => [caption, width, plan])).toEqual([
    ["Living room, again", 1600, undefined],
    ["Street", 1000, undefined],
    ["Floor plan", 1000, true],
  ]);
  // the smaller one's file is gone with its row
  const files = await domain.backend.files.list("media", (await client.account.me()).id);
  expect(files.filter((name) => name.includes("/photos/"))).toHaveLength(3);
});

test("rows of a table have their photos without twins, and of two rows that are one home the first is kept", async () => {
  const { client } = await domain.person();
  const urls = ["sofa", "street", "lounge", "gone-kitchen"]
    .map((name) => `https://img.example/7/${name}.jpg`)
    .join(" ");
  const row = (title: string) => `${title},500000,2,80,"12 Rainey Street, Austin, TX 78701",${urls}`;
  const table = `Title,Price,Beds,Area (m²),Address,Photos\n${row("Flat")}\n${row("The same flat")}\n`;
  const batch = await client.batches.create({ file: new File([table], "homes.csv") });
  const defaults = { country: "US", transaction: "sale" as const };
  const started = { id: batch.id, mapping: batch.mapping, defaults, idempotencyKey: randomUUID() };
  const task = await client.batches.start(started);
  expect(await ended(client, task.id)).toMatchObject({ status: "completed" });
  const { report } = await client.batches.get({ id: batch.id });
  expect(report).toMatchObject({ done: 1, refused: 1 });
  expect(report.troubles[0]?.problems).toMatchObject([{ code: "already_here", value: expect.stringMatching(/^PROP/) }]);
  const { items } = await client.properties.list({});
  const { photos } = await client.properties.get({ id: items[0]?.id ?? "" });
  expect(photos.map(({ width }) => width)).toEqual([1600, 1000]);
  const files = await domain.backend.files.list("media", (await client.account.me()).id);
  expect(files.filter((name) => name.includes("/photos/"))).toHaveLength(2);
});

test("a zip of a feed brings its pictures along, made anew; one that is named and did not come is told", async () => {
  const { client } = await domain.person();
  const street = new Uint8Array(await view(4, 1000).jpeg().toBuffer());
  const home = {
    MEDIA_IMAGE_00: "b1_1_img_00.jpg",
    MEDIA_IMAGE_01: "B1_1_IMG_01.jpg",
    MEDIA_IMAGE_60: "",
    MEDIA_FLOOR_PLAN_00: "",
  };
  const zip = zipSync({ "feed.blm": strToU8(blm([home])), "images/B1_1_IMG_00.JPG": street });
  const batch = await client.batches.create({ file: new File([new Uint8Array(zip)], "delivery.zip") });
  expect(batch).toMatchObject({ format: "blm", rows: 1 });
  const { mapping, defaults } = batch;
  const task = await client.batches.start({ id: batch.id, mapping, defaults, idempotencyKey: randomUUID() });
  expect(await ended(client, task.id)).toMatchObject({ status: "completed" });
  const { items } = await client.properties.list({});
  const { photos, missingPhotos } = await client.properties.get({ id: items[0]?.id ?? "" });
  expect(photos.map(({ width }) => width)).toEqual([1000]);
  expect(missingPhotos).toMatchObject([{ url: "file:B1_1_IMG_01.jpg", cause: { code: "not_found" } }]);
  const files = async () => await domain.backend.files.list("media", (await client.account.me()).id);
  expect((await files()).filter((name) => name.endsWith(".zip"))).toHaveLength(1);
  await sweep({ db: domain.db, files: domain.backend.files, now: () => new Date(Date.now() + 8 * 86_400_000) });
  expect((await files()).filter((name) => name.endsWith(".zip"))).toEqual([]);
});
