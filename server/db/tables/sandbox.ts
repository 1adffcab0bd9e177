/** Rows of the sandbox cashier's books. Amounts are bigint, which the driver hands over as text. */
import type { ColumnType, Generated, Selectable } from "kysely";

export interface SandboxCharges {
  reference: string;
  method: string;
  subject: string;
  return_url: string;
  language: "zh" | "en";
  amount_minor: ColumnType<string, number, never>;
  currency: string;
  state: Generated<"open" | "paid" | "closed">;
  transaction_id: string | null;
  expires_at: Date;
  paid_at: Date | null;
  created_at: Generated<Date>;
}
export type SandboxChargeRow = Selectable<SandboxCharges>;

export interface SandboxRefunds {
  reference: string;
  charge_reference: string;
  amount_minor: ColumnType<string, number, never>;
  created_at: Date;
}
