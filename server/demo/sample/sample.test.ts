import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { namesDay } from "#engine/text/named-day";
import { recoverTasks } from "#server/jobs/recover";
import { type Domain, ended, openDomain, type Person } from "#tests/support/domain";
import { makeSample, wantSample } from "./sample.ts";

let domain: Domain;
let demo: Person;
let email: string;
beforeAll(async () => {
  domain = await openDomain();
  demo = await domain.person();
  const found = await sql<{ email: string }>`select email from auth.users where id = ${demo.id}`.execute(domain.db);
  email = found.rows[0]?.email ?? "";
});
afterAll(() => domain.stop());

const deps = () => ({ db: domain.db, boss: domain.boss, files: domain.backend.files, now: () => new Date() });
const rows = async () => {
  const { rows: counts } = await sql<Record<string, number>>`select
    (select count(*)::int from properties) as properties, (select count(*)::int from campaigns) as campaigns,
    (select count(*)::int from tasks) as tasks, (select count(*)::int from orders) as orders,
    (select count(*)::int from subscriptions where source <> 'trial') as subscriptions,
    (select count(*)::int from photos) as photos, (select count(*)::int from pieces) as pieces`.execute(domain.db);
  return counts[0];
};
const nothing = { properties: 0, campaigns: 0, tasks: 0, orders: 0, subscriptions: 0, photos: 0, pieces: 0 };

test("no account gets sample data that was not asked for", async () => {
  expect(await makeSample(deps(), email)).toBe(false);
  expect(await rows()).toEqual(nothing);
});

test("a start cut off at the last step leaves nothing, the next one makes all of it, and a third nothing more", async () => {
  await wantSample(domain.db);
  const broken = { send: () => Promise.reject(new Error("killed")) } as unknown as Domain["boss"];
  await expect(makeSample({ ...deps(), boss: broken }, email)).rejects.toThrow("killed");
  expect(await rows()).toEqual(nothing);
  expect(await makeSample(deps(), email)).toBe(true);
  const made = await rows();
  expect(made).toMatchObject({ properties: 8, campaigns: 8, tasks: 18, orders: 2, subscriptions: 2 });
  expect(await makeSample(deps(), email)).toBe(false);
  await wantSample(domain.db);
  expect(await makeSample(deps(), email)).toBe(false);
  expect(await rows()).toEqual(made);
});

test("the specification's figures: 65 of 100 until the end of 2024, 6 of 10 now, ¥299 and ¥99 completed", async () => {
  const [current, legacy, ...more] = await demo.client.subscriptions.list();
  expect(current).toMatchObject({ state: "current", source: "order", planCode: "basic", quota: 10, used: 6 });
  expect(legacy).toMatchObject({ state: "ended", source: "legacy", quota: 100, used: 65 });
  // days that are named, so that every reader is shown the specification's, wherever they are
  expect([legacy?.startsAt, legacy?.endsAt].map((day) => namesDay(day ?? ""))).toEqual([true, true]);
  expect(legacy?.endsAt).toContain("2024-12-31");
  expect(more).toEqual([]);
  const { items } = await demo.client.orders.list({});
  expect(items).toMatchObject([
    {
      number: expect.stringMatching(/^ORD-\d{6}$/),
      title: { en: "Basic" },
      amountMinor: 9_900,
      currency: "CNY",
      status: "completed",
    },
    {
      number: expect.stringMatching(/^ORD-\d{6}$/),
      title: { en: "Professional" },
      amountMinor: 29_900,
      currency: "CNY",
      status: "completed",
    },
  ]);
});

test("the administration reads the same history: when the agent joined, and texts as old as their campaigns", async () => {
  const { rows: joined } = await sql<{ same: boolean }>`select a.created_at = u.created_at
    and a.created_at < now() - interval '1 year' as same
    from accounts a join auth.users u on u.id = a.user_id where a.user_id = ${demo.id}`.execute(domain.db);
  expect(joined).toEqual([{ same: true }]);
  const { rows: younger } = await sql`select p.id from pieces p join campaigns c on c.id = p.campaign_id
    where p.created_at <> c.created_at`.execute(domain.db);
  expect(younger).toEqual([]);
});

test("homes in every state, with languages, platforms, views and pictures that open", async () => {
  const { items, counts } = await demo.client.properties.list({ limit: 100 });
  expect(counts).toEqual({ published: 4, draft: 2, archived: 2, deleted: 0 });
  expect(items.map((one) => one.number).sort()[0]).toBe("PROP-001");
  for (const home of items)
    expect(home).toMatchObject({ coverUrl: expect.any(String), campaignId: expect.any(String) });
  const photo = await domain.db.selectFrom("photos").selectAll().executeTakeFirstOrThrow();
  expect((await domain.backend.files.get("media", photo.path))?.bytes.byteLength).toBe(photo.bytes);
  const views = await sql<{
    same: boolean;
  }>`select bool_and(p.views = (select coalesce(sum(v.views), 0) from property_views v
    where v.property_id = p.id)) as same from properties p`.execute(domain.db);
  expect(views.rows[0]?.same, "the total is what the days add up to").toBe(true);
  const { sources } = await demo.client.pages.figures({ days: 90 });
  expect(
    sources.filter((one) => one.source !== "direct" && one.views > 0).length,
    "not all by one way",
  ).toBeGreaterThan(1);
});

test("no sample text says anything its home does not, or that may not be said", async () => {
  const pieces = await domain.db
    .selectFrom("pieces")
    .select(["body", "untraced", "findings", "platform", "language"])
    .execute();
  expect(pieces.filter((piece) => piece.untraced.length > 0)).toEqual([]);
  expect(pieces.filter((piece) => piece.findings.some((finding) => finding.severity === "block"))).toEqual([]);
});

test("the waiting task is real: a worker takes it and writes its campaign", async () => {
  const { items, counts } = await demo.client.tasks.list({ limit: 100 });
  expect(counts).toEqual({ pending: 1, processing: 1, completed: 15, failed: 1 });
  const underWay = items.find((task) => task.status === "processing");
  expect(underWay).toMatchObject({ progress: 45, estimatedSeconds: 90 });
  expect(await demo.client.tasks.timeline({ id: underWay?.id ?? "" })).toMatchObject([
    { step: "created" },
    { step: "started", attempt: 1 },
    { step: "progress", progress: 25 },
  ]);
  const waiting = items.find((task) => task.status === "pending");
  const workers = await domain.work();
  expect(await ended(demo.client, waiting?.id ?? "")).toMatchObject({ status: "completed" });
  expect(
    await recoverTasks(domain.jobDeps(), true),
    "nobody takes up what is only shown, not even after a restart",
  ).toBe(0);
  await workers.stop();
  const still = await demo.client.tasks.list({ limit: 100, status: "processing" });
  expect(still.items.map(({ id }) => id)).toEqual([underWay?.id]);
  const written = await demo.client.campaigns.get({ id: waiting?.campaignId ?? "" });
  expect(written.pieces).toHaveLength(4);
  expect(await demo.client.tasks.timeline({ id: items.at(-1)?.id ?? "" })).toMatchObject([
    { step: "created", at: "2024-12-05T11:18:00.000Z" },
    { step: "started", attempt: 1 },
    { step: "progress", progress: 25 },
    { step: "progress", progress: 50 },
    { step: "progress", progress: 75 },
    { step: "completed", progress: 100 },
  ]);
});
