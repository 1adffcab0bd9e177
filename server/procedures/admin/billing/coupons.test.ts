import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StatementLine } from "#adapters/payments/payment";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { type Domain, openDomain, type Person } from "#tests/support/domain";
import { fakeProvider } from "#tests/support/fake-provider";
import { insertBought, memberPlan } from "#tests/support/packages";

const fake = fakeProvider("alipay", () => new Date());
let lines: StatementLine[] = [];
let domain: Domain;
let admin: Person;
beforeAll(async () => {
  domain = await openDomain([], [{ ...fake.provider, statement: async () => lines }]);
  admin = await domain.person({ role: "admin", scope: "operations" });
});
afterAll(() => domain.stop());

const timeZone = "Asia/Shanghai";
const form = () => ({
  code: ` spring-${randomUUID().slice(0, 6)} `,
  kind: "percent" as "percent" | "amount",
  value: 20,
  currency: null as string | null,
  planCodes: ["basic"],
  firstPurchaseOnly: false,
  perAccount: 1,
  maxRedemptions: 1,
  validFrom: "2026-01-01T00:00:00Z",
  validUntil: null,
  note: "春季活动",
});

test("a coupon is made, taken off a price, seen in use, and disabled; what it takes off then stays", async () => {
  const { save, disable, list } = admin.client.admin.coupons;
  const asked = form();
  const made = await save(asked);
  expect(made).toMatchObject({ code: asked.code.trim().toUpperCase(), used: 0, reserved: 0, disabledAt: null });
  await expect(save(asked)).rejects.toMatchObject({
    code: "conflict",
    data: expect.objectContaining({ field: "code" }),
  });
  const saved = await save({ ...asked, id: made.id, seen: made.updatedAt, value: 25 });
  expect(saved).toMatchObject({ id: made.id, value: 25 });
  // somebody who still has the first before them
  await expect(save({ ...asked, id: made.id, seen: made.updatedAt, note: "y" })).rejects.toMatchObject({
    code: "conflict",
    data: expect.not.objectContaining({ field: expect.anything() }),
  });
  await expect(save({ ...asked, id: made.id })).rejects.toMatchObject({ code: "invalid_input" });
  const person = await domain.person();
  const wish = { product: { type: "plan" as const, code: "basic" as const }, timeZone, coupon: made.code };
  const { amountMinor, discountMinor } = await person.client.orders.quote(wish);
  expect(discountMinor).toBe(2_475);
  await person.client.orders.place({ ...wish, expectedMinor: amountMinor, idempotencyKey: randomUUID() });
  expect((await list({})).items.find((one) => one.id === made.id)).toMatchObject({ reserved: 1, used: 0 });
  const edited = { ...asked, id: made.id, seen: saved.updatedAt };
  await expect(save({ ...edited, value: 30 })).rejects.toMatchObject({
    code: "conflict",
    data: expect.objectContaining({ field: "value" }),
  });
  expect(await save({ ...edited, value: 25, note: "x", maxRedemptions: 9 })).toMatchObject({ note: "x" });
  expect((await disable({ id: made.id })).disabledAt).not.toBeNull();
  const other = await domain.person();
  expect((await other.client.orders.quote(wish)).coupon).toMatchObject({ usable: false, why: "ended" });
  expect((await disable({ id: made.id, disabled: false })).disabledAt).toBeNull();
  const { items } = await admin.client.admin.logs.audit.list({ subjectId: made.id });
  expect(new Set(items.map((one) => one.actor))).toEqual(new Set([`admin:${admin.id}`]));
});

test("a coupon that fits no rule is refused", async () => {
  const wrong = [
    { value: 101 },
    { kind: "amount" as const },
    { currency: "CNY" },
    { validUntil: "2025-01-01T00:00:00Z" },
  ];
  for (const over of wrong)
    await expect(admin.client.admin.coupons.save({ ...form(), ...over })).rejects.toMatchObject({
      code: "invalid_input",
    });
});

async function onBasic() {
  const person = await domain.person();
  const period = { startsAt: new Date(), endsAt: new Date(Date.now() + 30 * 86_400_000) };
  await insertBought(domain.db, ownerOfRow({ user_id: person.id }), await memberPlan(domain.db, "basic"), period);
  const adjust = (listings: number, idempotencyKey = randomUUID()) =>
    admin.client.admin.quota.adjust({ userId: person.id, listings, reason: "客服补偿", idempotencyKey });
  return { person, adjust };
}

test("listings are given and taken with the reason in the audit, once a key, never more than is left", async () => {
  const { person, adjust } = await onBasic();
  const key = randomUUID();
  for (const _ of [1, 2]) expect((await adjust(5, key)).subscription).toMatchObject({ quota: 15, extra: 5, used: 0 });
  await expect(adjust(6, key)).rejects.toMatchObject({ code: "conflict" });
  expect((await adjust(-8)).subscription).toMatchObject({ quota: 10, extra: 0, used: 3 });
  await expect(adjust(-8)).rejects.toMatchObject({ code: "quota_used_up" });
  const seen = await admin.client.admin.ledger({ userId: person.id });
  expect(seen.items.map(({ reason, change, left }) => [reason, change, left])).toEqual([
    ["adjusted", -8, 7],
    ["adjusted", 5, 15],
  ]);
  const own = await person.client.subscriptions.ledger({ id: seen.subscriptionId ?? "" });
  expect(own.items).toEqual(seen.items);
  const { items } = await admin.client.admin.logs.audit.list({ accountId: person.id, limit: 100 });
  const said = items.filter((one) => one.action === "quota.adjust");
  expect(said.map((one) => [one.actor, one.after])).toEqual([
    [`admin:${admin.id}`, { listings: -8, reason: "客服补偿" }],
    [`admin:${admin.id}`, { listings: 5, reason: "客服补偿" }],
  ]);
});

