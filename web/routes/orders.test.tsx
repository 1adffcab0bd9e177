/** The list of orders and the package centre's reminder: what there is, filtered, page by page, and the way on. */
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Order, OrderStatus } from "#contract/order";
import type { Plan } from "#contract/plan";
import type { Subscription } from "#contract/subscription";
import { AuthProvider } from "#web/lib/auth/context.tsx";
import { press } from "#web/testing/act-on.ts";
import { fakeBackend, session } from "#web/testing/backend.ts";
import { answers, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);

const { OrdersScreen } = await import("./orders.tsx");
const { PackagesScreen } = await import("./packages.tsx");

const order = (number: number, status: OrderStatus, change: Partial<Order> = {}): Order => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  number: `ORD-00${number}`,
  kind: "buy",
  title: { zh: "专业版", en: "Professional" },
  planCode: "professional",
  listings: 50,
  status,
  currency: "CNY",
  priceMinor: 29_900,
  creditMinor: 0,
  discountMinor: 0,
  amountMinor: 29_900,
  refundedMinor: 0,
  createdAt: "2026-03-02T08:00:00Z",
  expiresAt: "2026-03-02T10:00:00Z",
  paidAt: null,
  ...change,
});
const plan = (code: Plan["code"], zh: string, priceMinor: number | null, popular = false): Plan => ({
  code,
  version: 1,
  name: { zh, en: code },
  priceMinor,
  currency: "CNY",
  listingQuota: 10,
  popular,
  benefits: { zh: [], en: [] },
  entitlements: {
    platforms: 5,
    languages: 2,
    onlyLanguages: ["zh", "en"],
    video: false,
    hdVideo: false,
    crm: false,
    reports: "monthly",
    api: false,
    customTemplates: false,
    manager: false,
    support: { zh: "工作日在线客服", en: "Support" },
  },
});
const period = (change: Partial<Subscription>): Subscription => ({
  id: "00000000-0000-4000-8000-000000000099",
  source: "order",
  state: "current",
  planCode: "basic",
  planName: { zh: "基础版", en: "Basic" },
  quota: 10,
  extra: 0,
  used: 6,
  startsAt: "2026-03-01T00:00:00Z",
  endsAt: "2026-04-01T00:00:00Z",
  endedBy: null,
  ...change,
});
const packs = [
  { code: "pack10", name: { zh: "加量包 10 套", en: "Pack" }, listings: 10, priceMinor: 9900, currency: "CNY" },
];

let orders: Order[];
let subscriptions: Subscription[];

async function open(address: string) {
  const root = createRootRoute({ component: Outlet });
  const at = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const router = createRouter({
    routeTree: root.addChildren([at("/dashboard/orders", OrdersScreen), at("/dashboard/packages", PackagesScreen)]),
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
const links = () => [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));

beforeEach(() => {
  resetFakeApi();
  orders = [];
  subscriptions = [period({})];
  answers["orders.list"] = async (input) => {
    const { status, cursor } = input as { status?: OrderStatus; cursor?: string };
    const found = orders.filter((one) => status === undefined || one.status === status);
    return cursor
      ? { items: found.slice(1), nextCursor: null }
      : { items: found.slice(0, 1), nextCursor: found.length > 1 ? "next" : null };
  };
  answers["plans.onSale"] = async () => ({
    list: "member",
    plans: [
      plan("basic", "基础版", 9900),
      plan("professional", "专业版", 29_900, true),
      plan("enterprise", "企业版", null),
    ],
    packs,
  });
  answers["subscriptions.list"] = async () => subscriptions;
  answers["subscriptions.renewal.get"] = async () => ({ planCode: null, planName: null, endsAt: null });
});
afterEach(unmountAll);

test("orders come page by page, each leading to its own page; a partial refund shows", async () => {
  orders = [order(2, "completed", { refundedMinor: 100 }), order(1, "cancelled")];
  await open("/dashboard/orders");
  for (const words of ["ORD-002", "¥299", "部分退款", "新开通"]) expect(pageText()).toContain(words);
  expect(pageText()).not.toContain("ORD-001");
  await press("更多订单");
  await settle();
  expect(pageText()).toContain("ORD-001");
  expect(links()).toContain(`/dashboard/orders/${orders[0]?.id}`);
});

test("the status chosen stands in the address, and none of it is said with a way back", async () => {
  orders = [order(1, "completed")];
  const router = await open("/dashboard/orders");
  await press("已退款");
  await settle();
  expect(router.state.location.search).toEqual({ status: "refunded" });
  expect(pageText()).toContain("没有已退款的订单");
  await press("查看全部");
  await settle();
  expect(pageText()).toContain("ORD-001");
});

test("without an order the way leads to the packages", async () => {
  await open("/dashboard/orders");
  expect(pageText()).toContain("还没有订单");
  expect(links()).toContain("/dashboard/packages");
});

test("the package centre offers what this account can do: renew, upgrade, more listings", async () => {
  await open("/dashboard/packages");
  expect(pageText()).toContain("续费一个月");
  expect(pageText()).toContain("升级");
  expect(links()).toContain("/dashboard/checkout?plan=basic");
  expect(links()).toContain("/dashboard/checkout?pack=pack10");
  expect(document.querySelector("[aria-current=step]")?.textContent).toContain("开始使用");
});

test("on trial there is a choice of plans and no pack; an unpaid order is reminded of", async () => {
  subscriptions = [period({ source: "trial", planCode: "professional" })];
  orders = [order(3, "pending")];
  await open("/dashboard/packages");
  expect(inputsOf("orders.list")).toContainEqual({ status: "pending", limit: 1 });
  expect(pageText()).toContain("您有一笔待付款订单");
  expect(pageText()).not.toContain("加量包");
  expect(links()).toContain(`/dashboard/checkout?order=${orders[0]?.id}`);
  expect(document.querySelector("[aria-current=step]")?.textContent).toContain("付款");
});
