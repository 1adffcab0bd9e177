/** What the local Stripe of the tests keeps: sessions, charges, refunds and the balance, and what may happen to them. */
import { randomBytes } from "node:crypto";

/** A field of a request, decoded: `line_items[0][price_data][currency]` and so on. */
export type Fields = Readonly<Record<string, string>>;

/** Refused in Stripe's way. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly error: { type: string; code?: string; param?: string };
  constructor(status: number, code?: string, param?: string, type = "invalid_request_error") {
    super(code ?? type);
    this.status = status;
    this.error = { type, ...(code ? { code } : {}), ...(param ? { param } : {}) };
  }
}

interface Kept {
  id: string;
  object: string;
  created: number;
}
interface BookedIntent extends Kept {
  status: "requires_payment_method" | "processing" | "succeeded";
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  latest_charge: string | null;
}
export interface BookedSession extends Kept {
  client_reference_id: string | null;
  metadata: Record<string, string>;
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid";
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  expires_at: number;
  url: string | null;
  livemode: boolean;
}
export interface BookedRefund extends Kept {
  payment_intent: string;
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  status: "pending" | "succeeded" | "failed";
  failure_reason?: string;
}
type BookedCharge = Kept & {
  payment_intent: string;
  amount: number;
  currency: string;
  metadata: Record<string, string>;
};
type Entry = Kept & { type: string; source: string; amount: number };

/** A session takes these and no others. */
const sessionFields =
  /^(mode|client_reference_id|locale|success_url|cancel_url|expires_at|metadata\[\w+\]|payment_intent_data\[(description|metadata\]\[\w+)\]|adaptive_pricing\[enabled\]|line_items\[0\]\[(quantity|price_data\]\[(currency|unit_amount|product_data\]\[name))\])$/;

const metadataOf = (fields: Fields, prefix: string) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith(`${prefix}[`) ? [[name.slice(prefix.length + 1, -1), value]] : [],
    ),
  );

