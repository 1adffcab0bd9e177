/** A payment and a refund in the sandbox's books, which belong to nobody. */
import { sandboxLedger } from "#server/queries/billing/payments/sandbox-ledger";
import type { Domain } from "#tests/support/domain";

export async function makeSandboxRows(db: Domain["db"]): Promise<void> {
  const ledger = sandboxLedger(db);
  const now = new Date();
  await ledger.insert({
    reference: "sandbox-1",
    method: "page",
    subject: "Basic",
    returnUrl: "http://localhost:3999/",
    language: "en",
    amountMinor: 9_900,
    currency: "CNY",
    expiresAt: new Date(now.getTime() + 60_000),
  });
  await ledger.pay("sandbox-1", "SB1", now);
  await ledger.refund({ reference: "sandbox-1", refundReference: "sandbox-refund-1", amountMinor: 100 }, now);
}
