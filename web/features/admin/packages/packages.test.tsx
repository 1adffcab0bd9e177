import { act } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { OrdersTab } from "#web/features/admin/orders/orders-tab.tsx";
import { press } from "#web/testing/act-on.ts";
import { fieldOf, showTab, submitTop, write } from "#web/testing/admin-tab.tsx";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { pageText, settle, unmountAll } from "#web/testing/mount.tsx";
import { CouponsTab } from "./coupons-tab.tsx";
import { DifferencesTab } from "./differences-tab.tsx";
import { EnquiriesTab } from "./enquiries-tab.tsx";
import { RefundsTab } from "./refunds-tab.tsx";
import { SubscriptionsTab } from "./subscriptions-tab.tsx";
import { TransfersTab } from "./transfers-tab.tsx";

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
  payments: [
    {
      id: "p1",
      provider: "bank",
      method: "transfer",
      state: "paid",
      amountMinor: 29_900,
      paidAt: null,
      reference: "LC0001",
      transactionId: "ICBC-778",
    },
  ],
  coupon: "SPRING-10",
  invoices: [
    {
      id: "i1",
      title: "浦东林氏",
      state: "reversed",
      number: "2631",
      at: "2026-01-03T00:00:00Z",
      issuedMinor: 29_900,
      leftMinor: 0,
      redDueMinor: 0,
      reds: [{ number: "2639", issuedOn: "2026-01-05", amountMinor: 29_900 }],
      currency: "CNY",
    },
  ],
  timeline: [
    {
      id: "1",
      at: "2026-01-02T00:00:00Z",
      actor: "provider:alipay",
      action: "orders.update",
      subject: "ORD-012",
      accountId: "u1",
      accountEmail: "lin@example.com",
      actorEmail: null,
      before: { status: "pending" },
      after: { status: "completed" },
    },
  ],
  refunds: [],
  differences: [],
  missingMinor: null,
  receipts: [{ id: "r1", number: "2026-000001", kind: "receipt" }],
  ...over,
});
const page = (items: unknown[]) => async () => ({
  items,
  next: null,
  previous: null,
  count: { count: items.length, more: false },
});

beforeAll(() => {
  // a textarea that grows asks when fonts have come
  Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });
  return Promise.all([
    import("./refund-dialog.tsx"),
    import("./coupon-dialog.tsx"),
    import("./period-dialogs.tsx"),
    import("#web/features/admin/orders/order-account.tsx"),
  ]);
});
beforeEach(() => {
  resetFakeApi();
  answers["admin.orders.list"] = page([order()]);
  answers["admin.orders.get"] = async () => order();
});
afterEach(unmountAll);

