import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { AppError } from "#contract/errors";
import type { WatchEvery } from "#contract/properties/source-watch";
import { watchLimits } from "#server/base/limits";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { insertProperty } from "#server/queries/listings/properties";
import { listing } from "#tests/access/estate";
import { type Domain, openDomain, type Person } from "#tests/support/domain";
import { insertBought, memberPlan } from "#tests/support/packages";
import { watchSources } from "./watch-sources.ts";

const DAY = 86_400_000;
let domain: Domain;
let agent: Person;
/** What the sites answer, by address: an amount, or why not. */
const answers = new Map<string, number | AppError>();
const asked: string[] = [];
let now: number;

beforeAll(async () => {
  domain = await openDomain();
  agent = await domain.person();
  // its trial ends within these tests' weeks
  const period = { startsAt: new Date(), endsAt: new Date(Date.now() + 365 * DAY) };
  await insertBought(domain.db, ownerOfRow({ user_id: agent.id }), await memberPlan(domain.db, "basic"), period);
});
afterAll(() => domain.stop());
beforeEach(async () => {
  await domain.db.deleteFrom("source_watches").execute();
  await domain.db.deleteFrom("notifications").execute();
  answers.clear();
  asked.length = 0;
  pictures = ["hall", "kitchen"];
  now = Date.now();
});

/** Names of the pictures the pages show. */
let pictures = ["hall", "kitchen"];

const pageSaying = (amount: number) =>
  `<html lang="en"><title>Two-bedroom flat for sale, Austin</title><script type="application/ld+json">${JSON.stringify({
    "@context": "https://schema.org",
    "@type": "Apartment",
    name: "Two-bedroom flat for sale",
    numberOfBedrooms: 2,
    floorSize: { "@type": "QuantitativeValue", value: 80, unitCode: "MTK" },
    address: { "@type": "PostalAddress", streetAddress: "1 High St", addressLocality: "Austin", addressCountry: "US" },
    image: pictures.map((name) => `https://site.example/photos/${name}.jpg`),
    offers: { "@type": "Offer", price: amount, priceCurrency: "USD" },
  })}</script><h1>Two-bedroom flat for sale</h1><p>Price: $${amount.toLocaleString("en")}</p><p>80 m², 2 bedrooms</p></html>`;

const round = (over: { signal?: AbortSignal } = {}) =>
  watchSources(
    domain.jobDeps({
      now: () => new Date(now),
      pages: () => ({
        async page(url) {
          asked.push(url);
          const answer = answers.get(url) ?? new AppError("timed_out");
          if (answer instanceof AppError) throw answer;
          return { finalUrl: url, html: pageSaying(answer) };
        },
        image: async () => new Uint8Array(),
      }),
    }),
    over.signal,
  );
/** So many days later. */
const later = async (days: number) => {
  now += days * DAY;
  await round();
};

async function home(url: string | null, every: WatchEvery | null = "day"): Promise<string> {
  const facts = { ...listing, sourceUrl: url, price: { amount: 500_000, currency: "USD", period: null } };
  const owner = ownerOfRow({ user_id: agent.id });
  const { id } = await insertProperty(domain.db, owner, { title: "Flat", address: null, listing: facts });
  if (every) await agent.client.watches.set({ propertyId: id, every });
  now = Math.max(now, Date.now());
  return id;
}
const news = async () => (await agent.client.notifications.list({})).items.map(({ kind, data }) => [kind, data.count]);
const url = "https://site.example/1";

test("a page is read by its schedule; a change is told once, shown as a diff and taken over", async () => {
  const propertyId = await home(url);
  answers.set(url, 500_000);
  await round();
  await later(0.5);
  expect(asked).toEqual([url]);
  expect(await agent.client.watches.get({ propertyId })).toMatchObject({ url, every: "day", problem: null });
  expect(await news()).toEqual([]);

  answers.set(url, 480_000);
  await later(1);
  await later(1);
  expect(asked).toHaveLength(3);
  expect(await news()).toEqual([["source_changed", 1]]);
  const { changes, updated, version } = await agent.client.watches.get({ propertyId });
  expect(changes).toContainEqual({
    path: "price",
    before: { amount: 500_000, currency: "USD", period: null },
    after: { amount: 480_000, currency: "USD", period: null },
  });
  if (!updated) throw new Error("nothing to take over");
  const saved = await agent.client.properties.update({ id: propertyId, version, listing: updated, photoIds: [] });
  expect(saved.price?.amount).toBe(480_000);
  expect((await agent.client.watches.get({ propertyId })).changes).toEqual([]);
});

test("a picture that is new on the page is told of once and shown, and known after it was taken over", async () => {
  const propertyId = await home(url);
  answers.set(url, 500_000);
  await round();
  const first = await agent.client.watches.get({ propertyId });
  if (!first.updated) throw new Error("nothing to take over");
  await agent.client.properties.update({
    id: propertyId,
    version: first.version,
    listing: first.updated,
    photoIds: [],
  });
  pictures = ["hall", "kitchen", "garden"];
  await later(1);
  await later(1);
  expect(await news()).toEqual([["source_changed", 1]]);
  const { changes, updated, version } = await agent.client.watches.get({ propertyId });
  expect(changes).toEqual([{ path: "photos", before: "2", after: "3 (+1, -0)" }]);
  if (!updated) throw new Error("nothing to take over");
  await agent.client.properties.update({ id: propertyId, version, listing: updated, photoIds: [] });
  expect((await agent.client.watches.get({ propertyId })).changes).toEqual([]);
});

test("a page that is gone is told of once, and asked for less and less", async () => {
  const propertyId = await home(url);
  answers.set(url, new AppError("http_error", { data: { status: 404 } }));
  await round();
  for (let day = 1; day <= 30; day++) await later(1);
  expect(await news()).toEqual([["source_gone", undefined]]);
  expect((await agent.client.watches.get({ propertyId })).problem).toBe("gone");
  // at once, then after 1, 2, 4, 8 and 16 days
  expect(asked).toHaveLength(5);
  answers.set(url, 500_000);
  await later(watchLimits.longestDays);
  expect((await agent.client.watches.get({ propertyId })).problem).toBeNull();
});

test("a site that is away for a night is no news; one that stays away is, once", async () => {
  await home(url);
  await round();
  await later(1);
  expect(await news()).toEqual([]);
  await later(2);
  await later(4);
  await later(8);
  expect(await news()).toEqual([["source_unreachable", undefined]]);
});

test("a site is asked for few pages a round, however many are due; others are not kept waiting", async () => {
  for (let at = 1; at <= watchLimits.perSite + 2; at++) await home(`https://site.example/${at}`, "week");
  await home("https://other.example/1", "week");
  await round();
  expect(asked.filter((one) => one.includes("site.example"))).toHaveLength(watchLimits.perSite);
  expect(asked).toContain("https://other.example/1");
  await round();
  expect(asked).toHaveLength(watchLimits.perSite + 3);
});

