/** The administrators' first page and the statistics reports, with what they show while waiting, failed, or of nothing. */
import type { Found } from "#contract/admin/find";
import type { Inbox } from "#contract/admin/inbox";
import { fails, holds, type Screen, says } from "./kit.ts";

const inbox: Inbox = {
  money: {
    transfers: 3,
    differences: 1,
    invoices: 12,
    redInvoices: 1,
    failedRefunds: 2,
    refundsToSend: 1,
    enquiries: 4,
    trialsEnding: 1000,
    objections: 1,
  },
  work: { pausedQueues: 1, deadLetters: 2, failedMails: 1 },
  fallbacks: { asked: 120, fallen: 31 },
};
const uuid = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, "0")}`;
const found: { items: Found[] } = {
  items: [
    { kind: "order", id: uuid(1), name: "ORD-718029", account: "林夏", quoted: "number" },
    { kind: "order", id: uuid(2), name: "ORD-336058", account: "zhou.yining@example.com", quoted: "transaction" },
    { kind: "account", id: uuid(3), name: "林夏", account: "lin.xia@example.com", quoted: null },
    { kind: "invoice", id: uuid(4), name: "上海普陀安居置业有限公司", account: "林夏", quoted: null },
  ],
};

const reports = "/admin/reports";
/** Long before the product was there. */
const NOTHING = "from=2024-03-01&until=2024-03-07";

export const adminReportsScreens: Screen[] = [
  { name: "admin", caption: ["管理后台", "Administration"], who: "admin", path: "/admin" },
  {
    name: "admin-inbox",
    caption: ["管理后台：有待办", "Administration: things to do"],
    who: "admin",
    path: "/admin",
    before: says("admin.inbox", inbox),
    state: true,
  },
  {
    name: "admin-find",
    caption: ["管理后台：查找客户说的单号", "Administration: finding what a customer quotes"],
    who: "admin",
    path: "/admin",
    before: says("admin.find", found),
    act: async ({ page, t }) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox", { name: t.palette.title }).fill("ORD-718029");
      await page.getByRole("option", { name: /ORD-718029/ }).waitFor();
    },
    state: true,
  },
  {
    name: "admin-waiting",
    caption: ["管理后台：读取中", "Administration: loading"],
    who: "admin",
    path: "/admin",
    before: holds("admin.overview"),
    state: true,
    waiting: true,
  },
  {
    name: "admin-failed",
    caption: ["管理后台：读取失败", "Administration: could not be read"],
    who: "admin",
    path: "/admin",
    before: fails("admin.overview", "too_many_requests", 429),
    state: true,
  },
  { name: "admin-reports", caption: ["统计报表：账号", "Reports: accounts"], who: "admin", path: reports },
  {
    name: "admin-reports-revenue",
    caption: ["统计报表：收入，对比去年", "Reports: revenue against a year earlier"],
    who: "admin",
    path: `${reports}?report=revenue&days=90&against=year`,
  },
  {
    name: "admin-reports-content",
    caption: ["统计报表：内容", "Reports: content"],
    who: "admin",
    path: `${reports}?report=content&days=7`,
  },
  {
    name: "admin-reports-part",
    caption: ["统计报表：只看一类任务", "Reports: through one part"],
    who: "admin",
    path: `${reports}?report=tasks&dimension=taskKind&part=write`,
    state: true,
  },
  {
    name: "admin-reports-table",
    caption: ["统计报表：以表格查看", "Reports: as a table"],
    who: "admin",
    path: `${reports}?report=tasks&days=7`,
    act: async ({ page, t }) => page.getByText(t.reports.table, { exact: true }).first().click(),
    state: true,
  },
  {
    name: "admin-reports-nothing",
    caption: ["统计报表：这段时间没有记录", "Reports: nothing happened"],
    who: "admin",
    path: `${reports}?report=models&${NOTHING}`,
  },
  {
    name: "admin-reports-period",
    caption: ["统计报表：日期不对", "Reports: a period that is none"],
    who: "admin",
    path: `${reports}?${NOTHING}`,
    act: async ({ page, t }) => {
      await page.getByLabel(t.reports.from, { exact: true }).fill("2024-03-09");
      await page.getByRole("alert").waitFor();
    },
    state: true,
  },
  {
    name: "admin-reports-waiting",
    caption: ["统计报表：读取中", "Reports: loading"],
    who: "admin",
    path: reports,
    before: holds("admin.reports.get"),
    state: true,
    waiting: true,
  },
  {
    name: "admin-reports-failed",
    caption: ["统计报表：读取失败", "Reports: could not be read"],
    who: "admin",
    path: reports,
    before: fails("admin.reports.get", "too_many_requests", 429),
    state: true,
  },
  {
    name: "admin-reports-forbidden",
    caption: ["统计报表：没有权限", "Reports: no permission"],
    who: "admin",
    path: reports,
    before: fails("admin.reports.get", "forbidden", 403),
    state: true,
  },
];
