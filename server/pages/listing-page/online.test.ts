/** When a page can be opened, and by whom. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageTurnLimits } from "#server/base/limits";
import { type ListingSite, openListingSite, pathOf } from "#tests/support/listing-site";

let site: ListingSite;
beforeAll(async () => {
  site = await openListingSite();
});
afterAll(async () => {
  await site.stop();
  expect(site.problems).toEqual([]);
});

test("a page is down while its property is a draft, archived or deleted, and its address stays", async () => {
  const { propertyId, path, slug } = await site.online();
  const status = async () => (await site.open(path)).status;
  const { pages: api, properties } = site.owner.client;
  const down = await api.unpublish({ propertyId });
  expect(down).toMatchObject({ url: null, slug, status: "draft" });
  expect(await status()).toBe(410);
  expect((await api.publish({ propertyId })).slug).toBe(slug);
  expect(await status()).toBe(200);
  await properties.archive({ id: propertyId });
  expect(await status()).toBe(410);
  await expect(api.publish({ propertyId })).rejects.toMatchObject({ code: "conflict" });
  await properties.restore({ id: propertyId });
  expect(await status()).toBe(200);
  await properties.remove({ id: propertyId });
  expect(await status()).toBe(410);
  await expect(api.get({ propertyId })).rejects.toMatchObject({ code: "not_found" });
  const gone = await site.open(path, { "accept-language": "fr" });
  expect(await gone.text()).toContain("Cette page n’est plus en ligne");
  expect(gone.headers.get("x-robots-tag")).toBe("noindex");
});

test("an account that is banned or about to be deleted shows no page", async () => {
  const person = await site.domain.person();
  const { path } = await site.online(person);
  await site.domain.pool.query("update auth.users set banned_until = now() + interval '1 hour' where id = $1", [
    person.id,
  ]);
  expect((await site.open(path)).status).toBe(410);
  await site.domain.pool.query("update auth.users set banned_until = null where id = $1", [person.id]);
  await site.domain.pool.query(
    "insert into account_deletions (user_id, due_at) values ($1, now() + interval '7 days')",
    [person.id],
  );
  expect((await site.open(path)).status).toBe(410);
});

test("an address nobody was given is a kind 404", async () => {
  for (const [path, status] of [
    ["/p/no-such-home-aaaaaaaa", 404],
    ["/p/%00", 404],
    ["/p/..%2f..", 404],
    ["/p/", 404],
    ["/p/a/b/c", 404],
    // of a preview nobody can tell whether it was one
    ["/p/preview/x", 410],
  ] as const) {
    const answer = await site.open(path, { "accept-language": "zh" });
    expect(answer.status, path).toBe(status);
    expect(answer.headers.get("content-type")).toContain("text/html");
  }
});

test("the owner looks at the page before anybody else can, for an hour, and no search engine does", async () => {
  const propertyId = await site.makeHome(site.owner);
  site.here.now = new Date();
  const { url } = await site.owner.client.pages.previewUrl({ propertyId });
  const answer = await site.open(pathOf(url));
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(page).toContain('content="noindex, nofollow"');
  expect(page).toContain("预览：网页尚未公开");
  const photo = /srcset="([^ ]+)/.exec(page)?.[1] ?? "";
  expect((await site.open(photo)).status).toBe(200);
  const turned = `${url.slice(0, -2)}${url.endsWith("AA") ? "BB" : "AA"}`;
  expect((await site.open(pathOf(turned))).status).toBe(410);
  site.here.now = new Date(Date.now() + 3_601_000);
  expect((await site.open(pathOf(url))).status).toBe(410);
  site.here.now = new Date("2026-03-02T10:00:00Z");
  expect((await site.owner.client.pages.get({ propertyId })).status).toBe("draft");
});

test("two publications at one moment end with one address", async () => {
  const propertyId = await site.makeHome(site.owner);
  const both = await Promise.all([
    site.owner.client.pages.publish({ propertyId }),
    site.owner.client.pages.publish({ propertyId }),
  ]);
  expect(both[0]).toEqual(both[1]);
});

test("a crowd at one account's pages waits for its own turns, and another's page is answered between", async () => {
  const [crowded, quiet] = [await site.online(), await site.online(await site.domain.person())];
  await Promise.all([site.read(crowded.path), site.read(quiet.path)]);
  let answered = 0;
  const crowd = Array.from({ length: 60 }, async () => {
    expect((await site.open(crowded.path)).status).toBe(200);
    answered += 1;
  });
  expect((await site.open(quiet.path)).status).toBe(200);
  expect(answered).toBeLessThan(20);
  await Promise.all(crowd);
});

test("more than may wait are told to come again, in words", async () => {
  const { path } = await site.online();
  const all = await Promise.all(
    Array.from({ length: pageTurnLimits.perAccount + pageTurnLimits.waitingPerAccount + 5 }, () =>
      site.open(path, { "accept-language": "de" }),
    ),
  );
  const busy = all.filter(({ status }) => status === 429);
  expect(busy).toHaveLength(5);
  expect(await busy[0]?.text()).toContain("Zu viele Aufrufe");
});
