import { randomUUID } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Preferences } from "#contract/campaign";
import { type Domain, ended, ORIGIN, openDomain, type Person } from "#tests/support/domain";

const failures: unknown[] = [];
let domain: Domain;
let agent: Person;
let other: Person;
beforeAll(async () => {
  domain = await openDomain(failures);
  agent = await domain.person();
  other = await domain.person();
  await domain.work();
});
afterAll(() => domain.stop());

const preferences: Preferences = {
  languages: ["zh", "en", "ja"],
  style: "friendly",
  platforms: ["wechat", "weibo", "xiaohongshu", "twitter", "instagram"],
  kinds: ["post", "email", "sms"],
};
const card = {
  name: "顾芸",
  phone: "021-5550 0132",
  company: "普陀安居置业",
  licence: null,
  address: "上海市普陀区",
  email: null,
};

test("an example link becomes a listing with its photos, a campaign, edited pieces and a zip", async () => {
  const { client } = agent;
  const [example] = await client.imports.examples();
  expect(example?.url).toMatch(`${ORIGIN}/demo/listing/`);
  const key = randomUUID();
  const source = { type: "url" as const, url: example?.url ?? "" };
  const started = await client.imports.start({ source, idempotencyKey: key });
  expect(started).toMatchObject({ number: "TASK-001", kind: "import" });
  expect(await client.imports.start({ source, idempotencyKey: key })).toMatchObject({ id: started.id });
  expect(await ended(client, started.id)).toMatchObject({ status: "completed", progress: 100 });

  const imported = await client.imports.get({ taskId: started.id });
  expect(imported.listing).toMatchObject({ price: { amount: 6980000, currency: "CNY" }, rooms: { bedrooms: 2 } });
  expect(imported.photos.map((photo) => photo.caption)).toEqual(["客厅", "阳台", "厨房", "卧室", "小区外观", "户型图"]);
  if (!imported.listing) throw new Error("no listing");

  expect(await client.campaigns.forecast(preferences)).toMatchObject({ pieces: 21, quota: 1 });
  const photoIds = imported.photos.map((photo) => photo.id).reverse();
  const { leads } = await client.campaigns.angles({ listing: imported.listing, language: "zh" });
  const lead = leads.find(({ id }) => id === "transit")?.id;
  expect(lead).toBe("transit");
  const order = {
    listing: imported.listing,
    photoIds,
    preferences: { ...preferences, lead },
    agent: card,
    idempotencyKey: randomUUID(),
  };
  const made = await client.campaigns.create(order);
  expect(await client.campaigns.create(order)).toEqual(made);
  const [taskId = ""] = made.taskIds;
  expect(await ended(client, taskId)).toMatchObject({ status: "completed", number: "TASK-002", cause: null });

  const campaign = await client.campaigns.get({ id: made.campaignId });
  expect(campaign.pieces).toHaveLength(21);
  expect(campaign.preferences.lead).toBe("transit");
  const posts = campaign.pieces.filter(({ kind, language }) => kind === "post" && language === "zh");
  for (const { body } of posts) expect(body.slice(0, 60), body).toMatch(/地铁|620/);
  expect(campaign.photos.map((photo) => photo.id)).toEqual(photoIds);
  expect(campaign).toMatchObject({ market: "CN", propertyNumber: "PROP-001" });

  const piece = campaign.pieces.find((one) => one.platform === "weibo" && one.language === "zh");
  if (!piece) throw new Error("no piece");
  const edit = {
    id: piece.id,
    version: 1,
    title: piece.title,
    hashtags: piece.hashtags,
    body: "全上海最好的房子，880万。",
  };
  const saved = await client.pieces.update(edit);
  expect(saved.version).toBe(2);
  expect(saved.untraced.map((found) => found.text).join()).toContain("880");
  expect(saved.findings.some((finding) => finding.severity === "block")).toBe(true);
  await expect(client.pieces.update(edit)).rejects.toMatchObject({ code: "stale_edit", status: 409 });

  const archive = await client.campaigns.download({ id: made.campaignId });
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  const paths = Object.keys(files).map((path) => path.split("/").slice(1).join("/"));
  expect(paths.filter((path) => path.startsWith("photos/"))).toEqual([1, 2, 3, 4, 5, 6].map((n) => `photos/0${n}.jpg`));
  expect(paths).toEqual(
    expect.arrayContaining([
      "index.html",
      "manifest.json",
      "ja/sms/sms.txt",
      "en/email/email.html",
      "en/email/email.eml",
      "zh/brochure.pdf",
    ]),
  );
  const weibo = Object.entries(files).find(([path]) => path.endsWith("zh/weibo/post.txt"));
  expect(strFromU8(weibo?.[1] ?? new Uint8Array())).toContain("全上海最好的房子");

  const look = { id: made.campaignId, ratio: "3:4", language: "zh", accent: "#1F4D3A", size: "preview" } as const;
  const poster = await client.posters.draw({ ...look, template: "nine-grid" });
  expect(poster).toMatchObject({ type: "image/jpeg", name: "PROP-001-nine-grid-3x4-zh.jpg" });
  const bytes = new Uint8Array(await poster.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 540, height: 720 });
  // another photo leads, another picture
  const turned = await client.posters.draw({ ...look, template: "nine-grid", photo: 2 });
  expect(Buffer.compare(bytes, new Uint8Array(await turned.arrayBuffer()))).not.toBe(0);
  // the day of an open house is nobody's to invent
  await expect(client.posters.draw({ ...look, template: "open-house" })).rejects.toMatchObject({
    code: "invalid_input",
    data: { field: "template" },
  });

  const list = await client.properties.list({ query: "梅川", limit: 20 });
  expect(list.items).toMatchObject([{ number: "PROP-001", status: "draft", languages: ["zh", "en", "ja"] }]);
  expect(list.items[0]?.coverUrl).toBeTruthy();
  expect(failures).toEqual([]);
  // a pack with its brochure is a minute's work on a busy machine
}, 120_000);

