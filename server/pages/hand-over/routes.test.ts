import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentOf, materialOf } from "#server/publishing/material";
import { campaignWithFacts } from "#server/publishing/piece-facts";
import { ownerOfSession } from "#server/queries/accounts/owner";
import { FILM_BUCKET, filmPath } from "#server/queries/films/films";
import { insertPictureSet, picturePath, storePictureSet } from "#server/queries/films/picture-sets";
import { carryPhotos, insertPhoto, PHOTO_BUCKET, photoPath } from "#server/queries/listings/photos";
import { insertPiece } from "#server/queries/listings/pieces";
import { getPublication } from "#server/queries/publications/publications";
import { insertTask } from "#server/queries/tasks/tasks";
import { pictureOrder } from "#tests/access/estate";
import type { Domain, Person } from "#tests/support/domain";
import { campaignOf, connectTo, openPublishingDomain, orderOf } from "#tests/support/publishing/agent";
import { scriptedPlatform } from "#tests/support/publishing/scripted-platform";
import { handOverRoutes } from "./routes.ts";

const alpha = scriptedPlatform("alpha");
const problems: unknown[] = [];
let domain: Domain;
let agent: Person;
let app: ReturnType<typeof handOverRoutes>;
beforeAll(async () => {
  const opened = await openPublishingDomain([alpha], problems);
  domain = opened.domain;
  agent = await domain.person();
  app = handOverRoutes(opened.services());
});
afterAll(async () => {
  await domain.stop();
  expect(problems).toEqual([]);
});

/** A post to be made by hand, and where its agent's phone opens it. */
async function handed() {
  const { pieceIds, campaignId } = await campaignOf(domain, agent);
  const { publications } = await agent.client.publications.plan(orderOf(pieceIds, [null]));
  const id = publications[0]?.id ?? "";
  const { url, expiresAt } = await agent.client.publications.phoneLink({ id });
  return { id, campaignId, path: new URL(url).pathname, expiresAt };
}
const say = (path: string, address: string) =>
  app.request(path, { method: "POST", body: new URLSearchParams({ address }) });

test("the phone opens the post without a sign-in, in its own language, and nobody keeps the page", async () => {
  const { path } = await handed();
  const page = await app.request(path, { headers: { "accept-language": "zh-CN" } });
  expect(page.status).toBe(200);
  const words = await page.text();
  expect(words).toContain("A flat, told for twitter.");
  expect(words, "what was shown is what was posted").toContain('name="version" value="1"');
  expect(page.headers.get("cache-control")).toBe("private, no-store");
  expect(page.headers.get("referrer-policy")).toBe("no-referrer");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  const english = await app.request(path, { headers: { "accept-language": "de" } });
  expect(await english.text()).toContain('lang="en"');
});

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148";
const DESK = "Mozilla/5.0 (X11; Linux x86_64)";

/** A post by hand for a platform, and its page as that browser is shown it, in English. */
async function shown(platform: string, agentOf: string, online = false) {
  const { campaignId } = await campaignOf(domain, agent);
  const owner = ownerOfSession({ userId: agent.id });
  await insertPiece(domain.db, owner, campaignId, 1, {
    platform,
    language: "en",
    kind: "post",
    title: null,
    body: "A flat & a view.",
    hashtags: [],
    preheader: null,
    html: null,
    length: { used: 20, max: null, unit: "chars" },
    findings: [],
    untraced: [],
    writtenBy: "composer",
  });
  const { pieces, propertyId } = await agent.client.campaigns.get({ id: campaignId });
  if (online) await agent.client.pages.publish({ propertyId });
  const pieceId = pieces.find((piece) => piece.platform === platform)?.id ?? "";
  const { publications } = await agent.client.publications.plan(orderOf([pieceId], [null]));
  const id = publications[0]?.id ?? "";
  const { link } = await agent.client.publications.get({ id });
  const { pathname } = new URL((await agent.client.publications.phoneLink({ id })).url);
  const answer = await app.request(pathname, { headers: { "accept-language": "en", "user-agent": agentOf } });
  return { html: await answer.text(), link };
}

