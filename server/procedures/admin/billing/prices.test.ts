import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Domain, openDomain, type Person } from "#tests/support/domain";

let domain: Domain;
let admin: Person;
beforeAll(async () => {
  domain = await openDomain();
  admin = await domain.person({ role: "admin", scope: "operations" });
});
afterAll(() => domain.stop());

const api = () => admin.client.admin.prices;
const begun = async (list: "public" | "member" = "member") => {
  const { version, plans, packs } = await api().get({ list });
  return { list, seen: version, plans, packs };
};
const basic = { type: "plan", code: "basic" } as const;
const timeZone = "Asia/Shanghai";

test("a change is a new version that is sold at once; an order keeps the price it was placed at", async () => {
  const person = await domain.person();
  const form = await begun();
  const before = await person.client.orders.quote({ product: basic, timeZone });
  const wish = { product: basic, timeZone, expectedMinor: before.amountMinor };
  const placed = await person.client.orders.place({ ...wish, idempotencyKey: randomUUID() });
  const plans = form.plans.map((one) => (one.code === "basic" ? { ...one, priceMinor: 12_900 } : one));
  const saved = await api().save({ ...form, plans });
  expect(saved.version).toBe(form.seen + 1);
  expect(saved.versions[0]).toMatchObject({ version: form.seen + 1, by: admin.email });
  expect((await person.client.plans.onSale()).plans.find((one) => one.code === "basic")?.priceMinor).toBe(12_900);
  expect((await person.client.orders.get({ id: placed.id })).amountMinor).toBe(before.amountMinor);
  await expect(person.client.orders.place({ ...wish, idempotencyKey: randomUUID() })).rejects.toMatchObject({
    code: "price_changed",
    data: expect.objectContaining({ amountMinor: 12_900 }),
  });
  expect((await begun("public")).seen).toBe(1);
});

test("whoever began with an older version is told, and writes nothing", async () => {
  const form = await begun();
  const packs = form.packs.slice(0, 1);
  const [one, other] = await Promise.allSettled([api().save({ ...form, packs }), api().save({ ...form, packs: [] })]);
  expect([one, other].map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect((await begun()).seen).toBe(form.seen + 1);
});

test("what says the same as now writes no version", async () => {
  const form = await begun("public");
  expect((await api().save(form)).version).toBe(form.seen);
});

test("an earlier version is restored as a new one, and stays what it was", async () => {
  const form = await begun();
  const first = await api().version({ list: "member", version: 1 });
  const restored = await api().save({ ...form, ...first });
  expect(restored.version).toBe(form.seen + 1);
  expect(restored.plans.map((one) => one.priceMinor)).toEqual(first.plans.map((one) => one.priceMinor));
  expect(restored.packs).toEqual(first.packs);
  expect(await api().version({ list: "member", version: 1 })).toEqual(first);
  await expect(api().version({ list: "member", version: 99 })).rejects.toMatchObject({ code: "not_found" });
  const { items } = await admin.client.admin.logs.audit.list({ subjectId: "member" });
  expect(items[0]).toMatchObject({ action: "price_lists.version", actor: `admin:${admin.id}` });
});

test("a list without a plan, with two popular ones, two currencies or a pack twice is refused", async () => {
  const form = await begun("public");
  const [pack] = form.packs;
  if (!pack) throw new Error("no pack");
  const wrong = [
    { ...form, plans: form.plans.slice(1) },
    { ...form, plans: form.plans.map((one) => ({ ...one, popular: true })) },
    { ...form, plans: form.plans.map((one, at) => (at === 0 ? { ...one, currency: "USD" } : one)) },
    { ...form, plans: form.plans.map((one) => ({ ...one, priceMinor: 0 })) },
    { ...form, packs: [pack, pack] },
  ];
  for (const one of wrong) await expect(api().save(one)).rejects.toMatchObject({ code: "invalid_input" });
  expect((await begun("public")).seen).toBe(form.seen);
});

test("every line of the lists that came with the product says what it tells of", async () => {
  const { plans } = await begun("public");
  expect(plans.map(({ benefits }) => benefits.features)).toEqual([
    ["listings", "platforms", "languages", "reports"],
    ["listings", "platforms", "languages", "video", "crm", "support", "reports"],
    ["listings", "platforms", "languages", "customTemplates", "hdVideo", "api", "manager"],
  ]);
  const form = await begun();
  const short = form.plans.map((one) => ({ ...one, benefits: { ...one.benefits, en: one.benefits.en.slice(1) } }));
  await expect(api().save({ ...form, plans: short })).rejects.toMatchObject({ code: "invalid_input" });
});
