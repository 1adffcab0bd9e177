/** Package management of the administration: its nine tabs, what opens over them, and money no server of a test has moved. */

import type { AdminSubscription } from "#contract/admin/subscriptions";
import type { Coupon } from "#contract/admin-coupons";
import type { AdminInvoice } from "#contract/admin-invoices";
import type { AccountOrderDetail, AdminRefund, Transfer } from "#contract/admin-orders";
import type { Enquiry } from "#contract/enquiry";
import type { Difference } from "#contract/reconciliation";
import { fails, holds, like, press, type Screen, type Stage, says } from "./kit.ts";

const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const id = (last: number) => `7c1e9a30-5b2d-4c8f-9d10-${String(last).padStart(12, "0")}`;
const page = (...items: object[]) => ({
  items,
  next: null,
  previous: null,
  count: { count: items.length, more: false },
});
const at = (tab: string, more = "") => `/admin/packages?tab=${tab}${more}`;

const lin = { id: id(900), email: "lin.xia@example.com", name: "林夏" };
const zhou = { id: id(901), email: "zhou.yining@a-rather-long-agency-name.example.com", name: null };
const month = { startsAt: ago(3), endsAt: ago(-27) };
const professional = { zh: "专业版", en: "Professional" };

const order: AccountOrderDetail = {
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
  account: lin,
};
const orders = page(
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
  account: lin,
  decidedBy: id(990),
  whyFailed: "USER_ACCOUNT_ABNORMAL",
};
const refunds = page(
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
  orderId: id(1),
  createdAt: ago(0.2),
  account: lin,
};
const transfers = page(
  transfer,
  { ...transfer, id: id(62), memo: "LC-2W8D-55TX", account: zhou, amountMinor: 2_880_000 },
  { ...transfer, id: id(63), memo: "LC-9N1B-07HR", state: "paid", createdAt: ago(6), paidAt: ago(5) },
);

const period: AdminSubscription = {
  id: id(71),
  account: lin,
  source: "grant",
  state: "running",
  planCode: "professional",
  planName: professional,
  quota: 70,
  used: 23,
  startsAt: month.startsAt,
  endsAt: month.endsAt,
  orderId: null,
  replaced: false,
};
const subscriptions = page(
  period,
  {
    ...period,
    id: id(72),
    account: zhou,
    source: "order",
    orderId: id(2),
    planName: { zh: "企业版", en: "Enterprise" },
    quota: null,
    used: 1_204,
  },
  { ...period, id: id(73), source: "trial", state: "ended", startsAt: ago(40), endsAt: ago(10), quota: 50, used: 50 },
);

const coupon: Coupon = {
  id: id(81),
  code: "SPRING-10",
  kind: "percent",
  value: 10,
  currency: null,
  planCodes: ["basic", "professional"],
  firstPurchaseOnly: true,
  perAccount: 1,
  maxRedemptions: 200,
  validFrom: ago(20),
  validUntil: ago(-40),
  note: "春季活动 / spring",
  disabledAt: null,
  createdAt: ago(20),
  updatedAt: ago(20),
  used: 37,
  reserved: 2,
};
const coupons = page(
  coupon,
  {
    ...coupon,
    id: id(82),
    code: "WELCOME",
    kind: "amount",
    value: 5_000,
    currency: "CNY",
    planCodes: null,
    maxRedemptions: null,
    validUntil: null,
    note: "",
    used: 412,
    reserved: 0,
  },
  { ...coupon, id: id(83), code: "AUTUMN-2025", disabledAt: ago(30), validUntil: ago(28), used: 12, reserved: 0 },
);

