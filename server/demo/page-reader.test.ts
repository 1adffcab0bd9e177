import { expect, test } from "vitest";
import { readListing } from "#engine/listing/read";
import { demoPathOf, examples } from "./examples/index.ts";
import { pageReader } from "./page-reader.ts";

const origin = "http://localhost:3000";
const reader = pageReader(origin);
const { signal } = new AbortController();

test.each(examples.map((example) => [example.slug, example] as const))(
  "the example %s is read without a request, with its price, photos and agent",
  async (_slug, example) => {
    const page = await reader.page(`${origin}${demoPathOf(example)}?utm=1`, signal);
    const listing = readListing(page.html, { url: page.finalUrl });
    expect(listing).toMatchObject({
      title: example.title,
      price: { amount: example.schema.offer.price, currency: example.schema.offer.priceCurrency },
      agent: { name: example.agent.name, company: example.agent.company },
    });
    expect(listing.photos.map((photo) => photo.caption)).toEqual(example.photos.map(([, caption]) => caption));
    const image = await reader.image(listing.photos[0]?.url ?? "", signal);
    expect([...image.slice(0, 2)]).toEqual([0xff, 0xd8]);
  },
);

test("this machine's other names for the same port are the same server", async () => {
  expect((await reader.page("http://127.0.0.1:3000/demo/listing/meichuan-yuan", signal)).finalUrl).toContain(origin);
});

test.each([
  `${origin}/`,
  `${origin}/demo/listing/../../healthz`,
  "http://localhost:3001/demo/listing/meichuan-yuan",
  `${origin.replace("//", "//user:pass@")}/demo/listing/meichuan-yuan`,
])("%s goes to the guarded door and is refused there", async (address) => {
  await expect(reader.page(address, signal)).rejects.toMatchObject({
    code: expect.stringMatching(/^(address_not_allowed|not_a_web_address)$/),
  });
});
