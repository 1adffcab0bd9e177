/**
 * Stripe Checkout: the payer leaves for Stripe's page. Callbacks go to the webhook set in Stripe's dashboard, not to
 * `notifyUrl`. Our references are idempotency keys, which Stripe forgets after a day, and stand on everything as metadata,
 * by which things are found again later.
 */
import Stripe from "stripe";
import { AppError } from "#contract/errors";
import { sameMoney } from "#contract/money";
import type { Charge, ChargeState, OpenCharge, Opened, PaymentProvider, Refund, RefundState } from "./payment.ts";
import { brokeDown, parseAnswer, refusal, unavailable, usedOtherwise } from "./stripe-errors.ts";
import { readStripeCallback } from "./stripe-events.ts";
import * as words from "./stripe-mapping.ts";
import { stripeStatement } from "./stripe-statement.ts";
import { fromStripe, toStripe } from "./stripe-units.ts";

export interface StripeSettings {
  /** Secret or restricted, live or test. */
  secretKey: string;
  /** Signing secrets of the webhook; several while one is being rolled. */
  webhookSecrets: readonly string[];
  /** Tests only. */
  endpoint?: string;
}

const MINUTE = 60_000;
/** A session lives between half an hour and a day, by Stripe's clock: a minute is for the difference to ours. */
const shortest = 31 * MINUTE;
const longest = (24 * 60 - 1) * MINUTE;
const TIMEOUT_MS = 10_000;

function library({ secretKey, endpoint }: StripeSettings): Stripe {
  const elsewhere = endpoint === undefined ? null : new URL(endpoint);
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(elsewhere && { protocol: "http", host: elsewhere.hostname, port: elsewhere.port }),
  });
}

function sessionOf(charge: Charge, now: Date): Stripe.Checkout.SessionCreateParams {
  const { amount, currency } = toStripe(charge);
  const until = Math.min(Math.max(charge.expiresAt.getTime(), now.getTime() + shortest), now.getTime() + longest);
  const metadata = { reference: charge.reference };
  return {
    mode: "payment",
    client_reference_id: charge.reference,
    locale: charge.language,
    success_url: charge.returnUrl,
    cancel_url: charge.returnUrl,
    expires_at: Math.floor(until / 1000),
    line_items: [
      { quantity: 1, price_data: { currency, unit_amount: amount, product_data: { name: charge.subject } } },
    ],
    metadata,
    // the charge of the statement inherits it
    payment_intent_data: { description: charge.subject, metadata },
    // what is paid shall be what was ordered, in its currency
    adaptive_pricing: { enabled: false },
  };
}

const refused = (why: string) => new AppError("payment_refused", { message: `Stripe: ${why}` });

/** Charges through Stripe Checkout. */
export function stripeCheckout(settings: StripeSettings, now: () => Date): PaymentProvider {
  const stripe = library(settings);
  const { sessions } = stripe.checkout;
  const live = /^[a-z]+_live_/.test(settings.secretKey);

  /** Among all that can still be paid. Listed, not searched: Stripe's search sees what is new a minute late. */
  async function find(reference: string): Promise<words.Session | null> {
    const since = Math.floor((now().getTime() - longest - 60 * MINUTE) / 1000);
    try {
      for await (const one of sessions.list({ created: { gte: since }, limit: 100 }))
        if (one.client_reference_id === reference) return parseAnswer(words.session, one);
    } catch (error) {
      throw error instanceof AppError ? error : unavailable(error);
    }
    return null;
  }

  const create = async (charge: Charge, idempotencyKey: string): Promise<words.Session> =>
    parseAnswer(words.session, await sessions.create(sessionOf(charge, now()), { idempotencyKey }));

  async function place(charge: Charge): Promise<words.Session | null> {
    try {
      return await create(charge, charge.reference).catch(async (error: unknown) => {
        if (!brokeDown(error)) throw error;
        // made all the same, or else under a key that was not answered yet: one a minute, so that two at once make one
        const minute = Math.floor(now().getTime() / MINUTE);
        return (await find(charge.reference)) ?? (await create(charge, `${charge.reference}.${minute}`));
      });
    } catch (error) {
      if (error instanceof AppError) throw error;
      // opened before, when the soonest end was still another
      if (usedOtherwise(error)) return find(charge.reference);
      const why = refusal(error);
      throw why === null ? unavailable(error) : refused(why);
    }
  }

  async function open(charge: Charge): Promise<Opened> {
    if (charge.method !== "page") throw refused(`no method ${charge.method}`);
    const { id, url } = (await place(charge)) ?? {};
    if (!id || !url) throw refused("the session is over");
    return { action: { type: "redirect", url }, providerId: id };
  }

  async function look(id: string, { reference }: OpenCharge): Promise<ChargeState> {
    const answer = await sessions.retrieve(id, words.expanded).catch((error: unknown) => {
      throw unavailable(error);
    });
    const session = parseAnswer(words.session, answer);
    if (session.client_reference_id === reference) return words.chargeOf(session, now());
    throw new AppError("unavailable", { message: "Stripe: the session is of another charge" });
  }

  /** null: Stripe knows no session of it, so nobody ever got a place to pay. */
  const idOf = async (charge: OpenCharge): Promise<string | null> =>
    charge.providerId ?? (await find(charge.reference))?.id ?? null;

  async function ask(charge: OpenCharge): Promise<ChargeState> {
    const id = await idOf(charge);
    return id === null ? { state: "open" } : look(id, charge);
  }

  /** Still `open` after it: the payer is through, and a bank that decides later has not said yes or no. */
  async function close(charge: OpenCharge): Promise<ChargeState> {
    const id = await idOf(charge);
    if (id === null) return { state: "closed" };
    await sessions.expire(id).catch((error: unknown) => {
      // refused when it is over already: the question that follows tells how it ended
      if (refusal(error) === null) throw unavailable(error);
    });
    return look(id, charge);
  }

  /** One that failed stays failed under its reference: another try needs another. */
  async function refund({ transactionId, refundReference, reference, reason, ...money }: Refund): Promise<RefundState> {
    try {
      for await (const one of stripe.refunds.list({ payment_intent: transactionId, limit: 100 })) {
        if (one.metadata?.refundReference !== refundReference) continue;
        const earlier = parseAnswer(words.refund, one);
        const same = sameMoney(fromStripe(earlier.amount, earlier.currency), money);
        return same ? words.refundOf(earlier, earlier.created) : { state: "failed", why: "ANOTHER_REFUND" };
      }
      const { amount } = toStripe(money);
      const metadata = { refundReference, reference, reason: reason.slice(0, 500) };
      const answer = await stripe.refunds.create(
        { payment_intent: transactionId, amount, reason: "requested_by_customer", metadata },
        { idempotencyKey: refundReference },
      );
      const made = parseAnswer(words.refund, answer);
      return words.refundOf(made, made.created);
    } catch (error) {
      const why = error instanceof AppError && error.code === "payment_refused" ? "amount" : refusal(error);
      if (why !== null) return { state: "failed", why };
      throw error instanceof AppError ? error : unavailable(error);
    }
  }

  const trust = { webhooks: stripe.webhooks, secrets: settings.webhookSecrets, live, now };
  return {
    name: "stripe",
    methods: ["page"],
    open,
    ask,
    close,
    refund,
    receive: async (callback) => readStripeCallback(trust, callback),
    statement: (day) => stripeStatement(stripe, day),
  };
}
