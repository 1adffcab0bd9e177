/** When an order that waits to be paid would begin, so that its screen says it in the words of its quote. */
import type { OrderDetail } from "#contract/order";
import { monthOf } from "#engine/billing/quote";
import type { Db } from "#server/db/tables";
import type { OrderRow } from "#server/db/tables/subscriptions";
import type { Owner } from "#server/queries/accounts/owner";
import { openPackages } from "./owned-packages.ts";

/** If its money came at `now`; null when it is not pending, and of a pack whose package is gone. */
export async function orderPreview(db: Db, owner: Owner, order: OrderRow, now: Date): Promise<OrderDetail["planned"]> {
  if (order.status !== "pending") return null;
  const open = await openPackages(db, owner, now, { lock: false });
  const { kind } = order;
  const period =
    kind === "pack"
      ? open.find(({ id }) => order.base_subscription_ids.includes(id))
      : monthOf({ kind, timeZone: order.time_zone }, open, now);
  if (!period) return null;
  const { startsAt, endsAt } = period;
  const follows = kind === "buy" && startsAt > now;
  return { kind: follows ? "renew" : kind, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}
