/** What the core of money needs from the outside, and what is to be done outwards once a transaction has ended. */
import type { PaymentProvider } from "#adapters/payments/payment";
import type { Imprint } from "#contract/site";
import type { Clock } from "#server/base/clock";
import type { Log } from "#server/base/log";
import type { Db } from "#server/db/tables";

/** Enough to write the books inside a transaction: nothing that reaches outwards. */
export interface Books {
  now: Clock;
  /** Who sells, for receipts, where the database's own settings say nothing. */
  imprint: Imprint;
}

export interface BillingDeps extends Books {
  /** The system's own connection. */
  db: Db;
  payments: readonly PaymentProvider[];
  /** Our own address, for callbacks and the payer's way back. */
  origin(): string;
  log: Log;
}

/**
 * What a transaction found to be done at providers. Carried out after it has committed (`runProviderEffects`), and by the jobs where that
 * was cut off: every item can be read from the tables again.
 */
export interface ProviderEffects {
  /** Payments nobody shall be able to pay any more. */
  close: string[];
  /** Refunds to carry out. */
  refund: string[];
}

export const noProviderEffects = (): ProviderEffects => ({ close: [], refund: [] });

export const providerNamed = (payments: readonly PaymentProvider[], name: string): PaymentProvider | undefined =>
  payments.find((one) => one.name === name);
