/** How an order stands, in a word and a tone; the same everywhere orders are shown. */
import type { Order, OrderStatus } from "#contract/order";
import type { Tone } from "#web/ui/status.tsx";

export const orderTones: Record<OrderStatus, Tone> = {
  pending: "wait",
  completed: "good",
  cancelled: "plain",
  expired: "plain",
  refunded: "plain",
};

/** A key of the dictionary `orders`: its status, or that a part of it was given back. */
export const orderStatusKey = ({ status, refundedMinor }: Pick<Order, "status" | "refundedMinor">) =>
  status === "completed" && refundedMinor > 0 ? ("partly" as const) : (`status.${status}` as const);
