/** Rows of `payments`, `refunds` and what providers told (`payment_events`). */
import type { Generated, Selectable } from "kysely";
import type { Payment, PaymentMethod, PaymentProviderName, PaymentState, RefundStateName } from "#contract/payment";

export interface Payments {
  id: Generated<string>;
  user_id: string;
  order_id: string;
  provider: PaymentProviderName;
  method: PaymentMethod;
  /** Ours, which the provider knows it by. */
  reference: string;
  provider_id: string | null;
  transaction_id: string | null;
  amount_minor: number;
  currency: string;
  state: Generated<PaymentState>;
  action: Payment["action"];
  idempotency_key: string;
  expires_at: Date;
  paid_at: Date | null;
  asked_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
export type PaymentRow = Selectable<Payments>;

export interface Refunds {
  id: Generated<string>;
  user_id: string;
  payment_id: string;
  reference: string;
  amount_minor: number;
  currency: string;
  state: Generated<RefundStateName>;
  reason: string;
  /** The administrator; null: the product itself, of money nothing could be given for. */
  decided_by: string | null;
  why_failed: string | null;
  idempotency_key: string;
  done_at: Date | null;
  asked_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
export type RefundRow = Selectable<Refunds>;

export interface PaymentEvents {
  provider: PaymentProviderName;
  event_id: string;
  kind: string;
  reference: string | null;
  outcome: "applied" | "known" | "unknown" | "mismatch" | "refunded" | "ignored";
  said: unknown;
  at: Date;
  received_at: Generated<Date>;
}
