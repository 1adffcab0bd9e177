/** Administration of what is sold: what each role is answered. */
import { randomUUID } from "node:crypto";
import { administrators, business, done, type Rule, SEEN } from "./rule.ts";

const coupon = () => ({
  code: `C-${randomUUID().slice(0, 8)}`,
  kind: "percent" as const,
  value: 10,
  currency: null,
  planCodes: null,
  firstPurchaseOnly: false,
  perAccount: 1,
  maxRedemptions: null,
  validFrom: "2026-01-01T00:00:00Z",
  validUntil: null,
  note: "",
});

export const adminMoney: Record<string, Rule> = {
  "admin.orders.receipt": {
    expected: business("not_found"),
    ask: (c) => done(c.admin.orders.receipt({ id: randomUUID(), language: "en" })),
  },
  "admin.orders.get": { expected: business(), ask: (c, { orderId: id }) => done(c.admin.orders.get({ id })) },
  "admin.orders.offer": {
    expected: business(),
    ask: (c, { userId }) =>
      done(
        c.admin.orders.offer({
          userId,
          planCode: "enterprise",
          amountMinor: 500_000,
          currency: "CNY",
          days: 7,
          idempotencyKey: randomUUID(),
        }),
      ),
  },
  "admin.prices.get": { expected: business(), ask: (c) => done(c.admin.prices.get({ list: "member" })) },
  "admin.prices.version": {
    expected: business(),
    ask: (c) => done(c.admin.prices.version({ list: "member", version: 1 })),
  },
  "admin.prices.save": {
    expected: administrators("conflict", "operations"),
    ask: async (c) => {
      const list = "member" as const;
      const { plans, packs } = { plans: await c.plans.list({ list }), packs: (await c.plans.onSale()).packs };
      return done(c.admin.prices.save({ list, seen: 999, plans, packs }));
    },
  },
  "admin.subscriptions.grant": {
    expected: administrators("not_found", "operations"),
    ask: (c) =>
      done(
        c.admin.subscriptions.grant({
          userId: randomUUID(),
          planCode: "basic",
          days: null,
          reason: "x",
          idempotencyKey: randomUUID(),
        }),
      ),
  },
  "admin.subscriptions.extend": {
    expected: administrators("not_found", "operations"),
    ask: (c) =>
      done(c.admin.subscriptions.extend({ id: randomUUID(), days: 7, reason: "x", idempotencyKey: randomUUID() })),
  },
  "admin.subscriptions.change": {
    expected: administrators("not_found", "operations"),
    ask: (c) =>
      done(
        c.admin.subscriptions.change({
          id: randomUUID(),
          planCode: "basic",
          reason: "x",
          idempotencyKey: randomUUID(),
        }),
      ),
  },
  "admin.subscriptions.cancel": {
    expected: administrators("not_found", "operations"),
    ask: (c) => done(c.admin.subscriptions.cancel({ id: randomUUID(), reason: "x" })),
  },
  "admin.refunds.create": {
    // Nobody has paid it.
    expected: business("order_closed"),
    ask: (c, { orderId }) =>
      done(c.admin.refunds.create({ orderId, amountMinor: null, reason: "x", idempotencyKey: randomUUID() })),
  },
  "admin.refunds.retry": {
    expected: business("not_found"),
    ask: (c) => done(c.admin.refunds.retry({ id: randomUUID() })),
  },
  "admin.refunds.confirmSent": {
    expected: business("not_found"),
    ask: (c) => done(c.admin.refunds.confirmSent({ id: randomUUID(), sentAt: "2026-03-02T00:00:00Z" })),
  },
  "admin.transfers.confirm": {
    expected: business("not_found"),
    ask: (c) => {
      const money = { amountMinor: 9_900, currency: "CNY", transactionId: "1", paidAt: "2026-03-02T00:00:00Z" };
      return done(c.admin.transfers.confirm({ paymentId: randomUUID(), ...money }));
    },
  },
  "admin.transfers.settle": {
    expected: business("not_found"),
    ask: (c) => done(c.admin.transfers.settle({ id: randomUUID(), choice: "accept", note: "x" })),
  },
  "admin.invoices.red": {
    expected: business("not_found"),
    ask: (c) => done(c.admin.invoices.red({ id: randomUUID(), number: "1", issuedOn: "2026-03-02", amountMinor: 1 })),
  },
  "admin.invoices.takeBack": {
    expected: business("not_found"),
    ask: (c) => {
      const wrong = { number: "1", issuedOn: "2026-03-02", mistake: "x", again: false };
      return done(c.admin.invoices.takeBack({ id: randomUUID(), ...wrong }));
    },
  },
  "admin.invoices.issue": {
    expected: business("not_found"),
    ask: (c) => done(c.admin.invoices.issue({ id: randomUUID(), number: "1", issuedOn: "2026-03-02", url: null })),
  },
  "admin.invoices.refuse": {
    expected: business("not_found"),
    ask: (c) => done(c.admin.invoices.refuse({ id: randomUUID(), reason: "x" })),
  },
  "admin.coupons.save": { expected: business(), ask: (c) => done(c.admin.coupons.save(coupon())) },
  "admin.coupons.disable": {
    expected: business("not_found"),
    ask: (c) => done(c.admin.coupons.disable({ id: randomUUID() })),
  },
  "admin.enquiries.update": {
    expected: business("not_found"),
    ask: (c) => done(c.admin.enquiries.update({ id: randomUUID(), state: "won", seen: SEEN })),
  },
};
