/** Who looked into whose account: opening one leaves an entry in the audit, leafing through lists of many leaves none. */
import type { AdminContext } from "#server/procedures/base/context";
import { writeAudit } from "#server/queries/audit/audit";

export const noteReading = (
  { acting }: Pick<AdminContext, "acting">,
  {
    what,
    ...about
  }: { what: "orders" | "ledger" | "audit" | "receipts" | "content"; accountId: string; subjectId?: string },
): Promise<void> => acting((trx) => writeAudit(trx, { ...about, action: `${what}.read`, after: {} }));
