import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { failureCodes } from "#adapters/publishers/publisher";
import { type PublicationState, publicationFailures } from "#contract/publishing/states";
import { statePairs } from "#engine/publishing/states";
import { platformCounts } from "#server/queries/publications/platform-health";
import { lapse } from "#server/queries/publications/runs";
import type { Domain, Person } from "#tests/support/domain";
import { campaignOf, connectTo, openPublishingDomain, orderOf } from "#tests/support/publishing/agent";
import { failure, houseOf, scriptedPlatform } from "#tests/support/publishing/scripted-platform";
import { recordTry } from "./record-outcome.ts";
import { publishDue, startPublishing } from "./run.ts";
import { takeNext } from "./take.ts";

const alpha = scriptedPlatform("alpha");
/** Its list shows only the newest: what is not in it may be there all the same. */
const beta = scriptedPlatform("beta", { provesAbsence: false });
let domain: Domain;
let services: Awaited<ReturnType<typeof openPublishingDomain>>["services"];
let agent: Person;
beforeAll(async () => {
  ({ domain, services } = await openPublishingDomain([alpha, beta]));
  agent = await domain.person();
  await agent.client.account.me();
  // weeks pass here
  await domain.pool.query("update subscriptions set ends_at = now() + interval '300 days' where user_id = $1", [
    agent.id,
  ]);
});
afterAll(() => domain.stop());

const run = () => publishDue(services());
/** A piece of a campaign of its own, sent to one account. */
async function planned(platform = alpha, dueAt: string | null = null, by = agent) {
  const { pieceIds, campaignId } = await campaignOf(domain, by);
  const { id: connectionId } = await connectTo(by, platform);
  const { publications } = await by.client.publications.plan({ ...orderOf(pieceIds, [connectionId]), dueAt });
  const [post] = publications;
  if (!post) throw new Error("nothing was planned");
  return { id: post.id, campaignId, connectionId, pieceId: pieceIds[0] ?? "" };
}
/** The same of an agent of its own, with a way to look at it. */
async function plannedByAnother() {
  const by = await domain.person();
  const { id } = await planned(alpha, null, by);
  return { id, seen: () => by.client.publications.get({ id }) };
}
/** Other words of the same piece, whatever the law says of them. */
const rewrite = (pieceId: string, body: string) =>
  domain.pool.query("update pieces set body = $2, version = version + 1 where id = $1", [pieceId, body]);
const look = (id: string) => agent.client.publications.get({ id });
const copiesOf = (id: string, platform = alpha) => platform.copies.filter(({ key }) => key === id).length;
const course = async (id: string) => (await look(id)).steps.map(({ event }) => event);

test("the rule of the engine and that of the database are the same", async () => {
  const { rows } = await sql<{ from_state: PublicationState; to_state: PublicationState }>`
    select from_state, to_state from publication_transitions`.execute(domain.db);
  const pairs = rows.map((row) => `${row.from_state} ${row.to_state}`);
  expect(pairs.toSorted()).toEqual(statePairs.map((pair) => pair.join(" ")).toSorted());
});

test("the contract has a word for everything that connectors say", () => {
  expect(publicationFailures).toEqual(expect.arrayContaining([...failureCodes]));
});

