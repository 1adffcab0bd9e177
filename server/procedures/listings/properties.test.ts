import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyListing, type Listing } from "#contract/listing";
import { propertySorts } from "#contract/property";
import { type Client, type Domain, openDomain, type Person } from "#tests/support/domain";

const failures: unknown[] = [];
let domain: Domain;
let agent: Person;
let other: Person;
beforeAll(async () => {
  domain = await openDomain(failures);
  agent = await domain.person();
  other = await domain.person();
});
afterAll(() => domain.stop());

const price = (amount: number, currency = "CNY", period: "month" | "week" | null = null) => ({
  amount,
  currency,
  period,
});
const home = (title: string, over: Partial<Listing> = {}): Listing => ({
  ...emptyListing(),
  title,
  transaction: "sale",
  price: price(5_000_000),
  ...over,
});

/** Properties as a wizard makes them, but without a campaign: many are needed. */
async function stock(person: Person, listings: Listing[]): Promise<string[]> {
  const { rows } = await domain.pool.query<{ id: string }>(
    `insert into properties (user_id, number, title, address, listing, created_at, updated_at)
     select $1, n, one ->> 'title', one -> 'address' ->> 'text', one,
       now() - n * interval '1 day', now() - n * interval '1 hour'
     from jsonb_array_elements($2::jsonb) with ordinality as given (one, n) returning id`,
    [person.id, JSON.stringify(listings)],
  );
  await domain.pool.query("insert into account_counters (user_id, kind, last) values ($1, 'property', $2)", [
    person.id,
    listings.length,
  ]);
  return rows.map((row) => row.id);
}

type Asked = Parameters<Client["properties"]["list"]>[0];
async function titles(client: Client, asked: Asked): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await client.properties.list({ ...asked, ...(cursor ? { cursor } : {}) });
    found.push(...page.items.map((item) => item.title));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return found;
}

const shelf = [
  home("梅川苑 两室", { address: { ...emptyListing().address, text: "上海市普陀区梅川路 1247 弄" } }),
  home("Café Row 10", { price: price(900_000, "GBP"), area: { sqm: 80, kind: "gross" } }),
  home("Cafe Row 9", { price: price(2_000, "CNY", "week"), area: { sqm: 120.5, kind: "net" } }),
  home("保利叶语", { price: price(8_000, "CNY", "month") }),
  home("Ｆｕｌｌ width", { price: null, area: { sqm: 40, kind: "gross" } }),
  home("安居苑", { price: price(6_000_000), address: { ...emptyListing().address, text: "100%_\\ Lane" } }),
];

test("a search finds parts of title, address and number, in any script, width and accent", async () => {
  const { client } = await domain.person();
  expect(await titles(client, { query: "梅川" })).toEqual([]);
  await stock(agent, shelf);
  const search = (query: string) => titles(agent.client, { query, sort: "created", direction: "desc" });
  expect(await search("梅川")).toEqual(["梅川苑 两室"]);
  expect(await search("普陀")).toEqual(["梅川苑 两室"]);
  expect(await search("苑")).toEqual(["梅川苑 两室", "安居苑"]);
  expect(await search("cafe")).toEqual(["Café Row 10", "Cafe Row 9"]);
  expect(await search("ROW café 9")).toEqual(["Cafe Row 9"]);
  expect(await search("full")).toEqual(["Ｆｕｌｌ width"]);
  expect(await search("prop-004")).toEqual(["保利叶语"]);
  expect(await search("%_\\")).toEqual(["安居苑"]);
  expect(await search("不存在")).toEqual([]);
});

test("every order lists every home once, whatever the page's size", async () => {
  for (const sort of propertySorts)
    for (const direction of ["asc", "desc"] as const) {
      const whole = await titles(agent.client, { sort, direction, limit: 100 });
      expect(whole.toSorted(), `${sort} ${direction}`).toEqual(shelf.map((one) => one.title).toSorted());
      expect(await titles(agent.client, { sort, direction, limit: 1 }), `${sort} ${direction}`).toEqual(whole);
    }
});

test("prices compare within a currency, rents by the month; unknown prices and areas come last both ways", async () => {
  const { client } = agent;
  expect(await titles(client, { sort: "price", direction: "asc" })).toEqual([
    "梅川苑 两室",
    "安居苑",
    "保利叶语",
    "Cafe Row 9",
    "Café Row 10",
    "Ｆｕｌｌ width",
  ]);
  expect(await titles(client, { sort: "price", direction: "desc" })).toEqual([
    "安居苑",
    "梅川苑 两室",
    "Cafe Row 9",
    "保利叶语",
    "Café Row 10",
    "Ｆｕｌｌ width",
  ]);
  const byArea = await titles(client, { sort: "area", direction: "desc" });
  expect(byArea.slice(0, 3)).toEqual(["Cafe Row 9", "Café Row 10", "Ｆｕｌｌ width"]);
  expect((await titles(client, { sort: "area", direction: "asc" })).slice(0, 3)).toEqual(byArea.slice(0, 3).reverse());
});

