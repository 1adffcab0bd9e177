/** Screens of a signed-in person, and of an administrator, with their empty, failed and waiting states. */

import { emptyListing } from "#contract/listing";
import { all, answers, fails, holds, like, ofFirstProperty, press, type Screen, type Stage } from "./kit.ts";
import { leadScreens } from "./lead-screens.ts";
import { secondFactorScreens } from "./second-factor-screens.ts";

/** What opens over any screen. */
const dialog = async ({ page }: Stage) => page.getByRole("dialog").first().waitFor();
const opened = (name: (t: Stage["t"]) => string) => async (stage: Stage) => {
  await press(name)(stage);
  await dialog(stage);
};

export const dashboardScreens: Screen[] = [
  { name: "overview", caption: ["仪表盘", "Overview"], who: "agent", path: "/dashboard" },
  {
    name: "overview-first-run",
    caption: ["仪表盘：第一次来", "Overview: first run"],
    who: "newcomer",
    path: "/dashboard",
  },
  {
    name: "overview-waiting",
    caption: ["仪表盘：读取中", "Overview: loading"],
    who: "agent",
    path: "/dashboard",
    before: holds("overview.get"),
    state: true,
    waiting: true,
  },
  {
    name: "palette",
    caption: ["命令面板", "Command palette"],
    who: "agent",
    path: "/dashboard",
    act: async (stage) => {
      await stage.page.keyboard.press("Control+k");
      await dialog(stage);
    },
    state: true,
  },
  {
    name: "palette-search",
    caption: ["命令面板：搜索", "Command palette: searching"],
    who: "agent",
    path: "/dashboard",
    act: async (stage) => {
      await stage.page.keyboard.press("Control+k");
      await dialog(stage);
      await stage.page.keyboard.type("PROP");
      await stage.page.getByRole("option", { name: /PROP-/ }).first().waitFor();
    },
    state: true,
  },
  {
    name: "shortcuts",
    caption: ["键盘快捷键", "Keyboard shortcuts"],
    who: "agent",
    path: "/dashboard",
    act: async (stage) => {
      await stage.page.keyboard.press("?");
      await dialog(stage);
    },
    state: true,
  },
  {
    name: "inbox",
    caption: ["通知", "Notifications"],
    who: "agent",
    path: "/dashboard",
    act: async (stage) => {
      await stage.page.keyboard.press("i");
      await stage.page.getByRole("heading", { name: stage.t.notifications.title }).waitFor();
    },
    state: true,
  },
  { name: "packages", caption: ["套餐中心", "Package centre"], who: "agent", path: "/dashboard/packages" },
  {
    name: "packages-contact",
    caption: ["联系开通套餐", "Asking for a package"],
    who: "agent",
    path: "/dashboard/packages",
    act: async ({ page, t }) => {
      await page.getByText(t.packages.ask, { exact: true }).first().click();
      await page.getByRole("dialog").getByText("listcast-demo").waitFor();
    },
    state: true,
  },
  { name: "tasks", caption: ["任务队列", "Task queue"], who: "agent", path: "/dashboard/tasks" },
  {
    name: "tasks-empty",
    caption: ["任务队列：还没有任务", "Task queue: empty"],
    who: "newcomer",
    path: "/dashboard/tasks",
  },
  {
    name: "tasks-details",
    caption: ["任务详情", "Task details"],
    who: "agent",
    path: "/dashboard/tasks",
    act: async (stage) => {
      await stage.page
        .getByRole("link", { name: like(stage.t.tasks.open) })
        .first()
        .click();
      await dialog(stage);
    },
    state: true,
  },
  {
    name: "tasks-filtered",
    caption: ["任务队列：没有符合条件的", "Task queue: nothing matches"],
    who: "newcomer",
    path: "/dashboard/tasks?status=failed",
    state: true,
  },
  {
    name: "tasks-failed",
    caption: ["任务队列：读取失败", "Task queue: could not be read"],
    who: "agent",
    path: "/dashboard/tasks",
    before: fails("tasks.list", "not_found", 404),
    state: true,
  },
  {
    name: "tasks-waiting",
    caption: ["任务队列：读取中", "Task queue: loading"],
    who: "agent",
    path: "/dashboard/tasks",
    before: holds("tasks.list"),
    state: true,
    waiting: true,
  },
  { name: "properties", caption: ["房源管理", "Properties"], who: "agent", path: "/dashboard/properties" },
  {
    name: "properties-cards",
    caption: ["房源管理：卡片", "Properties: cards"],
    who: "agent",
    path: "/dashboard/properties",
    act: async ({ page, t }) => {
      // a phone shows cards anyway, and offers no choice
      const cards = page.getByRole("button", { name: t.properties.views.cards, exact: true });
      if (await cards.isVisible()) await cards.click();
    },
    state: true,
  },
  {
    name: "properties-chosen",
    caption: ["房源管理：批量操作", "Properties: several chosen"],
    who: "agent",
    path: "/dashboard/properties",
    act: async ({ page, t }) => {
      const boxes = page.getByRole("checkbox", { name: like(t.properties.select) });
      await boxes.nth(0).check({ force: true });
      await boxes.nth(1).check({ force: true });
      await page.getByRole("region", { name: t.properties.bulk.label }).or(page.getByRole("toolbar")).first().waitFor();
    },
    state: true,
  },
  {
    name: "properties-menu",
    caption: ["房源管理：一套房的操作", "Properties: what can be done with one"],
    who: "agent",
    path: "/dashboard/properties",
    act: async ({ page, t }) => {
      await page
        .getByRole("button", { name: like(t.properties.menu) })
        .first()
        .click();
      await page.getByRole("menu").waitFor();
    },
    state: true,
  },
  {
    name: "properties-preview",
    caption: ["房源预览", "Property preview"],
    who: "agent",
    path: "/dashboard/properties",
    act: ofFirstProperty((t) => t.properties.preview),
    state: true,
  },
  {
    name: "properties-watch",
    caption: [
      "房源预览：来源页面有变化，由别人挂牌",
      "Property preview: its source page changed, somebody else's listing",
    ],
    who: "agent",
    path: "/dashboard/properties",
    before: all(
      answers("rights.get", (right) => ({
        ...right,
        holder: "unclear",
        allowed: false,
        listedBy: { agent: null, company: null },
      })),
      answers("watches.get", (watch) => ({
        ...watch,
        url: "https://listing.example/room/42",
        every: "day",
        readAt: "2026-03-02T08:00:00.000Z",
        changes: [
          {
            path: "price",
            before: { amount: 6_980_000, currency: "CNY", period: null },
            after: { amount: 6_780_000, currency: "CNY", period: null },
          },
          { path: "agent.company", before: null, after: "普陀安居置业" },
        ],
        updated: emptyListing(),
      })),
    ),
    act: async (stage) => {
      await ofFirstProperty((t) => t.properties.preview)(stage);
      await stage.page.getByRole("heading", { name: stage.t.properties.watch.title }).scrollIntoViewIfNeeded();
    },
    state: true,
  },
  {
    name: "properties-edit",
    caption: ["编辑房源信息", "Editing a property"],
    who: "agent",
    path: "/dashboard/properties",
    act: ofFirstProperty((t) => t.properties.edit),
    state: true,
  },
  {
    name: "properties-share",
    caption: ["分享房源：还没有公开", "Sharing: not public yet"],
    who: "agent",
    path: "/dashboard/properties",
    act: ofFirstProperty((t) => t.properties.share),
    state: true,
  },
  {
    name: "properties-share-public",
    caption: ["分享房源：已公开", "Sharing: public"],
    who: "agent",
    path: "/dashboard/properties?status=published",
    act: ofFirstProperty((t) => t.properties.share),
    state: true,
  },
  {
    name: "properties-deleted",
    caption: ["房源管理：最近删除", "Properties: recently deleted"],
    who: "agent",
    path: "/dashboard/properties?status=deleted",
  },
  {
    name: "properties-deleted-empty",
    caption: ["房源管理：没有最近删除的", "Properties: nothing deleted recently"],
    who: "newcomer",
    path: "/dashboard/properties?status=deleted",
    state: true,
  },
  {
    name: "properties-nothing",
    caption: ["房源管理：没有符合条件的", "Properties: nothing matches"],
    who: "newcomer",
    path: "/dashboard/properties?status=archived",
    state: true,
  },
  {
    name: "properties-waiting",
    caption: ["房源管理：读取中", "Properties: loading"],
    who: "agent",
    path: "/dashboard/properties",
    before: holds("properties.list"),
    state: true,
    waiting: true,
  },
  {
    name: "properties-empty",
    caption: ["房源管理：还没有房源", "Properties: empty"],
    who: "newcomer",
    path: "/dashboard/properties",
  },
  {
    name: "properties-forbidden",
    caption: ["房源管理：没有权限", "Properties: no permission"],
    who: "agent",
    path: "/dashboard/properties",
    before: fails("properties.list", "forbidden", 403),
    state: true,
  },
  ...leadScreens,
  { name: "profile", caption: ["个人设置", "Profile"], who: "agent", path: "/dashboard/profile" },
  {
    name: "profile-new",
    caption: ["个人设置：新账号", "Profile: a new account"],
    who: "newcomer",
    path: "/dashboard/profile",
  },
  ...secondFactorScreens,
  {
    name: "profile-delete",
    caption: ["删除账号前的确认", "Before deleting an account"],
    who: "newcomer",
    path: "/dashboard/profile",
    act: opened((t) => t.profile.end.button),
    state: true,
  },
  {
    name: "offline",
    caption: ["网络断开", "Offline"],
    who: "agent",
    path: "/dashboard/publish",
    act: async ({ page, t }) => {
      await page.evaluate(() => {
        Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
        window.dispatchEvent(new Event("offline"));
      });
      await page.getByText(t.shell.offline).waitFor();
    },
    state: true,
  },
  { name: "admin-logs", caption: ["日志管理：审计", "Log management: audit"], who: "admin", path: "/admin/logs" },
  {
    name: "admin-logs-sign-ins",
    caption: ["日志管理：登录记录", "Log management: sign-in attempts"],
    who: "admin",
    path: "/admin/logs?tab=signIns",
  },
  {
    name: "admin-not-found",
    caption: ["管理后台：没有这个页面", "Administration: not found"],
    who: "admin",
    path: "/admin/nowhere",
  },
];