test("a post goes live with its words and the evidence of each step, and the database lets it not be sent again", async () => {
  const { id } = await planned();
  expect(await run()).toBe(1);
  const post = await look(id);
  expect(post).toMatchObject({ state: "live", nextAt: null, pieceVersion: 1, failure: null });
  expect(post.address).toMatch(/^https:\/\/alpha\.example\//);
  expect(post.steps.map(({ event, by }) => `${event} ${by}`)).toEqual([
    "planned person",
    "sending house",
    "live platform",
  ]);
  expect(alpha.copies.at(-1)?.post.text).toBe("A flat, told for twitter.");
  await expect(
    domain.pool.query(
      "update publications set state = 'sending', run = gen_random_uuid(), lease_until = now() where id = $1",
      [id],
    ),
  ).rejects.toThrow("cannot go from live to sending");
  await expect(domain.pool.query("update publications set state = 'planned' where id = $1", [id])).rejects.toThrow(
    "cannot go from live to planned",
  );
  expect(await run()).toBe(0);
});

test("one that waits for its time waits, is moved and called off", async () => {
  const tomorrow = new Date(domain.now().getTime() + 86_400_000).toISOString();
  const { id } = await planned(alpha, tomorrow);
  expect(await run()).toBe(0);
  const later = new Date(domain.now().getTime() + 2 * 86_400_000).toISOString();
  expect(await agent.client.publications.move({ id, dueAt: later })).toMatchObject({ state: "planned", dueAt: later });
  expect(await agent.client.publications.withdraw({ id })).toMatchObject({ state: "withdrawn", nextAt: null });
  await expect(agent.client.publications.move({ id, dueAt: later })).rejects.toMatchObject({
    code: "publication_moved_on",
  });
  expect(await course(id)).toEqual(["planned", "moved", "withdrawn"]);
});

test.each([
  [
    "banned",
    "update auth.users set banned_until = now() + interval '1 hour' where id = $1",
    "update auth.users set banned_until = null where id = $1",
  ],
  [
    "about to be deleted",
    "insert into account_deletions (user_id, due_at) values ($1, now() + interval '30 days')",
    "delete from account_deletions where user_id = $1",
  ],
])("an account that is %s posts nothing, and what it planned before waits", async (_, end, back) => {
  const { id } = await planned();
  await domain.pool.query(end, [agent.id]);
  expect(await run()).toBe(0);
  expect(copiesOf(id)).toBe(0);
  await domain.pool.query(back, [agent.id]);
  expect(await run()).toBe(1);
  expect((await look(id)).state).toBe("live");
});

test("one account's platforms that never answer hold nobody else's posts up", async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const patient = {
    ...alpha.publisher,
    publish: async (...[connection, ...rest]: Parameters<typeof alpha.publisher.publish>) => {
      if (connection.accountId.startsWith("slow")) await answered;
      return await alpha.publisher.publish(connection, ...rest);
    },
  };
  const house = houseOf([alpha], { atOnce: 3, perAccount: 2 });
  const stranger = await domain.person();
  const accounts: string[] = [];
  for (const name of ["slow-1", "slow-2", "slow-3", "slow-4"])
    accounts.push((await connectTo(stranger, alpha, name)).id);
  const { pieceIds } = await campaignOf(domain, stranger);
  const { publications } = await stranger.client.publications.plan(orderOf(pieceIds, accounts));
  const working = startPublishing(services({ publishing: { ...house, publishers: [patient] } }));
  const states = async () => {
    const posts = await Promise.all(publications.map(({ id }) => stranger.client.publications.get({ id })));
    return posts.map(({ state }) => state).toSorted();
  };
  await expect.poll(states, { timeout: 30_000 }).toEqual(["planned", "planned", "sending", "sending"]);
  const { id } = await planned();
  await expect.poll(async () => (await look(id)).state, { timeout: 30_000 }).toBe("live");
  expect(await states()).toEqual(["planned", "planned", "sending", "sending"]);
  answer();
  await expect.poll(states, { timeout: 30_000 }).toEqual(["live", "live", "live", "live"]);
  await working.stop();
});

test("what was taken and is not shown yet is asked about until readers see it", async () => {
  alpha.moods.push("accepted");
  const { id } = await planned();
  await run();
  expect((await look(id)).state).toBe("accepted");
  domain.passTime(10_000);
  await run();
  expect((await look(id)).state).toBe("accepted");
  alpha.show();
  domain.passTime(60_000);
  await run();
  expect((await look(id)).state).toBe("live");
  expect(copiesOf(id)).toBe(1);
});

test("a limit is waited for and tried again by itself, no sooner than the platform says", async () => {
  alpha.moods.push(failure("rate_limited", 600_000, "slow down"));
  const { id } = await planned();
  await run();
  expect(await look(id)).toMatchObject({ state: "planned", failure: { code: "rate_limited", detail: "slow down" } });
  domain.passTime(590_000);
  expect(await run()).toBe(0);
  domain.passTime(200_000);
  await run();
  expect(await look(id)).toMatchObject({ state: "live", failure: null });
  expect(await course(id)).toEqual(["planned", "sending", "again", "sending", "live"]);
  expect(alpha.seen.at(-1)?.resume).toEqual({ uploads: [] });
});

