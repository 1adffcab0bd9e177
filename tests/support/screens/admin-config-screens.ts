/** Platform integration, logs and settings: every tab, what opens over them, and their failed and waiting states. */
import type { PlatformHealth } from "#contract/admin/publishing";
import { fails, holds, press, type Screen, type Stage, says } from "./kit.ts";

const config = "/admin/config";
const integration = "/admin/config/integration";
const logs = "/admin/logs";
const drawer = async ({ page }: Stage) => page.getByRole("dialog").first().waitFor();

const nobody = { good: 0, ending: 0, ended: 0, blocked: 0 };
const quiet = { stopped: null, connections: nobody, waiting: 0, day: { live: 0, failed: 0, unknown: 0 } };
/** One platform of each standing, and one that nobody uses. */
const platforms: PlatformHealth[] = [
  {
    ...quiet,
    platform: "weibo",
    name: { zh: "微博", en: "Weibo" },
    connections: { ...nobody, good: 1_204, ending: 31, ended: 8 },
    waiting: 96,
    day: { live: 2_310, failed: 14, unknown: 0 },
  },
  {
    ...quiet,
    platform: "facebook",
    name: { zh: "Facebook", en: "Facebook Page" },
    stopped: { at: "2026-11-23T08:30:00.000Z", reason: "接口大面积超时，等平台恢复" },
    connections: { ...nobody, good: 388 },
    waiting: 57,
    day: { live: 12, failed: 40, unknown: 6 },
  },
  {
    ...quiet,
    platform: "linkedin",
    name: { zh: "领英", en: "LinkedIn" },
    connections: { ...nobody, good: 73 },
    day: { live: 9, failed: 21, unknown: 2 },
  },
  { ...quiet, platform: "pinterest", name: { zh: "Pinterest", en: "Pinterest" } },
];

const tab = (name: string, caption: Screen["caption"]): Screen => ({
  name: `admin-config-${name}`,
  caption,
  who: "admin",
  path: `${config}?tab=${name}`,
});
const journal = (name: string, caption: Screen["caption"]): Screen => ({
  name: `admin-logs-${name.toLowerCase()}`,
  caption,
  who: "admin",
  path: `${logs}?tab=${name}`,
});

export const adminConfigScreens: Screen[] = [
  tab("brand", ["系统配置：品牌与联系", "Settings: brand and contact"]),
  tab("offer", ["系统配置：展示与价目", "Settings: claims and prices"]),
  tab("access", ["系统配置：注册与保留期", "Settings: sign-up and retention"]),
  tab("notice", ["系统配置：维护公告", "Settings: notice"]),
  tab("legal", ["系统配置：法律文本", "Settings: legal documents"]),
  {
    ...tab("brand", ["系统配置：更改历史", "Settings: history"]),
    name: "admin-config-history",
    act: async (stage) => {
      await press((t) => t.adminSettings.history)(stage);
      await drawer(stage);
    },
    state: true,
  },
  {
    ...tab("brand", ["系统配置：读取失败", "Settings: failed"]),
    name: "admin-config-failed",
    before: fails("admin.settings.get", "too_many_requests", 429),
    state: true,
  },
  {
    name: "admin-integration",
    caption: ["平台集成", "Platform integration"],
    who: "admin",
    path: integration,
  },
  {
    name: "admin-integration-publishing",
    caption: ["平台集成：发布情况", "Platform integration: publishing"],
    who: "admin",
    path: integration,
    before: says("admin.publishing.platforms", platforms),
    act: async ({ page, t }) =>
      page.getByRole("heading", { name: t.adminIntegration.publishing.title, exact: true }).scrollIntoViewIfNeeded(),
    state: true,
  },
  {
    name: "admin-integration-app",
    caption: ["平台集成：一个平台的应用", "Platform integration: an application"],
    who: "admin",
    path: integration,
    act: async (stage) => {
      const name = stage.language === "zh" ? "微博" : "Weibo";
      await press((t) => t.adminIntegration.apps.openOf.replace("{{name}}", name))(stage);
      await drawer(stage);
    },
    state: true,
  },
  {
    name: "admin-integration-failed",
    caption: ["平台集成：读取失败", "Platform integration: failed"],
    who: "admin",
    path: integration,
    before: fails("admin.services.list", "too_many_requests", 429),
    state: true,
  },
  journal("audit", ["日志：审计", "Logs: audit"]),
  {
    ...journal("audit", ["日志：一条审计记录", "Logs: an audit entry"]),
    name: "admin-logs-audit-entry",
    act: async (stage) => {
      await stage.page.locator("main table tbody tr, main li").first().locator("button, a").first().click();
      await drawer(stage);
    },
    state: true,
  },
  journal("errors", ["日志：应用错误", "Logs: application errors"]),
  journal("mails", ["日志：邮件投递", "Logs: mail deliveries"]),
  journal("webhooks", ["日志：支付通知", "Logs: payment notices"]),
  journal("signIns", ["日志：登录记录", "Logs: sign-in attempts"]),
  {
    ...journal("signIns", ["日志：读取中", "Logs: loading"]),
    name: "admin-logs-waiting",
    before: holds("admin.logs.signIns.list"),
    state: true,
    waiting: true,
  },
];
