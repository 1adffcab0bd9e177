/** User management of the administration: its three lists, what opens over them, and a support session. */
import { answers, fails, holds, like, type Screen, type Stage } from "./kit.ts";

const agent = "/admin/users?q=demo%40listcast";
const dialog = async ({ page }: Stage) => page.getByRole("dialog").first().waitFor();

/** Opens the menu of the demo agent's row. */
const menu = async ({ page, t }: Stage) => {
  await page
    .getByRole("button", { name: like(t.admin.list.menu) })
    .first()
    .click();
  await page.getByRole("menu").waitFor();
};
const taken = (item: (t: Stage["t"]) => string) => async (stage: Stage) => {
  await menu(stage);
  await stage.page.getByRole("menuitem", { name: item(stage.t), exact: true }).click();
  await dialog(stage);
};
const ofMenu = (name: string, caption: Screen["caption"], item: (t: Stage["t"]) => string): Screen => ({
  name,
  caption,
  who: "admin",
  path: agent,
  act: taken(item),
  state: true,
});

export const adminUsersScreens: Screen[] = [
  { name: "admin-users", caption: ["用户管理", "User management"], who: "admin", path: "/admin/users" },
  { name: "admin-users-agents", caption: ["经纪人管理", "Agents"], who: "admin", path: "/admin/users/agents" },
  { name: "admin-users-admins", caption: ["管理员管理", "Administrators"], who: "admin", path: "/admin/users/admins" },
  {
    name: "admin-users-none",
    caption: ["用户管理：没有找到", "User management: nothing found"],
    who: "admin",
    path: "/admin/users?q=nobody-of-that-name&state=disabled",
    state: true,
  },
  {
    name: "admin-users-failed",
    caption: ["用户管理：读取失败", "User management: could not be read"],
    who: "admin",
    path: "/admin/users",
    before: fails("admin.users.list", "not_found", 404),
    state: true,
  },
  {
    name: "admin-users-waiting",
    caption: ["用户管理：读取中", "User management: loading"],
    who: "admin",
    path: "/admin/users",
    before: holds("admin.users.list"),
    act: async ({ page }) => page.locator("h1").waitFor(),
    state: true,
    waiting: true,
  },
  {
    name: "admin-users-closed",
    caption: ["管理员管理：运营管理员不能查看", "Administrators: closed to operations"],
    who: "admin",
    path: "/admin/users/admins",
    before: answers("account.me", (me) => ({ ...me, scope: "operations" })),
    state: true,
  },
  {
    name: "admin-users-drawer",
    caption: ["账号详情", "An account in detail"],
    who: "admin",
    path: agent,
    act: async (stage) => {
      await taken((t) => t.users.action.view)(stage);
      await stage.page.getByRole("heading", { name: stage.t.users.drawer.audit }).waitFor();
    },
    state: true,
  },
  {
    name: "admin-users-quota",
    caption: ["调整额度", "Adjusting listings"],
    who: "admin",
    path: agent,
    act: async (stage) => {
      await taken((t) => t.users.action.view)(stage);
      await stage.page.getByRole("button", { name: stage.t.users.quota.adjust, exact: true }).click();
      await stage.page.getByLabel(stage.t.users.quota.listings).fill("5");
    },
    state: true,
  },
  {
    name: "admin-users-menu",
    caption: ["一个账号的操作", "What can be done with an account"],
    who: "admin",
    path: agent,
    act: menu,
    state: true,
  },
  {
    name: "admin-users-invite",
    caption: ["邀请用户", "Inviting somebody"],
    who: "admin",
    path: "/admin/users",
    act: async (stage) => {
      await stage.page.getByRole("button", { name: stage.t.users.invite, exact: true }).click();
      await dialog(stage);
    },
    state: true,
  },
  ofMenu("admin-users-edit", ["编辑资料", "Editing a profile"], (t) => t.users.action.edit),
  {
    ...ofMenu("admin-users-role", ["更改角色", "Changing a role"], (t) => t.users.action.role),
    act: async (stage) => {
      await taken((t) => t.users.action.role)(stage);
      await stage.page
        .getByRole("dialog")
        .getByRole("combobox")
        .selectOption({ label: stage.t.users.scope.operations });
    },
  },
  ofMenu("admin-users-disable", ["停用账号", "Disabling an account"], (t) => t.users.action.disable),
  {
    name: "admin-users-support",
    caption: ["客服代看", "Viewing as a user"],
    who: "admin",
    path: agent,
    act: async (stage) => {
      const { page, t } = stage;
      await taken(({ users }) => users.action.support)(stage);
      await page
        .getByLabel(t.users.support.reason)
        .fill(stage.language === "zh" ? "任务没有开始" : "Task does not start");
      await page.getByRole("button", { name: t.users.support.confirm, exact: true }).click();
      await page.waitForURL("**/dashboard");
      await page.getByRole("button", { name: t.shell.support.end, exact: true }).waitFor();
      await page
        .getByText("PROP-001")
        .first()
        .or(page.getByRole("heading", { level: 1 }))
        .first()
        .waitFor();
    },
    state: true,
  },
];
