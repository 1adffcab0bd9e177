/** Stripe's words for what became of a charge or a refund, read strictly and told in ours. */
import { z } from "zod";
import type { ChargeState, RefundState } from "./payment.ts";
import { fromStripe } from "./stripe-units.ts";

/** Seconds since 1970. */
const moment = z
  .number()
  .int()
  .transform((seconds) => new Date(seconds * 1000));
const metadata = z.record(z.string(), z.string()).nullish();

/** A Checkout session. Parts of it are names only, unless they were asked for with `expand`, as `expanded` says. */
export const session = z.object({
  id: z.string().min(1),
  object: z.literal("checkout.session"),
  client_reference_id: z.string().nullable(),
  metadata,
  status: z.enum(["open", "complete", "expired"]),
  payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
  amount_total: z.number().int().nonnegative(),
  currency: z.string(),
  payment_intent: z
    .union([
      z.string().transform((id) => ({ id, status: null, latest_charge: null })),
      z.object({
        id: z.string(),
        status: z.string(),
        latest_charge: z.union([z.string().transform(() => null), z.object({ created: moment })]).nullable(),
      }),
    ])
    .nullable(),
  url: z.string().nullish(),
});
export type Session = z.infer<typeof session>;
export const expanded = { expand: ["payment_intent.latest_charge"] };

/** What our own sessions are known by: others of the same Stripe account are none of our business. */
export const ourReference = ({ client_reference_id, metadata }: Session): string | null =>
  client_reference_id !== null && metadata?.reference === client_reference_id ? client_reference_id : null;

/** `at`: when it was paid, unless the session itself tells. */
export function chargeOf(session: Session, at: Date): ChargeState {
  const { payment_intent: intent } = session;
  if (session.payment_status === "paid" && intent) {
    const money = fromStripe(session.amount_total, session.currency);
    return { state: "paid", transactionId: intent.id, paidAt: intent.latest_charge?.created ?? at, ...money };
  }
  // the payer has left the page; a bank that decides later has said no
  const declined = session.status === "complete" && /^(requires_payment_method|canceled)$/.test(intent?.status ?? "");
  return { state: session.status === "expired" || declined ? "closed" : "open" };
}

export const refund = z.object({
  id: z.string().min(1),
  object: z.literal("refund"),
  metadata,
  status: z.enum(["pending", "requires_action", "succeeded", "failed", "canceled"]),
  failure_reason: z.string().nullish(),
  amount: z.number().int().nonnegative(),
  currency: z.string(),
  created: moment,
});
export type StripeRefund = z.infer<typeof refund>;

/** `at`: when it was done if it is; Stripe tells that by the time of its news only. */
export function refundOf(refund: StripeRefund, at: Date): RefundState {
  if (refund.status === "succeeded") return { state: "done", refundedAt: at };
  if (refund.status === "failed" || refund.status === "canceled")
    return { state: "failed", why: refund.failure_reason ?? refund.status };
  return { state: "pending" };
}
