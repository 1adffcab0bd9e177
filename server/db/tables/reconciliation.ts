/** Rows of providers' statements and of where they and our books differ. Days come as text, "2026-03-02". */
import type { ColumnType, Generated, Selectable } from "kysely";
import type { PaymentProviderName } from "#contract/payment";
import type { Arrival, BookSide, DifferenceKind, TransferChoice } from "#contract/reconciliation";

export interface StatementDays {
  provider: PaymentProviderName;
  day: string;
  imported_at: Generated<Date>;
}

export interface StatementLines {
  provider: PaymentProviderName;
  day: string;
  position: number;
  type: "payment" | "refund";
  reference: string;
  transaction_id: string;
  /** bigint: comes as a string. */
  amount_minor: ColumnType<string, number, number>;
  currency: string;
  at: Date;
}

export interface ReconciliationDifferences {
  id: Generated<string>;
  provider: PaymentProviderName;
  kind: DifferenceKind;
  subject: string;
  day: string;
  theirs: BookSide | null;
  ours: BookSide | null;
  order_id: string | null;
  user_id: string | null;
  created_at: Generated<Date>;
  resolved_at: Date | null;
  resolved_by: string | null;
  note: Generated<string>;
  /** Of a transfer of another amount. */
  arrivals: Generated<Arrival[]>;
  choice: TransferChoice | null;
}
export type DifferenceRow = Selectable<ReconciliationDifferences>;