test("titles sort Chinese by sound and numbers by value", async () => {
  const sorted = await titles(agent.client, { sort: "title", direction: "asc" });
  expect(sorted.filter((title) => /^[保安梅]/.test(title))).toEqual(["安居苑", "保利叶语", "梅川苑 两室"]);
  expect(sorted.indexOf("Cafe Row 9")).toBeLessThan(sorted.indexOf("Café Row 10"));
});

test("counts follow the search, and a forged or foreign cursor is refused", async () => {
  const { client } = agent;
  expect((await client.properties.list({ query: "row" })).counts).toEqual({
    published: 0,
    draft: 2,
    archived: 0,
    deleted: 0,
  });
  const { nextCursor } = await client.properties.list({ limit: 1, sort: "price" });
  const forged = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const id = randomUUID();
  const cursors = [
    nextCursor ?? "",
    forged({ way: "next", by: "title asc", at: ["x"], id: "1" }),
    forged({ way: "next", by: "views desc", at: ["1); drop table properties"], id }),
    forged({ way: "next", by: "updated desc", at: ["2026-13-45 99:00:00+00"], id }),
    forged({ way: "next", by: "updated desc", at: ["tomorrow"], id }),
    forged({ way: "next", by: "updated desc", at: [], id }),
    "%%%",
  ];
  for (const cursor of cursors)
    await expect(client.properties.list({ cursor }), cursor).rejects.toMatchObject({ code: "invalid_input" });
  const injected = { sort: "price_value; drop table properties", direction: "asc" } as unknown as Asked;
  await expect(client.properties.list(injected)).rejects.toMatchObject({ code: "invalid_input" });
  await expect(client.properties.list({ query: "x".repeat(101) })).rejects.toMatchObject({ code: "invalid_input" });
  const gluttonous = Array.from({ length: 50 }, () => "苑").join(" ");
  expect((await client.properties.list({ query: gluttonous })).items).toHaveLength(2);
});

test("facts are edited with the version they were read in; a stale, empty or boundless edit is refused", async () => {
  const { client } = agent;
  const [item] = (await client.properties.list({ query: "保利" })).items;
  const id = item?.id ?? "";
  const before = await client.properties.get({ id });
  expect(before).toMatchObject({ version: 1, campaigns: [], outdated: false });
  const listing = { ...before.listing, title: "保利叶语 三室", price: price(9_000, "CNY", "month") };
  const after = await client.properties.update({ id, version: 1, listing, photoIds: [] });
  expect(after).toMatchObject({ version: 2, title: "保利叶语 三室", price: { amount: 9_000 } });
  expect((await client.properties.list({ query: "三室" })).items).toHaveLength(1);
  const refused = (over: object) =>
    expect(client.properties.update({ id, version: 2, listing, photoIds: [], ...over })).rejects;
  await refused({ version: 1 }).toMatchObject({ code: "stale_edit", status: 409 });
  await refused({ listing: emptyListing() }).toMatchObject({ code: "too_few_facts" });
  const open = { ...listing, transaction: "rent" as const, price: price(9_000, "CNY", null) };
  await refused({ listing: open }).toMatchObject({ code: "rent_without_period" });
  await refused({ photoIds: [randomUUID()] }).toMatchObject({ code: "invalid_input" });
  await refused({ listing: { ...listing, features: Array(501).fill("x") } }).toMatchObject({ code: "invalid_input" });
  await refused({ id: randomUUID() }).toMatchObject({ code: "not_found" });
  // what was refused half-way has changed nothing
  expect(await client.properties.get({ id })).toMatchObject({ version: 2 });
});

test("a copy is a draft with the same facts and a number of its own, made once however often it is asked for", async () => {
  const { client } = agent;
  const [item] = (await client.properties.list({ query: "prop-001" })).items;
  const order = { id: item?.id ?? "", idempotencyKey: randomUUID() };
  const [copy, again] = await Promise.all([client.properties.duplicate(order), client.properties.duplicate(order)]);
  expect(copy).toMatchObject({
    number: "PROP-007",
    title: item?.title,
    status: "draft",
    campaignId: null,
    pageUrl: null,
  });
  expect(again.id).toBe(copy.id);
  await client.properties.remove({ id: copy.id });
});

