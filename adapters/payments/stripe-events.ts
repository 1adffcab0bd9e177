/** Stripe's callbacks: `stripe-signature: t=seconds,v1=HMAC-SHA256 of "t.body"`, and what they say. */
import type Stripe from "stripe";
import { z } from "zod";
import { AppError } from "#contract/errors";
import type { Callback, PaymentEvent, Reply } from "./payment.ts";
import { chargeOf, ourReference, refund, refundOf, session } from "./stripe-mapping.ts";

/** Seconds after which a signature is too old: whoever recorded a callback cannot use it later. */
const TOLERANCE = 300;

const event = z.object({
  id: z.string().min(1),
  type: z.string(),
  created: z.number().int(),
  livemode: z.boolean(),
  data: z.object({ object: z.unknown() }),
});
type StripeEvent = z.infer<typeof event>;

const sessionEvents = new Set([
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
]);
const refundEvents = new Set(["refund.created", "refund.updated", "refund.failed"]);

const refused = (why: string) => new AppError("callback_refused", { message: `Stripe: ${why}` });
const plainText = (status: number, body: string): Reply => ({ status, type: "text/plain; charset=utf-8", body });
const reply = { ok: plainText(200, "ok"), again: plainText(503, "again") };

function read<Shape extends z.ZodType>(shape: Shape, given: unknown): z.output<Shape> {
  const parsed = shape.safeParse(given);
  if (parsed.success) return parsed.data;
  throw refused("a callback that cannot be read");
}

function newsOf({ id: eventId, type, created, data }: StripeEvent): PaymentEvent {
  const at = new Date(created * 1000);
  const other: PaymentEvent = { eventId, at, type: "other", name: type };
  if (sessionEvents.has(type)) {
    const checkout = read(session, data.object);
    const reference = ourReference(checkout);
    // completed and not paid: the payer's bank decides later, and is heard of then
    if (reference === null || (type === "checkout.session.completed" && checkout.payment_status !== "paid"))
      return other;
    const failed = type === "checkout.session.async_payment_failed";
    return { eventId, at, type: "charge", reference, charge: failed ? { state: "closed" } : chargeOf(checkout, at) };
  }
  if (refundEvents.has(type)) {
    const refunded = read(refund, data.object);
    const refundReference = refunded.metadata?.refundReference;
    // given back by hand at Stripe
    if (!refundReference) return other;
    return { eventId, at, type: "refund", refundReference, refund: refundOf(refunded, at) };
  }
  return other;
}

interface Trust {
  webhooks: Stripe["webhooks"];
  /** All that are valid now: two while one is being rolled. */
  secrets: readonly string[];
  /** Whether our key is for real money: news of the other kind is not for us. */
  live: boolean;
  now: () => Date;
}

/** Throws `callback_refused`. */
export function readStripeCallback({ webhooks, secrets, live, now }: Trust, { headers, body }: Callback) {
  const signature = headers["stripe-signature"] ?? "";
  for (const secret of secrets) {
    let signed: unknown;
    try {
      signed = webhooks.constructEvent(body, signature, secret, TOLERANCE, undefined, now().getTime());
    } catch {
      continue;
    }
    const signedEvent = read(event, signed);
    if (signedEvent.livemode !== live) throw refused("a callback of the other mode, live or test");
    return { event: newsOf(signedEvent), reply };
  }
  throw refused("no valid signature");
}
