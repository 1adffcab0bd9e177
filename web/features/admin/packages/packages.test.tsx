import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { AdminPackagesScreen } from "#web/routes/admin-packages.tsx";
import { press } from "#web/testing/act-on.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, type, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);

const account = { id: "u1", email: "lin@example.com", name: "林夏" };
const order = (over: object = {}) => ({
  id: "o1",
  number: "ORD-012",
  kind: "buy",
  title: { zh: "专业版", en: "Professional" },
  planCode: "professional",
  listings: 50,
  status: "completed",
  currency: "CNY",
  priceMinor: 29_900,
  creditMinor: 0,
  discountMinor: 0,
  amountMinor: 29_900,
  refundedMinor: 0,
  createdAt: "2026-01-02T00:00:00Z",
  expiresAt: "2026-01-03T00:00:00Z",
  paidAt: "2026-01-02T00:00:00Z",
  offered: false,
  account,
  period: null,
  payments: [{ id: "p1", provider: "bank", method: "transfer", state: "paid", amountMinor: 29_900, paidAt: null }],
  refunds: [],
  receipts: [{ id: "r1", number: "2026-000001", kind: "receipt" }],
  ...over,
});
const page = (items: unknown[]) => async () => ({
  items,
  next: null,
  previous: null,
  count: { count: items.length, more: false },
});
const newest =
  (items: unknown[], nextCursor: string | null = null) =>
  async () => ({ items, nextCursor });

beforeAll(() => {
  // a textarea that grows asks when fonts have come
  Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });
  return Promise.all([
    import("./refund-dialog.tsx"),
    import("./coupon-dialog.tsx"),
    import("./period-dialogs.tsx"),
    import("./price-preview.tsx"),
  ]);
});
beforeEach(() => {
  resetFakeApi();
  answers["admin.orders.list"] = page([order()]);
  answers["admin.orders.get"] = async () => order();
});
afterEach(unmountAll);

