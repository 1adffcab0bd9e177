import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Inbox } from "#contract/admin/inbox";
import type { AdminOverview, Report } from "#contract/admin/reports";
import { AdminScreen } from "#web/routes/admin.tsx";
import { AdminReportsScreen } from "#web/routes/admin-reports.tsx";
import { button, press } from "#web/testing/act-on.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);

const GET = "admin.reports.get";
const report: Report = {
  from: "2026-03-01",
  until: "2026-03-02",
  before: { from: "2026-02-27", until: "2026-02-28", counted: true },
  currency: "CNY",
  currencies: ["CNY"],
  figuredAt: "2026-03-02T09:00:00Z",
  missing: 0,
  figures: [
    { name: "paid", value: 29_700, before: 9_900 },
    { name: "refunded", value: 0, before: 0 },
    { name: "churnRate", value: null, before: null },
  ],
  days: [
    { day: "2026-03-01", values: { paid: 9_900 }, before: { paid: 9_900 }, counted: true, beforeCounted: true },
    { day: "2026-03-02", values: { paid: 19_800 }, before: { paid: 0 }, counted: true, beforeCounted: true },
  ],
  parts: [{ dimension: "plan", rows: [{ part: "basic", values: { paid: 29_700, mrr: 9_900 }, before: {} }], rest: 0 }],
};
const overview: AdminOverview = {
  today: "2026-03-02",
  figuredAt: null,
  signUps: { today: 3, yesterday: 2 },
  revenue: [{ currency: "CNY", paid: 9_900, refunded: 0, paidYesterday: 0 }],
  queue: { pending: 0, processing: 0, oldest: null },
  failures: { tasks: 4, tasksYesterday: 1, errors: null, mails: null },
  providers: [
    {
      kind: "payment",
      name: "alipay",
      lastGood: "2026-03-01T00:00:00Z",
      lastBad: "2026-03-02T00:00:00Z",
      idle: null,
      today: null,
    },
  ],
};

const nothing = { pausedQueues: 0, deadLetters: 0, failedMails: 0 };
const inbox: Inbox = { money: null, work: nothing, fallbacks: null };

beforeEach(() => {
  resetFakeApi();
  answers[GET] = async () => report;
  answers["admin.overview"] = async () => overview;
  answers["admin.inbox"] = async () => inbox;
  answers["account.me"] = async () => ({ scope: "operations" });
});
afterEach(unmountAll);

async function show(component: () => React.ReactNode, search = "") {
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory({ initialEntries: [`/${search}`] }),
    defaultNotFoundComponent: () => null,
  });
  await mount(<RouterProvider router={router as never} />);
  await settle();
  return router;
}

test("a report shows each number with the one before, and says where there is nothing to divide by", async () => {
  await show(AdminReportsScreen, "?report=revenue&from=2026-03-01&until=2026-03-02");
  expect(inputsOf(GET)[0]).toEqual({ report: "revenue", from: "2026-03-01", until: "2026-03-02" });
  expect(pageText()).toContain("收款¥297上期 ¥99");
  expect(pageText()).toContain("流失率—无可对比");
  const slider = document.querySelector<HTMLInputElement>("input[type=range]");
  expect(slider?.getAttribute("aria-valuetext")).toBe("3月2日：¥198，上期 ¥0");
  expect(document.querySelectorAll("details tbody tr")).toHaveLength(2);
});

test("a day nobody has counted yet is marked, and not shown as nothing", async () => {
  const [first, last] = report.days;
  answers[GET] = async () => ({
    ...report,
    missing: 1,
    days: [first, { ...last, values: { paid: 0 }, counted: false }],
  });
  await show(AdminReportsScreen, "?report=revenue");
  expect(pageText()).toContain("3月2日还没有统计");
  const row = [...document.querySelectorAll("details tbody tr")].find((one) => one.textContent?.startsWith("3月2日"));
  expect(row?.querySelector("td")?.textContent).toBe("未统计");
});

