/** What providers tell us by themselves: verified, written down once, applied in the same transaction, then answered. */
import type { Callback, PaymentEvent, PaymentProvider, Reply } from "#adapters/payments/payment";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { PaymentEvents } from "#server/db/tables/payments";
import { type Actor, actAs } from "#server/queries/audit/audit";
import { type Applied, applyCharge } from "./apply-charge.ts";
import { type BillingDeps, type Books, noProviderEffects, type ProviderEffects } from "./deps.ts";
import { applyRefund } from "./execute-refund.ts";

const referenceOf = (event: PaymentEvent): string | null =>
  event.type === "charge" ? event.reference : event.type === "refund" ? event.refundReference : null;

const saidOf = (event: PaymentEvent): unknown =>
  event.type === "charge" ? event.charge : event.type === "refund" ? event.refund : { name: event.name };

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
export async function takeEvent(
  trx: Db,
  books: Books,
  provider: PaymentProvider["name"],
  event: PaymentEvent,
): Promise<Applied> {
  const source: Actor = `provider:${provider}`;
  await actAs(trx, source);
  const written = await trx
    .insertInto("payment_events")
    .values({
      provider,
      event_id: event.eventId,
      kind: event.type,
      reference: referenceOf(event),
      outcome: "ignored",
      said: json(saidOf(event)),
      at: event.at,
      received_at: books.now(),
    })
    .onConflict((conflict) => conflict.columns(["provider", "event_id"]).doNothing())
    .returning("event_id")
    .executeTakeFirst();
  if (!written) return { outcome: "known", after: noProviderEffects() };
  const applied = await apply(trx, books, event, source);
  await setOutcome(trx, provider, event.eventId, applied.outcome);
  return applied;
}

const setOutcome = (trx: Db, provider: PaymentProvider["name"], eventId: string, outcome: PaymentEvents["outcome"]) =>
  trx
    .updateTable("payment_events")
    .set({ outcome })
    .where("provider", "=", provider)
    .where("event_id", "=", eventId)
    .execute();

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
