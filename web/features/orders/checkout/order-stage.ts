/** Where an order stands for its buyer: the one question every part of checkout asks. */
import type { OrderDetail } from "#contract/order";
import type { Payment } from "#contract/payment";

export type OrderStage =
  /** A way to pay is to be chosen; `after` is the last try, where it came to nothing. */
  | { is: "choosing"; after: Payment | null }
  /** The provider has not answered yet. */
  | { is: "opening"; payment: Payment }
  /** It can be paid now. */
  | { is: "waiting"; payment: Payment; action: NonNullable<Payment["action"]> }
  | { is: "completed" | "cancelled" | "expired" | "refunded" };

/** From the newest try: `payments` come newest first. */
export function orderStageOf({ status, payments }: Pick<OrderDetail, "status" | "payments">): OrderStage {
  if (status !== "pending") return { is: status };
  const [newest] = payments;
  if (!newest) return { is: "choosing", after: null };
  if (newest.state === "opening") return { is: "opening", payment: newest };
  // paid here and pending there: the moment between the two
  if (newest.state === "paid") return { is: "opening", payment: newest };
  if (newest.state === "open" && newest.action) return { is: "waiting", payment: newest, action: newest.action };
  return { is: "choosing", after: newest };
}

const SOON_MS = 3_000;
const TRANSFER_MS = 30_000;

/** How often to ask for an order while its screen is open; false: nothing is on its way. */
export function pollEvery(order: Pick<OrderDetail, "status" | "payments"> | undefined): number | false {
  if (!order) return false;
  const stage = orderStageOf(order);
  if (stage.is === "opening") return SOON_MS;
  if (stage.is === "waiting") return stage.action.type === "transfer" ? TRANSFER_MS : SOON_MS;
  return false;
}
