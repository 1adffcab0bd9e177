import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageTurnLimits } from "#server/base/limits";
import { handOverRoutes } from "#server/pages/hand-over/routes";
import { approvalRoutes } from "#server/pages/publishing/approval-routes";
import { feedRoutes } from "#server/pages/publishing/feed-routes";
import { ownerOfSession } from "#server/queries/accounts/owner";
import { carryPhotos, insertPhoto, PHOTO_BUCKET, photoPath } from "#server/queries/listings/photos";
import { postsBetween, postsOfFeed } from "#server/queries/publications/calendar";
import { listPublications } from "#server/queries/publications/publications";
import { type Domain, ORIGIN, type Person } from "#tests/support/domain";
import { campaignOf, connectTo, openPublishingDomain, orderOf } from "#tests/support/publishing/agent";
import { scriptedPlatform } from "#tests/support/publishing/scripted-platform";
import { publishDue } from "./run.ts";

const alpha = scriptedPlatform("alpha");
let domain: Domain;
let services: Awaited<ReturnType<typeof openPublishingDomain>>["services"];
let agent: Person;
let pages: Hono;
let network = 0;
beforeAll(async () => {
  ({ domain, services } = await openPublishingDomain([alpha]));
  agent = await domain.person();
  await agent.client.calendar.saveSettings({ approval: true });
  const { db, now, backend } = domain;
  const deps = { db, now, files: backend.files, origin: () => ORIGIN, addressOf: () => `198.51.100.${network}` };
  pages = new Hono()
    .route("/", approvalRoutes(deps))
    .route("/", feedRoutes(deps))
    .route("/", handOverRoutes(services()));
});
afterAll(() => domain.stop());

const DAY_MS = 86_400_000;
async function wanted(dueAt: string | null = null, title = "Flat") {
  const { campaignId, pieceIds } = await campaignOf(domain, agent, 1, { title });
  const { id: connectionId } = await connectTo(agent, alpha);
  const made = await agent.client.publications.plan({ ...orderOf(pieceIds, [connectionId]), dueAt });
  return { id: made.publications[0]?.id ?? "", pieceId: pieceIds[0] ?? "", campaignId };
}
const rewrite = (pieceId: string) =>
  domain.pool.query("update pieces set body = 'Other words.', version = version + 1 where id = $1", [pieceId]);
const look = (id: string) => agent.client.publications.get({ id });
const ask = async (ids: string[]) => (await agent.client.approvals.ask({ ids, days: 3 })).address ?? "";
const answer = (address: string, form: Record<string, string>) =>
  pages.request(address, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", "content-length": "100" },
    body: new URLSearchParams(form).toString(),
  });

test("what wants approval does not leave before it, whatever the worker does, and goes out after the owner's word", async () => {
  const { id } = await wanted();
  expect((await look(id)).approval).toBe("draft");
  await publishDue(services());
  expect((await look(id)).state).toBe("planned");
  await expect(
    domain.pool.query(
      `update publications set state = 'sending', content = '{}', run = gen_random_uuid(), lease_until = now() where id = $1`,
      [id],
    ),
  ).rejects.toThrow("publications_approved_first");
  const [approved] = await agent.client.approvals.approve({ ids: [id] });
  expect(approved?.approval).toBe("approved");
  await publishDue(services());
  expect((await look(id)).state).toBe("live");
  await expect(agent.client.approvals.approve({ ids: [id] })).rejects.toMatchObject({ code: "publication_moved_on" });
});

test("a banned account's link opens nothing and takes no answer", async () => {
  const { id } = await wanted();
  const address = await ask([id]);
  const ban = (until: string) =>
    domain.pool.query(`update auth.users set banned_until = ${until} where id = $1`, [agent.id]);
  await ban("now() + interval '1 hour'");
  expect((await pages.request(address)).status).toBe(410);
  expect((await answer(address, { verdict: "approved", name: "Bea Stone", words: "" })).status).toBe(410);
  await ban("null");
  expect((await pages.request(address)).status).toBe(200);
});