test("what the platform refuses stays failed with its words, and is tried once more with the piece as it is then", async () => {
  alpha.moods.push(failure("text_rejected", null, "too long"));
  const { id, pieceId } = await planned();
  await run();
  expect(await look(id)).toMatchObject({ state: "failed", failure: { code: "text_rejected", detail: "too long" } });
  expect(await run()).toBe(0);
  const news = await agent.client.notifications.list({ limit: 5 });
  expect(news.items[0]).toMatchObject({ kind: "post_failed", data: { publicationId: id } });
  await rewrite(pieceId, "Shorter.");
  expect(await agent.client.publications.retry({ id })).toMatchObject({ state: "planned", failure: null });
  await run();
  expect(await look(id)).toMatchObject({ state: "live", pieceVersion: 2 });
  expect(alpha.copies.at(-1)?.post.text).toBe("Shorter.");
});

test("what was ordered anew after it had failed is not posted a second time by trying the first again", async () => {
  alpha.moods.push(failure("text_rejected", null, "too long"));
  const { id, pieceId, connectionId } = await planned();
  await run();
  const anew = await agent.client.publications.plan(orderOf([pieceId], [connectionId]));
  expect(anew.made).toBe(1);
  const refused = { code: "posted_already" };
  await expect(agent.client.publications.retry({ id })).rejects.toMatchObject(refused);
  alpha.moods.push(failure("text_rejected", null, "too long"));
  await run();
  // both failed: one of them goes, and not the other
  const second = anew.publications[0]?.id ?? "";
  const tries = await Promise.allSettled([id, second].map((one) => agent.client.publications.retry({ id: one })));
  expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await run();
  expect(copiesOf(id) + copiesOf(second)).toBe(1);
});

test("what is posted twice on purpose is tried again each by itself, and not twice for one moment", async () => {
  const { pieceId, connectionId } = await planned();
  await run();
  const order = () => ({ ...orderOf([pieceId], [connectionId]), again: true });
  alpha.moods.push(failure("text_rejected", null, "too long"));
  const { publications } = await agent.client.publications.plan(order());
  await run();
  const id = publications[0]?.id ?? "";
  expect((await look(id)).state).toBe("failed");
  // a third beside it, while it stands as failed
  expect((await agent.client.publications.plan(order())).made).toBe(1);
  await agent.client.publications.retry({ id });
  await run();
  expect((await look(id)).state).toBe("live");
  const day = (n: number) => new Date(domain.now().getTime() + n * 86_400_000).toISOString();
  const [first, second] = [day(1), day(2)];
  await agent.client.publications.plan({ ...order(), dueAt: first });
  const later = (await agent.client.publications.plan({ ...order(), dueAt: second })).publications[0]?.id ?? "";
  await expect(agent.client.publications.move({ id: later, dueAt: first })).rejects.toMatchObject({
    code: "posted_already",
  });
  expect((await look(later)).dueAt).toBe(second);
});

test.each(["lost answer", "thrown"] as const)(
  "a %s is unknown, is asked about and found, never sent twice",
  async (mood) => {
    alpha.moods.push(mood);
    const { id } = await planned();
    await run();
    expect((await look(id)).state).toBe("unknown");
    await expect(agent.client.publications.retry({ id })).rejects.toMatchObject({ code: "publication_moved_on" });
    domain.passTime(60_000);
    await run();
    expect((await look(id)).state).toBe("live");
    expect(copiesOf(id)).toBe(1);
  },
);

test("a later try's answer is looked for from that try on: lists lag behind the newest one, not the first", async () => {
  alpha.moods.push(failure("rate_limited", 600_000), "lost answer");
  const { id } = await planned();
  await run();
  domain.passTime(800_000);
  await run();
  expect((await look(id)).state).toBe("unknown");
  const again = domain.now().getTime();
  domain.passTime(60_000);
  await run();
  const asked = alpha.asked.at(-1);
  expect(again - Date.parse(asked?.triedAt ?? "")).toBeGreaterThanOrEqual(800_000);
  expect(Math.abs(again - Date.parse(asked?.lastTriedAt ?? ""))).toBeLessThan(60_000);
  expect(copiesOf(id)).toBe(1);
});

