/** Limits of buying. */

/**
 * Buying. A placed order can be paid for so many hours, or days by transfer; whoever opens a payment late has so many minutes,
 * and no place to pay lives longer than so many hours.
 */
export const billingLimits = {
  orderHours: 2,
  paymentMinutes: 30,
  paymentHours: 23,
  transferDays: 7,
  callbackBytes: 128 * 1024,
} as const;

/** "I have paid": each asks providers. */
export const buyingTries = { points: 60, seconds: 5 * 60 } as const;

/** Coupon codes an account may try that do not exist; right ones do not count. */
export const couponTries = { points: 20, seconds: 3600 } as const;

/** How long the sandbox cashier waits with a notice that is to come late, or that was not taken. */
export const cashierLimits = { lateMs: 12_000 } as const;
