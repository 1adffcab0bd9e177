/** Stripe's statement of a day: its balance transactions, each with the charge or refund behind it. A day is one in UTC. */
import type Stripe from "stripe";
import { z } from "zod";
import type { StatementLine } from "./payment.ts";
import { unavailable } from "./stripe-errors.ts";
import { fromStripe } from "./stripe-units.ts";

/** Charges of others in the same account lack our references, and are left out. */
const sold = z.object({
  object: z.literal("charge"),
  metadata: z.object({ reference: z.string().min(1) }),
  payment_intent: z.string(),
  amount: z.number().int(),
  currency: z.string(),
});
/** Made by hand at Stripe it lacks ours; whose charge it was is known by the payment intent. */
const givenBack = z.object({
  object: z.literal("refund"),
  payment_intent: z.string(),
  status: z.string(),
  metadata: z.object({ refundReference: z.string().optional() }).nullish(),
  amount: z.number().int(),
  currency: z.string(),
});
/** The payer's bank took the money back; for as long as Stripe books it against us. */
const disputed = z.object({
  object: z.literal("dispute"),
  payment_intent: z.string(),
  amount: z.number().int(),
  currency: z.string(),
});

/** The amount is the source's: the balance itself may be in another currency than the payer's. */
function lineOf({ type, source, created, amount: moved }: Stripe.BalanceTransaction): StatementLine | null {
  const at = new Date(created * 1000);
  if (type === "charge" || type === "payment") {
    const { data } = sold.safeParse(source);
    if (!data) return null;
    const { metadata, payment_intent: transactionId, amount, currency } = data;
    return { type: "payment", reference: metadata.reference, transactionId, at, ...fromStripe(amount, currency) };
  }
  if (type === "refund" || type === "payment_refund") {
    const { data } = givenBack.safeParse(source);
    if (!data) return null;
    // it came back: nothing moved in the end
    if (data.status === "failed" || data.status === "canceled") return null;
    const { metadata, payment_intent: transactionId, amount, currency } = data;
    const reference = metadata?.refundReference ?? "";
    return { type: "refund", reference, transactionId, at, ...fromStripe(amount, currency) };
  }
  if (type === "adjustment" && moved < 0) {
    const { data } = disputed.safeParse(source);
    if (!data) return null;
    const { payment_intent: transactionId, amount, currency } = data;
    return { type: "refund", reference: "", transactionId, at, ...fromStripe(amount, currency) };
  }
  return null;
}

/** All pages of the day "2026-03-02". Throws `unavailable`. */
export async function stripeStatement(stripe: Stripe, day: string): Promise<StatementLine[]> {
  const from = Date.parse(`${day}T00:00:00Z`) / 1000;
  const created = { gte: from, lt: from + 24 * 3600 };
  const lines: StatementLine[] = [];
  try {
    for await (const entry of stripe.balanceTransactions.list({ created, limit: 100, expand: ["data.source"] })) {
      const line = lineOf(entry);
      if (line) lines.push(line);
    }
  } catch (error) {
    throw unavailable(error);
  }
  return lines;
}
