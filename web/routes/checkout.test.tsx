/** Checkout on its screen: what is seen is what is bought, nothing happens twice, and only the server says that money came. */
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OrderDetail, Quote, WayToPay } from "#contract/order";
import type { Payment } from "#contract/payment";
import { AuthProvider } from "#web/lib/auth/context.tsx";
import { choice, choose, press } from "#web/testing/act-on.ts";
import { fakeBackend, session } from "#web/testing/backend.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, submit, type, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
const left: string[] = [];
vi.mock("#web/lib/open-external.ts", () => ({ leaveFor: (url: string) => void left.push(url) }));
vi.mock("qrcode", () => ({ toDataURL: async (text: string) => `data:image/png;base64,${btoa(text)}` }));

const { CheckoutScreen } = await import("./checkout.tsx");

const ORDER = "00000000-0000-4000-8000-000000000001";
const price = { currency: "CNY", priceMinor: 29_900, creditMinor: 4050, discountMinor: 0, amountMinor: 25_850 };
const title = { zh: "专业版", en: "Professional" };
const inAnHour = () => new Date(Date.now() + 30 * 60_000).toISOString();

const quoted = (change: Partial<Quote> = {}): Quote => ({
  ...price,
  product: { type: "plan", code: "professional" },
  kind: "upgrade",
  title,
  planCode: "professional",
  listings: 50,
  startsAt: "2026-03-02T08:00:00Z",
  endsAt: "2026-04-02T08:00:00Z",
  replaces: [{ planName: { zh: "基础版", en: "Basic" }, creditMinor: 4050 }],
  coupon: null,
  ...change,
});
const detail = (change: Partial<OrderDetail> = {}): OrderDetail => ({
  ...price,
  id: ORDER,
  number: "ORD-007",
  kind: "upgrade",
  title,
  planCode: "professional",
  listings: 50,
  status: "pending",
  refundedMinor: 0,
  createdAt: "2026-03-02T08:00:00Z",
  expiresAt: inAnHour(),
  paidAt: null,
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
  id: "00000000-0000-4000-8000-000000000009",
  provider: "alipay",
  method: "page",
  state: "open",
  amountMinor: 25_850,
  currency: "CNY",
  action: { type: "redirect", url: "https://cashier.test/pay" },
  expiresAt: inAnHour(),
  paidAt: null,
  ...change,
});
const paid = () =>
  detail({
    status: "completed",
    paidAt: "2026-03-02T08:05:00Z",
    period: { startsAt: "2026-03-02T08:05:00Z", endsAt: "2026-04-02T08:05:00Z" },
    payments: [payment({ state: "paid", action: null })],
  });