async function show(path: string) {
  window.history.replaceState(null, "", path);
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <main id="content">
          <AdminPackagesScreen />
        </main>
      ),
    }),
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultNotFoundComponent: () => null,
  });
  router.history.subscribe(() => window.history.replaceState(null, "", router.history.location.href));
  await mount(<RouterProvider router={router as never} />);
  await settle();
}
const pick = async (name: string) => {
  const all = [...document.querySelectorAll<HTMLElement>("[role=menuitem]")];
  const found = all.find((one) => one.textContent === name);
  if (!found) throw new Error(`no ${name} among ${all.map((one) => one.textContent)}`);
  await act(async () => found.click());
  await settle();
};
const items = () => [...document.querySelectorAll("[role=menuitem]")].map((item) => item.textContent?.trim());
const fieldOf = (label: string) => {
  const found = [...document.querySelectorAll("label")].find((one) => one.textContent?.startsWith(label));
  const input = found && document.getElementById(found.htmlFor);
  if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) throw new Error(`no ${label}`);
  return input;
};
async function write(label: string, value: string) {
  const input = fieldOf(label);
  if (input instanceof HTMLInputElement) return type(`#${CSS.escape(input.id)}`, value);
  const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
  await act(async () => {
    set?.call(input, value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
const radio = async (value: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[type=radio][value=${value}]`);
  await act(async () => found?.click());
  await settle();
};

test("orders are asked for as the address says, and one shows its payments and receipts", async () => {
  await show("/admin/packages?status=completed&sort=amount&dir=asc&q=lin&open=o1");
  expect(inputsOf("admin.orders.list").at(-1)).toEqual({
    sort: "amount",
    direction: "asc",
    status: "completed",
    kind: undefined,
    q: "lin",
  });
  for (const text of ["ORD-012", "林夏", "¥299", "银行转账", "2026-000001"]) expect(pageText()).toContain(text);
});

test("a refund says what it does, wants an amount that can go back and a reason, and sends both", async () => {
  answers["admin.refunds.create"] = async () => ({ refund: null, order: order() });
  await show("/admin/packages?open=o1");
  // the tab of that name comes first
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("button")].filter(
    (one) => one.textContent === "退款",
  );
  await act(async () => buttons.at(-1)?.click());
  await settle();
  expect(pageText()).toContain("订单作废，套餐立即停用");
  expect(pageText()).toContain("请从银行汇回");
  await radio("part");
  await write("退款金额", "300");
  const submit = async () => {
    const form = document.querySelector("form");
    await act(async () => form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
    await settle();
  };
  await submit();
  expect(pageText()).toContain("超过了可退金额 ¥299");
  expect(pageText()).toContain("请写明原因");
  await write("退款金额", "19.90");
  await write("退款原因", "系统故障");
  await submit();
  expect(inputsOf("admin.refunds.create")).toEqual([
    expect.objectContaining({ orderId: "o1", amountMinor: 1_990, reason: "系统故障" }),
  ]);
});

test("a transfer whose amount does not fit stays open with what was typed", async () => {
  answers["admin.transfers.list"] = newest([
    {
      id: "p1",
      state: "open",
      amountMinor: 9_900,
      currency: "CNY",
      memo: "FB7K2M",
      orderId: "o1",
      account,
      createdAt: "2026-01-02T00:00:00Z",
      expiresAt: "2026-01-09T00:00:00Z",
      paidAt: null,
    },
  ]);
  answers["admin.transfers.confirm"] = async () => ({ outcome: "mismatch", order: order() });
  await show("/admin/packages?tab=transfers");
  expect(inputsOf("admin.transfers.list").at(-1)).toEqual({ state: "open" });
  await press("“FB7K2M”的操作");
  await pick("确认到账");
  await press("确认到账");
  expect(pageText()).toContain("请填写银行流水号");
  await write("银行流水号", "B-77");
  await press("确认到账");
  expect(inputsOf("admin.transfers.confirm")).toEqual([
    expect.objectContaining({ paymentId: "p1", amountMinor: 9_900, currency: "CNY", transactionId: "B-77" }),
  ]);
  expect(pageText()).toContain("没有入账：金额不符");
  expect(fieldOf("银行流水号").value).toBe("B-77");
});

test("a failed refund can be tried again, one by transfer be confirmed, one that is done neither", async () => {
  const refund = {
    id: "r1",
    amountMinor: 9_900,
    currency: "CNY",
    state: "failed",
    reason: "paid_twice",
    createdAt: "2026-01-02T00:00:00Z",
    doneAt: null,
    orderId: "o1",
    provider: "alipay",
    account,
    decidedBy: null,
    whyFailed: "ACCOUNT_CLOSED",
  };
  const done = { ...refund, id: "r3", state: "done", account: { ...account, name: "周舟" } };
  const byHand = { ...refund, id: "r2", state: "pending", provider: "bank", account: { ...account, name: "陈晨" } };
  answers["admin.refunds.list"] = newest([refund, byHand, done]);
  answers["admin.refunds.retry"] = async () => refund;
  await show("/admin/packages?tab=refunds");
  expect(pageText()).toContain("重复付款，系统自动退回");
  await press("“¥99 周舟”的操作");
  expect(items()).toEqual(["查看订单"]);
  await press("“¥99 周舟”的操作");
  await press("“¥99 陈晨”的操作");
  expect(items()).toContain("确认已汇出");
  await press("“¥99 陈晨”的操作");
  await press("“¥99 林夏”的操作");
  await pick("重新退款");
  await press("重新退款");
  expect(inputsOf("admin.refunds.retry")).toEqual([{ id: "r1" }]);
});

test("a coupon's fields are checked before it is sent, and a code that is taken says so", async () => {
  answers["admin.coupons.list"] = newest([]);
  answers["admin.coupons.save"] = async () => Promise.reject(apiError("conflict"));
  await show("/admin/packages?tab=coupons");
  await press("新建优惠码");
  await write("优惠码", "a!");
  await write("减百分之几", "120");
  await press("保存");
  expect(pageText()).toContain("请用 3 到 40 位字母");
  expect(pageText()).toContain("请输入 1 到 100 之间的整数");
  await write("优惠码", "spring-26");
  await write("减百分之几", "20");
  await press("保存");
  expect(inputsOf("admin.coupons.save")).toEqual([
    expect.objectContaining({ code: "SPRING-26", kind: "percent", value: 20, currency: null, planCodes: null }),
  ]);
  expect(pageText()).toContain("这个优惠码已经存在");
});

test("a difference says what it is, what to do, both sides, and is closed with a note", async () => {
  answers["admin.differences.list"] = newest([
    {
      id: "d1",
      provider: "wechat",
      kind: "missing_here",
      day: "2026-01-02",
      theirs: { reference: "LC-1", amountMinor: 9_900, currency: "CNY" },
      ours: null,
      orderId: null,
      userId: null,
      createdAt: "2026-01-03T00:00:00Z",
      resolvedAt: null,
      resolvedBy: null,
      note: "",
    },
  ]);
  answers["admin.differences.resolve"] = async () => ({});
  await show("/admin/packages?tab=differences&open=d1");
  for (const text of ["渠道收到钱，我们没有记录", "在渠道后台查这笔交易的来历", "LC-1", "没有记录"])
    expect(pageText()).toContain(text);
  await press("标记为已处理");
  await write("处理说明", "测试付款");
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("form button[type=submit]")];
  await act(async () => buttons.at(-1)?.click());
  await settle();
  expect(inputsOf("admin.differences.resolve")).toEqual([{ id: "d1", note: "测试付款" }]);
});

test("a bought period can be extended and changed but not ended; a given one be ended with its reason", async () => {
  const period = {
    id: "s1",
    account,
    source: "order",
    state: "running",
    planCode: "basic",
    planName: { zh: "基础版", en: "Basic" },
    quota: 10,
    used: 3,
    startsAt: "2026-01-02T00:00:00Z",
    endsAt: "2026-02-02T00:00:00Z",
    orderId: "o1",
    replaced: false,
  };
  answers["admin.subscriptions.list"] = page([
    period,
    { ...period, id: "s2", source: "grant", orderId: null, account: { ...account, name: "陈晨" } },
  ]);
  answers["admin.subscriptions.cancel"] = async () => period;
  answers["admin.subscriptions.extend"] = async () => period;
  await show("/admin/packages?tab=subscriptions");
  expect(pageText()).toContain("3 / 10");
  await press("“基础版 林夏”的操作");
  expect(items()).toEqual(["延期", "更换套餐", "查看订单"]);
  await pick("延期");
  await press("延期");
  expect(pageText()).toContain("请写明原因");
  await write("原因", "补偿");
  await press("延期");
  expect(inputsOf("admin.subscriptions.extend")).toEqual([
    expect.objectContaining({ id: "s1", days: null, reason: "补偿" }),
  ]);
  await press("“基础版 陈晨”的操作");
  await pick("提前结束");
  await write("原因", "发错了");
  await press("提前结束");
  expect(inputsOf("admin.subscriptions.cancel")).toEqual([{ id: "s2", reason: "发错了" }]);
});

const plan = (code: string, priceMinor: number | null) => ({
  code,
  version: 3,
  name: { zh: `${code}版`, en: code },
  priceMinor,
  currency: "CNY",
  listingQuota: 10,
  popular: false,
  benefits: { zh: ["五个平台"], en: ["Five platforms"] },
  entitlements: {
    platforms: 5,
    languages: 2,
    onlyLanguages: null,
    video: false,
    hdVideo: false,
    crm: false,
    reports: "monthly",
    api: false,
    customTemplates: false,
    manager: false,
    support: { zh: "客服", en: "Support" },
  },
});
const prices = (version: number, basic: number) => ({
  list: "member",
  version,
  plans: [plan("basic", basic), plan("professional", 29_900), plan("enterprise", null)],
  packs: [],
  versions: [
    { version, at: "2026-01-02T00:00:00Z", by: "root@example.com" },
    { version: 1, at: null, by: null },
  ],
});
const first = (label: string) => `#${CSS.escape(fieldOf(label).id)}`;

test("a price that changes is compared, previewed, and saved with the version it was begun with", async () => {
  answers["admin.prices.get"] = async () => prices(3, 9_900);
  answers["admin.prices.save"] = async () => Promise.reject(apiError("conflict"));
  await show("/admin/packages?tab=prices");
  expect(pageText()).toContain("没有改动。");
  await type(first("每月价格"), "x");
  await press("保存为新版本");
  expect(pageText()).toContain("basic priceMinor");
  await type(first("每月价格"), "129");
  expect(pageText()).toContain("原：99");
  expect(pageText()).toContain("¥129");
  await press("保存为新版本");
  const confirm = [...document.querySelectorAll<HTMLButtonElement>("form button[type=submit]")].at(-1);
  await act(async () => confirm?.click());
  await settle();
  expect(inputsOf("admin.prices.save")).toEqual([expect.objectContaining({ list: "member", seen: 3 })]);
  expect(pageText()).toContain("别人刚保存了新版本，您的改动还在这里");
  expect(document.querySelector<HTMLInputElement>(first("每月价格"))?.value).toBe("129");
});

test("an earlier version comes into the form and is a change like any other", async () => {
  answers["admin.prices.get"] = async () => prices(3, 9_900);
  answers["admin.prices.version"] = async () => ({ plans: prices(1, 8_800).plans, packs: [] });
  await show("/admin/packages?tab=prices");
  await press("查看并恢复版本 1");
  expect(inputsOf("admin.prices.version")).toEqual([{ list: "member", version: 1 }]);
  expect(document.querySelector<HTMLInputElement>(first("每月价格"))?.value).toBe("88");
  expect(pageText()).toContain("原：99");
});
