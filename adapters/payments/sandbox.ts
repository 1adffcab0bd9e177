/**
 * The sandbox: a cashier on this machine where nobody loses money, for trying the product out. It behaves as the real
 * providers do, with books of its own and signed callbacks, and cannot be made in production.
 */

import { AppError } from "#contract/errors";
import { beijingDay } from "./beijing.ts";
import type { ChargeState, PaymentProvider } from "./payment.ts";
import type { SandboxCharge, SandboxLedger } from "./sandbox-ledger.ts";
import { readSandboxNotice } from "./sandbox-notice.ts";

export interface SandboxSettings {
  production: boolean;
  /** What callbacks are signed with: of this process, never stored. */
  secret: string;
  ledger: SandboxLedger;
  /** Where the cashier is, without a slash at its end. */
  origin: () => string;
  now: () => Date;
}

/** The page where a charge is paid, below the cashier's origin. */
export const cashierPath = (reference: string): string => `/dev/cashier/${encodeURIComponent(reference)}`;

const stateOf = (charge: SandboxCharge | null, now: Date): ChargeState => {
  if (!charge) return { state: "open" };
  const { state, transactionId, paidAt, amountMinor, currency, expiresAt } = charge;
  if (state === "paid" && transactionId && paidAt) return { state, transactionId, paidAt, amountMinor, currency };
  return { state: state === "open" && expiresAt > now ? "open" : "closed" };
};

/** What its books know of a charge, and what can still be done with one: nothing that takes money. */
const settling = ({
  ledger,
  now,
}: Pick<SandboxSettings, "ledger" | "now">): Pick<PaymentProvider, "ask" | "close" | "refund"> => ({
  ask: async ({ reference }) => stateOf(await ledger.find(reference), now()),
  async close({ reference }) {
    const charge = await ledger.close(reference);
    return charge ? stateOf(charge, now()) : { state: "closed" };
  },
  async refund(refund) {
    const refundedAt = await ledger.refund(refund, now());
    return refundedAt ? { state: "done", refundedAt } : { state: "failed", why: "more than is left of the payment" };
  },
});

/** The sandbox when trying out is over, in production too: it takes nothing and hears nothing, and closes what it had. */
export const closedSandbox = (books: Pick<SandboxSettings, "ledger" | "now">): PaymentProvider => ({
  name: "sandbox",
  methods: [],
  open: () => Promise.reject(new AppError("payment_refused")),
  receive: () => Promise.reject(new AppError("callback_refused")),
  statement: null,
  ...settling(books),
});

const text = (status: number, body: string) => ({ status, type: "text/plain; charset=utf-8", body });

/** Throws in production: there nothing may take a payment that is none. */
export function sandboxPayments({ production, secret, ledger, origin, now }: SandboxSettings): PaymentProvider {
  if (production) throw new Error("the sandbox cashier does not exist in production");
  return {
    name: "sandbox",
    methods: ["page", "qr"],
    async open(charge) {
      await ledger.insert(charge);
      const url = `${origin()}${cashierPath(charge.reference)}`;
      return {
        action: charge.method === "qr" ? { type: "qr", text: url } : { type: "redirect", url },
        providerId: null,
      };
    },
    ...settling({ ledger, now }),
    async receive(callback) {
      const event = readSandboxNotice(callback, secret, now());
      return { event, reply: { ok: text(200, "ok"), again: text(503, "again") } };
    },
    async statement(day) {
      const { from, to } = beijingDay(day);
      return ledger.linesOf(from, to);
    },
  };
}
