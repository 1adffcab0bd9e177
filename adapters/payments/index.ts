/**
 * The registry of ways to be paid: one line a provider. Each is loaded where it is set only, for its library costs a start
 * a tenth of a second.
 */
import type { PaymentProviderName } from "#contract/payment";
import type { AlipaySettings } from "./alipay.ts";
import { type BankSettings, bankTransfer } from "./bank.ts";
import type { PaymentProvider } from "./payment.ts";
import type { StripeSettings } from "./stripe.ts";
import type { WechatSettings } from "./wechat.ts";

/** A provider without settings is not offered. */
export interface PaymentSettings {
  /** In which order they are offered; whoever is not named comes after those who are. */
  order: readonly PaymentProviderName[];
  alipay: AlipaySettings | null;
  wechat: WechatSettings | null;
  stripe: StripeSettings | null;
  bank: BankSettings | null;
}

/**
 * The providers that are set, the operator's first choice first; the sandbox, where there is one, after all that are real.
 * Rejects when a key of the settings is none.
 */
export async function openPayments(
  { order, alipay, wechat, stripe, bank }: PaymentSettings,
  now: () => Date,
  sandbox: PaymentProvider | null = null,
): Promise<PaymentProvider[]> {
  const set = [
    alipay && (await import("./alipay.ts")).alipayPayments(alipay, now),
    wechat && (await import("./wechat.ts")).wechatPay(wechat, now),
    stripe && (await import("./stripe.ts")).stripeCheckout(stripe, now),
    bank && bankTransfer(bank),
  ].filter((one) => one !== null);
  const place = ({ name }: PaymentProvider) => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...set.sort((a, b) => place(a) - place(b)), ...(sandbox ? [sandbox] : [])];
}
