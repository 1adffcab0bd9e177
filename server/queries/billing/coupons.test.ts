import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { couponTries } from "#server/base/limits";
import type { CouponRow } from "#server/db/tables/coupons";
import { type Owner, ownerOfRow } from "#server/queries/accounts/owner";
import { type Domain, openDomain } from "#tests/support/domain";
import { insertBought, memberPlan } from "#tests/support/packages";
import { checkCoupon, releaseCoupon, reserveCoupon, useCoupon } from "./coupons.ts";
import { insertOrder } from "./orders.ts";

let domain: Domain;
beforeAll(async () => {
  domain = await openDomain();
});
afterAll(() => domain.stop());

const now = new Date();
async function newOwner(): Promise<Owner> {
  const email = `${randomUUID()}@example.com`;
  return ownerOfRow({ user_id: await domain.backend.createUser({ email, password: "Correct-Horse-9" }) });
}
async function newCoupon(over: Partial<CouponRow> = {}): Promise<CouponRow> {
  const code = `C-${randomUUID().slice(0, 8).toUpperCase()}`;
  return await domain.db
    .insertInto("coupons")
    .values({ code, kind: "percent", value: 20, ...over })
    .returningAll()
    .executeTakeFirstOrThrow();
}
async function newOrder(owner: Owner): Promise<string> {
  const bought = await memberPlan(domain.db, "basic");
  const row = await domain.db
    .transaction()
    .execute((trx) =>
      insertOrder(trx, owner, { ...bought, amountMinor: 9_900, status: "pending", createdAt: now, paidAt: null }),
    );
  return row.id;
}
const reserve = async (owner: Owner, couponId: string) => {
  const orderId = await newOrder(owner);
  await domain.db.transaction().execute((trx) => reserveCoupon(trx, owner, { couponId, orderId }));
  return orderId;
};
const ask = (owner: Owner, code: string, over: { planCode?: string; payableMinor?: number } = {}) =>
  checkCoupon(domain.db, owner, {
    code,
    planCode: "basic",
    kind: "buy",
    payableMinor: 9_900,
    currency: "CNY",
    now,
    ...over,
  });

test("a coupon takes its share off what is payable, and says why it does not", async () => {
  const owner = await newOwner();
  const { id, code } = await newCoupon({ plan_codes: ["basic"], valid_from: new Date(now.getTime() - 1000) });
  expect(await ask(owner, code)).toEqual({ usable: true, id, code, discountMinor: 1_980 });
  expect(await ask(owner, code, { planCode: "professional" })).toEqual({ usable: false, code, why: "other_plan" });
  expect(await ask(owner, "NO-SUCH-CODE")).toEqual({ usable: false, code: "NO-SUCH-CODE", why: "unknown" });
});

test("of fifty accounts that ask at the same time, three get the last three uses", async () => {
  const { id } = await newCoupon({ max_redemptions: 3 });
  const owners = await Promise.all(Array.from({ length: 50 }, newOwner));
  const answers = await Promise.allSettled(owners.map((owner) => reserve(owner, id)));
  expect(answers.filter((one) => one.status === "fulfilled")).toHaveLength(3);
  for (const one of answers)
    if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "coupon_invalid" });
  const taken = await domain.db.selectFrom("coupon_redemptions").select("state").where("coupon_id", "=", id).execute();
  expect(taken.map((row) => row.state)).toEqual(["reserved", "reserved", "reserved"]);
});

test("one account that places ten orders at once uses its one coupon once", async () => {
  const { id } = await newCoupon();
  const owner = await newOwner();
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => reserve(owner, id)));
  expect(answers.filter((one) => one.status === "fulfilled")).toHaveLength(1);
});

