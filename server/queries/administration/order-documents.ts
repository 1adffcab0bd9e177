/** What of an order only administrators see: how banks and providers know its payments, its differences, and the invoices asked for it. */
import type { AccountOrderDetail } from "#contract/admin/orders";
import type { Db } from "#server/db/tables";
import { differenceOf } from "#server/queries/billing/differences";
import { invoicePapers } from "#server/queries/billing/invoice-papers";
import { paymentOf, paymentsOfOrder } from "#server/queries/billing/payments/payments";
import { differencesOfOrder } from "#server/queries/billing/transfer-differences";

type OrderDocuments = Pick<AccountOrderDetail, "payments" | "differences" | "invoices">;

export async function orderDocuments(db: Db, orderId: string): Promise<OrderDocuments> {
  const [payments, differences, invoices] = await Promise.all([
    paymentsOfOrder(db, orderId),
    differencesOfOrder(db, orderId),
    invoicePapers(db, { of: "order_id", id: orderId }),
  ]);
  return {
    payments: payments.map((row) => ({
      ...paymentOf(row),
      reference: row.reference,
      transactionId: row.transaction_id,
    })),
    differences: differences.map(differenceOf),
    invoices,
  };
}
