/** The settings of the ways to be paid as the registry of them wants it. */
import type { PaymentSettings } from "#adapters/payments/index";
import type { Given } from "#server/config";
import type { SettingName } from "#server/settings";

/** Whoever sets one of a group must set all of it; half a provider is a mistake, not a choice. */
export const paymentGroups: readonly (readonly SettingName[])[] = [
  ["ALIPAY_APP_ID", "ALIPAY_PRIVATE_KEY", "ALIPAY_PUBLIC_KEY"],
  [
    "WECHAT_PAY_APP_ID",
    "WECHAT_PAY_MERCHANT_ID",
    "WECHAT_PAY_SERIAL",
    "WECHAT_PAY_PRIVATE_KEY",
    "WECHAT_PAY_API_KEY",
    "WECHAT_PAY_PUBLIC_KEYS",
  ],
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRETS"],
];

/** What is set; null for a provider that is not. */
export function paymentsOf(given: Given): PaymentSettings {
  return { order: given.PAYMENT_ORDER ?? ["alipay", "wechat", "stripe", "bank"], bank: given.BANK_TRANSFER ?? null };
}

/** The providers that are set, for people who look after the server. */
export const paymentNames = ({ order: _, ...providers }: PaymentSettings): string[] =>
  Object.entries(providers).flatMap(([name, set]) => (set === null ? [] : [name]));
