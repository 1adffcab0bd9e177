import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Domain, Person } from "#tests/support/domain";
import { campaignOf, connectTo, openPublishingDomain, orderOf } from "#tests/support/publishing/agent";
import { scriptedPlatform } from "#tests/support/publishing/scripted-platform";
import { publishDue } from "./run.ts";

const alpha = scriptedPlatform("alpha");
let domain: Domain;
let services: Awaited<ReturnType<typeof openPublishingDomain>>["services"];
let agent: Person;
beforeAll(async () => {
  ({ domain, services } = await openPublishingDomain([alpha]));
  agent = await domain.person();
  await agent.client.account.me();
  // weeks pass here
  await domain.pool.query("update subscriptions set ends_at = now() + interval '300 days' where user_id = $1", [
    agent.id,
  ]);
});
afterAll(() => domain.stop());

const DAY_MS = 86_400_000;
const BERLIN = "Europe/Berlin";
const ahead = (days: number): string => new Date(domain.now().getTime() + days * DAY_MS).toISOString();
const copiesOf = (id: string) => alpha.copies.filter(({ key }) => key === id);
/** A piece planned for one account. */
async function planned(dueAt: string | null, account = "lin") {
  const { pieceIds } = await campaignOf(domain, agent);
  const { id: connectionId } = await connectTo(agent, alpha, account);
  const made = await agent.client.publications.plan({ ...orderOf(pieceIds, [connectionId]), dueAt });
  const [post] = made.publications;
  if (!post) throw new Error("nothing was planned");
  return { id: post.id, connectionId, pieceId: pieceIds[0] ?? "" };
}

test("of a move and the worker that takes the post one wins: it is sent once, or moved and not sent", async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id } = await planned(null);
    const dueAt = ahead(3);
    const [moved] = await Promise.allSettled([
      agent.client.publications.move({ id, dueAt }),
      publishDue(services()),
      publishDue(services()),
    ]);
    const post = await agent.client.publications.get({ id });
    if (moved.status === "fulfilled") {
      expect(post).toMatchObject({ state: "planned", dueAt });
      expect(copiesOf(id)).toHaveLength(0);
      await agent.client.publications.withdraw({ id });
    } else {
      expect(moved.reason).toMatchObject({ code: "publication_moved_on" });
      expect(copiesOf(id)).toHaveLength(1);
    }
  }
});

test("the calendar shows what is due between two moments, soonest first, without what was called off, and nobody else's", async () => {
  const late = await planned(ahead(20));
  const soon = await planned(ahead(19));
  const off = await planned(ahead(19));
  await agent.client.publications.withdraw({ id: off.id });
  const range = { from: ahead(18), until: ahead(21) };
  const { posts, more } = await agent.client.calendar.posts(range);
  expect({ ids: posts.map(({ id }) => id), more }).toEqual({ ids: [soon.id, late.id], more: false });
  const stranger = await domain.person();
  expect((await stranger.client.calendar.posts(range)).posts).toEqual([]);
  await expect(agent.client.calendar.posts({ from: ahead(0), until: ahead(90) })).rejects.toMatchObject({
    code: "invalid_input",
  });
});

test("a post that its agent made before its time stands in the calendar when it was made", async () => {
  const { pieceIds } = await campaignOf(domain, agent);
  const order = { ...orderOf(pieceIds, [null]), dueAt: ahead(3) };
  const id = (await agent.client.publications.plan(order)).publications[0]?.id ?? "";
  const { dueAt, state } = await agent.client.publications.handOver({ id, address: null });
  expect([state, Date.parse(dueAt) <= domain.now().getTime()]).toEqual(["live", true]);
});

