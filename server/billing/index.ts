/**
 * The core of money, as others call it. What takes `trx` writes in the caller's transaction and does nothing outwards; its
 * `after` goes to `doAfter` once that has committed. What takes `deps` makes its own transactions and asks providers between.
 *
 * For the jobs, in this order, each safe to be cut off and called again (server/jobs/billing.ts):
 *   askStuck(deps): payments nobody told us about    every round
 *   expireOrders(deps): orders over their time       every round
 *   carryOutRefunds(deps): money that is to go back  every round
 * For administrators: askRefund, retryRefund, confirmTransfer, confirmRefundSent, placeOffer.
 */

export { receiveCallback } from "./callback.ts";
export { expireOrders } from "./cancel.ts";
export type { BillingDeps } from "./deps.ts";
export { endSandbox } from "./end-sandbox.ts";
export { carryOutRefund } from "./execute-refund.ts";
export { payOrder } from "./pay.ts";
export { placeOffer, placeOrder } from "./place.ts";
export { askStuck, carryOutRefunds, checkOrder, giveUpOrder } from "./poll-providers.ts";
export { doAfter } from "./provider-effects.ts";
export { quoteOf, reckon } from "./quote.ts";
export { askRefund, retryRefund } from "./refund.ts";
export { confirmRefundSent, confirmTransfer } from "./transfer.ts";
