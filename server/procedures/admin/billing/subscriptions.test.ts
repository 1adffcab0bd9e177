import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Domain, openDomain, type Person } from "#tests/support/domain";
import { fakeProvider } from "#tests/support/fake-provider";

const fake = fakeProvider("alipay", () => new Date());
let domain: Domain;
let admin: Person;
let owner: Person;
beforeAll(async () => {
  domain = await openDomain([], [fake.provider]);
  admin = await domain.person({ role: "admin", scope: "operations" });
  owner = await domain.person({ role: "admin", scope: "super" });
});
afterAll(() => domain.stop());

const api = () => admin.client.admin.subscriptions;
const grant = (userId: string, over: { days?: number; planCode?: "basic" | "professional" | "enterprise" } = {}) => ({
  userId,
  planCode: over.planCode ?? ("basic" as const),
  days: over.days ?? null,
  reason: "活动赠送",
  idempotencyKey: randomUUID(),
});
async function buy({ client }: Person): Promise<string> {
  const wish = { product: { type: "plan" as const, code: "basic" as const }, timeZone: "Asia/Shanghai" };
  const { amountMinor: expectedMinor } = await client.orders.quote(wish);
  const { id } = await client.orders.place({ ...wish, expectedMinor, idempotencyKey: randomUUID() });
  const how = { provider: "alipay", method: "page", language: "zh" } as const;
  const { id: paymentId } = await client.orders.pay({ id, ...how, idempotencyKey: randomUUID() });
  const row = await domain.db
    .selectFrom("payments")
    .select("reference")
    .where("id", "=", paymentId)
    .executeTakeFirstOrThrow();
  fake.pay(row.reference);
  await client.orders.check({ id });
  return id;
}
const ofOrder = async (userId: string, orderId: string) => {
  const found = (await api().list({ userId })).items.find((one) => one.orderId === orderId);
  if (!found) throw new Error("the order gave nothing");
  return found;
};

test("a gift starts at once, the next one when it ends, and the same wish gives once", async () => {
  const person = await domain.person();
  const wish = grant(person.id, { days: 10 });
  const [first, again] = [await api().grant(wish), await api().grant(wish)];
  expect(again.id).toBe(first.id);
  expect(first).toMatchObject({ source: "grant", state: "running", planCode: "basic", account: { id: person.id } });
  expect(Date.parse(first.endsAt) - Date.parse(first.startsAt)).toBe(10 * 86_400_000);
  expect(await person.client.account.entitled()).toMatchObject({
    state: "running",
    source: "grant",
    planCode: "basic",
  });
  const second = await api().grant(grant(person.id, { planCode: "professional" }));
  expect(second).toMatchObject({ state: "upcoming", startsAt: first.endsAt });
  await expect(api().grant({ ...wish, userId: owner.id })).rejects.toMatchObject({ code: "forbidden" });
  const other = await domain.person();
  await expect(api().grant({ ...wish, userId: other.id })).rejects.toMatchObject({ code: "conflict" });
});

test("a bought period is extended by a given one after it, and is itself not touched", async () => {
  const person = await domain.person();
  const bought = await ofOrder(person.id, await buy(person));
  const ask = { id: bought.id, days: null, reason: "故障补偿", idempotencyKey: randomUUID() };
  const next = await api().extend(ask);
  expect((await api().extend(ask)).id).toBe(next.id);
  expect(next).toMatchObject({ source: "grant", state: "upcoming", planCode: "basic", startsAt: bought.endsAt });
  expect((await ofOrder(person.id, bought.orderId ?? "")).endsAt).toBe(bought.endsAt);
  const later = await api().extend({ ...ask, days: 7, idempotencyKey: randomUUID() });
  expect(later.startsAt).toBe(next.endsAt);
  const { items } = await admin.client.admin.logs.audit.list({ subjectId: next.id });
  expect(items.map((one) => [one.action, one.actor])).toContainEqual(["subscriptions.extend", `admin:${admin.id}`]);
  expect(items.find((one) => one.action === "subscriptions.extend")?.after).toMatchObject({ reason: "故障补偿" });
});

test("a change puts another plan in its place until the same day; ending it brings the old one back, which can be refunded", async () => {
  const person = await domain.person();
  const orderId = await buy(person);
  const bought = await ofOrder(person.id, orderId);
  const change = { id: bought.id, planCode: "professional" as const, reason: "升级体验", idempotencyKey: randomUUID() };
  const given = await api().change(change);
  expect((await api().change(change)).id).toBe(given.id);
  expect(given).toMatchObject({ source: "grant", state: "running", planCode: "professional", endsAt: bought.endsAt });
  expect(await ofOrder(person.id, orderId)).toMatchObject({ state: "cancelled", replaced: true });
  expect(await person.client.account.entitled()).toMatchObject({ planCode: "professional" });
  await expect(api().change({ ...change, idempotencyKey: randomUUID() })).rejects.toMatchObject({ code: "conflict" });
  expect(await api().cancel({ id: given.id, reason: "结束体验" })).toMatchObject({ state: "cancelled" });
  expect(await ofOrder(person.id, orderId)).toMatchObject({ state: "running", replaced: false });
  const refund = { orderId, amountMinor: null, reason: "退订", idempotencyKey: randomUUID() };
  expect(await admin.client.admin.refunds.create(refund)).toMatchObject({ order: { status: "refunded" } });
});

