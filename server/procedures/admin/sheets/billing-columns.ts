/** The columns of every list of what was sold, as they stand in its spreadsheet. Amounts in major units, moments in UTC. */

import type { Coupon } from "#contract/admin/coupons";
import type { AdminInvoice } from "#contract/admin/invoices";
import type { AccountNamed, AccountOrder, AdminRefund, Transfer } from "#contract/admin/orders";
import type { AdminSubscription } from "#contract/admin/subscriptions";
import type { Enquiry } from "#contract/enquiry";
import { plainAmount } from "#contract/minor-units";
import { isOwnRefundReason } from "#contract/payment";
import type { Difference } from "#contract/reconciliation";
import type { SheetColumns, SheetWords } from "./sheet.ts";

/** 9900: "99.00" in yuan, "9900" in yen. */
const major = (minor: number | null | undefined, currency: string | null | undefined) =>
  minor === null || minor === undefined ? null : plainAmount(minor, currency ?? "CNY");

const account = <Item extends { account: AccountNamed | null }>({ of }: SheetWords) =>
  [
    [of.account, (one: Item) => one.account?.name ?? null],
    [of.enquiries.email, (one: Item) => one.account?.email ?? null],
  ] as const;
const money = <Item extends { amountMinor: number; currency: string }>({ of }: SheetWords) =>
  [
    [of.amount, (one: Item) => major(one.amountMinor, one.currency)],
    [of.currency, (one: Item) => one.currency],
  ] as const;

export const orderColumns: SheetColumns<AccountOrder> = (words) => [
  [words.of.orders.number, (one) => one.number],
  [words.of.plan, (one) => one.title[words.language]],
  [words.of.orders.kind, (one) => words.of.orders.kinds[one.kind]],
  ...account<AccountOrder>(words),
  ...money<AccountOrder>(words),
  [words.of.orders.refunded, (one) => major(one.refundedMinor, one.currency)],
  [words.of.state, (one) => words.ofOrders.status[one.status]],
  [words.of.orders.placed, (one) => one.createdAt],
  [words.of.orders.paidAt, (one) => one.paidAt],
];

export const refundColumns: SheetColumns<AdminRefund> = (words) => [
  [words.of.orders.number, (one) => one.orderNumber],
  ...account<AdminRefund>(words),
  ...money<AdminRefund>(words),
  [words.of.reason, ({ reason }) => (isOwnRefundReason(reason) ? words.of.houseReason[reason] : reason)],
  [words.of.provider, (one) => words.of.providers[one.provider]],
  [words.of.state, (one) => words.of.refundState[one.state]],
  [words.of.refunds.why, (one) => one.whyFailed],
  [words.of.when, (one) => one.createdAt],
  [words.of.refunds.doneAt, (one) => one.doneAt],
];

export const transferColumns: SheetColumns<Transfer> = (words) => [
  [words.of.transfers.memo, (one) => one.memo],
  ...account<Transfer>(words),
  ...money<Transfer>(words),
  [words.of.state, (one) => words.of.paymentState[one.state]],
  [words.of.when, (one) => one.createdAt],
  [words.of.transfers.until, (one) => one.expiresAt],
  [words.of.transfers.paidAt, (one) => one.paidAt],
];

export const couponColumns: SheetColumns<Coupon> = ({ of: { coupons: of, currency, when } }) => [
  [of.code, (one) => one.code],
  [of.kind, (one) => of[one.kind]],
  [of.value, (one) => (one.kind === "percent" ? one.value : major(one.value, one.currency))],
  [currency, (one) => one.currency],
  [of.plans, (one) => one.planCodes?.join(" ") ?? null],
  [of.perAccount, (one) => one.perAccount],
  [of.max, (one) => one.maxRedemptions],
  [of.used, (one) => one.used],
  [of.reserved, (one) => one.reserved],
  [of.from, (one) => one.validFrom],
  [of.until, (one) => one.validUntil],
  [of.disabled, (one) => one.disabledAt],
  [of.note, (one) => one.note],
  [when, (one) => one.createdAt],
];

export const enquiryColumns: SheetColumns<Enquiry> = ({ of: { enquiries: of, plan, plans, state, when } }) => [
  [of.name, (one) => one.name],
  [of.company, (one) => one.company],
  [of.phone, (one) => one.phone],
  [of.email, (one) => one.email],
  [of.team, (one) => one.teamSize],
  [of.language, (one) => of.languages[one.language]],
  [plan, (one) => plans[one.planCode]],
  [of.message, (one) => one.message],
  [state, (one) => of.states[one.state]],
  [of.note, (one) => one.note],
  [when, (one) => one.createdAt],
];

export const invoiceColumns: SheetColumns<AdminInvoice> = (words) => {
  const of = words.of.invoices;
  const company = ({ buyer }: AdminInvoice) => (buyer.kind === "company" ? buyer : null);
  return [
    [of.title, (one) => one.buyer.title],
    [of.type, (one) => of.types[one.type]],
    [of.taxId, (one) => company(one)?.taxId ?? null],
    [of.address, (one) => company(one)?.address ?? null],
    [of.phone, (one) => company(one)?.phone ?? null],
    [of.bank, (one) => company(one)?.bank ?? null],
    [of.bankAccount, (one) => company(one)?.account ?? null],
    [of.email, (one) => one.buyer.email],
    [of.order, (one) => one.orderNumber],
    [of.paid, (one) => major(one.amountMinor, one.currency)],
    [of.left, (one) => major(one.leftMinor, one.currency)],
    [words.of.currency, (one) => one.currency],
    [words.of.state, (one) => of.states[one.state]],
    [of.number, (one) => one.number],
    [of.issuedOn, (one) => one.issuedOn],
    [of.refuseReason, (one) => one.reason],
    [words.of.when, (one) => one.createdAt],
  ];
};

export const differenceColumns: SheetColumns<Difference> = ({
  of: { differences: of, provider, providers, ...words },
}) => [
  [of.kind, (one) => of.kinds[one.kind]],
  [provider, (one) => providers[one.provider]],
  [of.day, (one) => one.day],
  [of.reference, (one) => one.theirs?.reference ?? one.ours?.reference ?? null],
  [of.transaction, (one) => one.theirs?.transactionId ?? one.ours?.transactionId ?? null],
  [of.theirs, (one) => major(one.theirs?.amountMinor, one.theirs?.currency)],
  [of.ours, (one) => major(one.ours?.amountMinor, one.ours?.currency)],
  [words.currency, (one) => one.theirs?.currency ?? one.ours?.currency ?? null],
  [words.state, (one) => of.states[one.resolvedAt ? "closed" : "open"]],
  [of.note, (one) => one.note],
  [words.when, (one) => one.createdAt],
];

export const subscriptionColumns: SheetColumns<AdminSubscription> = (words) => {
  const of = words.of.subscriptions;
  return [
    ...account<AdminSubscription>(words),
    [words.of.plan, (one) => one.planName[words.language]],
    [of.source, (one) => of.sources[one.source]],
    [words.of.state, (one) => of.states[one.state]],
    [of.used, (one) => one.used],
    [of.quota, (one) => one.quota],
    [of.starts, (one) => one.startsAt],
    [of.ends, (one) => one.endsAt],
  ];
};