test("another account finds none of it", async () => {
  const mine = await agent.client.tasks.list({ limit: 20 });
  const [task] = mine.items;
  const campaignId = mine.items.find((one) => one.campaignId)?.campaignId ?? "";
  const missing = { code: "not_found", status: 404 };
  await expect(other.client.tasks.get({ id: task?.id ?? "" })).rejects.toMatchObject(missing);
  await expect(other.client.tasks.retry({ id: task?.id ?? "" })).rejects.toMatchObject(missing);
  await expect(other.client.campaigns.get({ id: campaignId })).rejects.toMatchObject(missing);
  await expect(other.client.campaigns.download({ id: campaignId })).rejects.toMatchObject(missing);
  expect(await other.client.tasks.list({ limit: 20 })).toMatchObject({ items: [], counts: { completed: 0 } });
  expect((await other.client.properties.list({ limit: 20 })).items).toEqual([]);
});

test("a campaign cannot carry somebody else's photos", async () => {
  const { items } = await agent.client.tasks.list({ limit: 20 });
  const importTask = items.find((task) => task.kind === "import");
  const { listing, photos } = await agent.client.imports.get({ taskId: importTask?.id ?? "" });
  if (!listing) throw new Error("no listing");
  const stolen = {
    listing,
    photoIds: photos.map((photo) => photo.id),
    preferences,
    agent: card,
    idempotencyKey: randomUUID(),
  };
  await expect(other.client.campaigns.create(stolen)).rejects.toMatchObject({ code: "invalid_input" });
  expect((await other.client.properties.list({ limit: 20 })).items).toEqual([]);
});

test("pages that are no listing fail at once with their cause, and loopback stays closed but for the examples", async () => {
  const { client } = agent;
  const start = (source: Parameters<typeof client.imports.start>[0]["source"]) =>
    client.imports.start({ source, idempotencyKey: randomUUID() });
  const nothing = await start({ type: "html", html: "<html><body><p>Hello</p></body></html>", url: null });
  expect(await ended(client, nothing.id)).toMatchObject({
    status: "failed",
    attempts: 1,
    cause: { code: "not_a_listing" },
  });
  const inside = await start({ type: "url", url: `${ORIGIN}/healthz` });
  expect(await ended(client, inside.id)).toMatchObject({ status: "failed", cause: { code: "address_not_allowed" } });
  await expect(start({ type: "url", url: "javascript:alert(1)" })).rejects.toMatchObject({ code: "not_a_web_address" });
  await expect(client.tasks.cancel({ id: nothing.id })).rejects.toMatchObject({ code: "not_cancellable" });
});

