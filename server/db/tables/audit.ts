/** Rows of `audit_entries`: who changed what. Only ever added to. */
import type { Generated } from "kysely";

export interface AuditEntries {
  id: Generated<string>;
  at: Generated<Date>;
  /** "user:<id>", "admin:<id>", "provider:alipay", "system". */
  actor: string;
  action: string;
  subject_id: string | null;
  account_id: string | null;
  before: unknown;
  after: unknown;
  address: string | null;
}
