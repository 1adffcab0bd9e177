/** Screens of buying: the package centre's states, checkout with every state of an order, orders. */
import type { Order, OrderDetail } from "#contract/order";
import type { Payment } from "#contract/payment";
import { fails, holds, press, type Screen, type Stage, says } from "./kit.ts";

const ID = "00000000-0000-4000-8000-000000000007";
const buy = "/dashboard/checkout?plan=professional";
const pay = `/dashboard/checkout?order=${ID}`;
const title = { zh: "专业版", en: "Professional" };
/** Far from now, so that a photograph of today shows the same as one of next year. */
const LATER = "2036-03-02T10:00:00Z";

const pending: Order = {
  id: ID,
  number: "ORD-003",
  kind: "upgrade",
  title,
  planCode: "professional",
  listings: 50,
  status: "pending",
  currency: "CNY",
  priceMinor: 29_900,
  creditMinor: 3960,
  discountMinor: 5000,
  amountMinor: 20_940,
  refundedMinor: 0,
  createdAt: "2036-03-02T08:00:00Z",
  expiresAt: LATER,
  paidAt: null,
};
const order = (change: Partial<OrderDetail> = {}): OrderDetail => ({
  ...pending,
  offered: false,
  period: null,
  planned: null,
  coupon: null,
  missingMinor: null,
  payments: [],
  refunds: [],
  receipts: [],
  ...change,
});
const payment = (change: Partial<Payment> = {}): Payment => ({
  id: "00000000-0000-4000-8000-000000000008",
  provider: "alipay",
  method: "page",
  state: "open",
  amountMinor: 20_940,
  currency: "CNY",
  action: { type: "redirect", url: "https://example.com/pay" },
  expiresAt: LATER,
  paidAt: null,
  ...change,
});
const paid: Partial<OrderDetail> = {
  status: "completed",
  paidAt: "2036-03-02T08:05:00Z",
  period: { startsAt: "2036-03-02T08:05:00Z", endsAt: "2036-04-02T08:05:00Z" },
  payments: [payment({ state: "paid", action: null, paidAt: "2036-03-02T08:05:00Z" })],
};
const ways = says("orders.ways", [
  { provider: "alipay", methods: ["page", "qr"] },
  { provider: "wechat", methods: ["qr"] },
  { provider: "stripe", methods: ["page"] },
  { provider: "bank", methods: ["transfer"] },
]);
/** The order is this, whoever asks. */
const stands = (change: Partial<OrderDetail>) => async (stage: Stage) => {
  await ways(stage);
  await says("orders.get", order(change))(stage);
  await says("orders.check", order(change))(stage);
};
const checkoutOf = (name: string, caption: Screen["caption"], change: Partial<OrderDetail>): Screen => ({
  name: `checkout-${name}`,
  caption,
  who: "agent",
  path: pay,
  before: stands(change),
  state: true,
});

