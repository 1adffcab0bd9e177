/** The registry of ways to be paid: one line a provider. */
import type { PaymentProviderName } from "#contract/payment";
import { type BankSettings, bankTransfer } from "./bank.ts";
import type { PaymentProvider } from "./payment.ts";

/** A provider without settings is not offered. */
export interface PaymentSettings {
  /** In which order they are offered; whoever is not named comes after those who are. */
  order: readonly PaymentProviderName[];
  bank: BankSettings | null;
}

/** The providers that are set, the operator's first choice first; the sandbox, where there is one, after all that are real. */
export function openPayments(
  settings: PaymentSettings,
  _now: () => Date,
  sandbox: PaymentProvider | null = null,
): PaymentProvider[] {
  const { bank } = settings;
  const open = [bank && bankTransfer(bank)].filter((one) => one !== null);
  const place = ({ name }: PaymentProvider) => {
    const at = settings.order.indexOf(name);
    return at < 0 ? settings.order.length : at;
  };
  return [...open.sort((a, b) => place(a) - place(b)), ...(sandbox ? [sandbox] : [])];
}
