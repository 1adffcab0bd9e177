/** The provider and a local Stripe under one clock (test support). */

import { stripeCheckout } from "#adapters/payments/stripe";
import type { PaymentSubject } from "./behaviour.ts";
import { type StripeServer, stripeServer } from "./stripe-server.ts";

export const STRIPE_KEY = "sk_test_51ListcastTestKey";
export const STRIPE_SECRET = "whsec_listcast_now";

export interface StripeSubject extends PaymentSubject {
  server: StripeServer;
  /** The payer pays by a way that is decided later. */
  submit(reference: string): void;
}

export async function stripeSubject(start = new Date("2026-03-02T08:00:00Z")): Promise<StripeSubject> {
  let at = start.getTime();
  const now = () => new Date(at);
  const webhookSecrets = [STRIPE_SECRET];
  const server = await stripeServer({ secretKey: STRIPE_KEY, webhookSecrets, now });
  const { books } = server;
  const news = new Map<string, string>();
  return {
    provider: stripeCheckout({ secretKey: STRIPE_KEY, webhookSecrets, endpoint: server.endpoint }, now),
    server,
    currency: "CNY",
    now,
    pass: (milliseconds) => {
      at += milliseconds;
    },
    submit: (reference) => void books.submit(reference),
    async pay(reference) {
      books.submit(reference);
      news.set(reference, server.news("checkout.session.completed", books.settle(reference)));
    },
    async callbackOf(reference) {
      const body = news.get(reference);
      if (body === undefined) throw new Error(`nothing happened to ${reference}`);
      return server.posted(body);
    },
    forged: async ({ body }) => server.posted(body, ["whsec_of_somebody_else"]),
    patience: 300_000,
    async refunded(reference) {
      const { payment_intent } = books.ofReference(reference);
      return books.refunds
        .filter((one) => one.payment_intent === payment_intent && one.status !== "failed")
        .reduce((sum, one) => sum + one.amount, 0);
    },
    day: () => now().toISOString().slice(0, 10),
    cutOff: () => server.close(),
    stop: () => server.close(),
  };
}