test("whoever holds the link sees the words and approves once; it is signed for, told and audited", async () => {
  const { id } = await wanted();
  const address = await ask([id]);
  const page = await pages.request(address, { headers: { "accept-language": "en" } });
  expect(await page.text()).toContain("A flat, told for twitter.");
  expect(page.headers.get("referrer-policy")).toBe("no-referrer");
  expect((await answer(address, { verdict: "approved", name: "" })).status).toBe(422);
  const both = await Promise.all([
    answer(address, { verdict: "approved", name: "Bea Stone", words: "" }),
    answer(address, { verdict: "refused", name: "Bea Stone", words: "No." }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  expect((await pages.request(address)).status).toBe(410);
  const { approval, steps } = await look(id);
  expect(["approved", "refused"]).toContain(approval);
  expect(steps.map(({ event }) => event)).toEqual(["planned", "asked", approval]);
  expect(steps.at(-1)?.detail).toContain("Bea Stone");
  const { rows } = await domain.pool.query(
    "select actor, address, after from audit_entries where action = 'approvals.answer' and account_id = $1",
    [agent.id],
  );
  expect(rows).toMatchObject([{ after: { verdict: approval, by: "Bea Stone", posts: 1 } }]);
  expect((await agent.client.notifications.list({ limit: 1 })).items[0]?.kind).toBe(`posts_${approval}`);
});

test("sent back it stays, with words, and may be asked for again; the older link then answers nothing", async () => {
  const { id } = await wanted();
  const first = await ask([id]);
  expect((await answer(first, { verdict: "refused", name: "Bea", words: "" })).status).toBe(422);
  expect((await answer(first, { verdict: "refused", name: "Bea", words: "Softer, please." })).status).toBe(200);
  await publishDue(services());
  expect(await look(id)).toMatchObject({ state: "planned", approval: "refused" });
  const second = await ask([id]);
  const third = await ask([id]);
  expect((await answer(second, { verdict: "approved", name: "Bea" })).status).toBe(200);
  expect((await look(id)).approval).toBe("asked");
  expect((await answer(third, { verdict: "approved", name: "Bea" })).status).toBe(200);
  await publishDue(services());
  expect((await look(id)).state).toBe("live");
});

test("what was approved is what leaves: words changed before or after the answer want approval again", async () => {
  const before = await wanted();
  const address = await ask([before.id]);
  await rewrite(before.pieceId);
  await answer(address, { verdict: "approved", name: "Bea" });
  expect((await look(before.id)).approval).toBe("draft");
  const after = await wanted();
  await agent.client.approvals.approve({ ids: [after.id] });
  await rewrite(after.pieceId);
  await publishDue(services());
  expect(await look(after.id)).toMatchObject({ state: "planned", approval: "draft" });
  expect((await agent.client.notifications.list({ limit: 1 })).items[0]?.kind).toBe("post_reworded");
});

/** One photo stands with a campaign, in the place of what stood there. */
async function photographed(campaignId: string, caption: string) {
  const owner = ownerOfSession({ userId: agent.id });
  const [id, size] = [randomUUID(), { width: 900, height: 600 }];
  const bytes = new Uint8Array(
    await sharp({ create: { ...size, channels: 3, background: "#a86" } })
      .jpeg()
      .toBuffer(),
  );
  await insertPhoto(domain.db, owner, { ...size, id, taskId: null, position: 0, caption, bytes: bytes.length });
  await domain.pool.query("delete from campaign_photos where campaign_id = $1", [campaignId]);
  await carryPhotos(domain.db, owner, campaignId, [id]);
  await domain.backend.files.put(PHOTO_BUCKET, photoPath(owner, id), bytes, { type: "image/jpeg", owner: agent.id });
  return bytes;
}

test("whoever is asked sees the pictures too, small in the page and whole when opened, and those of no other post", async () => {
  const [asked, other] = [await wanted(), await wanted()];
  const bytes = await photographed(asked.campaignId, "Kitchen");
  await photographed(other.campaignId, "Bath");
  const address = await ask([asked.id]);
  const page = await (await pages.request(address)).text();
  expect(page).toContain("Kitchen");
  expect(page).not.toContain("Bath");
  const small = await pages.request(`${address}/${asked.id}/1-small.jpg`);
  expect(small.headers.get("content-type")).toBe("image/webp");
  expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({ width: 480, height: 320 });
  const whole = await pages.request(`${address}/${asked.id}/1.jpg`);
  expect(new Uint8Array(await whole.arrayBuffer())).toEqual(bytes);
  for (const file of [`${asked.id}/2.jpg`, `${other.id}/1.jpg`, `${asked.id}/film.mp4`, `${asked.id}/0.jpg`])
    expect((await pages.request(`${address}/${file}`)).status, file).toBe(404);
  await answer(address, { verdict: "approved", name: "Bea" });
  expect((await pages.request(`${address}/${asked.id}/1.jpg`)).status).toBe(410);
});

test("pictures that are other ones than were shown want approval again, before the answer and after it", async () => {
  const before = await wanted();
  const address = await ask([before.id]);
  await photographed(before.campaignId, "Kitchen");
  expect(await (await pages.request(address)).text()).toContain("changed after you were asked");
  await answer(address, { verdict: "approved", name: "Bea" });
  expect((await look(before.id)).approval).toBe("draft");
  const after = await wanted();
  await photographed(after.campaignId, "Kitchen");
  await agent.client.approvals.approve({ ids: [after.id] });
  await photographed(after.campaignId, "Garden");
  await publishDue(services());
  expect(await look(after.id)).toMatchObject({ state: "planned", approval: "draft" });
  await agent.client.approvals.approve({ ids: [after.id] });
  await publishDue(services());
  expect((await look(after.id)).state).toBe("live");
});

test("who approves is told of the posts that were approved and of no other, and so are the owner and the audit", async () => {
  const [same, reworded] = [await wanted(), await wanted()];
  const address = await ask([same.id, reworded.id]);
  await rewrite(reworded.pieceId);
  const thanks = await (await answer(address, { verdict: "approved", name: "Bea" })).text();
  expect(thanks).toContain("Approved: 1.");
  expect(thanks).toContain("not approved: 1.");
  expect([(await look(same.id)).approval, (await look(reworded.id)).approval]).toEqual(["approved", "draft"]);
  const { rows } = await domain.pool.query(
    "select after from audit_entries where action = 'approvals.answer' order by id desc limit 1",
  );
  expect(rows).toMatchObject([{ after: { posts: 1, changed: 1 } }]);
  const { items } = await agent.client.notifications.list({ limit: 2 });
  expect(items.find(({ kind }) => kind === "posts_approved")?.data).toMatchObject({ count: 1 });
});

test("a link whose posts all changed says so, offers no approval and tells nobody of one", async () => {
  const { id, pieceId } = await wanted();
  const address = await ask([id]);
  await domain.pool.query("delete from pieces where id = $1", [pieceId]);
  const page = await (await pages.request(address)).text();
  expect(page).toContain("there is nothing to approve");
  expect(page).not.toContain('value="approved"');
  const before = (await agent.client.notifications.list({ limit: 1 })).items[0]?.id;
  await answer(address, { verdict: "approved", name: "Bea" });
  const told = (await agent.client.notifications.list({ limit: 3 })).items;
  expect(
    told
      .slice(
        0,
        told.findIndex((one) => one.id === before),
      )
      .map(({ kind }) => kind),
  ).toEqual(["post_reworded"]);
  expect((await look(id)).approval).toBe("draft");
});

test("what was approved and is out is updated on its owner's word", async () => {
  const { id, pieceId } = await wanted();
  await agent.client.approvals.approve({ ids: [id] });
  await publishDue(services());
  await rewrite(pieceId);
  expect((await agent.client.publications.edit({ id })).state).toBe("edited");
});

test("a link that is forged, taken back, too old or somebody else's opens nothing", async () => {
  const { id } = await wanted();
  const address = await ask([id]);
  expect((await pages.request(`${address.slice(0, -2)}AA`)).status).toBe(410);
  const [request] = await agent.client.approvals.list();
  const stranger = await domain.person();
  expect(await stranger.client.approvals.list()).toEqual([]);
  await agent.client.approvals.end({ id: request?.id ?? "" });
  expect((await pages.request(address)).status).toBe(410);
  expect((await look(id)).approval).toBe("draft");
  const late = await ask([id]);
  domain.passTime(4 * DAY_MS);
  expect((await answer(late, { verdict: "approved", name: "Bea" })).status).toBe(410);
  await expect(stranger.client.approvals.ask({ ids: [id], days: 1 })).rejects.toMatchObject({ code: "not_found" });
});

test("while an account is banned its calendar's address and its approval links open nothing", async () => {
  const { id } = await wanted(new Date(domain.now().getTime() + DAY_MS).toISOString());
  const links = [await ask([id]), (await agent.client.calendar.renewFeed()).address ?? ""];
  const standing = () => Promise.all(links.map(async (link) => (await pages.request(link)).status));
  const ban = (until: string) =>
    domain.pool.query(`update auth.users set banned_until = ${until} where id = $1`, [agent.id]);
  await ban("now() + interval '1 hour'");
  expect(await standing()).toEqual([410, 410]);
  await ban("null");
  expect(await standing()).toEqual([200, 200]);
  await agent.client.calendar.endFeed();
});

test("a hand-over waits for approval too", async () => {
  const { pieceIds } = await campaignOf(domain, agent);
  const { publications } = await agent.client.publications.plan(orderOf(pieceIds, [null]));
  const id = publications[0]?.id ?? "";
  await expect(agent.client.publications.handOver({ id, address: null })).rejects.toMatchObject({
    code: "approval_missing",
  });
  await agent.client.approvals.approve({ ids: [id] });
  expect((await agent.client.publications.handOver({ id, address: null })).state).toBe("live");
});

test("a hand-over whose words changed after they were approved is shown to be posted neither on the screen nor on the phone", async () => {
  const byHand = async () => {
    const { pieceIds } = await campaignOf(domain, agent);
    const { publications } = await agent.client.publications.plan(orderOf(pieceIds, [null]));
    const id = publications[0]?.id ?? "";
    await agent.client.approvals.approve({ ids: [id] });
    return { id, pieceId: pieceIds[0] ?? "" };
  };
  const [screen, phone] = [await byHand(), await byHand()];
  expect((await look(screen.id)).approval).toBe("approved");
  const { url } = await agent.client.publications.phoneLink({ id: phone.id });
  const shown = async () => await (await pages.request(new URL(url).pathname)).text();
  expect(await shown()).toContain("A flat, told for twitter.");
  for (const { pieceId } of [screen, phone]) await rewrite(pieceId);
  expect(await shown()).not.toContain("Other words.");
  expect((await look(screen.id)).approval).toBe("draft");
  for (const { id } of [screen, phone])
    await expect(agent.client.publications.handOver({ id, address: null })).rejects.toMatchObject({
      code: "approval_missing",
    });
});

test("the calendar's address shows titles, times and states, no words of a post; renewed, the old one is gone", async () => {
  const tomorrow = new Date(domain.now().getTime() + DAY_MS).toISOString();
  const { id } = await wanted(tomorrow, "Canal, flat; two rooms");
  expect((await agent.client.calendar.feed()).address).toBeNull();
  const { address } = await agent.client.calendar.renewFeed();
  const read = async (at: string) => pages.request(at);
  const answered = await read(address ?? "");
  expect(answered.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const file = (await answered.text()).replaceAll("\r\n ", "");
  expect(file).toContain(`UID:${id}@publishing.listcast`);
  expect(file).toContain("Canal\\, flat\\; two rooms");
  expect(file).toContain("STATUS:TENTATIVE");
  expect(file).not.toContain("told for");
  expect((await agent.client.calendar.feed()).address).toBe(address);
  const renewed = await agent.client.calendar.renewFeed();
  expect((await read(address ?? "")).status).toBe(410);
  expect((await read(renewed.address ?? "")).status).toBe(200);
  await agent.client.calendar.endFeed();
  expect((await read(renewed.address ?? "")).status).toBe(410);
  network = 7;
  const many = await Promise.all(Array.from({ length: 125 }, () => read(`${ORIGIN}/calendar/${"a".repeat(48)}.ics`)));
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([410, 429]));
});

test("of a post that was moved or approved the calendar's address says when, and of many posts it keeps those near to now", async () => {
  const at = (days: number) => new Date(domain.now().getTime() + days * DAY_MS);
  const [near, far] = [await wanted(at(2).toISOString()), await wanted(at(200).toISOString())];
  domain.passTime(3_600_000);
  await agent.client.publications.move({ id: near.id, dueAt: at(3).toISOString() });
  const moved = domain.now();
  await domain.pool.query("update publications set due_at = $2 where id = $1", [far.id, at(-40)]);
  const owner = ownerOfSession({ userId: agent.id });
  const fed = (limit: number) => postsOfFeed(domain.db, owner, { from: at(-60), now: domain.now(), limit });
  const all = await fed(100);
  expect(all.map(({ id }) => id).indexOf(far.id)).toBeLessThan(all.map(({ id }) => id).indexOf(near.id));
  expect(all.find(({ id }) => id === near.id)?.changed_at.getTime()).toBeGreaterThan(moved.getTime() - 60_000);
  expect((await fed(all.length - 1)).map(({ id }) => id)).not.toContain(far.id);
});

test("a crowd at one account's link waits in that account's line, and what is too much is told so", async () => {
  const { id } = await wanted();
  const address = await ask([id]);
  const room = pageTurnLimits.perAccount + pageTurnLimits.waitingPerAccount;
  const crowd = await Promise.all(Array.from({ length: room + 20 }, async () => await pages.request(address)));
  const statuses = crowd.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(room);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect((await pages.request(address)).status).toBe(200);
});

test("lists leave in the database what was sent, and show the post all the same", async () => {
  const { id } = await wanted();
  await agent.client.approvals.approve({ ids: [id] });
  await publishDue(services());
  const { rows } = await domain.pool.query("select content is null as nothing from publications where id = $1", [id]);
  expect(rows).toEqual([{ nothing: false }]);
  const owner = ownerOfSession({ userId: agent.id });
  const [from, until] = [-2, 2].map((days) => new Date(domain.now().getTime() + days * DAY_MS)) as [Date, Date];
  const lists = [
    await postsBetween(domain.db, owner, { from, until, limit: 1_000 }),
    await postsOfFeed(domain.db, owner, { from, now: domain.now(), limit: 1_000 }),
    await listPublications(domain.db, owner, { limit: 500 }),
  ];
  for (const list of lists) {
    expect(list.find((row) => row.id === id)).toMatchObject({ state: "live" });
    for (const row of list) expect(row).not.toHaveProperty("content");
  }
});
