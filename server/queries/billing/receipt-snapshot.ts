/** What a receipt will say for ever: seller, buyer, what was bought, how it was paid. */
import { sql } from "kysely";
import type { ReceiptSnapshot } from "#contract/receipt";
import type { Imprint } from "#contract/site";
import type { Db } from "#server/db/tables";
import type { PaymentRow } from "#server/db/tables/payments";
import type { OrderRow, SubscriptionRow } from "#server/db/tables/subscriptions";
import { readNames } from "#server/queries/settings/names";
import { humanNumber } from "#server/queries/tasks/task-shape";

/** The buyer as the account names itself at this moment: the profile's name before the one on its card. */
async function buyerOf(trx: Db, userId: string): Promise<ReceiptSnapshot["buyer"]> {
  const { rows } = await sql<ReceiptSnapshot["buyer"]>`
    select coalesce(nullif(p.display_name, ''), c.name) as name, c.company, u.email
    from auth.users u left join public.profiles p on p.user_id = u.id left join public.agent_cards c on c.user_id = u.id
    where u.id = ${userId}`.execute(trx);
  const [buyer] = rows;
  return { name: buyer?.name ?? null, company: buyer?.company ?? null, email: buyer?.email ?? null };
}

/** `payment` is the one that fulfilled the order. */
export async function snapshotOfReceipt(
  trx: Db,
  about: { order: OrderRow; payment: PaymentRow; subscription: SubscriptionRow | null; seller: Imprint; now: Date },
): Promise<ReceiptSnapshot> {
  const { order, payment, subscription, seller } = about;
  return {
    brand: await readNames(trx),
    seller: {
      name: seller.company || null,
      email: seller.contact.email,
      phone: seller.contact.phone,
      address: seller.contact.address,
      filings: seller.filings,
    },
    buyer: await buyerOf(trx, order.user_id),
    orderNumber: humanNumber("ORD", order.number),
    line: {
      kind: order.kind,
      title: order.plan.name,
      listings: order.kind === "pack" ? order.pack_listings : order.plan.listingQuota,
      period: subscription
        ? { startsAt: subscription.starts_at.toISOString(), endsAt: subscription.ends_at.toISOString() }
        : null,
    },
    currency: order.currency,
    priceMinor: order.price_minor,
    creditMinor: order.credit_minor,
    discountMinor: order.discount_minor,
    paidMinor: order.amount_minor,
    payment: {
      provider: payment.provider,
      method: payment.method,
      transactionId: payment.transaction_id ?? payment.reference,
      paidAt: (payment.paid_at ?? about.now).toISOString(),
    },
    timeZone: order.time_zone,
    refund: null,
  };
}
