/**
 * Amounts as Stripe writes them. Its API takes the minor units of ISO 4217, whole yen for JPY included, but for these:
 * https://docs.stripe.com/currencies (zero-decimal, three-decimal and special cases).
 */
import { AppError } from "#contract/errors";
import type { Money } from "#contract/money";

interface Rule {
  /** Minor units of ISO 4217 are multiplied by it … */
  times?: number;
  /** … or must be a multiple of it, and are divided. */
  over?: number;
  /** Stripe's figure must be a multiple of it. */
  step?: number;
}

const rules: Readonly<Record<string, Rule>> = {
  // without decimals in fact, with two in the API
  ISK: { times: 100 },
  UGX: { times: 100 },
  // with two decimals in ISO 4217, without any at Stripe
  MGA: { over: 100 },
  // three decimals, of which card networks know two
  BHD: { step: 10 },
  JOD: { step: 10 },
  KWD: { step: 10 },
  OMR: { step: 10 },
  TND: { step: 10 },
};

/** Throws `payment_refused` for an amount Stripe cannot take to the last unit. */
export function toStripe({ amountMinor, currency }: Money): { amount: number; currency: string } {
  const { times = 1, over = 1, step = 1 } = rules[currency] ?? {};
  const amount = (amountMinor * times) / over;
  if (!Number.isSafeInteger(amount) || amount % step !== 0)
    throw new AppError("payment_refused", { message: `Stripe cannot take ${amountMinor} ${currency}` });
  return { amount, currency: currency.toLowerCase() };
}

/** `currency` in Stripe's small letters. */
export function fromStripe(amount: number, currency: string): Money {
  const code = currency.toUpperCase();
  const { times = 1, over = 1 } = rules[code] ?? {};
  return { amountMinor: (amount * over) / times, currency: code };
}