test("proven not to be there it is sent again, with the same key and words", async () => {
  alpha.moods.push("lost on the way");
  const { id, pieceId } = await planned();
  await run();
  await rewrite(pieceId, "Other words.");
  domain.passTime(60_000);
  await run();
  expect((await look(id)).state).toBe("live");
  expect(await course(id)).toEqual(["planned", "sending", "unanswered", "absent", "sending", "live"]);
  expect(alpha.copies.filter(({ key }) => key === id).map(({ post }) => post.text)).toEqual([
    "A flat, told for twitter.",
  ]);
});

test("where the platform cannot prove absence a person decides, and not before it was asked", async () => {
  beta.moods.push("lost on the way");
  const { id } = await planned(beta);
  await run();
  const absent = { id, found: { is: "absent" as const } };
  expect(await look(id)).toMatchObject({ state: "unknown", asksPerson: false });
  await expect(agent.client.publications.resolve(absent)).rejects.toMatchObject({ code: "publication_moved_on" });
  domain.passTime(60_000);
  await run();
  // the platform's own list may lag behind: whoever looks now sees as little
  expect(await look(id)).toMatchObject({ state: "unknown", asksPerson: false });
  await expect(agent.client.publications.resolve(absent)).rejects.toMatchObject({ code: "publication_moved_on" });
  domain.passTime(180_000);
  await run();
  expect(await look(id)).toMatchObject({ state: "unknown", asksPerson: true });
  expect((await agent.client.notifications.list({ limit: 1 })).items[0]?.kind).toBe("post_unknown");
  await agent.client.publications.resolve(absent);
  await run();
  expect(await look(id)).toMatchObject({ state: "live" });
  expect(copiesOf(id, beta)).toBe(1);
  await expect(agent.client.publications.resolve(absent)).rejects.toMatchObject({ code: "publication_moved_on" });
});

test("a person who found it says where it stands", async () => {
  beta.moods.push("lost answer");
  for (let asked = 0; asked < 2; asked += 1)
    beta.finds.push({ state: "unknown", ref: null, detail: "not in the list" });
  const { id } = await planned(beta);
  await run();
  for (const pause of [60_000, 180_000]) {
    domain.passTime(pause);
    await run();
  }
  const address = "https://beta.example/seen";
  const post = await agent.client.publications.resolve({ id, found: { is: "there", address } });
  expect(post).toMatchObject({ state: "live", address, nextAt: null });
  expect(copiesOf(id, beta)).toBe(1);
});

test("a question that fails proves nothing", async () => {
  alpha.moods.push("lost answer");
  alpha.finds.push(failure("rate_limited", 120_000), failure("not_found"), "throw");
  const { id } = await planned();
  await run();
  for (let asked = 0; asked < 3; asked += 1) {
    domain.passTime(86_400_000);
    await run();
    expect(await look(id)).toMatchObject({ state: "unknown", asksPerson: false });
  }
  domain.passTime(86_400_000);
  await run();
  expect((await look(id)).state).toBe("live");
  expect(copiesOf(id)).toBe(1);
});

test("a platform that answers no question is asked ever more rarely, and a person after a week", async () => {
  alpha.moods.push("lost answer");
  const { id } = await planned();
  await run();
  const before = alpha.calls.find;
  alpha.finds.push(...Array.from({ length: 200 }, () => failure("platform_down", 60_000)));
  for (let minutes = 0; minutes < 24 * 60; minutes += 10) {
    domain.passTime(600_000);
    await run();
  }
  expect(alpha.calls.find - before).toBeLessThan(60);
  expect(await look(id)).toMatchObject({ state: "unknown", asksPerson: false });
  domain.passTime(7 * 86_400_000);
  await run();
  expect(await look(id)).toMatchObject({ state: "unknown", asksPerson: true });
  alpha.finds.length = 0;
  await agent.client.publications.resolve({ id, found: { is: "there", address: null } });
});

test("what leaves as mail, and not as a request, is not sent again because a later step could not be written down", async () => {
  const { id } = await planned();
  let sent = 0;
  const mailing = {
    ...alpha.publisher,
    publish: async (...[, , , io]: Parameters<typeof alpha.publisher.publish>) => {
      await io.checkpoint({ next: "0", doubt: "yes" });
      sent += 1;
      throw new Error("the database is away");
    },
  };
  await publishDue(services({ publishing: { ...services().publishing, publishers: [mailing] } }));
  expect([(await look(id)).state, sent]).toEqual(["unknown", 1]);
  domain.passTime(60_000);
  await run();
  expect((await look(id)).state).toBe("live");
});