test("opening one account's order, listings or audit is written down with who did; lists and further pages are not", async () => {
  const { person } = await onBasic();
  const { list, get } = admin.client.admin.orders;
  const order = (await list({ userId: person.id })).items[0]?.id ?? "";
  const read = async () => {
    const rows = await domain.db
      .selectFrom("audit_entries")
      .select(["action", "actor", "subject_id"])
      .where("account_id", "=", person.id)
      .where("action", "like", "%.read")
      .orderBy("id")
      .execute();
    return rows.map((row) => [row.action, row.actor, row.subject_id]);
  };
  expect(await read()).toEqual([]);
  await get({ id: order });
  await admin.client.admin.ledger({ userId: person.id });
  const { next } = await admin.client.admin.logs.audit.list({ accountId: person.id, limit: 1 });
  await admin.client.admin.logs.audit.list({ accountId: person.id, limit: 1, cursor: next ?? "" });
  await admin.client.admin.logs.audit.list({ limit: 1 });
  const by = `admin:${admin.id}`;
  expect(await read()).toEqual([
    ["orders.read", by, order],
    ["ledger.read", by, null],
    ["audit.read", by, null],
  ]);
});

test("another account's period is not read under this account's name, and without a package nothing is adjusted", async () => {
  const { person } = await onBasic();
  const other = await onBasic();
  const { subscriptionId } = await admin.client.admin.ledger({ userId: person.id });
  await expect(
    admin.client.admin.ledger({ userId: other.person.id, subscriptionId: subscriptionId ?? "" }),
  ).rejects.toMatchObject({ code: "not_found" });
  await domain.pool.query("update public.subscriptions set cancelled_at = now() where user_id = $1", [person.id]);
  const asked = { userId: person.id, listings: 1, reason: "x", idempotencyKey: randomUUID() };
  await expect(admin.client.admin.quota.adjust(asked)).rejects.toMatchObject({ code: "no_package" });
});

test("a day's statement is compared on demand, what differs is listed and resolved with a note", async () => {
  const at = new Date(Date.now() - 2 * 86_400_000);
  const day = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(at);
  lines = [{ type: "payment", reference: "elsewhere", transactionId: "t-1", at, amountMinor: 100, currency: "CNY" }];
  const { run } = admin.client.admin.statements;
  expect(await run({ of: { provider: "alipay", day } })).toEqual({
    days: [{ provider: "alipay", day }],
    differences: 1,
  });
  const today = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(new Date());
  await expect(run({ of: { provider: "alipay", day: today } })).rejects.toMatchObject({ code: "invalid_input" });
  const { list, resolve } = admin.client.admin.differences;
  const { items } = await list({ open: true });
  expect(items).toMatchObject([{ kind: "missing_here", day, theirs: { reference: "elsewhere", amountMinor: 100 } }]);
  const id = items[0]?.id ?? "";
  expect(await resolve({ id, note: "门店收款" })).toMatchObject({ resolvedBy: admin.id, note: "门店收款" });
  expect((await list({ open: true })).items).toEqual([]);
  expect((await list({ open: false, provider: "alipay" })).items).toHaveLength(1);
});

test("an enquiry moves on, its note for administrators only", async () => {
  const person = await domain.person();
  const { id } = await person.client.enquiries.send({
    name: "Lin",
    company: "Bay Homes",
    phone: null,
    email: "lin@example.com",
    teamSize: null,
    message: null,
    planCode: "enterprise",
    language: "en",
    idempotencyKey: randomUUID(),
  });
  const { list, update } = admin.client.admin.enquiries;
  const seen = (await list({ id })).items[0]?.updatedAt ?? "";
  expect(await update({ id, state: "contacted", note: "周五回电", seen })).toMatchObject({
    state: "contacted",
    note: "周五回电",
  });
  await expect(update({ id, state: "lost", note: "", seen })).rejects.toMatchObject({ code: "conflict" });
  expect((await list({ state: "contacted" })).items.map((one) => one.id)).toEqual([id]);
  expect((await list({ state: "new" })).items).toEqual([]);
});

test("an enquiry is found by its phone, however either of the two is written", async () => {
  const person = await domain.person();
  const asked = { name: "何一", company: "安居", email: null, teamSize: null, message: null, language: "zh" as const };
  const send = (phone: string) =>
    person.client.enquiries.send({ ...asked, phone, planCode: "enterprise", idempotencyKey: randomUUID() });
  const [dashed, plain] = [await send("138-0013-8000"), await send("13900139111")];
  const foundBy = async (q: string) => (await admin.client.admin.enquiries.list({ q })).items.map(({ id }) => id);
  for (const written of ["138-0013-8000", "13800138000", "138 0013 8000", "0013-8000"])
    expect(await foundBy(written), written).toEqual([dashed.id]);
  for (const written of ["139-0013-9111", "13900139111", "139.0013.9111"])
    expect(await foundBy(written), written).toEqual([plain.id]);
});

test("the audit is read in pages, newest first, and is never changed", async () => {
  const { list } = admin.client.admin.logs.audit;
  const first = await list({ limit: 2 });
  const second = await list({ limit: 2, cursor: first.next ?? "" });
  const ids = [...first.items, ...second.items].map((one) => Number(one.id));
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
  expect(new Set(ids).size).toBe(4);
  await expect(list({ cursor: "; drop table" })).rejects.toMatchObject({ code: "invalid_input" });
  await expect(domain.pool.query("update public.audit_entries set actor = 'nobody'")).rejects.toThrow("never changed");
});