test("the platform's form opens with the words in it, never with the gaps of its address", async () => {
  const { html, link } = await shown("bluesky", DESK);
  expect(link, "its page is not online").toBeNull();
  expect(html).toContain('https://bsky.app/intent/compose?text=A%20flat%20%26%20a%20view."');
  expect(html).not.toMatch(/\{text\}|%7Btext/);
});

test("a post by hand carries the link that tells of which post visitors come", async () => {
  const { html, link } = await shown("bluesky", DESK, true);
  expect(link).toMatch(/\/s\/[a-z2-7]{8}$/);
  expect(html).toContain(`<p id="link-text" class="text" lang="en">${link}</p>`);
  expect(html).toContain(encodeURIComponent(link ?? "none"));
  expect((await shown("xiaohongshu", DESK, true)).html, "a platform that punishes links").not.toContain("link-text");
});

test("the app is offered on a phone only, with a way out where it is missing", async () => {
  const phone = (await shown("xiaohongshu", IPHONE)).html;
  expect(phone).toContain('href="xhsdiscover://post"');
  expect(phone).toContain("If nothing happens");
  expect(phone).toContain("https://creator.xiaohongshu.com/");
  expect((await shown("xiaohongshu", DESK)).html).not.toContain("xhsdiscover:");
});

test("the word from the phone counts once, with its link as evidence, and the page says how it stands", async () => {
  const { id, path } = await handed();
  expect((await say(path, "https://x.example/1")).headers.get("location")).toBe(path);
  expect((await say(path, "https://x.example/2")).status).toBe(303);
  const post = await agent.client.publications.get({ id });
  expect(post).toMatchObject({ state: "live", address: "https://x.example/1" });
  expect(post.steps.map(({ event }) => event)).toEqual(["planned", "confirmed"]);
  expect(post.pieceVersion).toBe(1);
  const after = await (await app.request(path)).text();
  expect(after).not.toContain("A flat, told for");
});

test("of a home that changed meanwhile the page says so before anything is copied", async () => {
  const { id, path } = await handed();
  const english = { headers: { "accept-language": "en" } };
  expect(await (await app.request(path, english)).text()).not.toContain("This home has changed");
  const { propertyId } = await agent.client.publications.get({ id });
  await domain.pool.query("insert into recall_checks (property_id, user_id) values ($1, $2)", [propertyId, agent.id]);
  expect(await (await app.request(path, english)).text()).toContain("This home has changed");
});

test("what is no link is refused with words, and kept in its field", async () => {
  const { id, path } = await handed();
  const answer = await say(path, 'javascript:alert("1")');
  expect(answer.status).toBe(422);
  const text = await answer.text();
  expect(text).toContain("javascript:alert(&quot;1&quot;)");
  expect(text).toContain('id="wrong"');
  expect((await agent.client.publications.get({ id })).state).toBe("planned");
});

test("photos come one by one in the campaign's order, and no further", async () => {
  const { path, campaignId } = await handed();
  const owner = ownerOfSession({ userId: agent.id });
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#a86" } })
    .jpeg()
    .toBuffer();
  const id = randomUUID();
  const size = { width: 40, height: 30, bytes: bytes.length };
  await insertPhoto(domain.db, owner, { id, taskId: null, position: 0, caption: null, ...size });
  await carryPhotos(domain.db, owner, campaignId, [id]);
  await domain.backend.files.put(PHOTO_BUCKET, photoPath(owner, id), new Uint8Array(bytes), {
    type: "image/jpeg",
    owner: agent.id,
  });
  const file = await app.request(`${path}/1.jpg`);
  expect(file.headers.get("content-type")).toBe("image/jpeg");
  expect((await file.arrayBuffer()).byteLength).toBe(bytes.length);
  expect((await app.request(`${path}/2.jpg`)).status).toBe(404);
});