const enquiry: Enquiry = {
  id: id(91),
  userId: id(900),
  name: "沈明远",
  company: "湾区置业顾问有限公司",
  phone: "138 0000 0000",
  email: "shen@example.com",
  teamSize: 120,
  message: "十二家门店要统一用，请报一个年度价。\nTwelve branches, one price for the year, please.",
  planCode: "enterprise",
  language: "zh",
  state: "new",
  note: "",
  createdAt: ago(0.1),
  updatedAt: ago(0.1),
};
const enquiries = page(enquiry, {
  ...enquiry,
  id: id(92),
  name: "Anna Berg",
  company: "Nordhaus",
  language: "en",
  state: "contacted",
  note: "周五回电",
  updatedAt: ago(0),
});

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
  createdAt: ago(0.5),
  amountMinor: 29_900,
  leftMinor: 26_900,
  currency: "CNY",
  orderId: id(1),
  orderNumber: "ORD-012",
  account: lin,
};
const invoices = page(
  invoice,
  {
    ...invoice,
    id: id(102),
    type: "normal",
    buyer: { kind: "person", title: "林夏", email: "lin.xia@example.com" },
    state: "issued",
    number: "26312000000118443201",
    issuedOn: ago(4).slice(0, 10),
  },
  { ...invoice, id: id(103), state: "reversed", leftMinor: 0, account: null },
);

const difference: Difference = {
  id: id(111),
  provider: "alipay",
  kind: "amount_differs",
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
  userId: id(900),
  createdAt: ago(1),
  resolvedAt: null,
  resolvedBy: null,
  note: "",
};
const differences = page(
  difference,
  { ...difference, id: id(112), provider: "bank", kind: "missing_here", ours: null, orderId: null },
  { ...difference, id: id(113), kind: "refund_waiting", provider: "wechat", resolvedAt: ago(0), note: "已到账" },
);

const lists = { orders, subscriptions, transfers, refunds, coupons, enquiries, invoices, differences };
type Tab = keyof typeof lists;
const withList = (tab: Tab) => says(`admin.${tab}.list`, lists[tab]);

const all =
  (...steps: ((stage: Stage) => Promise<void>)[]) =>
  async (stage: Stage): Promise<void> => {
    for (const step of steps) await step(stage);
  };
const dialogs = (count: number) => async (stage: Stage) =>
  stage.page
    .getByRole("dialog")
    .nth(count - 1)
    .waitFor();
/** Takes an item of the first row's menu. */
const taken = (item: (t: Stage["t"]) => string) => async (stage: Stage) => {
  const { page: window, t } = stage;
  await window
    .getByRole("button", { name: like(t.admin.list.menu) })
    .first()
    .click();
  await window.getByRole("menuitem", { name: item(t), exact: true }).click();
  await dialogs(1)(stage);
};
const admin = { who: "admin" } as const;
const over = { ...admin, state: true } as const;

const listOf = (tab: Tab, zh: string, en: string): Screen => ({
  ...admin,
  name: `admin-packages-${tab}`,
  caption: [`套餐管理：${zh}`, `Packages: ${en}`],
  path: at(tab),
  before: withList(tab),
});
/** A drawer opened by its link. */
const drawerOf = (tab: Tab, last: number, zh: string, en: string): Screen => ({
  ...over,
  name: `admin-packages-${tab}-open`,
  caption: [`套餐管理：${zh}`, `Packages: ${en}`],
  path: at(tab, `&open=${id(last)}`),
  before: all(withList(tab), says("admin.orders.get", order)),
  act: dialogs(1),
});