test("nothing is read of homes nobody watches, archived ones and accounts without a package", async () => {
  await home("https://site.example/1", null);
  const archived = await home("https://site.example/2");
  await agent.client.properties.archive({ id: archived });
  const ended = await home("https://site.example/3");
  await agent.client.watches.set({ propertyId: ended, every: null });
  await round();
  expect(asked).toEqual([]);
  await home("https://site.example/4");
  now += 5 * 365 * DAY;
  await round();
  expect(asked).toEqual([]);
});

test("an account watches so many homes and no more, and none that came from no page", async () => {
  const propertyId = await home(url, null);
  await domain.pool.query(
    `insert into properties (user_id, number, title, listing)
       select user_id, 10000 + n, title, listing from properties, generate_series(1, $2::int) n where id = $1`,
    [propertyId, watchLimits.perAccount],
  );
  await domain.pool.query(
    `insert into source_watches (property_id, user_id, every, next_at)
       select id, user_id, 'week', now() from properties where number > 10000 and user_id = $1`,
    [agent.id],
  );
  const refused = agent.client.watches.set({ propertyId, every: "week" });
  await expect(refused).rejects.toMatchObject({ code: "too_many_watched", data: { max: watchLimits.perAccount } });
  await domain.db.deleteFrom("source_watches").execute();
  const typed = await home(null, null);
  expect((await agent.client.watches.get({ propertyId: typed })).url).toBeNull();
  await expect(agent.client.watches.set({ propertyId: typed, every: "day" })).rejects.toMatchObject({
    code: "conflict",
  });
});