test("a choice without a language, platform or kind is refused by name", async () => {
  const ask = (over: Partial<Preferences>) => agent.client.campaigns.forecast({ ...preferences, ...over });
  await expect(ask({ languages: [] })).rejects.toMatchObject({ code: "no_language", status: 400 });
  await expect(ask({ platforms: [] })).rejects.toMatchObject({ code: "no_platform" });
  await expect(ask({ platforms: ["myspace"] })).rejects.toMatchObject({
    code: "invalid_input",
    data: { value: "myspace" },
  });
});

test("a property is archived, restored, hidden and brought back", async () => {
  const { client } = agent;
  const [property] = (await client.properties.list({ limit: 1 })).items;
  const id = property?.id ?? "";
  expect(await client.properties.archive({ id })).toMatchObject({ status: "archived" });
  expect(await client.properties.restore({ id })).toMatchObject({ status: "draft" });
  await client.properties.remove({ id });
  expect((await client.properties.list({ limit: 20 })).items).toEqual([]);
  await expect(client.campaigns.get({ id: property?.campaignId ?? "" })).rejects.toMatchObject({ code: "not_found" });
  expect(await client.properties.restore({ id })).toMatchObject({ id });
});

test("the card is kept for its account", async () => {
  expect(await other.client.account.card.get()).toBeNull();
  await other.client.account.card.save({ ...card, name: "Other" });
  expect(await other.client.account.card.save(card)).toEqual(card);
  expect(await other.client.account.card.get()).toEqual(card);
  expect(await agent.client.account.card.get()).toBeNull();
});

test("an uploaded picture is decoded and written anew; anything else is refused", async () => {
  const svg = new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "a.png", { type: "image/png" });
  await expect(agent.client.imports.uploadPhoto({ file: svg })).rejects.toMatchObject({
    code: "not_an_image",
    status: 415,
  });
});

test("visitors read plans, configuration and claims and nothing else", async () => {
  const { visitor } = domain;
  expect((await visitor.plans.list({ list: "public" })).map((plan) => plan.priceMinor)).toEqual([29900, 59900, 129900]);
  expect((await visitor.plans.list({ list: "member" })).map((plan) => plan.priceMinor)).toEqual([9900, 29900, null]);
  expect((await visitor.site.claims()).platforms).toBeGreaterThanOrEqual(50);
  await expect(visitor.account.me()).rejects.toMatchObject({ code: "unauthorized", status: 401 });
});

test("the API describes itself, and answers what it does not know with a code", async () => {
  const spec = await domain.app.request("/api/openapi.json");
  expect(Object.keys(((await spec.json()) as { paths: object }).paths)).toContain("/campaigns/{id}/zip");
  const docs = await (await domain.app.request("/api/docs")).text();
  expect(docs).toContain("/api/tasks/{id}/retry");
  expect(docs).not.toMatch(/<script|https?:\/\/(?!localhost)/);
  const missing = await domain.app.request("/api/nowhere");
  expect([missing.status, await missing.json()]).toMatchObject([404, { code: "not_found" }]);
  const broken = await domain.app.request("/api/imports", {
    method: "POST",
    headers: { authorization: `Bearer ${agent.token}`, "content-type": "application/json" },
    body: "{",
  });
  expect([broken.status, await broken.json()]).toMatchObject([400, { code: "invalid_input" }]);
  const huge = await domain.app.request("/api/campaigns/forecast", {
    method: "POST",
    headers: { authorization: `Bearer ${agent.token}` },
    body: "x".repeat(2_000_000),
  });
  expect([huge.status, await huge.json()]).toMatchObject([413, { code: "too_large" }]);
});
