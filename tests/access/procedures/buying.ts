/** Buying: price lists, orders, packages, receipts, invoices, enquiries: what each role is answered. */
import { randomUUID } from "node:crypto";
import { done, everybody, ownerOnly, type Rule, signedIn } from "./rule.ts";

const enquiry = {
  name: "Ada",
  company: "Ada Homes",
  phone: "+86 138 0000 1234",
  email: null,
  teamSize: 12,
  message: null,
  planCode: "enterprise" as const,
  language: "en" as const,
};

export const buying: Record<string, Rule> = {
  "plans.list": { expected: everybody, ask: (c) => done(c.plans.list({ list: "public" })) },
  "plans.onSale": { expected: everybody, ask: (c) => done(c.plans.onSale()) },
  "subscriptions.list": {
    // Everybody has a trial of their own; a home was made of the agent's.
    expected: ownerOnly("empty"),
    ask: async (c) => (await c.subscriptions.list()).some((one) => one.used > 0),
  },
  "subscriptions.ledger": {
    expected: ownerOnly(),
    ask: async (c, estate) => (await c.subscriptions.ledger({ id: estate.subscriptionId })).items.length > 0,
  },
  "subscriptions.renewal.get": {
    // Nothing was bought by anybody here.
    expected: signedIn("empty"),
    ask: async (c) => (await c.subscriptions.renewal.get()).endsAt !== null,
  },
  "subscriptions.renewal.set": {
    expected: signedIn("not_for_sale"),
    ask: (c) => done(c.subscriptions.renewal.set({ planCode: null })),
  },
  "orders.list": {
    expected: ownerOnly("empty"),
    ask: async (c, estate) => (await c.orders.list({})).items.some((one) => one.id === estate.orderId),
  },
  // The agent's order is not paid: past the door there is nothing to print, and no invoice to ask for.
  "receipts.download": {
    expected: { ...ownerOnly(), agent: "not_found" },
    ask: (c, estate) => done(c.receipts.download({ id: estate.orderId, language: "zh" })),
  },
  "invoices.get": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.invoices.get({ orderId: estate.orderId })),
  },
  "invoices.request": {
    expected: { ...ownerOnly(), agent: "not_invoiceable" },
    ask: (c, estate) =>
      done(
        c.invoices.request({
          orderId: estate.orderId,
          type: "normal",
          buyer: { kind: "person", title: "Ada", email: "ada@example.com" },
        }),
      ),
  },
  "invoices.withdraw": {
    expected: { ...ownerOnly(), agent: "not_found" },
    ask: (c, estate) => done(c.invoices.withdraw({ orderId: estate.orderId })),
  },
  "invoices.remembered": { expected: signedIn(), ask: (c) => done(c.invoices.remembered()) },
  "enquiries.send": {
    expected: signedIn(),
    ask: (c) => done(c.enquiries.send({ ...enquiry, idempotencyKey: randomUUID() })),
  },
  "orders.get": { expected: ownerOnly(), ask: (c, estate) => done(c.orders.get({ id: estate.orderId })) },
  "orders.quote": {
    expected: signedIn(),
    ask: (c) => done(c.orders.quote({ product: { type: "plan", code: "basic" }, timeZone: "UTC" })),
  },
  "orders.ways": { expected: signedIn(), ask: (c) => done(c.orders.ways()) },
  "orders.pay": {
    expected: ownerOnly(),
    ask: (c, { orderId: id }) =>
      done(c.orders.pay({ id, provider: "bank", method: "transfer", language: "en", idempotencyKey: randomUUID() })),
  },
  "orders.check": { expected: ownerOnly(), ask: (c, estate) => done(c.orders.check({ id: estate.orderId })) },
  "orders.cancel": { expected: ownerOnly(), ask: (c, estate) => done(c.orders.cancel({ id: estate.orderId })) },
  "orders.place": {
    // For themselves, whoever it is.
    expected: signedIn(),
    ask: (c) =>
      done(
        c.orders.place({
          product: { type: "plan", code: "basic" },
          timeZone: "UTC",
          expectedMinor: 9_900,
          idempotencyKey: randomUUID(),
        }),
      ),
  },
};