test("a released use is free for the next; a used one is not, and late money uses what was released", async () => {
  const { id, code } = await newCoupon({ max_redemptions: 1, valid_from: new Date(now.getTime() - 1000) });
  const [first, second] = [await newOwner(), await newOwner()];
  const order = await reserve(first, id);
  expect(await ask(second, code)).toMatchObject({ why: "used_up" });
  // its own unpaid order is given up when it places another
  expect(await ask(first, code)).toMatchObject({ usable: true });
  await releaseCoupon(domain.db, order);
  const other = await reserve(second, id);
  await useCoupon(domain.db, other);
  await releaseCoupon(domain.db, other);
  expect(await ask(second, code)).toMatchObject({ why: "used_by_you" });
  expect(await ask(first, code)).toMatchObject({ why: "used_up" });
  await useCoupon(domain.db, order);
  const states = await domain.db.selectFrom("coupon_redemptions").select("state").where("coupon_id", "=", id).execute();
  expect(states.map((row) => row.state)).toEqual(["used", "used"]);
});

test("one for first purchases is refused to whoever has bought before", async () => {
  const { id, code } = await newCoupon({ first_purchase_only: true, valid_from: new Date(now.getTime() - 1000) });
  const owner = await newOwner();
  expect(await ask(owner, code)).toMatchObject({ usable: true });
  await insertBought(domain.db, owner, await memberPlan(domain.db, "basic"), {
    startsAt: now,
    endsAt: new Date(now.getTime() + 1e9),
  });
  expect(await ask(owner, code)).toMatchObject({ why: "first_only" });
  await expect(reserve(owner, id)).rejects.toMatchObject({ code: "coupon_invalid" });
});

test("an account that ends takes its uses along, and the coupon stays", async () => {
  const { id } = await newCoupon({ max_redemptions: 1 });
  const owner = await newOwner();
  const orderId = await reserve(owner, id);
  await domain.db
    .insertInto("reconciliation_differences")
    .values({
      provider: "alipay",
      kind: "missing_there",
      subject: orderId,
      day: "2026-03-02",
      user_id: owner.userId,
      order_id: orderId,
    })
    .execute();
  await domain.backend.accounts.remove(owner.userId);
  await reserve(await newOwner(), id);
  const kept = await domain.db
    .selectFrom("reconciliation_differences")
    .select(["user_id", "order_id"])
    .where("subject", "=", orderId)
    .execute();
  expect(kept).toEqual([{ user_id: null, order_id: null }]);
});

test("a disabled coupon can no longer be reserved", async () => {
  const { id } = await newCoupon({ disabled_at: now });
  await expect(reserve(await newOwner(), id)).rejects.toMatchObject({ code: "coupon_invalid" });
});

test("codes that do not exist can be tried so often and no more, right ones as often as one likes", async () => {
  const owner = await newOwner();
  const { code } = await newCoupon({ valid_from: new Date(now.getTime() - 1000) });
  for (let i = 0; i < couponTries.points * 2; i++) expect(await ask(owner, code)).toMatchObject({ usable: true });
  for (let i = 0; i < couponTries.points; i++) expect(await ask(owner, `GUESS-${i}`)).toMatchObject({ why: "unknown" });
  await expect(ask(owner, "GUESS-MORE")).rejects.toMatchObject({ code: "too_many_requests" });
  // not even a right one is told apart now
  await expect(ask(owner, code)).rejects.toMatchObject({ code: "too_many_requests" });
  expect(await ask(await newOwner(), code)).toMatchObject({ usable: true });
});

test("the database refuses a coupon nobody could use, and writes down who made it", async () => {
  await expect(newCoupon({ value: 101 })).rejects.toThrow();
  await expect(newCoupon({ kind: "amount", value: 500 })).rejects.toThrow();
  await expect(newCoupon({ code: "lower case" })).rejects.toThrow();
  const { id } = await newCoupon();
  const audit = await domain.db.selectFrom("audit_entries").selectAll().where("subject_id", "=", id).execute();
  expect(audit.map(({ action, actor }) => [action, actor])).toEqual([["coupons.insert", "system"]]);
});
