/**
 * The core of money, as others call it. What takes `trx` writes in the caller's transaction and does nothing outwards; its
 * `after` goes to `runProviderEffects` once that has committed. What takes `deps` makes its own transactions and asks providers between.
 *
 * For the jobs, in this order, each safe to be cut off and called again (server/jobs/billing.ts):
 *   pollStuckPayments(deps): payments nobody told us about    every round
 *   expireOrders(deps): orders over their time       every round
 *   executeRefunds(deps): money that is to go back  every round
 * For administrators: askRefund, retryRefund, receiveTransfer, settleTransfer, confirmRefundSent, placeOffer.
 */

export { receiveCallback } from "./callback.ts";
export { expireOrders } from "./cancel.ts";
export type { BillingDeps } from "./deps.ts";
export { endSandbox } from "./end-sandbox.ts";
export { executeRefund } from "./execute-refund.ts";
export { payOrder } from "./pay.ts";
export { placeOffer, placeOrder } from "./place.ts";
export { checkOrder, executeRefunds, giveUpOrder, pollStuckPayments } from "./poll-providers.ts";
export { runProviderEffects } from "./provider-effects.ts";
export { quoteOf, reckon } from "./quote.ts";
export { askRefund, retryRefund } from "./refund.ts";
export { confirmRefundSent } from "./transfer.ts";
export { receiveTransfer } from "./transfer-difference.ts";
