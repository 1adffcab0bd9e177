/** What providers told us by themselves, each event once. */
import type { PaymentEvent } from "#adapters/payments/payment";
import type { PaymentProviderName } from "#contract/payment";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { PaymentEvents } from "#server/db/tables/payments";

const referenceOf = (event: PaymentEvent): string | null =>
  event.type === "charge" ? event.reference : event.type === "refund" ? event.refundReference : null;

const contentOf = (event: PaymentEvent): unknown =>
  event.type === "charge" ? event.charge : event.type === "refund" ? event.refund : { name: event.name };

/** False for one that is written down already. Of two at once the second waits for the first to commit. */
export async function insertPaymentEvent(
  trx: Db,
  provider: PaymentProviderName,
  event: PaymentEvent,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .insertInto("payment_events")
    .values({
      provider,
      event_id: event.eventId,
      kind: event.type,
      reference: referenceOf(event),
      outcome: "ignored",
      said: json(contentOf(event)),
      at: event.at,
      received_at: now,
    })
    .onConflict((conflict) => conflict.columns(["provider", "event_id"]).doNothing())
    .returning("event_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** What became of it. */
export const setEventOutcome = (
  trx: Db,
  provider: PaymentProviderName,
  eventId: string,
  outcome: PaymentEvents["outcome"],
) =>
  trx
    .updateTable("payment_events")
    .set({ outcome })
    .where("provider", "=", provider)
    .where("event_id", "=", eventId)
    .execute();