/** What the server holds. */
let order: OrderDetail;
let ways: WayToPay[];
/** The screen at an address, as after a link or a reload. */
async function open(address: string) {
  const root = createRootRoute({ component: Outlet });
  const at = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const router = createRouter({
    routeTree: root.addChildren([at("/dashboard/checkout", CheckoutScreen), at("/$", () => <p>elsewhere</p>)]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  const { client } = fakeBackend({ stored: Promise.resolve(session()) });
  await mount(
    <AuthProvider client={client} arrival={{ recovery: false, linkError: null }}>
      <RouterProvider router={router} />
    </AuthProvider>,
  );
  await settle();
  await settle();
  return router;
}

beforeEach(() => {
  resetFakeApi();
  sessionStorage.clear();
  localStorage.clear();
  left.length = 0;
  order = detail();
  ways = [
    { provider: "alipay", methods: ["page", "qr"] },
    { provider: "wechat", methods: ["qr", "h5"] },
    { provider: "bank", methods: ["transfer"] },
  ];
  answers["orders.quote"] = async () => quoted();
  answers["orders.ways"] = async () => ways;
  answers["orders.get"] = async () => order;
  answers["orders.check"] = async () => order;
  answers["orders.place"] = async () => order;
  answers["orders.pay"] = async () => {
    order = detail({ payments: [payment()] });
    return payment();
  };
});
afterEach(unmountAll);

const PLAN = "/dashboard/checkout?plan=professional";
const THE_ORDER = `/dashboard/checkout?order=${ORDER}`;

test("what the old package is worth, the total and the beginning are seen before one press orders, opens and leaves", async () => {
  const router = await open(PLAN);
  for (const words of ["专业版 · 一个月", "¥299.00", "原基础版套餐余额", "−¥40.50", "¥258.50", "到期不会自动扣款"])
    expect(pageText()).toContain(words);
  expect(pageText()).toContain("付款后立即换用新套餐，到 2026年4月2日结束");
  await press("去付款 ¥258.50");
  expect(inputsOf("orders.place")).toEqual([
    expect.objectContaining({ product: { type: "plan", code: "professional" }, expectedMinor: 25_850 }),
  ]);
  expect(inputsOf("orders.pay")).toEqual([expect.objectContaining({ id: ORDER, provider: "alipay", method: "page" })]);
  expect(left).toEqual(["https://cashier.test/pay"]);
  expect(router.state.location.search).toEqual({ order: ORDER });
});

test("an order that waits still names its code and says when it begins", async () => {
  order = detail({
    coupon: "SPRING",
    discountMinor: 5850,
    amountMinor: 20_000,
    planned: { kind: "renew", startsAt: "2026-04-02T08:00:00Z", endsAt: "2026-05-02T08:00:00Z" },
  });
  await open(THE_ORDER);
  expect(pageText()).toContain("优惠码 SPRING");
  expect(pageText()).toContain("现有套餐用到 2026年4月2日，之后接着用这一期，到 2026年5月2日结束");
});

test("the way one paid last is chosen for the next order, unless it is not offered any more", async () => {
  await open(PLAN);
  await choose("微信支付");
  await press("显示付款码 ¥258.50");
  await unmountAll();
  sessionStorage.clear();
  order = detail();
  await open(PLAN);
  expect(choice("微信支付").checked).toBe(true);
  await unmountAll();
  await open(THE_ORDER);
  expect(choice("微信支付").checked).toBe(true);
  await unmountAll();
  ways = [{ provider: "bank", methods: ["transfer"] }];
  await open(PLAN);
  expect(choice("银行转账").checked).toBe(true);
});

test("a code that cannot be used says why, survives a reload, and is not part of the order", async () => {
  answers["orders.quote"] = async (input) =>
    quoted({
      coupon: (input as { coupon?: string }).coupon ? { usable: false, code: "SPRING", why: "ended" } : null,
    });
  await open(PLAN);
  await press("使用优惠码");
  await type("form input", "spring");
  await submit();
  await settle();
  expect(pageText()).toContain("这个优惠码已经过期");
  await unmountAll();
  await open(PLAN);
  expect(document.querySelector<HTMLInputElement>("form input")?.value).toBe("spring");
  expect(pageText()).toContain("这个优惠码已经过期");
  await press("去付款 ¥258.50");
  expect(inputsOf("orders.place")).toEqual([expect.not.objectContaining({ coupon: expect.anything() })]);
});

test("a code that works lowers the total that is ordered; taken back, the total is the old one", async () => {
  answers["orders.quote"] = async (input) =>
    (input as { coupon?: string }).coupon
      ? quoted({ coupon: { usable: true, code: "SPRING" }, discountMinor: 5850, amountMinor: 20_000 })
      : quoted();
  await open(PLAN);
  await press("使用优惠码");
  await type("form input", " spring ");
  await submit();
  await settle();
  expect(pageText()).toContain("优惠码 SPRING 已生效");
  expect(pageText()).toContain("−¥58.50");
  await press("不用这个优惠码");
  expect(pageText()).toContain("¥258.50");
  await press("使用优惠码");
  await type("form input", "spring");
  await submit();
  await settle();
  await press("去付款 ¥200");
  expect(inputsOf("orders.place")).toEqual([expect.objectContaining({ coupon: "SPRING", expectedMinor: 20_000 })]);
});

test("what cannot be a code is said at the field and never asked", async () => {
  await open(PLAN);
  await press("使用优惠码");
  await type("form input", "八折");
  await submit();
  expect(pageText()).toContain("优惠码由字母、数字和短横线组成");
  expect(inputsOf("orders.quote")).toHaveLength(1);
});

test("a price that changed meanwhile is shown beside the old one, and nothing is ordered without a second press", async () => {
  await open(PLAN);
  answers["orders.place"] = async () => Promise.reject(apiError("price_changed"));
  answers["orders.quote"] = async () => quoted({ creditMinor: 3950, amountMinor: 25_950 });
  await press("去付款 ¥258.50");
  await settle();
  expect(pageText()).toContain("应付从 ¥258.50 变为 ¥259.50");
  expect(inputsOf("orders.place")).toHaveLength(1);
  answers["orders.place"] = async () => order;
  await press("去付款 ¥259.50");
  expect(inputsOf("orders.place")[1]).toMatchObject({ expectedMinor: 25_950 });
});

test("when nobody answered, pressing again is the same order, also after a reload", async () => {
  answers["orders.place"] = async () => Promise.reject(new TypeError("network"));
  await open(PLAN);
  await press("去付款 ¥258.50");
  expect(pageText()).toContain("服务正在恢复");
  await unmountAll();
  await open(PLAN);
  answers["orders.place"] = async () => order;
  await press("去付款 ¥258.50");
  const keys = inputsOf("orders.place").map((input) => (input as { idempotencyKey: string }).idempotencyKey);
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
});

test("an order that costs nothing needs no way to pay and has begun at once", async () => {
  answers["orders.quote"] = async () => quoted({ discountMinor: 25_850, amountMinor: 0 });
  answers["orders.place"] = async () => {
    order = { ...paid(), discountMinor: 25_850, amountMinor: 0, payments: [] };
    return order;
  };
  await open(PLAN);
  await press("确认开通");
  expect(pageText()).toContain("已升级到专业版");
  expect(inputsOf("orders.pay")).toEqual([]);
});

test("coming back from the provider proves nothing: the provider is asked, and until money is here nothing is claimed", async () => {
  order = detail({ payments: [payment()] });
  await open(THE_ORDER);
  expect(inputsOf("orders.check")).toEqual([{ id: ORDER }]);
  expect(pageText()).toContain("等待您在支付宝完成付款");
  expect(pageText()).not.toContain("已升级");
  expect(pageText()).toContain("还没有收到款项");
  answers["orders.check"] = async () => {
    order = paid();
    return order;
  };
  await press("我已付款");
  expect(pageText()).toContain("已升级到专业版");
  expect(pageText()).toContain("已收到 ¥258.50");
  expect(pageText()).toContain("到 2026年4月2日结束");
});

test("a code to scan is drawn; choosing another way shows the ways again", async () => {
  await open(PLAN);
  const qr = payment({ provider: "wechat", method: "qr", action: { type: "qr", text: "weixin://pay/1" } });
  answers["orders.pay"] = async () => {
    order = detail({ payments: [qr] });
    return qr;
  };
  await choose("微信支付");
  await press("显示付款码 ¥258.50");
  await settle();
  expect(document.querySelector("img")?.getAttribute("src")).toBe(`data:image/png;base64,${btoa("weixin://pay/1")}`);
  expect(document.querySelector("img")?.getAttribute("alt")).toContain("¥258.50");
  expect(left).toEqual([]);
  await press("换一种方式");
  expect(pageText()).toContain("转账到公司账户");
});

test("a transfer names account, holder, bank and memo, each to be copied", async () => {
  const action = {
    type: "transfer",
    account: "6222 0000",
    bank: "招商银行",
    holder: "房播科技",
    memo: "LC7KQ2",
  } as const;
  order = detail({ payments: [payment({ provider: "bank", method: "transfer", action })] });
  await open(THE_ORDER);
  for (const words of ["6222 0000", "招商银行", "房播科技", "LC7KQ2", "¥258.50"]) expect(pageText()).toContain(words);
  const copy = vi.fn(async (_text: string) => {});
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: copy } });
  await press("复制附言");
  await press("复制金额");
  vi.unstubAllGlobals();
  expect(copy.mock.calls).toEqual([["LC7KQ2"], ["258.50"]]);
  // a bank is not asked: nobody there could answer
  expect(inputsOf("orders.check")).toEqual([]);
});

