/** Who takes money here: the configured providers, and the sandbox where the product is only tried out. */
import { openPayments } from "#adapters/payments/index";
import type { PaymentProvider } from "#adapters/payments/payment";
import type { Clock } from "#server/base/clock";
import type { Config } from "#server/config/config";

/** In the order people are offered them. `sandbox` is null wherever money is real. */
export const paymentProviders = (
  { payments }: Pick<Config, "payments">,
  sandbox: PaymentProvider | null,
  now: Clock,
): Promise<readonly PaymentProvider[]> => openPayments(payments, now, sandbox);
