import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppError } from "#contract/errors";
import { compose } from "#engine/copy/index";
import { retryLimits } from "#server/base/limits";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { insertOrder } from "#server/queries/billing/orders";
import { card, listing, preferences } from "#tests/access/estate";
import { type Domain, ended, openDomain, type Person } from "#tests/support/domain";
import { insertBought, memberPlan } from "#tests/support/packages";

let domain: Domain;
beforeAll(async () => {
  domain = await openDomain();
});
afterAll(() => domain.stop());

const DAY = 86_400_000;
const create = ({ client }: Person, about = listing) =>
  client.campaigns.create({ listing: about, photoIds: [], preferences, agent: card, idempotencyKey: randomUUID() });
const buy = async (person: Person, days: number) =>
  insertBought(domain.db, ownerOfRow({ user_id: person.id }), await memberPlan(domain.db, "basic"), {
    startsAt: new Date(Date.now() - DAY),
    endsAt: new Date(Date.now() + days * DAY),
  });

test("a new account has a trial of the member professional plan for as many days as the settings say", async () => {
  const person = await domain.person();
  const [trial, ...more] = await person.client.subscriptions.list();
  expect(more).toEqual([]);
  expect(trial).toMatchObject({ source: "trial", state: "current", planCode: "professional", quota: 50, used: 0 });
  expect((Date.parse(trial?.endsAt ?? "") - Date.parse(trial?.startsAt ?? "")) / DAY).toBe(7);
});

test.each([
  ["no days", "0"],
  ["a setting of another shape", '"soon"'],
])("with %s a sign-up still works, without a trial", async (_, value) => {
  await domain.pool.query("update settings set value = $1 where key = 'trial_days'", [value]);
  const person = await domain.person();
  expect(await person.client.subscriptions.list()).toEqual([]);
  await domain.pool.query("update settings set value = '7' where key = 'trial_days'");
  await expect(create(person)).rejects.toMatchObject({ code: "no_package", status: 402 });
  expect(await person.client.subscriptions.list()).toEqual([]);
});

test("a campaign's home uses one listing of what was bought before what is tried, once for one request", async () => {
  const person = await domain.person();
  const bought = await buy(person, 20);
  const idempotencyKey = randomUUID();
  const ask = { listing, photoIds: [], preferences, agent: card, idempotencyKey };
  await Promise.all([person.client.campaigns.create(ask), person.client.campaigns.create(ask)]);
  const all = await person.client.subscriptions.list();
  expect(all.map(({ id, state, used }) => ({ id: id === bought.subscriptionId, state, used }))).toEqual([
    { id: true, state: "current", used: 1 },
    { id: false, state: "active", used: 0 },
  ]);
});

test("the entry stands or falls with the campaign", async () => {
  const person = await domain.person();
  const missing = { listing, photoIds: [randomUUID()], preferences, agent: card, idempotencyKey: randomUUID() };
  await expect(person.client.campaigns.create(missing)).rejects.toMatchObject({ code: "invalid_input" });
  const [trial] = await person.client.subscriptions.list();
  expect(trial?.used).toBe(0);
});

test("cancelling gives the listing back, trying again takes it again, and neither twice", async () => {
  const person = await domain.person();
  const { taskIds } = await create(person);
  const id = taskIds[0] ?? "";
  const used = async () => (await person.client.subscriptions.list())[0]?.used;
  expect(await used()).toBe(1);
  await person.client.tasks.cancel({ id });
  await expect(person.client.tasks.cancel({ id })).rejects.toMatchObject({ code: "not_cancellable" });
  expect(await used()).toBe(0);
  await person.client.tasks.retry({ id });
  expect(await used()).toBe(1);
  expect((await person.client.tasks.timeline({ id })).map(({ step }) => step)).toEqual([
    "created",
    "cancelled",
    "retried",
  ]);
});