test("drawn pictures stand before the photos: on the phone, on the screen, and in what is sent", async () => {
  const { id, path, campaignId } = await handed();
  const owner = ownerOfSession({ userId: agent.id });
  const photoId = randomUUID();
  const size = { width: 40, height: 30, bytes: 9 };
  await insertPhoto(domain.db, owner, { id: photoId, taskId: null, position: 0, caption: "Kitchen", ...size });
  await carryPhotos(domain.db, owner, campaignId, [photoId]);
  const { facts } = await campaignWithFacts(domain.db, owner, campaignId);
  const task = await insertTask(domain.db, owner, { kind: "pictures", title: "Flat", weight: 1, campaignId });
  const set = await insertPictureSet(domain.db, owner, { campaignId, taskId: task.id, wanted: pictureOrder });
  const file = picturePath(owner, set.id, "en-1");
  const bytes = new Uint8Array(64).fill(7);
  await domain.backend.files.put(PHOTO_BUCKET, file, bytes, { type: "image/jpeg", owner: agent.id });
  const picture = { language: "en" as const, path: file, width: 1080, height: 1080, alt: "A flat with a view" };
  await storePictureSet(domain.db, owner, set.id, { listing: facts, pictures: [picture] });

  const page = await (await app.request(path)).text();
  expect(page.indexOf('alt="A flat with a view"'), "after the words of a micro post").toBeGreaterThan(
    page.indexOf('id="body-text"'),
  );
  expect(page.indexOf('alt="Kitchen"')).toBeGreaterThan(page.indexOf('alt="A flat with a view"'));
  expect((await (await app.request(`${path}/1.jpg`)).arrayBuffer()).byteLength).toBe(64);
  expect((await agent.client.publications.get({ id })).pictures).toMatchObject([{ alt: "A flat with a view" }]);

  const row = await getPublication(domain.db, owner, id);
  const frozen = await contentOf(domain.db, row, "http://127.0.0.1");
  expect(frozen?.content).toMatchObject({ pictures: [picture], photoIds: [photoId] });
  if (!frozen) return;
  const services = { db: domain.db, files: domain.backend.files };
  const { pictures } = await materialOf(services, row, frozen.content);
  // the photo has no file here, and is left out
  expect(pictures).toMatchObject([{ alt: "A flat with a view", width: 1080, height: 1080, type: "image/jpeg" }]);
  expect(pictures[0]?.bytes.length).toBe(64);
});

test("the pictures of a page stay those it listed, whatever changes while they are saved", async () => {
  const { path, campaignId } = await handed();
  const owner = ownerOfSession({ userId: agent.id });
  const size = { width: 40, height: 30 };
  const put = async (position: number, length: number) => {
    const id = randomUUID();
    await insertPhoto(domain.db, owner, { id, taskId: null, position, caption: null, ...size, bytes: length });
    const bytes = new Uint8Array(length).fill(7);
    await domain.backend.files.put(PHOTO_BUCKET, photoPath(owner, id), bytes, { type: "image/jpeg", owner: agent.id });
    return id;
  };
  const [first, second] = [await put(0, 11), await put(1, 22)];
  await carryPhotos(domain.db, owner, campaignId, [first, second]);
  const length = async (n: number) => (await (await app.request(`${path}/${n}.jpg`)).arrayBuffer()).byteLength;
  await app.request(path);
  await domain.pool.query("delete from campaign_photos where campaign_id = $1 and photo_id = $2", [campaignId, first]);
  expect([await length(1), await length(2)]).toEqual([11, 22]);
  // the next page lists them anew
  await app.request(path);
  expect(await length(1)).toBe(22);
});

test("no more photos are saved by hand than the platform takes", async () => {
  const { path, campaignId } = await handed();
  const owner = ownerOfSession({ userId: agent.id });
  const ids = Array.from({ length: 6 }, () => randomUUID());
  const size = { width: 40, height: 30, bytes: 100 };
  for (const [position, id] of ids.entries())
    await insertPhoto(domain.db, owner, { id, taskId: null, position, caption: null, ...size });
  await carryPhotos(domain.db, owner, campaignId, ids);
  const html = await (await app.request(path)).text();
  expect(html.match(/download="\d+\.jpg"/g), "twitter takes four").toHaveLength(4);
  expect((await app.request(`${path}/5.jpg`)).status).toBe(404);
});

