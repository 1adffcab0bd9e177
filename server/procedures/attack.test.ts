import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pieceLimits } from "#contract/campaign";
import { emptyListing } from "#contract/listing";
import { rowLimits, STREAMS_PER_ACCOUNT } from "#server/base/limits";
import { type Domain, ended, openDomain, type Person } from "#tests/support/domain";

const failures: unknown[] = [];
let domain: Domain;
let agent: Person;
beforeAll(async () => {
  domain = await openDomain(failures);
  agent = await domain.person();
  await domain.work();
});
afterAll(() => domain.stop());

const card = { name: "Ada", phone: null, company: null, licence: null, address: null, email: null };
const source = { type: "text" as const, text: "2 bed flat, 100 m²" };

test("requests at the same moment with one key make one thing and all answer it", async () => {
  const key = randomUUID();
  const tasks = await Promise.all(
    Array.from({ length: 6 }, () => agent.client.imports.start({ source, idempotencyKey: key })),
  );
  expect(new Set(tasks.map((task) => task.id)).size).toBe(1);
  const order = {
    listing: {
      ...emptyListing(),
      title: "Flat",
      transaction: "sale" as const,
      price: { amount: 1_000_000, currency: "CNY", period: null },
    },
    photoIds: [],
    preferences: {
      languages: ["en" as const],
      style: "friendly" as const,
      platforms: ["twitter"],
      kinds: ["post" as const],
    },
    agent: card,
    idempotencyKey: randomUUID(),
  };
  const made = await Promise.all(Array.from({ length: 6 }, () => agent.client.campaigns.create(order)));
  expect(new Set(made.map((campaign) => campaign.campaignId)).size).toBe(1);
});

test("requests at the same moment do not pass the limit of rows together", async () => {
  const { client } = await domain.person();
  const asked = Array.from({ length: rowLimits.tasks.rows + 10 }, () =>
    client.imports.start({ source, idempotencyKey: randomUUID() }),
  );
  const answers = await Promise.allSettled(asked);
  const refused = answers.filter((answer) => answer.status === "rejected");
  expect(refused.map((answer) => answer.reason.code)).toEqual(Array(10).fill("too_many_requests"));
});

test("a text with characters the database has none for is kept without them, or refused as the caller's mistake", async () => {
  const { client } = await domain.person();
  const html = `<script type="application/ld+json">{"@type":"Apartment","name":"Sunny \\u0000flat \\ud83d",
    "numberOfBedrooms":2,"floorSize":{"@type":"QuantitativeValue","value":90,"unitCode":"MTK"},
    "offers":{"@type":"Offer","price":500000,"priceCurrency":"USD"}}</script>`;
  const page = { type: "html" as const, html, url: "https://homes.example/1" };
  const task = await client.imports.start({ source: page, idempotencyKey: randomUUID() });
  expect(await ended(client, task.id)).toMatchObject({ status: "completed", cause: null });
  expect((await client.imports.get({ taskId: task.id })).listing?.title).toMatch(/^Sunny flat/);
  await expect(client.account.card.save({ ...card, name: "A\u0000da" })).rejects.toMatchObject({
    code: "invalid_input",
  });
  await expect(client.properties.list({ query: "\u0000", limit: 1 })).rejects.toMatchObject({ code: "invalid_input" });
  expect(failures).toEqual([]);
});

test("a body beyond the usual is read only for who is signed in", async () => {
  const body = JSON.stringify({ source: { ...source, text: "x".repeat(2_000_000) }, idempotencyKey: randomUUID() });
  const send = (authorization: string) =>
    domain.app.request("/api/imports", {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body,
    });
  expect((await send("Bearer nobody")).status).toBe(401);
  expect((await send(`Bearer ${agent.token}`)).status).toBe(400);
});