test("one task is tried again five times within the hour, then told so; the others still may", async () => {
  const person = await domain.person();
  const [first, second] = [await create(person), await create(person)].map(({ taskIds }) => taskIds[0] ?? "");
  const again = async (id = "") => {
    await domain.pool.query(
      `update tasks set status = 'failed', finished_at = now(), cause = '{"code":"timed_out","data":{}}' where id = $1`,
      [id],
    );
    return await person.client.tasks.retry({ id });
  };
  for (let times = 0; times < retryLimits.ofTask.times; times++) await again(first);
  await expect(again(first)).rejects.toMatchObject({ code: "retry_limit", data: { max: 5 } });
  expect(await again(second)).toMatchObject({ status: "pending" });
  await domain.pool.query(
    `update tasks set status = 'failed', finished_at = now(), cause = '{"code":"timed_out","data":{}}' where id = $1`,
    [second],
  );
  const answer = await person.client.tasks.retryFailed({});
  expect(answer.refused).toBe(1);
  expect(answer.retried.map((task) => task.id)).toEqual([second]);
});

test("retrying everything leaves alone what a person cancelled, and heeds the search", async () => {
  const person = await domain.person();
  const { taskIds } = await create(person);
  await person.client.tasks.cancel({ id: taskIds[0] ?? "" });
  expect(await person.client.tasks.retryFailed({})).toEqual({ retried: [], refused: 0, why: null });
  const { items, counts } = await person.client.tasks.list({ query: "task-001" });
  expect([items.length, counts.failed]).toEqual([1, 1]);
  expect(await person.client.tasks.list({ query: "100%" })).toMatchObject({ items: [], counts: { failed: 0 } });
  expect((await person.client.tasks.list({ kind: "import" })).items).toEqual([]);
});

test("a failed attempt that is tried again by itself leaves its cause in the course", async () => {
  const person = await domain.person();
  let failed = false;
  const workers = await domain.work({
    writePiece: async (about, brief, target) => {
      if (about.title === "Shaky" && !failed) {
        failed = true;
        throw new AppError("timed_out", { data: { host: "model" } });
      }
      return compose(about, brief, target);
    },
  });
  const { taskIds } = await create(person, { ...listing, title: "Shaky" });
  await ended(person.client, taskIds[0] ?? "");
  await workers.stop();
  const course = await person.client.tasks.timeline({ id: taskIds[0] ?? "" });
  const turns = course.filter(({ step }) => step !== "progress");
  expect(turns.map(({ step, attempt, cause }) => [step, attempt, cause?.code])).toEqual([
    ["created", 0, undefined],
    ["started", 1, undefined],
    ["waiting", 1, "timed_out"],
    ["started", 2, undefined],
    ["completed", 2, undefined],
  ]);
});

test("the overview counts, lists real events newest first and knows the steps that are done", async () => {
  const person = await domain.person();
  expect(await person.client.overview.get()).toMatchObject({
    views: 0,
    activity: [],
    firstSteps: { profile: false, phone: false, listing: false, campaign: false, share: false },
  });
  const made = await create(person);
  await person.client.account.card.save(card);
  // a name alone is no profile: nobody could be called by it
  expect((await person.client.overview.get()).firstSteps.profile).toBe(false);
  await person.client.account.card.save({ ...card, phone: "138 0000 1234" });
  await domain.pool.query(
    "update properties set published_at = now() + interval '1 minute', views = 12 where id = $1",
    [made.propertyId],
  );
  await buy(person, 1);
  const overview = await person.client.overview.get();
  expect(overview).toMatchObject({
    views: 12,
    properties: { published: 1, draft: 0, archived: 0 },
    tasks: { pending: 1 },
    firstSteps: { profile: true, phone: false, listing: true, campaign: false, share: true },
  });
  expect(overview.activity.map(({ type }) => type)).toEqual(["published", "task", "order"]);
});

test("transactions come page by page, newest first", async () => {
  const person = await domain.person();
  const basic = await memberPlan(domain.db, "basic");
  for (const day of [1, 2, 3])
    await insertOrder(domain.db, ownerOfRow({ user_id: person.id }), {
      ...basic,
      amountMinor: day,
      status: "pending",
      createdAt: new Date(Date.UTC(2026, 0, day)),
      paidAt: null,
    });
  const first = await person.client.orders.list({ limit: 2 });
  expect(first.items.map(({ amountMinor }) => amountMinor)).toEqual([3, 2]);
  const rest = await person.client.orders.list({ limit: 2, cursor: first.nextCursor ?? "" });
  expect(rest.items.map(({ amountMinor }) => amountMinor)).toEqual([1]);
  expect(new Set([...first.items, ...rest.items].map(({ number }) => number)).size).toBe(3);
  expect(rest.nextCursor).toBeNull();
});
