/** How an order stands, in a word and a tone; the same everywhere orders are shown. */
import { isPartlyRefunded, type Order, type OrderStatus } from "#contract/order";
import type { Tone } from "#web/ui/status.tsx";

export const orderTones: Record<OrderStatus, Tone> = {
  pending: "wait",
  completed: "good",
  cancelled: "plain",
  expired: "plain",
  refunded: "plain",
};

/** A key of the dictionary `orders`: its status, or that a part of it was given back. */
export const orderStatusKey = (order: Pick<Order, "status" | "refundedMinor">) =>
  isPartlyRefunded(order) ? ("partly" as const) : (`status.${order.status}` as const);
