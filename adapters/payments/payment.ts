/**
 * What every way of being paid offers. A provider takes money for one `reference` (ours, never used twice) and tells what
 * became of it: by a callback, when asked, and in the statement of a day. What it tells is never trusted further than its
 * signature; what it means for an order is decided elsewhere (server/billing).
 */
import type { Money } from "#contract/money";
import type { PaymentMethod, PaymentProviderName } from "#contract/payment";

/** What to be paid for. */
export interface Charge extends Money {
  /** Ours, at most 32 of [0-9A-Za-z_] (Alipay takes no "-"): `out_trade_no` there and at WeChat, `client_reference_id` at Stripe. */
  reference: string;
  method: PaymentMethod;
  /** What the cashier shows, in the payer's language; at most 120 characters. */
  subject: string;
  /** Where the payer's browser comes back to. Says nothing about having paid. */
  returnUrl: string;
  /** Where the provider's callbacks go. */
  notifyUrl: string;
  /** After it nobody can pay. */
  expiresAt: Date;
  language: "zh" | "en";
  /** Of the payer, which WeChat H5 demands. */
  address: string;
}

/** What the payer does next. */
type PaymentAction =
  /** Leaves for the provider's page. */
  | { type: "redirect"; url: string }
  /** Scans it; `text` is what the code holds. */
  | { type: "qr"; text: string }
  /** Sends money from a bank, with the memo. */
  | { type: "transfer"; account: string; bank: string; holder: string; memo: string };

export interface Opened {
  action: PaymentAction;
  /** The provider's own name for it where it has one already (a Stripe session). */
  providerId: string | null;
}

/** A charge we ask about again: as it was opened. */
export interface OpenCharge extends Money {
  reference: string;
  providerId: string | null;
}

/** What a charge has come to. */
export type ChargeState =
  /** Nobody has paid (yet). */
  | { state: "open" }
  /** Nobody has paid and nobody can any more. */
  | { state: "closed" }
  | ({ state: "paid"; transactionId: string; paidAt: Date } & Money);

export interface Refund extends Money {
  reference: string;
  transactionId: string;
  providerId: string | null;
  /**
   * Ours; asking twice with the same one gives money back once, and one that failed stays failed. At most 32 of
   * [0-9A-Za-z_-].
   */
  refundReference: string;
  /** What was paid in all, in the same currency. */
  paidMinor: number;
  reason: string;
  notifyUrl: string;
}

export type RefundState = { state: "pending" } | { state: "done"; refundedAt: Date } | { state: "failed"; why: string };

/** What a verified callback says. `eventId` is the provider's own name for this piece of news. */
export type PaymentEvent = { eventId: string; at: Date } & (
  | { type: "charge"; reference: string; charge: ChargeState }
  | { type: "refund"; refundReference: string; refund: RefundState }
  /** Signed and none of our business. */
  | { type: "other"; name: string }
);

export interface Callback {
  /** Names in lower case. */
  headers: Record<string, string | undefined>;
  /** As it came, byte for byte: signatures cover it. */
  body: string;
}

/** A line of a provider's statement of one day. */
export interface StatementLine extends Money {
  type: "payment" | "refund";
  /** Ours; of a refund the refund's. */
  reference: string;
  /** The provider's name for the payment, of a refund too: for the payment it came from. */
  transactionId: string;
  at: Date;
}

/** The words a provider wants to hear when it has told us something. */
export interface Reply {
  status: number;
  type: string;
  body: string;
}

export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** The ways it offers with this configuration, the preferred first. */
  readonly methods: readonly PaymentMethod[];
  /** Makes a place to pay. Throws `payment_refused` (it does not want this charge) or `unavailable` (no answer: ask again). */
  open(charge: Charge): Promise<Opened>;
  /** Asks what became of a charge. Throws `unavailable`. */
  ask(charge: OpenCharge): Promise<ChargeState>;
  /**
   * Nobody shall be able to pay any more; answers what the charge has come to, which may be paid, or `open` where the payer
   * is through and a bank decides later: ask again. Throws `unavailable`.
   */
  close(charge: OpenCharge): Promise<ChargeState>;
  /** Gives money back, or tells how far it got: the same refundReference never pays out twice. Throws `unavailable`. */
  refund(refund: Refund): Promise<RefundState>;
  /**
   * Verifies a callback and reads it. Throws `callback_refused` (not signed by the provider, too old, not for us, unreadable).
   * `reply.ok` is answered when what it says is in our books, `reply.again` when it could not be written down.
   */
  receive(callback: Callback): Promise<{ event: PaymentEvent; reply: { ok: Reply; again: Reply } }>;
  /** All that moved on a day ("2026-03-02" in the provider's own time zone); null: it gives no statements. Throws `unavailable`. */
  statement: ((day: string) => Promise<StatementLine[]>) | null;
}
