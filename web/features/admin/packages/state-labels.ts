/** How payments, refunds and the other things that were sold are told apart at a glance. */
import type { TFunction } from "i18next";
import type { AccountNamed } from "#contract/admin/orders";
import type { EnquiryState } from "#contract/enquiry";
import { type InvoicePaper, type InvoiceState, redStateOf } from "#contract/invoice";
import {
  isOwnRefundReason,
  type PaymentState,
  paymentStates,
  type RefundStateName,
  refundStates,
} from "#contract/payment";
import { formatPlanPrice } from "#web/lib/intl.ts";
import type { Language } from "#web/lib/language.ts";
import { oneOf } from "#web/lib/one-of.ts";
import type { Tone } from "#web/ui/status.tsx";

type Words = TFunction<"adminPackages">;

export const accountLabel = (t: Words, account: AccountNamed | null): string =>
  account?.name ?? account?.email ?? t("goneAccount");

export const reasonLabel = (t: Words, reason: string): string =>
  isOwnRefundReason(reason) ? t(`houseReason.${reason}`) : reason;

/** A state in a book's line: ours have words, a provider's own ("TRADE_SUCCESS") stays as it came. "failed" is of both kinds. */
export function stateLabel(t: Words, state: string | null | undefined, ofRefund: boolean): string | null {
  const payment = ofRefund ? undefined : oneOf(paymentStates, state ?? undefined);
  if (payment) return t(`paymentState.${payment}`);
  const refund = oneOf(refundStates, state ?? undefined);
  return refund ? t(`refundState.${refund}`) : (state ?? null);
}

export const paymentTones: Record<PaymentState, Tone> = {
  opening: "wait",
  open: "wait",
  paid: "good",
  closed: "plain",
  failed: "bad",
};
export const refundTones: Record<RefundStateName, Tone> = { pending: "wait", done: "good", failed: "bad" };
export const enquiryTones: Record<EnquiryState, Tone> = { new: "wait", contacted: "busy", won: "good", lost: "plain" };
type Taken = Pick<InvoicePaper, "state" | "reds" | "redDueMinor" | "issuedMinor">;

/** What was issued, which stays, beside the red invoices that take of it; before that, what is to be issued. */
export function invoiceMoney(
  t: Words,
  language: Language,
  invoice: Pick<InvoicePaper, "issuedMinor" | "leftMinor" | "reds" | "currency" | "state">,
): string | null {
  const { issuedMinor, leftMinor, reds, currency, state } = invoice;
  const money = (minor: number) => formatPlanPrice(language, minor, currency);
  if (issuedMinor === null) return state === "requested" ? money(leftMinor) : null;
  const taken = reds.map((red) => `${t("invoices.redNumber")} ${red.number} ${money(-red.amountMinor)}`);
  return [money(issuedMinor), ...taken].join(" · ");
}

export function invoiceStateLabel(t: Words, invoice: Taken): string {
  const red = redStateOf(invoice);
  return red === null ? t(`invoices.states.${invoice.state}`) : t(`invoices.reds.${red}`);
}

export function invoiceToneOf(invoice: Taken): Tone {
  const red = redStateOf(invoice);
  return red === null ? invoiceTones[invoice.state] : red === "due" ? "bad" : "plain";
}

const invoiceTones: Record<InvoiceState, Tone> = {
  requested: "wait",
  issued: "good",
  refused: "plain",
  reversed: "bad",
};