test("an account has so many live streams at a time, and a closed one makes room", async () => {
  const { client } = await domain.person();
  const { id: taskId } = await client.imports.start({ source, idempotencyKey: randomUUID() });
  // a task's stream begins with the task as it is: who has been told it is surely counted
  const listen = async (stop: AbortController) => {
    try {
      const stream = await client.tasks.events({ taskId }, { signal: stop.signal });
      return (await stream.next()).done ? "ended" : "told";
    } catch (error) {
      return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "stopped";
    }
  };
  const stops = Array.from({ length: STREAMS_PER_ACCOUNT }, () => new AbortController());
  for (const stop of stops) expect(await listen(stop)).toBe("told");
  const again = new AbortController();
  expect(await listen(again)).toBe("too_many_requests");
  stops[0]?.abort();
  await expect.poll(() => listen(again), { timeout: 60_000 }).toBe("told");
  for (const stop of [...stops, again]) stop.abort();
});

const long = "1,".repeat(2_000);
test.each([
  ["features", "invalid_input", { features: Array.from({ length: 501 }, (_, n) => `feature ${n}`) }],
  ["words", "invalid_input", { features: Array.from({ length: 200 }, () => "sunny ".repeat(300)) }],
  ["an address", "too_long", { address: { ...emptyListing().address, text: long } }],
  ["a floor", "too_long", { floor: long }],
  ["disclosures", "too_long", { disclosures: { licence: "0123456789".repeat(9_900) } }],
  ["a title", "too_long", { title: "0123456789".repeat(9_900) }],
])(
  "a listing with more than a home has, such as %s, is refused before anything is written about it",
  async (_, code, more) => {
    const order = {
      listing: { ...emptyListing(), title: "Flat", ...more },
      photoIds: [],
      preferences: {
        languages: ["en" as const],
        style: "friendly" as const,
        platforms: ["twitter"],
        kinds: ["post" as const],
      },
      agent: card,
      idempotencyKey: randomUUID(),
    };
    await expect(agent.client.campaigns.create(order)).rejects.toMatchObject({ code });
  },
);

test("an edit longer than any platform takes is refused with what would be enough", async () => {
  const edit = { id: randomUUID(), version: 1, title: null, hashtags: [] };
  await expect(agent.client.pieces.update({ ...edit, body: "0123456789".repeat(5_800) })).rejects.toMatchObject({
    code: "too_long",
    data: { field: "body", max: pieceLimits.body },
  });
});

test("an address as long as a page is kept to its beginning, and its words are found without holding the database up", async () => {
  const { client } = await domain.person();
  const signs = Array.from({ length: 390 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))).join("");
  const price = { amount: 1_000_000, currency: "CNY", period: null };
  const text = `${signs.slice(0, 100)}\ufdfa${signs}`;
  const listing = { ...emptyListing(), transaction: "sale" as const, title: "\ufdfa".repeat(500), price };
  const preferences = {
    languages: ["en" as const],
    style: "friendly" as const,
    platforms: ["twitter"],
    kinds: ["post" as const],
  };
  const order = { photoIds: [], preferences, agent: card, idempotencyKey: randomUUID() };
  const { propertyId } = await client.campaigns.create({ ...order, listing });
  const long = { ...listing, address: { ...listing.address, text } };
  const changed = await client.properties.update({ id: propertyId, version: 1, listing: long, photoIds: [] });
  expect([changed.address?.length, changed.listing.address.text?.length]).toEqual([300, text.length]);
  const found = await client.properties.list({ query: signs.slice(40, 42) });
  expect(found.items.map(({ id }) => id)).toEqual([propertyId]);
});

test("a number no column holds is the caller's mistake", async () => {
  const { client } = await domain.person();
  const rooms = { bedrooms: 2, livingRooms: null, bathrooms: null };
  const listing = { ...emptyListing(), title: "Flat", transaction: "sale" as const, rooms };
  const id = randomUUID();
  const update = client.properties.update({ id, version: Number.MAX_SAFE_INTEGER, listing, photoIds: [] });
  await expect(update).rejects.toMatchObject({ code: "invalid_input" });
  const at = { by: "views desc", at: ["9999999999"], id };
  const cursor = Buffer.from(JSON.stringify(at)).toString("base64url");
  const list = client.properties.list({ sort: "views", direction: "desc", cursor });
  await expect(list).rejects.toMatchObject({ code: "invalid_input" });
});
