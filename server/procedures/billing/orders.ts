/** Buying: what it costs, placing and paying an order, and the history of them. */

import { buyingTries } from "#server/base/limits";
import { payOrder } from "#server/billing/pay";
import { placeOrder } from "#server/billing/place";
import { checkOrder, giveUpOrder } from "#server/billing/poll-providers";
import { quoteOf, reckon } from "#server/billing/quote";
import { signedIn } from "#server/procedures/base/base";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import { getOrder, unreadOfOrder } from "#server/queries/billing/order-detail";
import { listOrders, orderOf } from "#server/queries/billing/orders";
import { paymentOf } from "#server/queries/billing/payments/payments";
import { rateLimit } from "#server/queries/rate-limits/rate-limit";

const asking = rateLimit("payment_checks", buyingTries);

async function detailOf(context: RequestContext & MemberContext, id: string) {
  const order = await context.asUser((db) => getOrder(db, context.owner, id, context.now()));
  return { ...order, ...(await unreadOfOrder(context.db, id)) };
}

export const orders = {
  list: signedIn.orders.list.handler(async ({ context, input }) => {
    const { rows, nextCursor } = await context.asUser((db) => listOrders(db, context.owner, input));
    return { items: rows.map(orderOf), nextCursor };
  }),

  get: signedIn.orders.get.handler(({ context, input }) => detailOf(context, input.id)),

  quote: signedIn.orders.quote.handler(async ({ context, input }) =>
    quoteOf(await reckon(context.db, context.owner, input, context.now())),
  ),

  place: signedIn.orders.place.handler(async ({ context, input }) => {
    const { id } = await placeOrder(context, context.owner, input);
    return await detailOf(context, id);
  }),

  ways: signedIn.orders.ways.handler(({ context }) =>
    context.payments
      .filter(({ methods }) => methods.length > 0)
      .map(({ name, methods }) => ({ provider: name, methods: [...methods] })),
  ),

  pay: signedIn.orders.pay.handler(async ({ context, input }) =>
    paymentOf(await payOrder(context, context.owner, { ...input, address: context.address })),
  ),

  check: signedIn.orders.check.handler(async ({ context, input }) => {
    // Somebody else's order is not there, before anybody is asked about it.
    await detailOf(context, input.id);
    await asking(context, context.owner.userId);
    await checkOrder(context, context.owner, input.id);
    return await detailOf(context, input.id);
  }),

  cancel: signedIn.orders.cancel.handler(async ({ context, input }) => {
    await detailOf(context, input.id);
    await giveUpOrder(context, context.owner, input.id);
    return await detailOf(context, input.id);
  }),
};
