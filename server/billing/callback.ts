/** What providers tell us by themselves: verified, written down once, applied in the same transaction, then answered. */
import type { Callback, PaymentEvent, PaymentProvider, Reply } from "#adapters/payments/payment";
import type { Db } from "#server/db/tables";
import { type Actor, actAs } from "#server/queries/audit/audit";
import { insertPaymentEvent, setEventOutcome } from "#server/queries/billing/payments/payment-events";
import { type Applied, applyCharge } from "./apply-charge.ts";
import { type BillingDeps, type Books, noProviderEffects, type ProviderEffects } from "./deps.ts";
import { applyRefund } from "./execute-refund.ts";

async function apply(trx: Db, books: Books, event: PaymentEvent, source: Actor): Promise<Applied> {
  if (event.type === "charge") return await applyCharge(trx, books, event.reference, event.charge, source);
  if (event.type === "other") return { outcome: "ignored", after: noProviderEffects() };
  const outcome = await applyRefund(trx, books, event.refundReference, event.refund, source);
  return { outcome, after: noProviderEffects() };
}

/**
 * Writes an event down and applies it, both or neither. An event that was written down before is left: it holds the row's
 * key, so that of two at once the second waits for the first.
 */
async function takeEvent(
  trx: Db,
  books: Books,
  provider: PaymentProvider["name"],
  event: PaymentEvent,
): Promise<Applied> {
  const source: Actor = `provider:${provider}`;
  await actAs(trx, source);
  const isNew = await insertPaymentEvent(trx, provider, event, books.now());
  if (!isNew) return { outcome: "known", after: noProviderEffects() };
  const applied = await apply(trx, books, event, source);
  await setEventOutcome(trx, provider, event.eventId, applied.outcome);
  return applied;
}

/**
 * Takes a callback to its end: what to answer, and what is to be done outwards now. Throws callback_refused when the provider
 * did not sign it. Anything else that goes wrong is answered `again`, with nothing written.
 */
export async function receiveCallback(
  deps: BillingDeps,
  provider: PaymentProvider,
  callback: Callback,
): Promise<{ reply: Reply; after: ProviderEffects }> {
  const { event, reply } = await provider.receive(callback);
  try {
    const { outcome, after } = await deps.db.transaction().execute((trx) => takeEvent(trx, deps, provider.name, event));
    if (outcome === "mismatch" || outcome === "unknown")
      deps.log.warn({ provider: provider.name, event: event.eventId, outcome }, "a callback does not fit the books");
    return { reply: reply.ok, after };
  } catch (err) {
    deps.log.error({ err, provider: provider.name, event: event.eventId }, "a callback could not be written down");
    return { reply: reply.again, after: noProviderEffects() };
  }
}
