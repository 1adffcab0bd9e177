/** What of an order only administrators see: how banks and providers know its payments, and the invoices asked for it. */
import type { AccountOrderDetail } from "#contract/admin/orders";
import type { Db } from "#server/db/tables";
import { paymentOf, paymentsOfOrder } from "#server/queries/billing/payments/payments";

export async function orderPapers(db: Db, orderId: string): Promise<Pick<AccountOrderDetail, "payments" | "invoices">> {
  const [payments, invoices] = await Promise.all([
    paymentsOfOrder(db, orderId),
    db
      .selectFrom("invoice_requests")
      .select(["id", "buyer", "state", "number", "created_at"])
      .where("order_id", "=", orderId)
      .orderBy("created_at", "desc")
      .execute(),
  ]);
  return {
    payments: payments.map((row) => ({
      ...paymentOf(row),
      reference: row.reference,
      transactionId: row.transaction_id,
    })),
    invoices: invoices.map((row) => ({
      id: row.id,
      title: row.buyer.title,
      state: row.state,
      number: row.number,
      at: row.created_at.toISOString(),
    })),
  };
}
