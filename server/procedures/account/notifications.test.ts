import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppError } from "#contract/errors";
import { emptyListing } from "#contract/listing";
import { sweep } from "#server/jobs/sweep";
import { ownerOfSession } from "#server/queries/accounts/owner";
import { notify } from "#server/queries/notifications/notifications";
import { type Domain, ended, openDomain, type Person } from "#tests/support/domain";

let domain: Domain;
beforeAll(async () => {
  domain = await openDomain();
});
afterAll(() => domain.stop());

const tell = ({ id }: Person, title: string) =>
  notify(domain.db, ownerOfSession({ userId: id }), {
    kind: "campaign_done",
    data: { campaignId: randomUUID(), title },
  });
const titles = (items: { data: Record<string, unknown> }[]) => items.map((one) => one.data.title);

const campaign = {
  listing: {
    ...emptyListing(),
    title: "Flat",
    transaction: "sale" as const,
    price: { amount: 1_000_000, currency: "CNY", period: null },
  },
  photoIds: [],
  preferences: {
    languages: ["en" as const],
    style: "professional" as const,
    platforms: ["twitter"],
    kinds: ["post" as const],
  },
  agent: { name: "Ada", phone: null, company: null, licence: null, address: null, email: null },
};

test("the list is newest first, in pages, and counts what is unread; others see nothing of it", async () => {
  const person = await domain.person();
  // moments are told apart by the millisecond
  for (const title of ["one", "two", "three"]) await tell(person, title).then(() => sleep(3));
  const first = await person.client.notifications.list({ limit: 2 });
  expect(titles(first.items)).toEqual(["three", "two"]);
  expect(first.unread).toBe(3);
  const second = await person.client.notifications.list({ limit: 2, cursor: first.nextCursor ?? "" });
  expect(titles(second.items)).toEqual(["one"]);
  expect(second.nextCursor).toBeNull();
  const stranger = await domain.person();
  expect(await stranger.client.notifications.list({ limit: 10 })).toEqual({ items: [], nextCursor: null, unread: 0 });
});

test("one is marked as read, then all; a stranger's mark changes nothing", async () => {
  const [person, stranger] = [await domain.person(), await domain.person()];
  for (const title of ["one", "two", "three"]) await tell(person, title);
  const { items } = await person.client.notifications.list({ limit: 10 });
  const ids = items.slice(0, 1).map((one) => one.id);
  await stranger.client.notifications.read({ ids });
  await stranger.client.notifications.read({});
  expect(await person.client.notifications.read({ ids: [] })).toEqual({ unread: 3 });
  expect(await person.client.notifications.read({ ids })).toEqual({ unread: 2 });
  expect(await person.client.notifications.read({})).toEqual({ unread: 0 });
});

test("the stream tells the count at once and again with every change, also one made in another window", async () => {
  const person = await domain.person();
  const leave = new AbortController();
  const stream = await person.client.notifications.events(undefined, { signal: leave.signal });
  const next = async () => (await stream.next()).value;
  expect(await next()).toEqual({ unread: 0, newest: null });
  await tell(person, "one");
  expect(await next()).toMatchObject({ unread: 1, newest: { kind: "campaign_done", data: { title: "one" } } });
  await person.client.notifications.read({});
  expect(await next()).toEqual({ unread: 0, newest: null });
  leave.abort();
});

test("a finished campaign and one that failed are told once; a cancelled one and an import are not", async () => {
  const person = await domain.person();
  let fails = false;
  const workers = await domain.work({
    writePiece: async (...about) => {
      if (fails) throw new AppError("nothing_to_write");
      return await domain.jobDeps().writePiece(...about);
    },
  });
  const create = () => person.client.campaigns.create({ ...campaign, idempotencyKey: randomUUID() });
  const good = await create();
  await ended(person.client, good.taskIds[0] ?? "");
  fails = true;
  const bad = await create();
  const { cause } = await ended(person.client, bad.taskIds[0] ?? "");
  expect(cause?.code).toBe("not_written");
  const source = { type: "text" as const, text: "x" };
  await ended(person.client, (await person.client.imports.start({ source, idempotencyKey: randomUUID() })).id);
  await workers.stop();
  const waiting = await create();
  await person.client.tasks.cancel({ id: waiting.taskIds[0] ?? "" });
  const { items } = await person.client.notifications.list({ limit: 10 });
  expect(items.map(({ kind, data }) => [kind, data.campaignId])).toEqual([
    ["task_failed", bad.campaignId],
    ["campaign_done", good.campaignId],
  ]);
});

test("who wished not to be told of such things is not", async () => {
  const person = await domain.person();
  await domain.pool.query(
    "insert into public.notification_settings (user_id, kind, channel, wanted) values ($1, 'task_finished', 'in_app', false)",
    [person.id],
  );
  await tell(person, "one");
  expect((await person.client.notifications.list({ limit: 10 })).items).toEqual([]);
});

test("after ninety days news is swept away", async () => {
  const person = await domain.person();
  for (const title of ["old", "new"]) await tell(person, title);
  await domain.pool.query(
    "update public.notifications set created_at = now() - interval '91 days' where user_id = $1 and data->>'title' = 'old'",
    [person.id],
  );
  await sweep(domain.jobDeps());
  expect(titles((await person.client.notifications.list({ limit: 10 })).items)).toEqual(["new"]);
});