test("many are archived, hidden and brought back at once; others' are left alone and not counted", async () => {
  const { client } = agent;
  const ids = (await client.properties.list({ limit: 100 })).items.map((item) => item.id);
  const [foreign = ""] = await stock(other, [home("Not yours")]);
  const archived = await client.properties.archiveMany({ ids: [...ids.slice(0, 3), foreign, randomUUID()] });
  expect(archived).toMatchObject({ changed: 3, more: false });
  expect(await client.properties.archiveMany({ ids: ids.slice(0, 4) })).toMatchObject({ changed: 1 });
  // taking back the first change leaves the second
  expect(await client.properties.restoreMany({ at: archived.at })).toMatchObject({ changed: 3 });
  expect((await client.properties.list({})).counts).toMatchObject({ archived: 1, draft: 5 });
  const removed = await client.properties.removeMany({ filter: { query: "row", status: "draft" } });
  expect(await titles(client, { query: "row", status: "draft" })).toEqual([]);
  expect(await other.client.properties.restoreMany({ at: removed.at })).toMatchObject({ changed: 0 });
  expect(await client.properties.restoreMany({ at: removed.at })).toMatchObject({ changed: removed.changed });
  expect((await client.properties.list({})).items).toHaveLength(6);
  expect((await other.client.properties.list({})).counts).toMatchObject({ draft: 1 });
});

test("a hidden property comes back as it was, archived or not, and is not archived while it is hidden", async () => {
  const { client } = agent;
  const [id = ""] = (await client.properties.list({ status: "draft" })).items.map((item) => item.id);
  await client.properties.archive({ id });
  await client.properties.remove({ id });
  expect(await client.properties.archiveMany({ ids: [id] })).toMatchObject({ changed: 0 });
  await expect(client.properties.get({ id })).rejects.toMatchObject({ code: "not_found" });
  expect(await client.properties.restore({ id })).toMatchObject({ status: "archived" });
  expect(await client.properties.restore({ id })).toMatchObject({ status: "draft" });
});

test("nobody changes thousands by name in one request", async () => {
  const ids = (length: number) => Array.from({ length }, () => "00000000-0000-4000-8000-000000000000");
  const remove = (length: number) => agent.client.properties.removeMany({ ids: ids(length) });
  await expect(remove(1_001)).rejects.toMatchObject({ code: "invalid_input" });
  await expect(remove(20_000)).rejects.toMatchObject({ code: "too_large" });
  expect((await agent.client.properties.list({})).items).toHaveLength(6);
});

test("a new campaign for a property keeps its number and takes over the facts and photos", async () => {
  const { client } = agent;
  const [item] = (await client.properties.list({ query: "安居" })).items;
  const id = item?.id ?? "";
  const { listing } = await client.properties.get({ id });
  const order = {
    listing: { ...listing, title: "安居苑 精装" },
    propertyId: id,
    photoIds: [],
    preferences: {
      languages: ["en" as const],
      style: "friendly" as const,
      platforms: ["twitter"],
      kinds: ["post" as const],
    },
    agent: { name: "Ada", phone: null, company: null, licence: null, address: null, email: null },
    idempotencyKey: randomUUID(),
  };
  await expect(other.client.campaigns.create(order)).rejects.toMatchObject({ code: "not_found" });
  expect(await client.campaigns.create(order)).toMatchObject({ propertyId: id });
  const after = await client.properties.get({ id });
  expect(after).toMatchObject({ number: item?.number, title: "安居苑 精装", version: 2, outdated: false });
  expect(after.campaigns).toMatchObject([{ languages: ["en"], platforms: ["twitter"], pieces: 0 }]);
  await client.properties.update({ id, version: 2, listing: { ...after.listing, floor: "3rd" }, photoIds: [] });
  expect(await client.properties.get({ id })).toMatchObject({ outdated: true });
  expect(failures).toEqual([]);
});

test("photos an import could not have are told on the home's page until photos are added or it is waved aside", async () => {
  const { client } = await domain.person();
  const task = await client.imports.start({
    source: { type: "text", text: "梅川苑 3室2厅 120平 680万" },
    idempotencyKey: randomUUID(),
  });
  const missing = [{ url: "https://photos.example.com/1.jpg", cause: { code: "http_error", data: { status: 404 } } }];
  await domain.pool.query("update imports set missing_photos = $2 where task_id = $1", [
    task.id,
    JSON.stringify(missing),
  ]);
  const order = () => ({
    listing: home("梅川苑"),
    photoIds: [],
    preferences: {
      languages: ["zh" as const],
      platforms: ["wechat"],
      kinds: ["post" as const],
      style: "friendly" as const,
    },
    agent: { name: "周小雨", phone: null, company: null, licence: null, address: null, email: null },
    importId: task.id,
    idempotencyKey: randomUUID(),
  });
  const { propertyId: id } = await client.campaigns.create(order());
  expect((await client.properties.get({ id })).missingPhotos).toEqual(missing);
  // facts alone answer nothing
  const { listing, version } = await client.properties.get({ id });
  expect(await client.properties.update({ id, version, listing, photoIds: [] })).toMatchObject({
    missingPhotos: missing,
  });
  await client.properties.forgetMissingPhotos({ id });
  expect(await client.properties.get({ id })).toMatchObject({ missingPhotos: [] });
  // somebody else's import tells nothing
  const { propertyId } = await agent.client.campaigns.create(order());
  expect((await agent.client.properties.get({ id: propertyId })).missingPhotos).toEqual([]);
  await expect(agent.client.properties.forgetMissingPhotos({ id })).rejects.toMatchObject({ code: "not_found" });
});