test("the film of a post for short video is saved from the phone, for as long as the post waits", async () => {
  const { campaignId } = await campaignOf(domain, agent);
  const owner = ownerOfSession({ userId: agent.id });
  await insertPiece(domain.db, owner, campaignId, 1, {
    platform: "tiktok",
    language: "en",
    kind: "post",
    title: null,
    body: "A flat, told in a film.",
    hashtags: [],
    preheader: null,
    html: null,
    length: { used: 20, max: null, unit: "chars" },
    findings: [],
    untraced: [],
    writtenBy: "composer",
  });
  const { pieces, listing } = await agent.client.campaigns.get({ id: campaignId });
  const pieceId = pieces.find(({ platform }) => platform === "tiktok")?.id ?? "";
  const { publications } = await agent.client.publications.plan(orderOf([pieceId], [null]));
  const id = publications[0]?.id ?? "";
  const path = new URL((await agent.client.publications.phoneLink({ id })).url).pathname;
  expect((await app.request(`${path}/film.mp4`)).status, "there is none yet").toBe(404);
  expect((await agent.client.publications.get({ id })).film).toBeNull();

  const filmId = randomUUID();
  const bytes = new Uint8Array(64).fill(7);
  await domain.backend.files.put(FILM_BUCKET, filmPath(owner, filmId), bytes, { type: "video/mp4", owner: agent.id });
  await domain.pool.query(
    `insert into films (id, user_id, campaign_id, task_id, wanted, seconds, path, bytes, listing)
     values ($1, $2, $3, null, $4, 31.6, $5, 64, $6)`,
    [filmId, agent.id, campaignId, { ratio: "9:16", language: "en" }, filmPath(owner, filmId), listing],
  );
  const page = await (await app.request(path, { headers: { "accept-language": "en" } })).text();
  expect(page).toContain("Save the film (32 s)");
  expect(page.indexOf("film.mp4"), "its app asks for the film first").toBeLessThan(page.indexOf('id="body-text"'));
  const file = await app.request(`${path}/film.mp4`);
  expect([file.headers.get("content-type"), (await file.arrayBuffer()).byteLength]).toEqual(["video/mp4", 64]);
  expect(file.headers.get("accept-ranges")).toBe("bytes");
  // a phone asks for two bytes before it plays, and for parts from then on
  const part = await app.request(`${path}/film.mp4`, { headers: { range: "bytes=1-2" } });
  const told = [part.status, part.headers.get("content-range"), part.headers.get("content-length")];
  expect(told).toEqual([206, `bytes 1-2/${bytes.length}`, "2"]);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(new Uint8Array(bytes.slice(1, 3)));
  const beyond = await app.request(`${path}/film.mp4`, { headers: { range: `bytes=${bytes.length}-` } });
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, `bytes */${bytes.length}`]);
  expect((await agent.client.publications.get({ id })).film).toMatchObject({ seconds: 31.6 });
  await say(path, "https://tiktok.example/1");
  expect((await app.request(`${path}/film.mp4`)).status).toBe(404);
});

test("a link ends after a day, when its account is banned, and opens nothing when it is changed or of somebody else", async () => {
  const { id, path, expiresAt } = await handed();
  const other = `${path.slice(0, -1)}${path.endsWith("A") ? "B" : "A"}`;
  expect((await app.request(other)).status).toBe(404);
  const stranger = await domain.person();
  await expect(stranger.client.publications.phoneLink({ id })).rejects.toMatchObject({ code: "not_found" });
  const ban = (until: string) =>
    domain.pool.query(`update auth.users set banned_until = ${until} where id = $1`, [agent.id]);
  await ban("now() + interval '1 hour'");
  expect((await app.request(path)).status).toBe(404);
  await ban("null");
  expect((await app.request(path)).status).toBe(200);
  domain.passTime(new Date(expiresAt).getTime() - domain.now().getTime() + 1_000);
  expect((await app.request(path)).status).toBe(404);
});

test("what a connector posts has no phone's page", async () => {
  const { pieceIds } = await campaignOf(domain, agent);
  const { id: account } = await connectTo(agent, alpha);
  const dueAt = new Date(domain.now().getTime() + 86_400_000).toISOString();
  const { publications } = await agent.client.publications.plan({ ...orderOf(pieceIds, [account]), dueAt });
  await expect(agent.client.publications.phoneLink({ id: publications[0]?.id ?? "" })).rejects.toMatchObject({
    code: "publication_moved_on",
  });
});
