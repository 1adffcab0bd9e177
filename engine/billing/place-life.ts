/** How long what a payer was given (a code, a link) leads to the place to pay, where that ends before the payment itself. */
import type { PaymentMethod, PaymentProviderName } from "#contract/payment";

/**
 * Minutes. WeChat Pay: a native code two hours, an H5 link five minutes (who is in the wallet by then may take longer).
 * Alipay: a code to scan two hours.
 */
const minutes: Partial<Record<PaymentProviderName, Partial<Record<PaymentMethod, number>>>> = {
  wechat: { qr: 120, h5: 5 },
  alipay: { qr: 120 },
};

interface Place {
  provider: PaymentProviderName;
  method: PaymentMethod;
  openedAt: Date;
  /** When nobody can pay any more. */
  expiresAt: Date;
}

/** Until when the payer can begin to pay there; then the place is opened anew. */
export function usableUntil({ provider, method, openedAt, expiresAt }: Place): Date {
  const life = minutes[provider]?.[method];
  if (life === undefined) return expiresAt;
  return new Date(Math.min(expiresAt.getTime(), openedAt.getTime() + life * 60_000));
}