export function stripeState(now: () => Date, live: boolean) {
  const seconds = () => Math.floor(now().getTime() / 1000);
  const sessions: BookedSession[] = [];
  const intents: BookedIntent[] = [];
  const charges: BookedCharge[] = [];
  const refunds: BookedRefund[] = [];
  const disputes: (Kept & { payment_intent: string; amount: number; currency: string })[] = [];
  const balance: Entry[] = [];
  /** Payment intents by the session they will belong to. */
  const planned = new Map<string, string>();
  const made = (prefix: string, object: string): Kept => ({
    id: `${prefix}_${randomBytes(12).toString("hex")}`,
    object,
    created: seconds(),
  });
  const found = <T extends Kept>(list: readonly T[], id: string | null | undefined): T => {
    const one = list.find((kept) => kept.id === id);
    if (!one) throw new StripeRefusal(404, "resource_missing", "id");
    return one;
  };
  const session = (id: string): BookedSession => {
    const one = found(sessions, id);
    if (one.status === "open" && one.expires_at <= seconds()) Object.assign(one, { status: "expired", url: null });
    return one;
  };
  const ofReference = (reference: string): BookedSession => {
    const one = sessions.find((kept) => kept.client_reference_id === reference);
    if (!one) throw new Error(`no session of ${reference}`);
    return session(one.id);
  };
  const book = (type: string, source: string, amount: number) =>
    balance.push({ ...made("txn", "balance_transaction"), type, source, amount });
  const intentOf = ({ payment_intent }: BookedSession) => found(intents, payment_intent);

  return {
    sessions,
    session,
    refunds,
    balance,
    ofReference,
    intent: (id: string) => found(intents, id),
    source: (id: string): Kept => found([...charges, ...refunds, ...disputes], id),

    createSession(fields: Fields): BookedSession {
      const unknown = Object.keys(fields).find((name) => !sessionFields.test(name));
      if (unknown) throw new StripeRefusal(400, "parameter_unknown", unknown);
      const amount = Number(fields["line_items[0][price_data][unit_amount]"]);
      const currency = fields["line_items[0][price_data][currency]"] ?? "";
      if (!Number.isInteger(amount) || amount < 1) throw new StripeRefusal(400, "parameter_invalid_integer", "amount");
      if (!/^[a-z]{3}$/.test(currency)) throw new StripeRefusal(400, "parameter_invalid", "currency");
      const expires_at = Number(fields.expires_at);
      if (expires_at < seconds() + 1800 || expires_at > seconds() + 86_400)
        throw new StripeRefusal(400, undefined, "expires_at");
      const intent: BookedIntent = {
        ...made("pi", "payment_intent"),
        status: "requires_payment_method",
        amount,
        currency,
        metadata: metadataOf(fields, "payment_intent_data[metadata]"),
        latest_charge: null,
      };
      intents.push(intent);
      const kept = made(live ? "cs_live" : "cs_test", "checkout.session");
      const one: BookedSession = {
        ...kept,
        client_reference_id: fields.client_reference_id ?? null,
        metadata: metadataOf(fields, "metadata"),
        status: "open",
        payment_status: "unpaid",
        amount_total: amount * Number(fields["line_items[0][quantity]"]),
        currency,
        // Stripe makes it when the payer pays
        payment_intent: null,
        expires_at,
        url: `https://checkout.stripe.com/c/pay/${kept.id}`,
        livemode: live,
      };
      sessions.push(one);
      planned.set(one.id, intent.id);
      return one;
    },

    expire(id: string): BookedSession {
      const one = session(id);
      if (one.status !== "open") throw new StripeRefusal(400);
      return Object.assign(one, { status: "expired", url: null });
    },

    /** The payer is through; a bank that decides later has the money still to send. */
    submit(reference: string): BookedSession {
      const one = ofReference(reference);
      if (one.status !== "open") throw new Error(`the session is ${one.status}`);
      const intent = found(intents, planned.get(one.id));
      intent.status = "processing";
      return Object.assign(one, { status: "complete", url: null, payment_intent: intent.id });
    },
    settle(reference: string): BookedSession {
      const one = ofReference(reference);
      const intent = intentOf(one);
      const { amount, currency, metadata } = intent;
      const charge = { ...made("ch", "charge"), payment_intent: intent.id, amount, currency, metadata };
      charges.push(charge);
      book("charge", charge.id, amount);
      Object.assign(intent, { status: "succeeded", latest_charge: charge.id });
      return Object.assign(one, { payment_status: "paid" });
    },
    decline(reference: string): BookedSession {
      const one = ofReference(reference);
      intentOf(one).status = "requires_payment_method";
      return one;
    },

    refund(fields: Fields, status: BookedRefund["status"]): BookedRefund {
      const intent = found(intents, fields.payment_intent);
      const amount = Number(fields.amount);
      const gone = refunds
        .filter((one) => one.payment_intent === intent.id && one.status !== "failed")
        .reduce((sum, one) => sum + one.amount, 0);
      if (intent.status !== "succeeded") throw new StripeRefusal(400, "payment_intent_unexpected_state");
      if (gone === intent.amount) throw new StripeRefusal(400, "charge_already_refunded");
      if (!(amount > 0) || amount > intent.amount - gone) throw new StripeRefusal(400, undefined, "amount");
      const one: BookedRefund = {
        ...made("re", "refund"),
        payment_intent: intent.id,
        amount,
        currency: intent.currency,
        metadata: metadataOf(fields, "metadata"),
        status,
      };
      refunds.push(one);
      book("refund", one.id, -amount);
      return one;
    },
    /** The payer's bank takes the money of a payment intent back, and gives it again when the dispute is won. */
    dispute(intentId: string, won = false): void {
      const { amount, currency } = found(intents, intentId);
      const one = { ...made("du", "dispute"), payment_intent: intentId, amount, currency };
      disputes.push(one);
      book("adjustment", one.id, -amount);
      if (won) book("adjustment", one.id, amount);
    },
    carriedOut(refundReference: string, status: "succeeded" | "failed"): BookedRefund {
      const one = refunds.find(({ metadata }) => metadata.refundReference === refundReference);
      if (!one) throw new Error(`no refund ${refundReference}`);
      if (status === "failed") book("refund_failure", one.id, one.amount);
      return Object.assign(one, {
        status,
        ...(status === "failed" ? { failure_reason: "expired_or_canceled_card" } : {}),
      });
    },
  };
}