test("what was bought is not ended here, a trial is and does not come again, and nothing is ended twice", async () => {
  const person = await domain.person();
  const bought = await ofOrder(person.id, await buy(person));
  await expect(api().cancel({ id: bought.id, reason: "x" })).rejects.toMatchObject({ code: "conflict" });
  const trial = (await api().list({ userId: person.id, source: "trial" })).items[0];
  if (!trial) throw new Error("no trial");
  expect(await api().cancel({ id: trial.id, reason: "x" })).toMatchObject({ state: "cancelled" });
  await person.client.account.entitled();
  expect((await api().list({ userId: person.id, source: "trial" })).items).toMatchObject([{ state: "cancelled" }]);
  const gift = await api().grant(grant(person.id));
  await api().cancel({ id: gift.id, reason: "发错了" });
  await expect(api().cancel({ id: gift.id, reason: "x" })).rejects.toMatchObject({ code: "conflict" });
  const wish = { id: gift.id, days: 7, reason: "x", idempotencyKey: randomUUID() };
  await expect(api().extend(wish)).rejects.toMatchObject({ code: "conflict" });
});

test("a trial is extended by a gift of its plan that begins when it ends", async () => {
  const person = await domain.person();
  await person.client.account.entitled();
  const trial = (await api().list({ userId: person.id, source: "trial" })).items[0];
  if (!trial) throw new Error("no trial");
  const next = await api().extend({ id: trial.id, days: 7, reason: "再试一周", idempotencyKey: randomUUID() });
  expect(next).toMatchObject({ source: "grant", planCode: trial.planCode, startsAt: trial.endsAt });
});

test("periods are found by address, state and plan, page by page; administrators' own by super only", async () => {
  const person = await domain.person();
  const first = await api().grant(grant(person.id, { days: 3 }));
  const second = await api().grant(grant(person.id, { planCode: "enterprise" }));
  const found = async (input: Parameters<ReturnType<typeof api>["list"]>[0]) =>
    (await api().list({ ...input, source: "grant" })).items.map((one) => one.id);
  expect(await found({ q: person.email, direction: "asc" })).toEqual([first.id, second.id]);
  expect(await found({ q: person.email, state: "running" })).toEqual([first.id]);
  expect(await found({ q: person.email, state: "upcoming" })).toEqual([second.id]);
  expect(await found({ q: person.email, state: "ended" })).toEqual([]);
  expect(await found({ q: person.email, plan: "enterprise" })).toEqual([second.id]);
  const page = await api().list({ userId: person.id, source: "grant", sort: "starts", limit: 1 });
  expect(page).toMatchObject({ count: { count: 2, more: false }, previous: null });
  expect(await found({ userId: person.id, sort: "starts", limit: 1, cursor: page.next ?? "" })).toEqual([first.id]);
  const own = await owner.client.admin.subscriptions.grant(grant(owner.id));
  expect(await found({ userId: owner.id })).toEqual([]);
  await expect(api().cancel({ id: own.id, reason: "x" })).rejects.toMatchObject({ code: "forbidden" });
});

test("whoever is given a package, more of it, another one or its end is told once, here and by mail in their language", async () => {
  const person = await domain.person();
  const wish = grant(person.id);
  const given = await api().grant(wish);
  await api().grant(wish);
  const next = await api().extend({ id: given.id, days: 7, reason: "x", idempotencyKey: randomUUID() });
  const change = { id: given.id, planCode: "professional" as const, reason: "x", idempotencyKey: randomUUID() };
  const changed = await api().change(change);
  await api().change(change);
  await api().cancel({ id: changed.id, reason: "内部说明" });
  const { items } = await person.client.notifications.list({});
  expect(items.map((one) => one.kind)).toEqual([
    "package_cancelled",
    "package_changed",
    "package_extended",
    "package_given",
  ]);
  expect(items[2]?.data).toMatchObject({ planEn: "Basic", from: next.startsAt, day: next.endsAt });
  expect(JSON.stringify(items)).not.toContain("内部说明");
  const due = await domain.db
    .selectFrom("mail_outbox")
    .select(["kind", "subject_id"])
    .where("user_id", "=", person.id)
    .where("ended_at", "is", null)
    .execute();
  expect(due).toHaveLength(4);
});
