import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY, openShop, packOf, planOf, type Shop } from "#tests/support/shop";
import { askRefund, executeRefund, executeRefunds, receiveCallback, retryRefund } from "./index.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const basic = planOf("basic");
const professional = planOf("professional");
const adminId = randomUUID();

const ask = (orderId: string, amountMinor: number | null = null, idempotencyKey: string = randomUUID()) =>
  shop.deps.db
    .transaction()
    .execute((trx) => askRefund(trx, shop.deps, { orderId, amountMinor, reason: "goodwill", adminId, idempotencyKey }));
/** Asks, and the money goes back. */
const refund = async (orderId: string, amountMinor: number | null = null) => {
  const row = await ask(orderId, amountMinor);
  if (row) await executeRefund(shop.deps, row.id);
  return row;
};

test("a whole refund ends the package, says so in the order and writes a credit note when the money is back", async () => {
  const owner = await shop.buyer();
  const id = await shop.buy(owner, basic);
  const row = await ask(id);
  expect(await shop.order(owner, id)).toMatchObject({
    status: "refunded",
    refundedMinor: 9_900,
    refunds: [{ state: "pending", amountMinor: 9_900, reason: "goodwill" }],
    receipts: [{ kind: "receipt" }],
  });
  expect(await shop.packages(owner)).toMatchObject([{ cancelled_at: shop.now() }]);
  await executeRefund(shop.deps, row?.id ?? "");
  expect(await shop.order(owner, id)).toMatchObject({
    refunds: [{ state: "done", doneAt: shop.now().toISOString() }],
    receipts: [{ kind: "receipt" }, { kind: "credit_note" }],
  });
  await expect(ask(id)).rejects.toMatchObject({ code: "order_closed" });
});

test("parts are money only, until they are the whole; never more than came in", async () => {
  const owner = await shop.buyer();
  const id = await shop.buy(owner, basic);
  await refund(id, 4_000);
  expect(await shop.order(owner, id)).toMatchObject({ status: "completed", refundedMinor: 4_000 });
  await expect(ask(id, 6_000)).rejects.toMatchObject({ code: "refund_too_large", data: { leftMinor: 5_900 } });
  await expect(ask(id, 0)).rejects.toMatchObject({ code: "refund_too_large" });
  await refund(id, 5_900);
  expect(await shop.order(owner, id)).toMatchObject({ status: "refunded", refundedMinor: 9_900 });
  expect((await shop.packages(owner))[0]?.cancelled_at).toEqual(shop.now());
});

test("two administrators at once give it back once, and one key asks once", async () => {
  const owner = await shop.buyer();
  const id = await shop.buy(owner, basic);
  const key = randomUUID();
  const asked = await Promise.allSettled([ask(id, null, key), ask(id, null, key), ask(id), ask(id, 5_000)]);
  expect(asked.filter((one) => one.status === "fulfilled").length).toBeGreaterThan(0);
  const rows = await shop.refunds(owner);
  expect(rows.reduce((sum, one) => sum + one.amount_minor, 0)).toBeLessThanOrEqual(9_900);
});

test("what an upgrade had replaced runs again when it is refunded, with the packs nobody has used", async () => {
  const owner = await shop.buyer();
  const first = await shop.buy(owner, basic);
  await shop.buy(owner, packOf("pack10"));
  await shop.buy(owner, basic);
  const upgrade = await shop.buy(owner, professional);
  const upgraded = (await shop.packages(owner)).at(-1);
  await shop.use(owner, upgraded?.id ?? "", 54);
  await expect(ask(first)).rejects.toMatchObject({ code: "conflict" });
  await refund(upgrade);
  const [running, next, gone] = await shop.packages(owner);
  expect(running).toMatchObject({ cancelled_at: null, replaced_by: null, extra_quota: 6 });
  expect(next).toMatchObject({ cancelled_at: null, replaced_by: null });
  expect(gone).toMatchObject({ cancelled_at: shop.now(), extra_quota: 4 });
  await refund(first);
  expect((await shop.packages(owner))[0]?.cancelled_at).toEqual(shop.now());
});

test("what was over by then does not run again", async () => {
  const owner = await shop.buyer();
  await shop.buy(owner, basic);
  shop.pass(20 * DAY);
  const upgrade = await shop.buy(owner, professional);
  shop.pass(20 * DAY);
  await refund(upgrade);
  expect((await shop.packages(owner)).every((one) => one.cancelled_at !== null)).toBe(true);
});

test("of a pack only unused listings go back, and leave with their money", async () => {
  const owner = await shop.buyer();
  await shop.buy(owner, basic);
  const pack = await shop.buy(owner, packOf("pack10"));
  const [holder] = await shop.packages(owner);
  await shop.use(owner, holder?.id ?? "", 13);
  await expect(ask(pack, 9_900)).rejects.toMatchObject({ code: "refund_too_large", data: { leftMinor: 6_930 } });
  await refund(pack);
  expect(await shop.order(owner, pack)).toMatchObject({ status: "completed", refundedMinor: 6_930 });
  expect(await shop.packages(owner)).toMatchObject([{ extra_quota: 3, used: 13 }]);
  await expect(ask(pack)).rejects.toMatchObject({ code: "refund_too_large", data: { leftMinor: 0 } });
});

