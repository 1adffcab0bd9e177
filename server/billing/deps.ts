/** What the core of money needs from the outside, and what is to be done outwards once a transaction has ended. */

import type { PaymentProvider } from "#adapters/payments/payment";
import type { Using } from "#server/services/index";

/** Enough to write the books inside a transaction: nothing that reaches outwards. */
export type Books = Using<"now" | "imprint">;

export type BillingDeps = Books & Using<"db" | "payments" | "origin" | "log">;

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
