import { expect, test } from "vitest";
import type { OrderDetail } from "#contract/order";
import type { Payment } from "#contract/payment";
import { orderEventsOf } from "./order-events.ts";
import { reorderLink } from "./reorder-link.ts";

const order = (change: Partial<OrderDetail>): OrderDetail => ({
  id: "00000000-0000-4000-8000-000000000001",
  number: "ORD-001",
  kind: "buy",
  title: { zh: "专业版", en: "Professional" },
  planCode: "professional",
  listings: 50,
  status: "pending",
  currency: "CNY",
  priceMinor: 29_900,
  creditMinor: 0,
  discountMinor: 0,
  amountMinor: 29_900,
  refundedMinor: 0,
  createdAt: "2026-03-02T08:00:00Z",
  expiresAt: "2026-03-02T10:00:00Z",
  paidAt: null,
  offered: false,
  period: null,
  planned: null,
  coupon: null,
  missingMinor: null,
  payments: [],
  refunds: [],
  receipts: [],
  ...change,
});
const tried = (id: string, state: Payment["state"]): Payment => ({
  id,
  provider: "alipay",
  method: "page",
  state,
  amountMinor: 29_900,
  currency: "CNY",
  action: null,
  expiresAt: "2026-03-02T08:30:00Z",
  paidAt: null,
});
const names = (change: Partial<OrderDetail>) => orderEventsOf(order(change)).map(({ is }) => is);

test("the tries that came to nothing stand between ordering and the money, in their order", () => {
  const paidAt = "2026-03-02T08:20:00Z";
  const payments = [tried("c", "paid"), tried("b", "closed"), tried("a", "failed")];
  const period = { startsAt: paidAt, endsAt: "2026-04-02T08:20:00Z" };
  expect(names({ status: "completed", paidAt, payments, period })).toEqual([
    "placed",
    "tryFailed",
    "tryClosed",
    "paid",
    "started",
  ]);
});

test("a renewal says when it will start; what cost nothing was never paid", () => {
  const paidAt = "2026-03-02T08:20:00Z";
  const period = { startsAt: "2026-03-20T00:00:00Z", endsAt: "2026-04-20T00:00:00Z" };
  expect(names({ status: "completed", kind: "renew", paidAt, period })).toEqual(["placed", "paid", "startsLater"]);
  // once its money is back it will not start any more
  expect(names({ status: "refunded", kind: "renew", paidAt, period })).toEqual(["placed", "paid"]);
  expect(names({ status: "completed", amountMinor: 0, paidAt, period: null, kind: "pack" })).toEqual(["placed"]);
});

test("a refund is asked for and carried out; an offer, a cancelled and an expired order say so", () => {
  const refund = {
    id: "r",
    amountMinor: 100,
    currency: "CNY",
    reason: "",
    createdAt: "2026-03-05T08:00:00Z",
    doneAt: "2026-03-05T09:00:00Z",
  };
  expect(names({ refunds: [{ ...refund, state: "done" }] })).toEqual(["placed", "refundAsked", "refundDone"]);
  expect(names({ refunds: [{ ...refund, state: "pending", doneAt: null }] })).toEqual(["placed", "refundAsked"]);
  expect(names({ offered: true, status: "cancelled" })).toEqual(["offered", "cancelled"]);
  expect(names({ status: "expired" })).toEqual(["placed", "expired"]);
});

test("the same plan is ordered again in checkout; packs and offers are looked for in the package centre", () => {
  expect(reorderLink(order({}))).toBe("/dashboard/checkout?plan=professional");
  expect(reorderLink(order({ kind: "pack", planCode: "pack10" }))).toBe("/dashboard/packages");
  expect(reorderLink(order({ offered: true }))).toBe("/dashboard/packages");
});