test("what is compared with and nobody has counted yet is said to be so, by day and in the headline", async () => {
  const [first, last] = report.days;
  const uncounted = { ...last, values: { paid: 19_800 }, before: { paid: 0 }, counted: true, beforeCounted: false };
  answers[GET] = async () => ({
    ...report,
    missing: 1,
    before: { ...report.before, counted: false },
    figures: [{ name: "paid", value: 29_700, before: null }],
    days: [first, uncounted],
  });
  await show(AdminReportsScreen, "?report=revenue");
  expect(pageText()).toContain("收款¥297对比期尚未统计完");
  expect(pageText()).not.toContain("无可对比");
  const slider = document.querySelector<HTMLInputElement>("input[type=range]");
  expect(slider?.getAttribute("aria-valuetext")).toBe("3月2日：¥198，上期 未统计");
});

test("a part and a day open the report through them, in the address", async () => {
  const router = await show(AdminReportsScreen, "?report=revenue&from=2026-03-01&until=2026-03-02");
  await act(async () => button("查看 3月2日").click());
  await settle();
  expect(router.state.location.search).toMatchObject({ from: "2026-03-02", until: "2026-03-02" });
  const part = [...document.querySelectorAll("button")].find((one) => one.textContent?.startsWith("基础版"));
  await act(async () => part?.click());
  await settle();
  expect(router.state.location.search).toMatchObject({ dimension: "plan", part: "basic" });
});

test("a failure is said and tried again", async () => {
  answers[GET] = () => Promise.reject(apiError("unavailable"));
  await show(AdminReportsScreen);
  expect(document.querySelector("[role=alert]")).not.toBeNull();
});

test("the first page shows today, each tile leading to its page, and no more than the scope may see", async () => {
  await show(AdminScreen);
  const links = [...document.querySelectorAll("a")].map((one) => one.getAttribute("href"));
  expect(links).toContain("/admin/reports?report=accounts&from=2026-03-02&until=2026-03-02");
  // its payments have no page that operations may open
  expect(links).not.toContain("/admin/packages");
  expect(links.some((one) => one?.startsWith("/admin/logs"))).toBe(false);
  expect(pageText()).toContain("支付 支付宝");
  expect(pageText()).toContain("最近一次未成功");
});

test("to a technical scope every tile names exactly what it counts", async () => {
  answers["account.me"] = async () => ({ scope: "super" });
  answers["admin.overview"] = async () => ({ ...overview, failures: { ...overview.failures, errors: 2, mails: 5 } });
  await show(AdminScreen);
  const links = [...document.querySelectorAll("a")].map((one) => one.getAttribute("href")).slice(0, 7);
  const today = "2026-03-02..2026-03-02";
  expect(links).toEqual([
    // the service that fails stands among what waits
    "/admin/logs?tab=webhooks",
    "/admin/reports?report=accounts&from=2026-03-02&until=2026-03-02",
    "/admin/reports?report=revenue&currency=CNY&from=2026-03-02&until=2026-03-02",
    "/admin/tasks?tab=queues",
    `/admin/tasks?cause=not_cancelled&customers=true&within=${today}&sort=finished`,
    "/admin/logs?tab=errors&state=open",
    `/admin/logs?tab=mails&state=failed&within=${today}`,
  ]);
});