const pick = async (name: string) => {
  const all = [...document.querySelectorAll<HTMLElement>("[role=menuitem]")];
  const found = all.find((one) => one.textContent === name);
  if (!found) throw new Error(`no ${name} among ${all.map((one) => one.textContent)}`);
  await act(async () => found.click());
  await settle();
};
const items = () => [...document.querySelectorAll("[role=menuitem]")].map((item) => item.textContent?.trim());
const radio = async (value: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[type=radio][value=${value}]`);
  await act(async () => found?.click());
  await settle();
};

test("orders are asked for as the address says, and one shows its payments, papers and its account's work", async () => {
  const none = {
    orders: [],
    payments: [],
    invoices: [],
    coupons: [],
    homes: [],
    sessions: [],
    audit: [],
    subscriptions: [],
  };
  answers["admin.users.get"] = async () => ({
    ...{ id: "u1", email: "lin@example.com", name: "林夏", role: "agent", scope: null, state: "active" },
    ...none,
    tasks: [{ id: "t1", number: "TASK-007", title: "海景房", status: "failed" }],
    pieces: [
      {
        ...{ id: "w1", platform: "wechat", language: "zh", kind: "post", begins: "推窗见海的三房" },
        ...{ homeId: "h1", homeNumber: "PROP-001", at: "2026-01-03T00:00:00Z" },
      },
    ],
    notes: [{ id: "n1", text: "常在周五来电", at: "2026-01-06T00:00:00Z", author: "root@example.com" }],
  });
  await showTab(OrdersTab, "/admin/packages?status=completed&sort=amount&dir=asc&q=lin&open=o1");
  expect(inputsOf("admin.orders.list").at(-1)).toEqual({
    sort: "amount",
    direction: "asc",
    status: "completed",
    kind: undefined,
    q: "lin",
  });
  const befell = "支付渠道更新了订单 ORD-012（账号 lin@example.com）：状态由“待付款”改为“已完成”。";
  // what was issued stays in sight beside the red invoice that took it back
  const paper = ["浦东林氏", "2631 · ¥299 · 红字发票号码 2639 −¥299", "已红冲"];
  const ofOrder = ["ORD-012", "林夏", "¥299", "银行转账", "2026-000001", "ICBC-778", ...paper, befell];
  const ofAccount = ["以此身份查看", "常在周五来电", "TASK-007", "推窗见海的三房"];
  for (const text of [...ofOrder, ...ofAccount]) expect(pageText()).toContain(text);
  const leads = [...document.querySelectorAll("[role=dialog] a")].map((link) => link.getAttribute("href"));
  expect(leads).toEqual([
    "/admin/users?open=u1",
    "/admin/packages?tab=coupons&q=SPRING-10",
    "/admin/packages?tab=invoices&open=i1",
    "/admin/tasks?open=t1",
    "/admin/tasks?user=u1",
    "/admin/users?view=content&open=h1",
    "/admin/users?view=content&q=lin%40example.com",
  ]);
});

test("on an order's page a transfer that waits is confirmed, and one that came short is settled", async () => {
  const waiting = {
    id: "p2",
    provider: "bank",
    method: "transfer",
    state: "open",
    amountMinor: 29_900,
    currency: "CNY",
  };
  const action = { type: "transfer", memo: "FB7K2M", account: "1", bank: "招商银行", holder: "房播" };
  const difference = differenceOf({
    ...{ kind: "transfer_differs", provider: "bank", arrivals: [], choice: null, orderId: "o1" },
    ...{ theirs: { amountMinor: 20_000, currency: "CNY" }, ours: { amountMinor: 29_900, currency: "CNY" } },
  });
  answers["admin.orders.get"] = async () =>
    order({
      status: "pending",
      payments: [
        { ...waiting, action, expiresAt: "2026-01-09T00:00:00Z", paidAt: null, reference: "LC2", transactionId: null },
      ],
      differences: [difference],
    });
  answers["admin.transfers.confirm"] = async () => ({ outcome: "differs", order: order(), difference });
  await showTab(OrdersTab, "/admin/packages?open=o1");
  for (const text of ["FB7K2M", "到账 ¥200，应收 ¥299"]) expect(pageText()).toContain(text);
  await press("确认到账");
  await write("银行流水号", "B-78");
  await submitTop();
  expect(inputsOf("admin.transfers.confirm")).toEqual([
    expect.objectContaining({ paymentId: "p2", amountMinor: 29_900, transactionId: "B-78" }),
  ]);
  // another amount leads to what becomes of it
  expect(pageText()).toContain("少转了 ¥99");
});

test("after a transfer that came short the rest is asked for, and the whole again is never silent", async () => {
  const transfer = {
    id: "p1",
    state: "open",
    amountMinor: 9_900,
    currency: "CNY",
    memo: "FB7K2M",
    orderId: "o1",
    account,
  };
  const at = "2026-01-02T00:00:00Z";
  answers["admin.transfers.list"] = page([
    { ...transfer, receivedMinor: 9_000, createdAt: at, expiresAt: "2026-01-09T00:00:00Z", paidAt: null },
  ]);
  answers["admin.transfers.confirm"] = async () => ({ outcome: "applied", order: order(), difference: null });
  await showTab(TransfersTab, "/admin/packages?tab=transfers&state=open");
  await press("“FB7K2M”的操作");
  await pick("确认到账");
  expect(pageText()).toContain("之前已到账 ¥90，还差 ¥9");
  expect(fieldOf("实到金额（CNY）").value).toBe("9");
  await write("实到金额（CNY）", "99");
  expect(pageText()).toContain("之前的 ¥90 会变成多收的款项");
  await write("实到金额（CNY）", "9");
  expect(pageText()).not.toContain("会变成多收的款项");
  await write("银行流水号", "B-79");
  await press("确认到账");
  expect(inputsOf("admin.transfers.confirm")).toEqual([expect.objectContaining({ paymentId: "p1", amountMinor: 900 })]);
});

test("what comes for a transfer that is paid is recorded, in whatever currency, and can only go back", async () => {
  const transfer = {
    id: "p1",
    state: "paid",
    amountMinor: 9_900,
    currency: "CNY",
    memo: "FB7K2M",
    orderId: "o1",
    account,
  };
  const at = "2026-01-02T00:00:00Z";
  answers["admin.transfers.list"] = page([
    { ...transfer, receivedMinor: 0, createdAt: at, expiresAt: "2026-01-09T00:00:00Z", paidAt: at },
  ]);
  const difference = differenceOf({
    ...{ kind: "transfer_differs", provider: "bank", arrivals: [], choice: null, orderId: "o1" },
    ...{ theirs: { amountMinor: 5_000, currency: "USD" }, ours: { amountMinor: 9_900, currency: "CNY" } },
  });
  answers["admin.transfers.confirm"] = async () => ({ outcome: "differs", order: order(), difference });
  await showTab(TransfersTab, "/admin/packages?tab=transfers&state=paid");
  await press("“FB7K2M”的操作");
  await pick("登记另一笔到账");
  expect(pageText()).toContain("再到的钱记为差异");
  await write("实到金额（CNY）", "50");
  const chosen = [...document.querySelectorAll("select")].find((one) => one.value === "CNY");
  await act(async () => {
    if (chosen) chosen.value = "USD";
    chosen?.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await write("银行流水号", "B-80");
  await submitTop();
  expect(inputsOf("admin.transfers.confirm")).toEqual([
    expect.objectContaining({ paymentId: "p1", amountMinor: 5_000, currency: "USD", transactionId: "B-80" }),
  ]);
  expect(pageText()).toContain("订单按 ¥99 收款，到账的是 $50");
  const choices = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")].map(({ value }) => value);
  expect(choices).toEqual(["refund"]);
});

test("a refund says what it does, wants an amount that can go back and a reason, and sends both", async () => {
  answers["admin.refunds.create"] = async () => ({ refund: null, order: order() });
  await showTab(OrdersTab, "/admin/packages?open=o1");
  await press("退款");
  expect(pageText()).toContain("订单作废，套餐立即停用");
  expect(pageText()).toContain("请从银行汇回");
  await radio("part");
  await write("退款金额", "300");
  await submitTop();
  expect(pageText()).toContain("超过了可退金额 ¥299");
  expect(pageText()).toContain("请写明原因");
  await write("退款金额", "19.90");
  await write("退款原因", "系统故障");
  await submitTop();
  expect(inputsOf("admin.refunds.create")).toEqual([
    expect.objectContaining({ orderId: "o1", amountMinor: 1_990, reason: "系统故障" }),
  ]);
});

test("a list that opens filtered says what is not there, and asks for other words only where some were given", async () => {
  answers["admin.transfers.list"] = page([]);
  await showTab(TransfersTab, "/admin/packages?tab=transfers&state=open");
  expect(pageText()).toContain("没有等待确认的转账");
  await unmountAll();
  await showTab(TransfersTab, "/admin/packages?tab=transfers&state=paid");
  expect(pageText()).toContain("没有符合的记录");
  await unmountAll();
  await showTab(TransfersTab, "/admin/packages?tab=transfers");
  expect(pageText()).toContain("还没有银行转账");
});

test("a transfer whose reference paid something else stays open with what was typed", async () => {
  answers["admin.transfers.list"] = page([
    {
      id: "p1",
      state: "open",
      amountMinor: 9_900,
      receivedMinor: 0,
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
  await showTab(TransfersTab, "/admin/packages?tab=transfers&state=open");
  expect(inputsOf("admin.transfers.list").at(-1)).toEqual({ sort: "at", direction: "desc", state: "open" });
  await press("“FB7K2M”的操作");
  await pick("确认到账");
  await press("确认到账");
  expect(pageText()).toContain("请填写银行流水号");
  await write("银行流水号", "B-77");
  await press("确认到账");
  expect(inputsOf("admin.transfers.confirm")).toEqual([
    expect.objectContaining({ paymentId: "p1", amountMinor: 9_900, currency: "CNY", transactionId: "B-77" }),
  ]);
  expect(pageText()).toContain("没有入账：这个流水号已用于别的付款");
  expect(fieldOf("银行流水号").value).toBe("B-77");
});

test("a transfer leads to its order, where all of it stands", async () => {
  const transfer = {
    id: "p1",
    state: "paid",
    amountMinor: 9_900,
    currency: "CNY",
    memo: "FB7K2M",
    orderId: "o1",
    account,
  };
  const at = "2026-01-02T00:00:00Z";
  answers["admin.transfers.list"] = page([{ ...transfer, createdAt: at, expiresAt: at, paidAt: at }]);
  await showTab(TransfersTab, "/admin/packages?tab=transfers&q=FB7&state=paid");
  await press("FB7K2M");
  expect(location.search).toBe("?open=o1");
});

test("a sum that came beside the one that paid can only go back", async () => {
  const surplus = differenceOf({
    ...{ kind: "transfer_differs", provider: "bank", orderId: "o1", orderNumber: "ORD-012", account },
    ...{ theirs: { amountMinor: 5_000, currency: "CNY" }, ours: { amountMinor: 0, currency: "CNY", state: "paid" } },
  });
  answers["admin.differences.list"] = page([surplus]);
  answers["admin.transfers.settle"] = async () => ({ outcome: "refunded", order: order(), difference: surplus });
  await showTab(DifferencesTab, "/admin/packages?tab=differences&open=d1");
  expect([...document.querySelectorAll("[role=dialog] a")].map((link) => link.getAttribute("href"))).toContain(
    "/admin/users?open=u1",
  );
  expect(pageText()).toContain("这笔是多转的：请退回");
  await press("处理差异");
  expect(pageText()).toContain("这 ¥50 是多转的，请退回");
  expect([...document.querySelectorAll("input[type=radio]")].map((one) => one.getAttribute("value"))).toEqual([
    "refund",
  ]);
  // the only answer is given already
  await write("处理说明", "多转一笔");
  await submitTop();
  expect(inputsOf("admin.transfers.settle")).toEqual([{ id: "d1", choice: "refund", note: "多转一笔" }]);
});

test("differences are told apart by account and amounts, and one in another currency says that it goes back", async () => {
  const foreign = differenceOf({
    ...{ kind: "transfer_differs", provider: "bank", orderId: "o1", orderNumber: "ORD-012", account },
    ...{ theirs: { amountMinor: 5_000, currency: "USD" }, ours: { amountMinor: 9_900, currency: "CNY" } },
  });
  answers["admin.differences.list"] = page([foreign, differenceOf({ id: "d2" })]);
  await showTab(DifferencesTab, "/admin/packages?tab=differences&open=d1");
  const cells = [...document.querySelectorAll("table td")].map((one) => one.textContent);
  for (const told of ["转账金额与订单不符林夏", "$50 / ¥99", "¥99 / –"]) expect(cells).toContain(told);
  expect(pageText()).toContain("币种与订单不同，不能抵付：请退回");
  expect(pageText()).not.toContain("请买家补足");
});

test("a transfer that was written down for the wrong order is taken off it with a note", async () => {
  answers["admin.differences.list"] = page([differenceOf({ kind: "transfer_differs", provider: "bank" })]);
  answers["admin.differences.resolve"] = async () => ({});
  await showTab(DifferencesTab, "/admin/packages?tab=differences&open=d1");
  await press("登记有误，撤销");
  expect(pageText()).toContain("流水号可以登记到别的订单");
  await write("处理说明", "别人的转账");
  await submitTop();
  expect(inputsOf("admin.differences.resolve")).toEqual([{ id: "d1", note: "别人的转账" }]);
});

const refundOf = (over: object) => ({
  id: "r1",
  amountMinor: 9_900,
  currency: "CNY",
  state: "failed",
  reason: "paid_twice",
  createdAt: "2026-01-02T00:00:00Z",
  doneAt: null,
  orderId: "o1",
  orderNumber: "ORD-012",
  provider: "alipay",
  account,
  decidedBy: null,
  whyFailed: "ACCOUNT_CLOSED",
  ...over,
});

test("a failed refund can be tried again, one by transfer be confirmed, one that is done neither", async () => {
  const refund = refundOf({});
  const done = { ...refund, id: "r3", state: "done", account: { ...account, name: "周舟" } };
  const byHand = { ...refund, id: "r2", state: "pending", provider: "bank", account: { ...account, name: "陈晨" } };
  answers["admin.refunds.list"] = page([refund, byHand, done]);
  answers["admin.refunds.retry"] = async () => refund;
  await showTab(RefundsTab, "/admin/packages?tab=refunds");
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

test("a refund's page says which payment it is of, and what is done about it", async () => {
  answers["admin.refunds.list"] = page([refundOf({ state: "pending", provider: "bank", transactionId: "ICBC-778" })]);
  answers["admin.refunds.confirmSent"] = async () => refundOf({});
  await showTab(RefundsTab, "/admin/packages?tab=refunds&open=r1");
  expect(pageText()).toContain("ICBC-778");
  await press("确认已汇出");
  await submitTop();
  expect(inputsOf("admin.refunds.confirmSent")).toEqual([{ id: "r1", sentAt: expect.any(String) }]);
});

test("the order of a refund opens in the list of orders, without the words and the order of the refunds", async () => {
  answers["admin.refunds.list"] = page([refundOf({})]);
  await showTab(RefundsTab, "/admin/packages?tab=refunds&q=ACCOUNT&sort=amount&dir=asc&state=failed");
  await press("“¥99 林夏”的操作");
  await pick("查看订单");
  expect(location.search).toBe("?open=o1");
});

test("a coupon's fields are checked before it is sent, and a code that is taken says so", async () => {
  answers["admin.coupons.list"] = page([]);
  answers["admin.coupons.save"] = async () => Promise.reject(apiError("conflict", { field: "code" }));
  await showTab(CouponsTab, "/admin/packages?tab=coupons");
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
  answers["admin.coupons.save"] = async () => Promise.reject(apiError("conflict"));
  await press("保存");
  expect(pageText()).toContain("内容刚被改动过");
  expect(pageText()).not.toContain("这个优惠码已经存在");
});

const differenceOf = (over: object = {}) => ({
  id: "d1",
  provider: "wechat",
  kind: "missing_here",
  day: "2026-01-02",
  theirs: { reference: "LC-1", amountMinor: 9_900, currency: "CNY" },
  ours: null,
  orderId: null,
  orderNumber: null,
  account: null,
  userId: null,
  createdAt: "2026-01-03T00:00:00Z",
  resolvedAt: null,
  resolvedBy: null,
  note: "",
  choice: null,
  arrivals: [],
  ...over,
});

test("the order of a difference opens in the list of orders, without the words and the order of the differences", async () => {
  answers["admin.differences.list"] = page([differenceOf({ kind: "amount_differs", orderId: "o1" })]);
  await showTab(DifferencesTab, "/admin/packages?tab=differences&q=LC-1&sort=day&dir=asc&kind=amount_differs&open=d1");
  await press("查看订单");
  expect(location.search).toBe("?open=o1");
});

test("a difference says what it is, what to do, both sides, and is closed with a note", async () => {
  answers["admin.differences.list"] = page([differenceOf()]);
  answers["admin.differences.resolve"] = async () => ({});
  await showTab(DifferencesTab, "/admin/packages?tab=differences&open=d1");
  for (const text of ["渠道收到钱，我们没有记录", "在渠道后台查这笔交易的来历", "LC-1", "没有记录"])
    expect(pageText()).toContain(text);
  await press("标记为已处理");
  await write("处理说明", "测试付款");
  await submitTop();
  expect(inputsOf("admin.differences.resolve")).toEqual([{ id: "d1", note: "测试付款" }]);
});

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

test("the order of a bought period opens in the list of orders, without the words and the order of the periods", async () => {
  answers["admin.subscriptions.list"] = page([period]);
  await showTab(SubscriptionsTab, "/admin/packages?tab=subscriptions&q=lin&sort=ends&dir=asc&source=order");
  await press("“基础版 林夏”的操作");
  await pick("查看订单");
  expect(location.search).toBe("?open=o1");
});

test("a bought period can be extended and changed but not ended; a given one be ended with its reason", async () => {
  answers["admin.subscriptions.list"] = page([
    period,
    { ...period, id: "s2", source: "grant", orderId: null, account: { ...account, name: "陈晨" } },
  ]);
  answers["admin.subscriptions.cancel"] = async () => period;
  answers["admin.subscriptions.extend"] = async () => period;
  await showTab(SubscriptionsTab, "/admin/packages?tab=subscriptions");
  expect(pageText()).toContain("3 / 10");
  await press("“基础版 林夏”的操作");
  expect(items()).toEqual(["延期", "更换套餐", "查看账号", "查看订单"]);
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

test("a link opens a row that is not on the shown page, and says so when there is none", async () => {
  const elsewhere = {
    id: "e9",
    userId: "u1",
    name: "沈明远",
    company: "湾区置业",
    phone: "138",
    email: null,
    teamSize: null,
    message: null,
    planCode: "enterprise",
    language: "zh",
    state: "won",
    note: "",
    createdAt: "2026-01-02T00:00:00Z",
    updatedAt: "2026-01-02T00:00:00Z",
  };
  const ask = page([]);
  const alone = page([elsewhere]);
  answers["admin.enquiries.list"] = async (input: unknown) =>
    Reflect.get(Object(input), "id") === "e9" ? alone() : ask();
  await showTab(EnquiriesTab, "/admin/packages?tab=enquiries&state=new&open=e9");
  expect(inputsOf("admin.enquiries.list").at(-1)).toEqual({ id: "e9" });
  expect(fieldOf("跟进记录").value).toBe("");
  expect(pageText()).toContain("沈明远");
  await unmountAll();
  await showTab(EnquiriesTab, "/admin/packages?tab=enquiries&open=e7");
  expect(document.querySelector("[role=dialog] [role=alert]")).not.toBeNull();
});
