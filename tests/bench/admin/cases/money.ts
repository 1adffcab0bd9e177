/** What was sold: orders, packages, transfers, refunds, coupons, enquiries, invoices, differences, mails that did not leave. */
import { transferCodeOf } from "#adapters/payments/transfer-code";
import { adminOrderSorts } from "#contract/admin/orders";
import { adminSubscriptionSorts } from "#contract/admin/subscriptions";
import { list, orders } from "./list.ts";

const somebody = "00000000-0000-4000-8000-000000000100";

export const money = [
  ...list("orders", (client, input) => client.admin.orders.list(input), {
    ...orders(adminOrderSorts),
    completed: { status: "completed" },
    pending: { status: "pending" },
    "refunded by amount": { status: "refunded", sort: "amount" },
    packs: { kind: "pack" },
    "packs by amount": { kind: "pack", sort: "amount", direction: "asc" },
    "pending upgrades": { status: "pending", kind: "upgrade" },
    "of one account": { userId: somebody },
    "number 7": { q: "ORD-007" },
    "search gmail": { q: "gmail" },
    "search one address": { q: "agent777@163.com" },
    "search nothing there": { q: "nobody-has-this" },
  } as const),
  ...list("packages", (client, input) => client.admin.subscriptions.list(input), {
    ...orders(adminSubscriptionSorts),
    running: { state: "running" },
    "running, first to end": { state: "running", sort: "ends", direction: "asc" },
    upcoming: { state: "upcoming" },
    "ended by start": { state: "ended", sort: "starts" },
    cancelled: { state: "cancelled" },
    trials: { source: "trial" },
    "given, running": { source: "grant", state: "running" },
    enterprise: { plan: "enterprise" },
    "enterprise, running, made last": { plan: "enterprise", state: "running", sort: "made" },
    "of one account": { userId: somebody },
    "search gmail": { q: "gmail" },
    "search one address": { q: "agent777@163.com" },
  } as const),
  ...list("transfers", (client, input) => client.admin.transfers.list(input), {
    open: { state: "open" },
    paid: { state: "paid" },
    closed: { state: "closed" },
    "one memo": { memo: transferCodeOf("LP0000000008") },
  } as const),
  ...list("refunds", (client, input) => client.admin.refunds.list(input), {
    all: {},
    pending: { state: "pending" },
    done: { state: "done" },
    failed: { state: "failed" },
  } as const),
  ...list("coupons", (client, input) => client.admin.coupons.list(input), { all: {} }),
  ...list("enquiries", (client, input) => client.admin.enquiries.list(input), {
    all: {},
    new: { state: "new" },
    won: { state: "won" },
  } as const),
  ...list("invoices", (client, input) => client.admin.invoices.list(input), {
    all: {},
    requested: { state: "requested" },
    reversed: { state: "reversed" },
  } as const),
  ...list("differences", (client, input) => client.admin.differences.list(input), {
    all: {},
    open: { open: true },
    "of Stripe": { provider: "stripe" },
    "closed, of Alipay": { open: false, provider: "alipay" },
  } as const),
  ...list("failed mails", (client, input) => client.admin.mails.list(input), { all: {} }),
];
