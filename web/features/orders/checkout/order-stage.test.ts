import { expect, test } from "vitest";
import type { Payment } from "#contract/payment";
import { clockOf } from "./countdown.tsx";
import { orderStageOf, pollEvery } from "./order-stage.ts";

const payment = (change: Partial<Payment>): Payment => ({
  id: "00000000-0000-4000-8000-000000000009",
  provider: "alipay",
  method: "page",
  state: "open",
  amountMinor: 100,
  currency: "CNY",
  action: { type: "redirect", url: "https://cashier.test/pay" },
  expiresAt: "2026-03-02T10:00:00Z",
  paidAt: null,
  ...change,
});
const pending = (...payments: Payment[]) => ({ status: "pending" as const, payments });

test("the newest try decides, whatever became of those before", () => {
  const failed = payment({ state: "failed", action: null });
  expect(orderStageOf(pending()).is).toBe("choosing");
  expect(orderStageOf(pending(failed, payment({})))).toEqual({ is: "choosing", after: failed });
  expect(orderStageOf(pending(payment({}), failed)).is).toBe("waiting");
  expect(orderStageOf(pending(payment({ state: "opening", action: null }))).is).toBe("opening");
});

test("money that is written down while the order is not yet is waited for, not claimed", () => {
  expect(orderStageOf(pending(payment({ state: "paid", action: null }))).is).toBe("opening");
  expect(orderStageOf({ status: "completed", payments: [] }).is).toBe("completed");
});

test("it is asked again only while something is on its way, seldom for a bank", () => {
  const transfer = { type: "transfer", account: "1", bank: "b", holder: "h", memo: "m" } as const;
  expect(pollEvery(pending())).toBe(false);
  expect(pollEvery({ status: "cancelled", payments: [payment({})] })).toBe(false);
  const soon = pollEvery(pending(payment({})));
  const seldom = pollEvery(pending(payment({ action: transfer })));
  expect(Number(seldom)).toBeGreaterThan(Number(soon));
});

test("what is left is told in minutes and seconds, never below nothing", () => {
  expect([clockOf(899_999), clockOf(61_000), clockOf(9_000), clockOf(-5)]).toEqual(["14:59", "1:01", "0:09", "0:00"]);
});
