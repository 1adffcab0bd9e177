/** Tax invoices and differences with the providers. */
import type { AdminDifference } from "#contract/admin/books";
import type { AdminInvoice } from "#contract/admin/invoices";
import { ago, id, lin, page } from "./shared.ts";

const invoice: AdminInvoice = {
  id: id(101),
  type: "special",
  buyer: {
    kind: "company",
    title: "上海普陀安居置业有限公司",
    taxId: "91310107MA1G0XYZ3T",
    email: "finance@example.com",
    address: "上海市普陀区梅川路 1 号",
    phone: "021-5555 0000",
    bank: "招商银行上海曹家渡支行",
    account: "1219 0000 0000 000",
  },
  state: "requested",
  number: null,
  issuedOn: null,
  url: null,
  reason: null,
  mistake: null,
  createdAt: ago(0.5),
  amountMinor: 29_900,
  leftMinor: 26_900,
  issuedMinor: null,
  reds: [],
  redDueMinor: 0,
  currency: "CNY",
  orderId: id(1),
  orderNumber: "ORD-012",
  provider: "alipay",
  transactionId: "2026112022001499881",
  coupon: "SPRING-10",
  account: lin,
};

export const invoices = page(
  invoice,
  {
    ...invoice,
    id: id(102),
    type: "normal",
    buyer: { kind: "person", title: "林夏", email: "lin.xia@example.com" },
    state: "issued",
    number: "26312000000118443201",
    issuedOn: ago(4).slice(0, 10),
    issuedMinor: 29_900,
    reds: [{ number: "26312000000118443299", issuedOn: ago(1).slice(0, 10), amountMinor: 3_000 }],
  },
  {
    ...invoice,
    id: id(103),
    state: "reversed",
    number: "26312000000118443177",
    issuedOn: ago(9).slice(0, 10),
    issuedMinor: 29_900,
    leftMinor: 0,
    redDueMinor: 29_900,
    account: null,
  },
);

const difference: AdminDifference = {
  id: id(111),
  provider: "alipay",
  kind: "amount_differs",
  arrivals: [],
  choice: null,
  day: ago(2).slice(0, 10),
  theirs: {
    reference: "LCP2026112000118",
    transactionId: "2026112022001499881",
    amountMinor: 29_800,
    currency: "CNY",
    at: ago(2),
  },
  ours: {
    reference: "LCP2026112000118",
    transactionId: "2026112022001499881",
    amountMinor: 29_900,
    currency: "CNY",
    at: ago(2),
    state: "paid",
  },
  orderId: id(1),
  orderNumber: "ORD-012",
  userId: id(900),
  account: lin,
  createdAt: ago(1),
  resolvedAt: null,
  resolvedBy: null,
  note: "",
};

export const differences = page(
  difference,
  {
    ...difference,
    id: id(114),
    provider: "bank",
    kind: "transfer_differs",
    theirs: { transactionId: "CMB2026112000771", amountMinor: 29_000, currency: "CNY", at: ago(1) },
    arrivals: [
      { transactionId: "CMB2026112000770", amountMinor: 20_000, at: ago(2) },
      { transactionId: "CMB2026112000771", amountMinor: 9_000, at: ago(1) },
    ],
  },
  {
    ...difference,
    id: id(112),
    provider: "bank",
    kind: "missing_here",
    ours: null,
    orderId: null,
    orderNumber: null,
    account: null,
  },
  { ...difference, id: id(113), kind: "refund_waiting", provider: "wechat", resolvedAt: ago(0), note: "已到账" },
);
