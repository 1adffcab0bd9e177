/** What is done at providers, always after a transaction has committed and before the next one begins. */
import type { ChargeState, OpenCharge } from "#adapters/payments/payment";
import type { PaymentRow } from "#server/db/tables/payments";
import type { Actor } from "#server/queries/audit/audit";
import { findPayment } from "#server/queries/billing/payments/find-payments";
import { setPayment } from "#server/queries/billing/payments/payments";
import { applyCharge } from "./apply-charge.ts";
import { type BillingDeps, type ProviderEffects, providerNamed } from "./deps.ts";
import { executeRefund } from "./execute-refund.ts";

const chargeOf = (row: PaymentRow): OpenCharge => ({
  reference: row.reference,
  providerId: row.provider_id,
  amountMinor: row.amount_minor,
  currency: row.currency,
});

/**
 * Asks the provider about a payment, or closes it there, and settles what it says. Throws unavailable.
 */
export async function askProvider(
  deps: BillingDeps,
  row: PaymentRow,
  how: "ask" | "close",
  actor: Actor,
): Promise<void> {
  const provider = providerNamed(deps.payments, row.provider);
  await deps.db.transaction().execute((trx) => setPayment(trx, row.id, { asked_at: deps.now() }));
  // Nobody can be asked any more: at its end it counts as closed.
  const charge: ChargeState = provider
    ? await provider[how](chargeOf(row))
    : { state: how === "close" ? "closed" : "open" };
  const { outcome, after } = await deps.db
    .transaction()
    .execute((trx) => applyCharge(trx, deps, row.reference, charge, actor));
  if (outcome === "mismatch") deps.log.warn({ payment: row.id, charge }, "a provider's answer does not fit the books");
  await runProviderEffects(deps, after);
}

const trying = async (deps: BillingDeps, what: string, id: string, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (err) {
    deps.log.warn({ err, what, id }, "a provider could not be told yet");
  }
};

/** Closes and refunds what a transaction left to do. Never throws: what fails now, the jobs do later. */
export async function runProviderEffects(deps: BillingDeps, { close, refund }: ProviderEffects): Promise<void> {
  for (const id of refund) await trying(deps, "refund", id, () => executeRefund(deps, id));
  for (const id of close) {
    await trying(deps, "close", id, async () => {
      const row = await findPayment(deps.db, id);
      // one that is closed here may have been opened there since
      if (row && row.state !== "paid" && row.state !== "failed") await askProvider(deps, row, "close", "system");
    });
  }
}
