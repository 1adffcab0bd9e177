import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bankTransfer } from "#adapters/payments/bank";
import { type Domain, openDomain, type Person } from "#tests/support/domain";
import { fakeProvider } from "#tests/support/fake-provider";

const fake = fakeProvider("sandbox", () => new Date());
let domain: Domain;
beforeAll(async () => {
  const bank = bankTransfer({ account: "6222 0000", bank: "Bank of Examples", holder: "Listcast" });
  domain = await openDomain([], [fake.provider, bank]);
});
afterAll(() => domain.stop());

const product = { type: "plan", code: "professional" } as const;
const timeZone = "Asia/Kolkata";
const place = async ({ client }: Person) => {
  const { amountMinor: expectedMinor } = await client.orders.quote({ product, timeZone });
  return await client.orders.place({ product, timeZone, expectedMinor, idempotencyKey: randomUUID() });
};
const pay = ({ client }: Person, id: string) =>
  client.orders.pay({ id, provider: "sandbox", method: "page", language: "en", idempotencyKey: randomUUID() });

test("a person sees the price, orders, pays and has the package, all through the API", async () => {
  const person = await domain.person();
  expect(await person.client.orders.ways()).toEqual([
    { provider: "sandbox", methods: fake.provider.methods },
    { provider: "bank", methods: ["transfer"] },
  ]);
  const order = await place(person);
  expect(order).toMatchObject({
    number: expect.stringMatching(/^ORD-\d{6}$/),
    status: "pending",
    kind: "buy",
    amountMinor: 29_900,
  });
  const payment = await pay(person, order.id);
  const [reference] = fake.charges.keys();
  expect(payment).toMatchObject({
    state: "open",
    action: { type: "redirect", url: `https://pay.example/${reference}` },
  });
  const { returnUrl, notifyUrl, subject } = fake.charges.get(reference ?? "") ?? {};
  expect([returnUrl, notifyUrl, subject]).toEqual([
    `http://localhost:3999/dashboard/checkout?order=${order.id}`,
    "http://localhost:3999/api/payments/sandbox/callback",
    "Listcast Professional",
  ]);
  fake.pay(reference ?? "");
  expect(await person.client.orders.check({ id: order.id })).toMatchObject({ status: "completed" });
  expect((await person.client.subscriptions.list())[0]).toMatchObject({ source: "order", state: "current", quota: 50 });
  const { items } = await person.client.orders.list({ status: "completed" });
  expect(items.map((one) => one.id)).toEqual([order.id]);
  expect((await person.client.orders.list({ status: "pending" })).items).toEqual([]);
});

test("an order says its coupon, and while it waits when it would begin; a pack's, the period it belongs to", async () => {
  const person = await domain.person();
  const wish = { product, timeZone, coupon: "SPRING" };
  const sent = { code: "SPRING", kind: "percent" as const, value: 100, valid_from: new Date("2026-01-01T00:00:00Z") };
  await domain.db.insertInto("coupons").values(sent).execute();
  const open = await place(person);
  expect(open).toMatchObject({ coupon: null, planned: { kind: "buy" } });
  const { startsAt, endsAt } = await person.client.orders.quote(wish);
  const days = (from = "", to = "") => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  expect(days(open.planned?.startsAt, open.planned?.endsAt)).toBe(days(startsAt, endsAt));
  const free = await person.client.orders.place({ ...wish, expectedMinor: 0, idempotencyKey: randomUUID() });
  expect(free).toMatchObject({ status: "completed", coupon: "SPRING", planned: null });
  expect(await person.client.orders.get({ id: open.id })).toMatchObject({ status: "cancelled", planned: null });
  const next = await place(person);
  expect(next.planned).toMatchObject({ kind: "renew", startsAt: free.period?.endsAt });
  const pack = { product: { type: "pack", code: "pack10" }, timeZone } as const;
  const { amountMinor: expectedMinor } = await person.client.orders.quote(pack);
  const added = await person.client.orders.place({ ...pack, expectedMinor, idempotencyKey: randomUUID() });
  expect(added.planned).toEqual({ kind: "pack", ...free.period });
});

test("a transfer says where to, and keeps the order payable for the days it takes", async () => {
  const person = await domain.person();
  const { id, expiresAt } = await place(person);
  const payment = await person.client.orders.pay({
    id,
    provider: "bank",
    method: "transfer",
    language: "zh",
    idempotencyKey: randomUUID(),
  });
  expect(payment.action).toMatchObject({ type: "transfer", memo: expect.stringMatching(/^LC-/) });
  const after = await person.client.orders.get({ id });
  expect(after.expiresAt).toBe(payment.expiresAt);
  expect(Date.parse(after.expiresAt)).toBeGreaterThan(Date.parse(expiresAt));
});

test("scripts reach the same by plain addresses, none of which is taken for an order's id", async () => {
  const person = await domain.person();
  const ask = (path: string, body?: unknown) =>
    domain.app.request(`/api/orders${path}`, {
      method: body ? "POST" : "GET",
      headers: { authorization: `Bearer ${person.token}`, "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const { id } = await place(person);
  expect(await (await ask("/ways")).json()).toHaveLength(2);
  expect(await (await ask("/quote", { product, timeZone })).json()).toMatchObject({ amountMinor: 29_900 });
  expect(await (await ask(`/${id}`)).json()).toMatchObject({ id, status: "pending" });
  expect(await (await ask(`/${id}/cancel`, {})).json()).toMatchObject({ status: "cancelled" });
});

test("a way that is not offered and a zone nobody knows are refused before anything is written", async () => {
  const person = await domain.person();
  const { id } = await place(person);
  const wrong = { id, provider: "stripe", method: "page", language: "zh", idempotencyKey: randomUUID() } as const;
  await expect(person.client.orders.pay(wrong)).rejects.toMatchObject({ code: "invalid_input" });
  await expect(person.client.orders.quote({ product, timeZone: "Mars/Olympus" })).rejects.toMatchObject({
    code: "invalid_input",
  });
});

test("an account's order is nobody else's to see, pay, ask about or give up", async () => {
  const [owner, stranger] = [await domain.person(), await domain.person()];
  const { id } = await place(owner);
  for (const ask of [
    () => stranger.client.orders.get({ id }),
    () => pay(stranger, id),
    () => stranger.client.orders.check({ id }),
    () => stranger.client.orders.cancel({ id }),
  ])
    await expect(ask()).rejects.toMatchObject({ code: "not_found" });
  expect(await owner.client.orders.cancel({ id })).toMatchObject({ status: "cancelled" });
  await expect(owner.client.orders.cancel({ id })).rejects.toMatchObject({ code: "order_closed" });
});
