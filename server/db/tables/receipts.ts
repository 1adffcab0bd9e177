/** Rows of `receipts` and of the counters that number them. */
import type { Generated, Selectable } from "kysely";
import type { ReceiptKind, ReceiptSnapshot } from "#contract/receipt";

export interface Receipts {
  id: Generated<string>;
  /** Null when the account is gone; the receipt stays. */
  user_id: string | null;
  order_id: string | null;
  refund_id: string | null;
  kind: ReceiptKind;
  number: string;
  issued_at: Date;
  data: ReceiptSnapshot;
}
export type ReceiptRow = Selectable<Receipts>;

export interface ReceiptCounters {
  series: "LC" | "CN";
  year: number;
  last: number;
}