export const checkoutScreens: Screen[] = [
  {
    name: "packages-trial",
    caption: ["套餐中心：试用中", "Package centre: on trial"],
    who: "newcomer",
    path: "/dashboard/packages",
  },
  {
    name: "packages-pending",
    caption: ["套餐中心：有待付款订单", "Package centre: an order waits to be paid"],
    who: "agent",
    path: "/dashboard/packages",
    before: says("orders.list", { items: [pending], nextCursor: null }),
    state: true,
  },
  {
    name: "packages-waiting",
    caption: ["套餐中心：读取中", "Package centre: loading"],
    who: "agent",
    path: "/dashboard/packages",
    before: holds("plans.onSale"),
    state: true,
    waiting: true,
  },
  { name: "checkout", caption: ["结账", "Checkout"], who: "agent", path: buy, before: ways },
  {
    name: "checkout-coupon",
    caption: ["结账：优惠码不能用", "Checkout: a code that cannot be used"],
    who: "agent",
    path: buy,
    before: ways,
    act: async (stage) => {
      const { page, t } = stage;
      await press((words) => words.checkout.coupon.open)(stage);
      await page.getByLabel(t.checkout.coupon.label).fill("SPRING-2036");
      await page.keyboard.press("Enter");
      await page.getByText(t.checkout.coupon.why.unknown).waitFor();
    },
    state: true,
  },
  {
    name: "checkout-loading",
    caption: ["结账：读取中", "Checkout: loading"],
    who: "agent",
    path: buy,
    before: holds("orders.quote"),
    state: true,
    waiting: true,
  },
  {
    name: "checkout-no-ways",
    caption: ["结账：没有开通付款方式", "Checkout: no way to pay is set up"],
    who: "agent",
    path: buy,
    before: says("orders.ways", []),
    state: true,
  },
  {
    name: "checkout-not-for-sale",
    caption: ["结账：现在不能购买", "Checkout: not for sale now"],
    who: "agent",
    path: buy,
    before: fails("orders.quote", "not_for_sale", 409),
    state: true,
  },
  {
    name: "checkout-nothing",
    caption: ["结账：还没有选", "Checkout: nothing chosen"],
    who: "agent",
    path: "/dashboard/checkout",
  },
  checkoutOf("choosing", ["结账：订单等待付款", "Checkout: an order to pay"], {}),
  checkoutOf("page", ["结账：等待付款", "Checkout: waiting for the payment"], { payments: [payment()] }),
  checkoutOf("qr", ["结账：付款码", "Checkout: a code to scan"], {
    payments: [
      payment({ provider: "wechat", method: "qr", action: { type: "qr", text: "weixin://wxpay/bizpayurl?pr=Ab1" } }),
    ],
  }),
  checkoutOf("transfer", ["结账：银行转账", "Checkout: bank transfer"], {
    payments: [
      payment({
        provider: "bank",
        method: "transfer",
        action: {
          type: "transfer",
          account: "6222 0210 0112 3456 789",
          bank: "招商银行上海分行营业部",
          holder: "房播科技有限公司",
          memo: "LC7KQ2M9",
        },
      }),
    ],
  }),
  {
    ...checkoutOf("opening", ["结账：正在打开付款通道", "Checkout: opening the payment"], {
      payments: [payment({ state: "opening", action: null })],
    }),
    // what it says while it waits reads like a screen that loads
    waiting: true,
  },
  checkoutOf("failed", ["结账：付款没有受理", "Checkout: a payment not taken"], {
    payments: [payment({ state: "failed", action: null })],
  }),
  checkoutOf("done", ["结账：已开通", "Checkout: done"], paid),
  checkoutOf("renewed", ["结账：已续费", "Checkout: renewed"], { ...paid, kind: "renew", creditMinor: 0 }),
  checkoutOf("cancelled", ["结账：订单已取消", "Checkout: cancelled"], { status: "cancelled" }),
  checkoutOf("expired", ["结账：订单已过期", "Checkout: expired"], { status: "expired" }),
  checkoutOf("refunded", ["结账：订单已退款", "Checkout: refunded"], {
    ...paid,
    status: "refunded",
    refundedMinor: 20_940,
  }),
  {
    name: "checkout-cancel",
    caption: ["取消订单前的询问", "Asking before an order is cancelled"],
    who: "agent",
    path: pay,
    before: stands({ payments: [payment()] }),
    act: async (stage) => {
      await press((t) => t.orders.detail.cancel)(stage);
      await stage.page.getByRole("dialog").waitFor();
    },
    state: true,
  },
  {
    name: "checkout-no-order",
    caption: ["结账：没有这笔订单", "Checkout: no such order"],
    who: "agent",
    path: pay,
    state: true,
  },
  { name: "orders", caption: ["我的订单", "Orders"], who: "agent", path: "/dashboard/orders" },
  { name: "orders-empty", caption: ["我的订单：还没有", "Orders: empty"], who: "newcomer", path: "/dashboard/orders" },
  {
    name: "orders-nothing",
    caption: ["我的订单：没有符合条件的", "Orders: nothing matches"],
    who: "newcomer",
    path: "/dashboard/orders?status=refunded",
    state: true,
  },
  {
    name: "orders-waiting",
    caption: ["我的订单：读取中", "Orders: loading"],
    who: "agent",
    path: "/dashboard/orders",
    before: holds("orders.list"),
    state: true,
    waiting: true,
  },
  {
    name: "order",
    caption: ["订单详情", "An order"],
    who: "agent",
    path: `/dashboard/orders/${ID}`,
    before: stands({
      ...paid,
      payments: [...(paid.payments ?? []), payment({ id: ID, provider: "wechat", state: "closed", action: null })],
    }),
  },
  {
    name: "order-pending",
    caption: ["订单详情：待付款", "An order to pay"],
    who: "agent",
    path: `/dashboard/orders/${ID}`,
    before: stands({}),
    state: true,
  },
  {
    name: "order-refunded",
    caption: ["订单详情：部分退款", "An order, partly refunded"],
    who: "agent",
    path: `/dashboard/orders/${ID}`,
    before: stands({
      ...paid,
      refundedMinor: 10_000,
      refunds: [
        {
          id: ID,
          amountMinor: 10_000,
          currency: "CNY",
          state: "done",
          reason: "客户误购，协商退还一部分",
          createdAt: "2036-03-05T02:00:00Z",
          doneAt: "2036-03-05T02:10:00Z",
        },
      ],
    }),
    state: true,
  },
];
