/** Bank transfers: our own adapter, and the account of the bank, which only an administrator of ours looks at. */
import { randomUUID } from "node:crypto";
import { bankTransfer } from "#adapters/payments/bank";
import type { PaymentProvider } from "#adapters/payments/payment";
import type { Money } from "#contract/money";
import { emptyLedger, type Ledger, type Received } from "./ledger.ts";

export interface Bank {
  provider: PaymentProvider;
  ledger: Ledger;
  /** Money that nobody has looked at yet. */
  unseen: Received[];
  pay(reference: string, money?: Money): void;
  /** The administrator sends money back; once a refund, however often they look at it. */
  sendBack(refund: { reference: string; refundReference: string; amountMinor: number }): Date;
}

export function openBank(now: () => Date): Bank {
  const ledger = emptyLedger();
  const unseen: Received[] = [];
  const real = bankTransfer({ account: "6222 0000", bank: "ICBC", holder: "Listcast" });
  return {
    ledger,
    unseen,
    provider: {
      ...real,
      open(charge) {
        const { reference, amountMinor, currency, expiresAt } = charge;
        ledger.charges.set(reference, { reference, amountMinor, currency, expiresAt, state: "open" });
        return real.open(charge);
      },
    },
    pay(reference, money) {
      const charge = ledger.charges.get(reference);
      if (!charge) throw new Error(`no memo names ${reference}`);
      const { amountMinor, currency } = money ?? charge;
      const received = { reference, transactionId: `B${randomUUID()}`, amountMinor, currency, at: now() };
      ledger.received.push(received);
      unseen.push(received);
    },
    sendBack({ reference, refundReference, amountMinor }) {
      const known = ledger.payouts.get(refundReference);
      if (known) return known.at;
      const at = now();
      ledger.payouts.set(refundReference, { refundReference, reference, amountMinor, state: "done", at });
      return at;
    },
  };
}