test("what waits stands first, each line with its count leading to exactly these rows; nothing that does not wait", async () => {
  answers["account.me"] = async () => ({ scope: "super" });
  const none = { differences: 0, invoices: 0, enquiries: 0, trialsEnding: 0, objections: 0 };
  answers["admin.inbox"] = async () => ({
    money: { ...none, transfers: 3, redInvoices: 1, failedRefunds: 2, refundsToSend: 1000 },
    work: { ...nothing, pausedQueues: 1 },
    fallbacks: { asked: 40, fallen: 6 },
  });
  await show(AdminScreen);
  const lines = [...document.querySelectorAll("section:first-of-type li a")];
  expect(lines.map((one) => [one.textContent, one.getAttribute("href")])).toEqual([
    ["等待确认的银行转账3", "/admin/packages?tab=transfers&state=open"],
    ["待开具的红字发票1", "/admin/packages?tab=invoices&red=due"],
    ["未成功且未重试的退款2", "/admin/packages?tab=refunds&left=true"],
    ["待汇出的退款1,000+", "/admin/packages?tab=refunds&state=pending&provider=bank"],
    ["暂停的队列1", "/admin/tasks?tab=queues"],
    ["支付宝最近一次未成功", "/admin/logs?tab=webhooks"],
    ["最近一天由内置撰写引擎代写的内容15%", "/admin/config/api?tab=usage"],
  ]);
  expect(inputsOf(GET)).toEqual([{ report: "revenue", from: "2026-02-01", until: "2026-03-02" }]);
  await press("推广");
  expect(inputsOf(GET).at(-1)).toEqual({
    report: "tasks",
    dimension: "taskKind",
    part: "write",
    from: "2026-02-01",
    until: "2026-03-02",
  });
});

test("a provider that fails is told also to whoever may not open its journal, and leads nowhere there", async () => {
  await show(AdminScreen);
  const line = [...document.querySelectorAll("section:first-of-type li")].map((one) => one.textContent);
  expect(line).toEqual(["支付宝最近一次未成功"]);
  expect(document.querySelector("section:first-of-type li a")).toBeNull();
});

test("an empty inbox says so, and a share of fallbacks that is no news is none", async () => {
  answers["account.me"] = async () => ({ scope: "system" });
  answers["admin.inbox"] = async () => ({ ...inbox, fallbacks: { asked: 9, fallen: 9 } });
  answers["admin.overview"] = async () => ({ ...overview, signUps: null, revenue: null, providers: [] });
  await show(AdminScreen);
  expect(pageText()).toContain("没有等您处理的事。");
  expect(inputsOf(GET)).toEqual([]);
});

test("models, mail, messages and files each say how they do, and lead to their page", async () => {
  answers["account.me"] = async () => ({ scope: "system" });
  const silent = { lastGood: null, lastBad: null, idle: null, today: null };
  const wrote = {
    lastGood: "2026-03-02T00:00:00Z",
    lastBad: "2026-03-01T00:00:00Z",
    today: { calls: 12, failures: 3 },
  };
  answers["admin.overview"] = async () => ({
    ...overview,
    providers: [
      { ...silent, ...wrote, kind: "model", name: "deepseek" },
      { ...silent, ...wrote, kind: "model", name: "qwen", idle: "off" },
      { ...silent, kind: "model", name: "openai", idle: "no_key" },
      { ...silent, kind: "model", name: "glm", idle: "disabled" },
      { ...silent, kind: "model", name: null },
      { ...silent, kind: "storage", name: "folder" },
      { ...silent, kind: "mail", name: "smtp" },
    ],
  });
  await show(AdminScreen);
  const lines = [...document.querySelectorAll("li a")].slice(-7);
  expect(lines.map((one) => one.getAttribute("href"))).toEqual([
    ...Array.from({ length: 5 }, () => "/admin/config/api"),
    "/admin/config/integration",
    "/admin/logs?tab=mails",
  ]);
  const said = lines.map((one) => one.textContent ?? "");
  expect(said[0]).toMatch(/^模型 deepseek最近成功：.+，最近未成功：.+，今天调用 12 次，未成功 3 次正常$/);
  expect(said[1]).toMatch(/已全部关闭$/);
  expect(said.slice(2)).toEqual([
    "模型 openai日志中没有记录缺少密钥",
    "模型 glm日志中没有记录已停用",
    "模型全部文案由内置撰写引擎完成未配置",
    "文件 数据目录日志中没有记录暂无记录",
    "邮件 邮件服务器日志中没有记录暂无记录",
  ]);
});