test("the next free weekly time of each account is proposed, no two posts in one, and planned as proposed", async () => {
  const { pieceIds } = await campaignOf(domain, agent, 3);
  const { id: connectionId } = await connectTo(agent, alpha, "slots");
  const times = [
    { weekday: 2, at: "09:00" },
    { weekday: 4, at: "18:30" },
  ];
  const settings = await agent.client.calendar.saveSlots({ connectionId, times, timeZone: BERLIN });
  expect(settings).toMatchObject({ timeZone: BERLIN });
  expect(settings.slots.find((one) => one.connectionId === connectionId)?.times).toEqual(times);
  const posts = pieceIds.map((pieceId) => ({ pieceId, connectionId }));
  const ask = () => agent.client.calendar.propose({ posts, how: { by: "slot" }, timeZone: "Asia/Tokyo" });
  const first = await ask();
  const inBerlin = new Intl.DateTimeFormat("en-GB", { timeZone: BERLIN, weekday: "short", timeStyle: undefined });
  expect(
    first.map(({ dueAt }) => inBerlin.format(new Date(dueAt ?? 0))).every((day) => ["Tue", "Thu"].includes(day)),
  ).toBe(true);
  expect(new Set(first.map(({ dueAt }) => dueAt)).size).toBe(3);
  const made = await agent.client.publications.plan({
    posts: first.slice(0, 1).map(({ pieceId, dueAt }) => ({ pieceId, connectionId, ...(dueAt ? { dueAt } : {}) })),
    dueAt: null,
    idempotencyKey: randomUUID(),
  });
  expect(made.publications[0]?.dueAt).toBe(first[0]?.dueAt);
  expect((await ask())[0]?.dueAt).toBe(first[1]?.dueAt);
  const other = await domain.person();
  await expect(other.client.calendar.saveSlots({ connectionId, times: [], timeZone: BERLIN })).rejects.toMatchObject({
    code: "not_found",
  });
});

test("a campaign is spread over days when its platform is read, and a day that is over begins today", async () => {
  const { pieceIds } = await campaignOf(domain, agent, 3);
  const { id: connectionId } = await connectTo(agent, alpha, "spread");
  const posts = pieceIds.map((pieceId) => ({ pieceId, connectionId }));
  const proposals = await agent.client.calendar.propose({
    posts,
    how: { by: "spread", from: "2020-01-01", perDay: 1 },
    timeZone: BERLIN,
  });
  const days = proposals.map(({ dueAt }) => new Date(dueAt ?? 0).getTime()).toSorted((a, b) => a - b);
  expect(days[0]).toBeGreaterThan(domain.now().getTime());
  expect(new Set(days.map((at) => new Date(at).toISOString().slice(0, 10))).size).toBe(3);
});

const nextSunday = (): string => {
  const today = domain.now();
  const days = ((7 - today.getUTCDay()) % 7) + 7;
  return new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10);
};
/** Sundays of a home, called to a day and two hours before. */
async function openHouses(account: string, about: { day?: string; weeks?: number } = {}) {
  const { pieceIds, campaignId } = await campaignOf(domain, agent);
  const { id: connectionId } = await connectTo(agent, alpha, account);
  const order = {
    campaignId,
    day: nextSunday(),
    from: "14:00",
    until: "16:00",
    timeZone: BERLIN,
    weeks: 2,
    ...about,
    posts: [{ pieceId: pieceIds[0] ?? "", connectionId }],
    before: [{ days: 1, at: "18:00" }, { minutes: 120 }],
    idempotencyKey: randomUUID(),
  };
  const made = await agent.client.calendar.planOpenHouses(order);
  return { order, made, connectionId };
}

test("open houses are called to before each, with their day above the words; sent twice they are planned once", async () => {
  const { order, made } = await openHouses("open");
  expect(made).toMatchObject({ made: 4, openHouses: [{ day: order.day, waiting: 2 }, { waiting: 2 }] });
  expect(await agent.client.calendar.planOpenHouses(order)).toMatchObject({ made: 0, openHouses: [{}, {}] });
  const [first] = made.openHouses;
  const before = alpha.copies.length;
  domain.passTime(new Date(first?.startsAt ?? 0).getTime() - 3_600_000 - domain.now().getTime());
  await publishDue(services());
  const said = alpha.copies.slice(before).map(({ post }) => post.text);
  expect(said.filter((text) => text.startsWith("Open house:"))).toHaveLength(2);
  expect(said.every((text) => !text.startsWith("Open house:") || text.includes("2:00 pm"))).toBe(true);
});

