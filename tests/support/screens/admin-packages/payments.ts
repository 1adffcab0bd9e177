/** Orders, refunds and bank transfers, as no server of a test has moved them. */
import type { AccountOrderDetail, AdminRefund, Transfer } from "#contract/admin/orders";
import { ago, id, lin, month, page, professional, zhou } from "./shared.ts";

export const order: AccountOrderDetail = {
  id: id(1),
  number: "ORD-012",
  kind: "upgrade",
  title: professional,
  planCode: "professional",
  listings: 50,
  status: "completed",
  currency: "CNY",
  priceMinor: 29_900,
  creditMinor: 6_600,
  discountMinor: 2_330,
  amountMinor: 20_970,
  refundedMinor: 3_000,
  createdAt: ago(3.1),
  expiresAt: ago(2),
  paidAt: ago(3),
  offered: false,
  period: month,
  planned: null,
  coupon: "SPRING-10",
  missingMinor: null,
  differences: [],
  payments: [
    {
      id: id(21),
      provider: "alipay",
      method: "page",
      state: "paid",
      amountMinor: 20_970,
      currency: "CNY",
      expiresAt: ago(2),
      paidAt: ago(3),
      action: null,
      reference: "LC5f0c1d2e3a4b5c6d7e8f9a0b",
      transactionId: "2026112022001400011400099118",
    },
  ],
  refunds: [
    {
      id: id(31),
      state: "done",
      amountMinor: 3_000,
      currency: "CNY",
      reason: "视频功能晚开通三天 / video came three days late",
      createdAt: ago(1),
      doneAt: ago(1),
    },
  ],
  receipts: [
    { id: id(41), number: "LC-2026-000118", kind: "receipt" },
    { id: id(42), number: "CN-2026-000009", kind: "credit_note" },
  ],
  invoices: [
    {
      id: id(43),
      title: "浦东林氏置业 / Lin Homes",
      state: "issued",
      number: "26312000000123456789",
      at: ago(2),
      issuedMinor: 29_900,
      leftMinor: 26_900,
      redDueMinor: 0,
      reds: [{ number: "26312000000198765432", issuedOn: "2026-03-05", amountMinor: 3_000 }],
      currency: "CNY",
    },
  ],
  timeline: [
    {
      id: "9",
      at: ago(1),
      actor: `admin:${id(990)}`,
      action: "refunds.insert",
      subjectId: id(31),
      subject: "ORD-012",
      accountId: lin.id,
      before: null,
      after: { state: "done" },
      address: "192.0.2.7",
      actorEmail: "admin@listcast.local",
      accountEmail: lin.email,
    },
  ],
  account: lin,
};

export const orders = page(
  order,
  {
    ...order,
    id: id(2),
    number: "ORD-001",
    kind: "buy",
    title: { zh: "企业版", en: "Enterprise" },
    status: "pending",
    offered: true,
    amountMinor: 2_880_000,
    refundedMinor: 0,
    paidAt: null,
    expiresAt: ago(-5),
    account: zhou,
  },
  {
    ...order,
    id: id(3),
    number: "ORD-007",
    kind: "pack",
    title: { zh: "加量包 20 套", en: "20 more listings" },
    status: "refunded",
    amountMinor: 4_900,
    refundedMinor: 4_900,
    createdAt: ago(9),
  },
);

const refund: AdminRefund = {
  id: id(51),
  state: "failed",
  amountMinor: 9_900,
  currency: "CNY",
  reason: "重复购买 / bought twice",
  createdAt: ago(0.4),
  doneAt: null,
  orderId: id(1),
  orderNumber: "ORD-012",
  provider: "wechat",
  transactionId: "4200002345202611238812345678",
  account: lin,
  decidedBy: id(990),
  whyFailed: "USER_ACCOUNT_ABNORMAL",
};

export const refunds = page(
  refund,
  { ...refund, id: id(52), state: "pending", provider: "bank", account: zhou, amountMinor: 299_000, whyFailed: null },
  { ...refund, id: id(53), state: "done", reason: "paid_twice", decidedBy: null, doneAt: ago(2), whyFailed: null },
);

const transfer: Transfer = {
  id: id(61),
  state: "open",
  amountMinor: 29_900,
  currency: "CNY",
  expiresAt: ago(-6),
  paidAt: null,
  memo: "LC-7K3M-92QP",
  transactionId: null,
  receivedMinor: 0,
  orderId: id(1),
  orderNumber: "ORD-012",
  createdAt: ago(0.2),
  account: lin,
};

export const transfers = page(
  transfer,
  { ...transfer, id: id(62), memo: "LC-2W8D-55TX", account: zhou, amountMinor: 2_880_000 },
  { ...transfer, id: id(63), memo: "LC-9N1B-07HR", state: "paid", createdAt: ago(6), paidAt: ago(5) },
);
