/** Rows of `invoice_requests`. */
import type { Generated, Selectable } from "kysely";
import type { InvoiceBuyer, InvoiceState, InvoiceType, RedInvoice } from "#contract/invoice";

export interface InvoiceRequests {
  id: Generated<string>;
  /** Null when the account is gone. */
  user_id: string | null;
  order_id: string | null;
  type: InvoiceType;
  buyer: InvoiceBuyer;
  amount_minor: number;
  currency: string;
  /** "ORD-001". */
  order_number: string;
  state: Generated<InvoiceState>;
  number: string | null;
  /** "2026-11-21": a date without a time, as text. */
  issued_on: string | null;
  url: string | null;
  reason: string | null;
  decided_by: string | null;
  /** What it was issued for; null: it was not. */
  issued_minor: number | null;
  /** Red invoices of it, and their sum. */
  red: Generated<RedInvoice[]>;
  red_minor: Generated<number>;
  /** What was wrong with it; null: nothing, or it was not taken back for that. */
  mistake: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
export type InvoiceRow = Selectable<InvoiceRequests>;

/** What a mail about money is about. */
