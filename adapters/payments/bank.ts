/**
 * Bank transfer: the payer sends money to the operator's account with a memo that names the payment. No bank tells us
 * anything: an administrator who sees the money confirms it, and sends refunds by hand.
 */
import { AppError } from "#contract/errors";
import type { PaymentProvider } from "./payment.ts";
import { transferCodeOf } from "./transfer-code.ts";

export interface BankSettings {
  account: string;
  bank: string;
  /** Whose account it is. */
  holder: string;
}

/** Transfers to the account of the settings. A charge stays open until somebody confirms it elsewhere. */
export const bankTransfer = ({ account, bank, holder }: BankSettings): PaymentProvider => ({
  name: "bank",
  methods: ["transfer"],
  async open({ reference }) {
    return { action: { type: "transfer", account, bank, holder, memo: transferCodeOf(reference) }, providerId: null };
  },
  ask: async () => ({ state: "open" }),
  /** Money can still come: then it is late money, which an administrator confirms or sends back. */
  close: async () => ({ state: "closed" }),
  refund: async () => ({ state: "pending" }),
  async receive() {
    throw new AppError("callback_refused", { message: "a bank calls nobody back" });
  },
  statement: null,
});