test("a provider that did not take the payment is named, and the next try is a new one", async () => {
  await open(THE_ORDER);
  answers["orders.pay"] = async () => {
    order = detail({ payments: [payment({ state: "failed", action: null })] });
    throw apiError("payment_refused");
  };
  await press("去付款 ¥258.50");
  await settle();
  expect(pageText()).toContain("支付宝没有受理这次付款，没有扣款");
  answers["orders.pay"] = async () => payment();
  await press("去付款 ¥258.50");
  const keys = inputsOf("orders.pay").map((input) => (input as { idempotencyKey: string }).idempotencyKey);
  expect(new Set(keys).size).toBe(2);
});

test("where nobody has set up a way to pay it says so instead of offering one", async () => {
  ways = [];
  await open(PLAN);
  expect(pageText()).toContain("暂时不能在线付款");
  expect(document.querySelector("main button, [data-size=lg]")).toBeNull();
});

test("giving up asks first; money that came meanwhile is not lost", async () => {
  order = detail({ payments: [payment()] });
  await open(THE_ORDER);
  answers["orders.cancel"] = async () => {
    order = paid();
    throw Object.assign(apiError("order_closed"), { data: { status: "completed" } });
  };
  await press("取消订单");
  await vi.waitFor(() => expect(pageText()).toContain("取消这笔订单？"), 10_000);
  expect(inputsOf("orders.cancel")).toEqual([]);
  const [, yes] = [...document.querySelectorAll<HTMLButtonElement>("[role=dialog] button")];
  await act(async () => yes?.click());
  await vi.waitFor(() => expect(pageText()).toContain("款项已经到账，订单没有取消"));
  await vi.waitFor(() => expect(pageText()).toContain("已升级到专业版"));
});

test.each([
  ["cancelled", "订单已取消"],
  ["expired", "订单已过期"],
  ["refunded", "订单已退款"],
] as const)("an order that is %s says what became of it and leads on", async (status, words) => {
  order = detail({ status, refundedMinor: status === "refunded" ? 25_850 : 0 });
  await open(THE_ORDER);
  expect(pageText()).toContain(words);
  expect([...document.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toContain(
    "/dashboard/checkout?plan=professional",
  );
});

test("nothing named, nothing sold and nobody's order each say so", async () => {
  await open("/dashboard/checkout");
  expect(pageText()).toContain("还没有选套餐");
  await unmountAll();
  answers["orders.quote"] = async () => Promise.reject(apiError("not_for_sale"));
  await open(PLAN);
  expect(pageText()).toContain("这一项现在不能购买");
  await unmountAll();
  answers["orders.get"] = async () => Promise.reject(apiError("not_found"));
  await open(THE_ORDER);
  expect(pageText()).toContain("没有这笔订单");
});
