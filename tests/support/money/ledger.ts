/** The other party's books: what was opened there, what money came in for it, what went back. Nobody of ours writes here. */
import type { Money } from "#contract/money";

/** deciding: the payer is through, and their bank says later whether the money comes. */
export type FakeState = "open" | "deciding" | "closed" | "paid";

export interface FakeCharge extends Money {
  reference: string;
  expiresAt: Date;
  state: FakeState;
}

export interface Received extends Money {
  reference: string;
  transactionId: string;
  at: Date;
}

export interface Payout {
  refundReference: string;
  reference: string;
  amountMinor: number;
  state: "pending" | "done" | "failed";
  at: Date;
}

export interface Ledger {
  charges: Map<string, FakeCharge>;
  received: Received[];
  payouts: Map<string, Payout>;
}

export const emptyLedger = (): Ledger => ({ charges: new Map(), received: [], payouts: new Map() });

/** What came in under a reference, the first first. */
export const receivedFor = (ledger: Ledger, reference: string): Received[] =>
  ledger.received.filter((one) => one.reference === reference);

/** What is left there of a charge's money. */
export const leftOf = (ledger: Ledger, reference: string): number => {
  const back = [...ledger.payouts.values()].filter((one) => one.reference === reference && one.state !== "failed");
  const sum = (all: readonly { amountMinor: number }[]) => all.reduce((total, one) => total + one.amountMinor, 0);
  return sum(receivedFor(ledger, reference)) - sum(back);
};
