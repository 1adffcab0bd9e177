/** The receipts and credit notes of an order, as a screen lists them. */
import type { OrderDetail } from "#contract/order";

type Listed = Pick<OrderDetail["receipts"][number], "id" | "number" | "kind">;

/** None before it is paid, or where it cost nothing. An order from before receipts gets its own when it is asked for, by the order's id. */
export function receiptsOf(
  order: Pick<OrderDetail, "id" | "number" | "status" | "amountMinor" | "receipts">,
): Listed[] {
  const { id, number, status, amountMinor, receipts } = order;
  const paid = (status === "completed" || status === "refunded") && amountMinor > 0;
  if (!paid || receipts.some(({ kind }) => kind === "receipt")) return receipts;
  return [{ id, number, kind: "receipt" }, ...receipts];
}
