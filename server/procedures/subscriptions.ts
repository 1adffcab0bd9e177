/** What the account may use, and its transaction history. */
import { listOrders, orderOf } from "#server/queries/orders";
import { listSubscriptions } from "#server/queries/subscriptions";
import { signedIn } from "./base.ts";

export const subscriptions = {
  list: signedIn.subscriptions.list.handler(({ context }) =>
    context.asUser((db) => listSubscriptions(db, context.owner)),
  ),
};

export const orders = {
  list: signedIn.orders.list.handler(async ({ context, input }) => {
    const { rows, nextCursor } = await context.asUser((db) => listOrders(db, context.owner, input));
    return { items: rows.map(orderOf), nextCursor };
  }),
};