test.each(["account_blocked", "duplicate", "no_permission"] as const)(
  "a post that was taken and is refused later is no open question: %s",
  async (code) => {
    alpha.moods.push("accepted");
    const { id, seen } = await plannedByAnother();
    await run();
    alpha.finds.push(failure(code, null, "why it does not stand"));
    domain.passTime(60_000);
    await run();
    expect(await seen()).toMatchObject({ state: "failed", failure: { code, detail: "why it does not stand" } });
    expect(copiesOf(id)).toBe(1);
  },
);

test("words the platform says it has already, after an answer was lost, are looked for and never called refused", async () => {
  alpha.moods.push("lost answer", failure("duplicate", null, "you said that before"));
  // its list lags behind: what is there is not in it yet, not even after the second try
  alpha.finds.push({ state: "absent" }, { state: "absent" }, { state: "absent" });
  const { id, seen } = await plannedByAnother();
  await run();
  domain.passTime(60_000);
  await run();
  expect(await seen()).toMatchObject({ state: "unknown", asksPerson: false });
  for (const minutes of [1, 5]) {
    domain.passTime(minutes * 60_000);
    await run();
  }
  expect(await seen()).toMatchObject({ state: "unknown", asksPerson: true });
  domain.passTime(3_600_000);
  await run();
  expect((await seen()).state).toBe("live");
  expect(copiesOf(id)).toBe(1);
});

test("a worker that died leaves its post unknown; its answer counts when it comes late", async () => {
  const { id } = await planned();
  const taken = await takeNext(services());
  if (taken === null || taken === "settled") throw new Error("nothing was taken");
  expect((await look(id)).state).toBe("sending");
  // nobody else takes it, and while the claim lasts nobody doubts it
  expect(await takeNext(services())).toBeNull();
  expect(await lapse(domain.db, domain.now(), 60_000)).toBe(0);
  await domain.pool.query("update publications set lease_until = now() - interval '1 second' where id = $1", [id]);
  expect(await lapse(domain.db, domain.now(), 60_000)).toBe(1);
  expect((await look(id)).state).toBe("unknown");
  expect(await run()).toBe(0);
  await recordTry(services(), taken.claim, { state: "live", ref: "late", address: null });
  expect((await look(id)).state).toBe("live");
  // and once it is settled, another late answer changes nothing
  await recordTry(services(), taken.claim, failure("text_rejected"));
  expect((await look(id)).state).toBe("live");
});

test("a worker whose claim has run out may send nothing more", async () => {
  const { id } = await planned();
  const stalls = {
    ...alpha.publisher,
    publish: async (...args: Parameters<typeof alpha.publisher.publish>) => {
      await domain.pool.query("update publications set lease_until = now() - interval '1 second' where id = $1", [id]);
      return await alpha.publisher.publish(...args);
    },
  };
  const house = { ...services().publishing, publishers: [stalls] };
  const before = alpha.copies.length;
  await publishDue(services({ publishing: house }));
  expect(alpha.copies.length).toBe(before);
  await lapse(domain.db, domain.now(), 0);
  expect(["unknown", "planned"]).toContain((await look(id)).state);
  domain.passTime(120_000);
  await run();
  expect((await look(id)).state).toBe("live");
  expect(copiesOf(id)).toBe(1);
});

test("a piece that something speaks against by then does not leave", async () => {
  const tomorrow = new Date(domain.now().getTime() + 86_400_000).toISOString();
  const { id, pieceId } = await planned(alpha, tomorrow);
  await domain.pool.query(
    `update pieces set untraced = '[{"start":0,"end":1,"text":"sea view","kind":"claim"}]' where id = $1`,
    [pieceId],
  );
  domain.passTime(2 * 86_400_000);
  await run();
  expect(await look(id)).toMatchObject({ state: "failed", failure: { code: "not_ready" } });
  expect(copiesOf(id)).toBe(0);
});

