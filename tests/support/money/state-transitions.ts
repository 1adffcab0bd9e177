/** Which state of an order, a payment or a refund may follow which, as the table `billing_transitions` has to say it. */
import type { OrderStatus } from "#contract/order";
import type { PaymentState, RefundStateName } from "#contract/payment";

type Following<State extends string> = Readonly<Record<State, readonly State[]>>;

/** Money that comes after the order expired is honoured, and its rest can be asked for; money for a cancelled one goes back. */
export const orderTransitions: Following<OrderStatus> = {
  pending: ["completed", "cancelled", "expired"],
  expired: ["completed", "pending"],
  completed: ["refunded"],
  cancelled: [],
  refunded: [],
};

/** A payment that was thought closed or failed may turn out paid: providers tell late. A transfer whose rest is asked for opens again. Paid is final. */
export const paymentTransitions: Following<PaymentState> = {
  opening: ["open", "paid", "closed", "failed"],
  open: ["paid", "closed", "failed"],
  closed: ["paid", "open"],
  failed: ["paid"],
  paid: [],
};

/** What failed stays so under its reference, at the providers too: another try is another refund. */
export const refundTransitions: Following<RefundStateName> = {
  pending: ["done", "failed"],
  failed: [],
  done: [],
};
