/** Rows of `sales_enquiries`: leads for the administrators. */
import type { Generated, Selectable } from "kysely";
import type { EnquiryState } from "#contract/enquiry";
import type { PlanCode } from "#contract/plan";

export interface SalesEnquiries {
  id: Generated<string>;
  user_id: string;
  name: string;
  company: string;
  phone: string | null;
  email: string | null;
  team_size: number | null;
  message: string | null;
  plan_code: PlanCode;
  language: "zh" | "en";
  state: Generated<EnquiryState>;
  note: Generated<string>;
  idempotency_key: string;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
export type EnquiryRow = Selectable<SalesEnquiries>;