test("a stop of the platform, or a pause of the account, keeps posts waiting until it ends", async () => {
  const admin = await domain.person({ role: "admin", scope: "super" });
  const [stopped] = await admin.client.admin.publishing.stop({ platform: "alpha", reason: "looking into it" });
  expect(stopped).toMatchObject({ platform: "alpha", stopped: { reason: "looking into it" } });
  const { id } = await planned();
  expect(await run()).toBe(0);
  expect((await look(id)).heldBy).toBe("stop");
  await agent.client.publications.pause({ paused: true });
  const [resumed] = await admin.client.admin.publishing.resume({ platform: "alpha" });
  expect(resumed, "what its owner holds waits for nobody else").toMatchObject({ stopped: null, waiting: 0 });
  expect(await run()).toBe(0);
  expect((await agent.client.publications.paused()).pausedAt).not.toBeNull();
  await agent.client.publications.pause({ paused: false });
  await run();
  expect((await look(id)).state).toBe("live");
});

test("nothing leaves for an account that is banned; it goes on when it is not any more", async () => {
  const { id } = await planned();
  const ban = (until: string) =>
    domain.pool.query(`update auth.users set banned_until = ${until} where id = $1`, [agent.id]);
  await ban("now() + interval '1 hour'");
  expect(await run()).toBe(0);
  await ban("null");
  expect(await run()).toBe(1);
  expect((await look(id)).state).toBe("live");
});

test("an administrator counts as waiting what is to leave now, and not what its own people hold back", async () => {
  const admin = await domain.person({ role: "admin", scope: "super" });
  const waiting = async () => (await platformCounts(domain.db, domain.now())).get("alpha")?.waiting ?? 0;
  const before = await waiting();
  const { id } = await planned();
  expect(await waiting()).toBe(before + 1);
  await admin.client.admin.publishing.stop({ platform: "alpha", reason: "" });
  expect(await waiting(), "the platform's stop holds it: that is what is asked").toBe(before + 1);
  await admin.client.admin.publishing.resume({ platform: "alpha" });
  await agent.client.publications.pause({ paused: true });
  expect(await waiting(), "its owner's pause").toBe(before);
  await agent.client.publications.pause({ paused: false });
  await domain.pool.query("update publications set approval = 'asked' where id = $1", [id]);
  expect(await waiting(), "no approval yet").toBe(before);
  await domain.pool.query("update publications set approval = 'none' where id = $1", [id]);
  await domain.pool.query("update auth.users set banned_until = now() + interval '1 hour' where id = $1", [agent.id]);
  expect(await waiting(), "banned").toBe(before);
  await domain.pool.query("update auth.users set banned_until = null where id = $1", [agent.id]);
  const { propertyId } = await look(id);
  await domain.pool.query("insert into recall_checks (property_id, user_id) values ($1, $2)", [propertyId, agent.id]);
  expect(await waiting(), "the home has changed").toBe(before);
  await domain.pool.query("delete from recall_checks where property_id = $1", [propertyId]);
  await run();
  expect(await waiting()).toBe(before);
});

test("posts made by hand say nothing about how their platform's connector stands", async () => {
  const { pieceIds } = await campaignOf(domain, agent);
  const { publications } = await agent.client.publications.plan(orderOf(pieceIds, [null]));
  await agent.client.publications.handOver({ id: publications[0]?.id ?? "", address: null });
  expect((await platformCounts(domain.db, domain.now())).get("twitter")).toBeUndefined();
});

test("what stands is given later words, and taken down; an administrator counts it as published all the same", async () => {
  const published = async () => (await platformCounts(domain.db, domain.now())).get("alpha")?.day.live ?? 0;
  const { id, pieceId } = await planned();
  await run();
  const live = await published();
  expect((await look(id)).may).toEqual({ edit: true, remove: true, stop: false });
  await rewrite(pieceId, "Now for less.");
  expect(await agent.client.publications.edit({ id })).toMatchObject({ state: "edited", pieceVersion: 2 });
  expect(await published()).toBe(live);
  expect(alpha.copies.find(({ key }) => key === id)?.post.text).toBe("Now for less.");
  expect(await agent.client.publications.remove({ id })).toMatchObject({
    state: "removed",
    may: { edit: false, remove: false, stop: false },
  });
  expect(await published()).toBe(live);
  await expect(agent.client.publications.remove({ id })).rejects.toMatchObject({ code: "publication_moved_on" });
});
