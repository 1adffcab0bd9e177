/** Photos of a page that cannot be had: the listing is read all the same, and why each is missing is kept for the person. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppError } from "#contract/errors";
import { pageReader } from "#server/demo/page-reader";
import { type Domain, ended, openDomain } from "#tests/support/domain";

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