const wallIn = (zone: string, iso: string): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone: zone, weekday: "short", hour: "2-digit", minute: "2-digit" }).format(
    new Date(iso),
  );

test("Sundays at two stay Sundays at two where clocks change between them, and so do the calls the evening before", async () => {
  // the next Sunday on which Berlin's clock is not what it was a week before
  const offset = (at: number) => wallIn(BERLIN, new Date(at).toISOString());
  let change = Date.parse(`${nextSunday()}T12:00:00Z`) + 7 * DAY_MS;
  while (offset(change) === offset(change - 7 * DAY_MS)) change += 7 * DAY_MS;
  const day = new Date(change - 7 * DAY_MS).toISOString().slice(0, 10);
  const { made } = await openHouses("clock", { day, weeks: 3 });
  const starts = made.openHouses.map(({ startsAt }) => startsAt);
  expect(starts.map((at) => wallIn(BERLIN, at))).toEqual(Array(3).fill("Sun 14:00"));
  const weeks = starts.slice(1).map((at, week) => (Date.parse(at) - Date.parse(starts[week] ?? "")) / 3_600_000);
  expect([167, 169]).toContain(weeks[0]);
  expect(weeks[1]).toBe(168);
  const { rows } = await domain.pool.query<{ due_at: Date }>(
    "select due_at from publications where open_house_id = any($1) order by due_at",
    [made.openHouses.map(({ id }) => id)],
  );
  expect(rows.map(({ due_at: at }) => wallIn(BERLIN, at.toISOString()))).toEqual(
    Array(3).fill(["Sat 18:00", "Sun 12:00"]).flat(),
  );
});

test("an open house that is called off takes its waiting posts along, and one that is over calls nobody", async () => {
  const { made } = await openHouses("off");
  const [first, second] = made.openHouses;
  expect(await agent.client.calendar.cancelOpenHouse({ id: first?.id ?? "" })).toEqual({ withdrawn: 2 });
  await expect(agent.client.calendar.cancelOpenHouse({ id: first?.id ?? "" })).rejects.toMatchObject({
    code: "not_found",
  });
  await agent.client.publications.pause({ paused: true });
  domain.passTime(new Date(second?.endsAt ?? 0).getTime() + 60_000 - domain.now().getTime());
  await publishDue(services());
  await agent.client.publications.pause({ paused: false });
  const before = alpha.copies.length;
  await publishDue(services());
  const calls = (await agent.client.publications.list({ limit: 20 })).filter(
    ({ openHouseId }) => openHouseId === second?.id,
  );
  expect(calls.map(({ state, failure }) => `${state} ${failure?.code}`)).toEqual([
    "failed too_late",
    "failed too_late",
  ]);
  expect(alpha.copies.slice(before).filter(({ post }) => post.text.startsWith("Open house:"))).toEqual([]);
});

test("an open house that ends before it begins, is over, or finds no room above a text is refused", async () => {
  const { order } = await openHouses("wrong");
  const again = { ...order, idempotencyKey: randomUUID() };
  await expect(agent.client.calendar.planOpenHouses({ ...again, until: "13:00" })).rejects.toMatchObject({
    code: "invalid_input",
    data: { field: "until" },
  });
  await expect(agent.client.calendar.planOpenHouses({ ...again, day: "2020-01-05" })).rejects.toMatchObject({
    data: { field: "day" },
  });
  await domain.pool.query("update pieces set body = repeat('x', 275) where id = $1", [order.posts[0]?.pieceId]);
  await expect(agent.client.calendar.planOpenHouses(again)).rejects.toMatchObject({ code: "too_long" });
});
