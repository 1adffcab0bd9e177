/** The course of an order as a list of moments, oldest first: ordered, tried, paid, begun, given back. */
import type { OrderDetail } from "#contract/order";
import type { PaymentProviderName } from "#contract/payment";

export type OrderEvent = { key: string; at: string } & (
  | { is: "placed" | "offered" | "started" | "cancelled" | "expired" }
  | { is: "startsLater"; start: string }
  | { is: "tryClosed" | "tryFailed"; provider: PaymentProviderName }
  | { is: "paid"; minor: number }
  | { is: "refundAsked" | "refundDone" | "refundFailed"; minor: number }
);

/** A package that begins with its payment begins when the money has been written down: a moment later. */
const A_MINUTE = 60_000;

const byTime = (a: OrderEvent, b: OrderEvent): number => a.at.localeCompare(b.at);

/** What has happened to it so far. Tries that came to nothing stand where their time to pay ended. */
export function orderEventsOf(order: OrderDetail): OrderEvent[] {
  const { payments, refunds, period, kind } = order;
  const moments: OrderEvent[] = [{ key: "placed", is: order.offered ? "offered" : "placed", at: order.createdAt }];
  if (order.paidAt) {
    if (order.amountMinor > 0) moments.push({ key: "paid", is: "paid", at: order.paidAt, minor: order.amountMinor });
    if (kind === "renew" && period && Date.parse(period.startsAt) - Date.parse(order.paidAt) > A_MINUTE) {
      // what was given back before its day does not start any more
      if (order.status !== "refunded")
        moments.push({ key: "started", is: "startsLater", at: order.paidAt, start: period.startsAt });
    } else if (kind !== "pack") moments.push({ key: "started", is: "started", at: order.paidAt });
  }
  for (const { id, state, amountMinor, createdAt, doneAt } of refunds) {
    moments.push({ key: `refundAsked ${id}`, is: "refundAsked", at: createdAt, minor: amountMinor });
    if (state === "done")
      moments.push({ key: `refundDone ${id}`, is: "refundDone", at: doneAt ?? createdAt, minor: amountMinor });
    if (state === "failed")
      moments.push({ key: `refundFailed ${id}`, is: "refundFailed", at: doneAt ?? createdAt, minor: amountMinor });
  }
  moments.sort(byTime);
  const tries = payments
    .filter(({ state }) => state === "closed" || state === "failed")
    .map(
      ({ id, state, provider, expiresAt }): OrderEvent => ({
        key: id,
        is: state === "failed" ? "tryFailed" : "tryClosed",
        at: expiresAt,
        provider,
      }),
    )
    .reverse();
  // a try has no moment of its own in what we are told: it stands between ordering and what came of it
  moments.splice(1, 0, ...tries);
  if (order.status === "cancelled") moments.push({ key: "cancelled", is: "cancelled", at: order.createdAt });
  if (order.status === "expired") moments.push({ key: "expired", is: "expired", at: order.expiresAt });
  return moments;
}

/** Whether we know when it happened. */
export const isTimed = ({ is }: OrderEvent): boolean =>
  !["tryClosed", "tryFailed", "cancelled", "startsLater"].includes(is);