test("a pack nobody used is refunded whole, also after an upgrade carried it over", async () => {
  const owner = await shop.buyer();
  await shop.buy(owner, basic);
  const pack = await shop.buy(owner, packOf("pack10"));
  await shop.buy(owner, professional);
  await refund(pack);
  expect((await shop.order(owner, pack)).status).toBe("refunded");
  expect((await shop.packages(owner)).map((one) => one.extra_quota)).toEqual([0, 0]);
});

test("an order that cost nothing can be taken back, and what it replaced runs again", async () => {
  const owner = await shop.buyer();
  await shop.buy(owner, basic);
  const renewed = await shop.buy(owner, basic);
  const [running] = await shop.packages(owner);
  await refund((await shop.packages(owner))[0]?.order_id ?? "");
  expect(running?.id).toBeDefined();
  // only the upcoming one is left: it can begin now for nothing
  const free = await shop.place(owner, basic);
  expect(await shop.order(owner, free)).toMatchObject({ status: "completed", kind: "upgrade", amountMinor: 0 });
  await expect(ask(renewed)).rejects.toMatchObject({ code: "conflict" });
  expect(await ask(free)).toBeNull();
  await refund(renewed);
  expect((await shop.packages(owner)).every((one) => one.cancelled_at !== null)).toBe(true);
});

test("a refund whose answer was lost is asked again under its reference and pays out once", async () => {
  const owner = await shop.buyer();
  const id = await shop.buy(owner, basic);
  const row = await ask(id);
  shop.alipay.mood.refund = "lost";
  await expect(executeRefund(shop.deps, row?.id ?? "")).rejects.toMatchObject({ code: "unavailable" });
  shop.alipay.mood.refund = "well";
  shop.pass(5 * 60_000);
  await executeRefunds(shop.deps);
  expect(await shop.refunds(owner)).toMatchObject([{ state: "done" }]);
  const [payment] = await shop.payments(id);
  expect(shop.alipay.givenBack(payment?.reference ?? "")).toBe(9_900);
});

test("a refund that waits is finished by its callback; one that failed stays so, and is tried again as another, once", async () => {
  const owner = await shop.buyer();
  const id = await shop.buy(owner, basic);
  shop.alipay.mood.refund = "pending";
  const row = await refund(id);
  if (!row) throw new Error("no refund");
  expect(await shop.refunds(owner)).toMatchObject([{ state: "pending" }]);
  const { provider, newsOfRefund } = shop.alipay;
  await receiveCallback(shop.deps, provider, newsOfRefund(row.reference, { state: "failed", why: "account closed" }));
  expect(await shop.refunds(owner)).toMatchObject([{ state: "failed", why_failed: "account closed" }]);
  shop.alipay.mood.refund = "well";
  const retry = () => shop.deps.db.transaction().execute((trx) => retryRefund(trx, row.id, adminId, shop.now()));
  const [next, same] = await Promise.all([retry(), retry()]);
  expect(same.id).toBe(next.id);
  await executeRefund(shop.deps, next.id);
  expect(next.reference).not.toBe(row.reference);
  expect(await shop.refunds(owner)).toMatchObject([
    { id: row.id, state: "failed" },
    { id: next.id, state: "done", amount_minor: 9_900, reason: "goodwill", decided_by: adminId },
  ]);
  expect((await shop.order(owner, id)).refundedMinor).toBe(9_900);
  await receiveCallback(shop.deps, provider, newsOfRefund(next.reference, { state: "done", refundedAt: shop.now() }));
  expect((await shop.order(owner, id)).receipts.filter((one) => one.kind === "credit_note")).toHaveLength(1);
});

const outcomesOf = async (reference: string) =>
  (await shop.deps.db.selectFrom("payment_events").select("outcome").where("reference", "=", reference).execute()).map(
    (one) => one.outcome,
  );

test("money that bounced after it was given back changes nothing by itself, and is kept for a person", async () => {
  const owner = await shop.buyer();
  const row = await refund(await shop.buy(owner, basic));
  const { provider, newsOfRefund } = shop.alipay;
  const bounced = newsOfRefund(row?.reference ?? "", { state: "failed", why: "account closed" });
  expect((await receiveCallback(shop.deps, provider, bounced)).reply.status).toBe(200);
  expect(await shop.refunds(owner)).toMatchObject([{ state: "done" }]);
  expect(await outcomesOf(row?.reference ?? "")).toEqual(["mismatch"]);
});

test("money that went back after its refund was given up changes nothing by itself, and is kept for a person", async () => {
  const owner = await shop.buyer();
  shop.alipay.mood.refund = "failing";
  const row = await refund(await shop.buy(owner, basic));
  shop.alipay.mood.refund = "well";
  const { provider, newsOfRefund } = shop.alipay;
  await receiveCallback(
    shop.deps,
    provider,
    newsOfRefund(row?.reference ?? "", { state: "done", refundedAt: shop.now() }),
  );
  expect(await shop.refunds(owner)).toMatchObject([{ state: "failed" }]);
  expect(await outcomesOf(row?.reference ?? "")).toEqual(["mismatch"]);
});

test("what failed is not tried again when the money went back in another way", async () => {
  const owner = await shop.buyer();
  const id = await shop.buy(owner, basic);
  shop.alipay.mood.refund = "failing";
  const part = await refund(id, 4_000);
  shop.alipay.mood.refund = "well";
  await refund(id);
  const retry = shop.deps.db.transaction().execute((trx) => retryRefund(trx, part?.id ?? "", adminId, shop.now()));
  await expect(retry).rejects.toMatchObject({ code: "refund_too_large", data: { leftMinor: 0 } });
});