export const adminPackagesScreens: Screen[] = [
  listOf("orders", "订单", "orders"),
  drawerOf("orders", 1, "一笔订单", "one order"),
  {
    ...over,
    name: "admin-packages-refund",
    caption: ["套餐管理：退款", "Packages: giving money back"],
    path: at("orders", `&open=${id(1)}`),
    before: all(withList("orders"), says("admin.orders.get", order)),
    act: all(
      dialogs(1),
      // the filter of the list behind has the same word
      async ({ page: window, t }) =>
        window.getByRole("dialog").getByRole("button", { name: t.adminPackages.orders.refund, exact: true }).click(),
      dialogs(2),
    ),
  },
  {
    ...over,
    name: "admin-packages-offer",
    caption: ["套餐管理：发出报价", "Packages: an offer"],
    path: at("orders"),
    before: withList("orders"),
    act: all(
      press((t) => t.adminPackages.offer.button),
      dialogs(1),
    ),
  },
  {
    ...over,
    name: "admin-packages-empty",
    caption: ["套餐管理：没有找到订单", "Packages: no such order"],
    path: at("orders", "&q=nobody-has-this"),
  },
  {
    ...over,
    name: "admin-packages-waiting",
    caption: ["套餐管理：读取中", "Packages: loading"],
    path: at("orders"),
    before: holds("admin.orders.list"),
    waiting: true,
  },
  {
    ...over,
    name: "admin-packages-failed",
    caption: ["套餐管理：读取失败", "Packages: could not be read"],
    path: at("refunds"),
    before: fails("admin.refunds.list", "not_found", 404),
  },
  {
    ...over,
    name: "admin-packages-forbidden",
    caption: ["套餐管理：没有权限", "Packages: no permission"],
    path: at("orders"),
    before: fails("admin.orders.list", "forbidden", 403),
  },
  listOf("subscriptions", "订阅", "subscriptions"),
  {
    ...over,
    name: "admin-packages-extend",
    caption: ["套餐管理：延期", "Packages: extending"],
    path: at("subscriptions"),
    before: withList("subscriptions"),
    act: taken((t) => t.adminPackages.subscriptions.extend),
  },
  {
    ...over,
    name: "admin-packages-grant",
    caption: ["套餐管理：赠送套餐", "Packages: giving a plan"],
    path: at("subscriptions"),
    before: withList("subscriptions"),
    act: all(
      press((t) => t.adminPackages.subscriptions.grant),
      dialogs(1),
    ),
  },
  {
    ...admin,
    name: "admin-packages-prices",
    caption: ["套餐管理：价目表", "Packages: price lists"],
    path: at("prices"),
  },
  {
    ...over,
    name: "admin-packages-prices-wrong",
    caption: ["价目表：不合适的内容", "Price lists: what does not fit"],
    path: at("prices"),
    act: async ({ page: window, t }) => {
      const { price, quota, save } = t.adminPackages.prices;
      await window.getByLabel(like(price)).first().fill("12,5,0");
      await window.getByLabel(quota, { exact: true }).first().fill("0");
      await window.getByRole("button", { name: save, exact: true }).click();
      await window.locator("[aria-invalid=true]").first().waitFor();
    },
  },
  {
    ...over,
    name: "admin-packages-prices-changed",
    caption: ["价目表：改动与预览", "Price lists: changes and preview"],
    path: at("prices"),
    act: async ({ page: window, t }) => {
      const { price, from } = t.adminPackages.prices;
      await window.getByLabel(like(price)).first().fill("129");
      await window.getByText(like(from)).first().scrollIntoViewIfNeeded();
    },
  },
  listOf("transfers", "银行转账", "bank transfers"),
  {
    ...over,
    name: "admin-packages-transfer",
    caption: ["套餐管理：确认到账", "Packages: a transfer that came"],
    path: at("transfers"),
    before: withList("transfers"),
    act: taken((t) => t.adminPackages.transfers.confirm),
  },
  listOf("refunds", "退款", "refunds"),
  drawerOf("refunds", 51, "一笔退款", "one refund"),
  listOf("coupons", "优惠码", "coupons"),
  {
    ...over,
    name: "admin-packages-coupon",
    caption: ["套餐管理：新建优惠码", "Packages: a new coupon"],
    path: at("coupons"),
    before: withList("coupons"),
    act: all(
      press((t) => t.adminPackages.coupons.new),
      dialogs(1),
    ),
  },
  listOf("enquiries", "咨询", "enquiries"),
  drawerOf("enquiries", 91, "一条咨询", "one enquiry"),
  listOf("invoices", "发票申请", "tax invoices"),
  drawerOf("invoices", 101, "一份发票申请", "one tax invoice"),
  listOf("differences", "对账差异", "differences"),
  drawerOf("differences", 111, "一笔差异", "one difference"),
  {
    ...over,
    name: "admin-packages-statement",
    caption: ["套餐管理：立即对账", "Packages: comparing now"],
    path: at("differences"),
    before: withList("differences"),
    act: all(
      press((t) => t.adminPackages.differences.run),
      dialogs(1),
    ),
  },
];
