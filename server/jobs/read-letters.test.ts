import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pictureLimits } from "#server/base/limits";
import { faxedPdf, scanPdf } from "#tests/support/documents/make";
import { type Domain, ended, openDomain } from "#tests/support/domain";
import type { JobDeps } from "./deps.ts";

const words = "Flat for sale in Bristol\nGuide price: £465,000\nBedrooms: 3\nFloor area: 98 sq m\nTenure: Freehold";
let domain: Domain;
let shown = 0;
/** What the model writes down of any picture. */
let said = words;
let ready = true;
/** What a model was asked to look through for empty fields. */
const asked: string[] = [];
beforeAll(async () => {
  domain = await openDomain();
  const read = async () => {
    shown += 1;
    return said;
  };
  const helpListing: JobDeps["helpListing"] = async (listing, wordsOf) => {
    asked.push(await wordsOf());
    return listing;
  };
  await domain.work({ pictures: { ready: async () => ready, read }, helpListing });
});
afterAll(() => domain?.stop());

const photo = async (shade: number) => {
  const image = sharp({ create: { width: 400, height: 300, channels: 3, background: { r: shade, g: 90, b: 60 } } });
  return new File([new Uint8Array(await image.jpeg().toBuffer())], `${shade}.jpg`, { type: "image/jpeg" });
};

test("a scan is read by a model where no package reads letters; its facts are marked and never sure", async () => {
  const { client } = await domain.person();
  const file = new File([new Uint8Array(faxedPdf())], "scan.pdf", { type: "application/pdf" });
  const { id } = await client.imports.startFile({ file, idempotencyKey: randomUUID() });
  expect(await ended(client, id)).toMatchObject({ status: "completed" });
  const { listing } = await client.imports.get({ taskId: id });
  expect(listing).toMatchObject({ price: { amount: 465_000, currency: "GBP" }, rooms: { bedrooms: 3 } });
  expect(asked.at(-1), "empty fields are asked of a model").toContain("Tenure: Freehold");
  const marks = Object.values(listing?.provenance ?? {});
  expect(marks.length).toBeGreaterThan(2);
  for (const { source, confidence } of marks) expect([source, confidence <= 0.5]).toEqual(["model", true]);
});

test("a file of drawings alone still says that it holds no text", async () => {
  const { client } = await domain.person();
  const file = new File([new Uint8Array(await scanPdf())], "drawing.pdf", { type: "application/pdf" });
  const { id } = await client.imports.startFile({ file, idempotencyKey: randomUUID() });
  expect(await ended(client, id)).toMatchObject({ status: "failed", cause: { code: "no_text" } });
});

test("a scan is refused with a cause of its own where nothing reads letters: a screenshot of it would help nobody", async () => {
  const { client } = await domain.person();
  const file = new File([new Uint8Array(faxedPdf())], "scan.pdf", { type: "application/pdf" });
  ready = false;
  const { id } = await client.imports.startFile({ file, idempotencyKey: randomUUID() });
  const task = await ended(client, id);
  ready = true;
  expect(task).toMatchObject({ status: "failed", cause: { code: "letters_unread" } });
});

test("of an import's photos a model is shown a few, whatever they are", async () => {
  const { client } = await domain.person();
  const photoIds: string[] = [];
  for (let at = 0; at < pictureLimits.byModel + 2; at++)
    photoIds.push((await client.imports.uploadPhoto({ file: await photo(20 * at) })).id);
  said = "";
  shown = 0;
  const source = { type: "photos" as const, photoIds };
  const { id } = await client.imports.start({ source, idempotencyKey: randomUUID() });
  expect(await ended(client, id)).toMatchObject({ status: "completed" });
  expect(shown).toBe(pictureLimits.byModel);
  expect((await client.imports.get({ taskId: id })).photos).toHaveLength(photoIds.length);
});
