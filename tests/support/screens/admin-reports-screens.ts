/** The administrators' first page and the statistics reports, with what they show while waiting, failed, or of nothing. */
import { fails, holds, type Screen } from "./kit.ts";

const reports = "/admin/reports";
/** Long before the product was there. */
const NOTHING = "from=2024-03-01&until=2024-03-07";

export const adminReportsScreens: Screen[] = [
  { name: "admin", caption: ["管理后台", "Administration"], who: "admin", path: "/admin" },
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
