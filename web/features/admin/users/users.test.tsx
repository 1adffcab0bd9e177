import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { AdminUsersScreen } from "#web/routes/admin-users.tsx";
import { press } from "#web/testing/act-on.ts";
import { answers, apiError, calls, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, type, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);

const user = (over: object) => ({
  id: "u1",
  email: "lin@example.com",
  name: "林夏",
  phone: "+8613800001234",
  role: "agent",
  scope: null,
  state: "active",
  online: false,
  createdAt: "2026-01-02T00:00:00Z",
  seenAt: null,
  signedInAt: null,
  properties: 7,
  plan: null,
  ...over,
});
let people: ReturnType<typeof user>[] = [];

// fetched when somebody is about to act
beforeAll(() => {
  // a textarea that grows asks when fonts have come
  Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });
  return Promise.all([
    import("./action-dialog.tsx"),
    import("./invite-dialog.tsx"),
    import("#web/features/admin/packages/refund-dialog.tsx"),
  ]);
});
beforeEach(() => {
  resetFakeApi();
  sessionStorage.clear();
  people = [user({}), user({ id: "u2", name: null, email: "gone@example.com", state: "disabled" })];
  answers["admin.users.list"] = async () => ({
    items: people,
    next: null,
    previous: null,
    count: { count: people.length, more: false },
  });
});
afterEach(unmountAll);

async function show(path: string, scope = "super") {
  answers["account.me"] = async () => ({ id: "me", email: "root@example.com", role: "admin", scope, support: null });
  window.history.replaceState(null, "", path);
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <main id="content">
          <AdminUsersScreen />
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
test("the tab of homes says how many owners object to a page that was taken down", async () => {
  await show("/admin/users");
  const tab = () => [...document.querySelectorAll("nav a")].find((one) => one.textContent?.startsWith("内容"));
  expect(tab()?.textContent).toBe("内容");
  await unmountAll();
  answers["admin.inbox"] = async () => ({ money: { objections: 3 }, work: {}, fallbacks: null });
  await show("/admin/users");
  expect(tab()?.textContent).toBe("内容 3");
});

const heads = () => [...document.querySelectorAll("th")].map((head) => head.textContent?.trim() ?? "");
const items = () => [...document.querySelectorAll("[role=menuitem]")].map((item) => item.textContent?.trim());
const pick = async (name: string) => {
  const found = [...document.querySelectorAll<HTMLElement>("[role=menuitem]")].find((one) => one.textContent === name);
  if (!found) throw new Error(`no ${name} among ${items()}`);
  await act(async () => found.click());
  await settle();
};
const field = (label: string) => {
  const found = [...document.querySelectorAll("label")].find((one) => one.textContent?.startsWith(label));
  const input = found && document.getElementById(found.htmlFor);
  if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) throw new Error(`no ${label}`);
  return `#${CSS.escape(input.id)}`;
};

test("the agents' list has the specification's columns and asks for agents", async () => {
  await show("/admin/users/agents");
  for (const name of ["姓名", "邮箱", "电话", "状态", "加入日期", "房源"]) expect(heads().join()).toContain(name);
  expect(inputsOf("admin.users.list").at(-1)).toEqual({ sort: "created", direction: "desc", role: "agent" });
  expect(pageText()).toContain("已停用");
});

test("the administrators' list says role, presence, last login and permissions", async () => {
  people = [user({ role: "admin", scope: "operations", online: true })];
  await show("/admin/users/admins");
  for (const name of ["姓名", "邮箱", "角色", "状态", "最近登录", "权限"]) expect(heads().join()).toContain(name);
  expect(pageText()).toContain("运营管理员");
  expect(pageText()).toContain("在线");
  expect(pageText()).toContain("用户、套餐、任务、报表");
  expect(inputsOf("admin.users.list").at(-1)).toMatchObject({ role: "admin", sort: "signIn" });
});

test("an operations administrator sees no tab of administrators", async () => {
  await show("/admin/users", "operations");
  const tabs = [...document.querySelectorAll("main nav a")].map((link) => link.textContent);
  expect(tabs).toContain("经纪人");
  expect(tabs).not.toContain("管理员");
});

test("disabling asks for a reason and sends it", async () => {
  answers["admin.users.disable"] = async () => user({ state: "disabled" });
  await show("/admin/users");
  await press("“林夏”的操作");
  expect(items()).toEqual(["查看详情", "编辑", "重置密码", "更改角色", "以此身份查看", "解除两步验证", "停用账号"]);
  await pick("停用账号");
  await press("停用账号");
  expect(inputsOf("admin.users.disable")).toEqual([]);
  expect(pageText()).toContain("请写明原因。");
  const reason = document.querySelector<HTMLTextAreaElement>(field("停用原因"));
  const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
  await act(async () => {
    write?.call(reason, "欠费");
    reason?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await press("停用账号");
  expect(inputsOf("admin.users.disable")).toEqual([{ id: "u1", reason: "欠费" }]);
});

test("from an account's page a note is kept, and listings are given with a reason", async () => {
  const at = "2026-01-06T00:00:00Z";
  const none = {
    orders: [],
    payments: [],
    invoices: [],
    coupons: [],
    homes: [],
    pieces: [],
    tasks: [],
    sessions: [],
    audit: [],
  };
  const current = {
    id: "s",
    planName: { zh: "基础版", en: "Basic" },
    state: "current",
    quota: 10,
    used: 3,
    endsAt: at,
  };
  answers["admin.users.get"] = async () => ({
    ...user({}),
    ...none,
    confirmedAt: at,
    phoneVerifiedAt: null,
    disabled: null,
    invitedAt: null,
    deletionDueAt: null,
    subscriptions: [current],
    notes: [],
  });
  answers["admin.users.note"] = async () => ({ notes: [] });
  answers["admin.quota.adjust"] = async () => ({ subscription: current });
  await show("/admin/users?open=u1");
  const write = async (selector: string, text: string) => {
    const area = document.querySelector<HTMLTextAreaElement>(selector);
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
    await act(async () => {
      set?.call(area, text);
      area?.dispatchEvent(new Event("input", { bubbles: true }));
    });
  };
  await write("textarea[aria-label='给同事的备注']", "常在周五来电");
  await press("写下备注");
  expect(inputsOf("admin.users.note")).toEqual([{ id: "u1", text: "常在周五来电" }]);
  await press("调整额度");
  const dialogs = () => [...document.querySelectorAll("[role=dialog]")];
  const submit = () =>
    act(async () => dialogs().at(-1)?.querySelector<HTMLButtonElement>("button[type=submit]")?.click());
  await submit();
  expect(inputsOf("admin.quota.adjust")).toEqual([]);
  expect(pageText()).toContain("请输入不为 0 的整数");
  await type(field("增加或减少几套"), "-3");
  await write(field("调整原因"), "重复扣了三套");
  await submit();
  await settle();
  expect(inputsOf("admin.quota.adjust")).toEqual([
    expect.objectContaining({ userId: "u1", listings: -3, reason: "重复扣了三套" }),
  ]);
});

test("a role is changed after its effects were shown and a reason was given", async () => {
  answers["admin.users.setRole"] = async () => user({ role: "admin", scope: "operations" });
  await show("/admin/users");
  await press("“林夏”的操作");
  await pick("更改角色");
  await press("更改角色");
  expect(pageText()).toContain("与现在相同，请选择另一个角色。");
  const select = document.querySelector<HTMLSelectElement>("[role=dialog] select");
  await act(async () => {
    if (select) select.value = "operations";
    select?.dispatchEvent(new Event("change", { bubbles: true }));
  });
  expect(document.querySelector("[role=dialog] dl")?.textContent).toBe(
    "现在经纪人更改后运营管理员新增可用用户管理、经纪人管理、套餐管理、任务管理、统计报表",
  );
  await press("更改角色");
  expect(inputsOf("admin.users.setRole")).toEqual([]);
  expect(pageText()).toContain("请写明原因。");
  const reason = document.querySelector<HTMLTextAreaElement>(field("更改原因"));
  const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
  await act(async () => {
    write?.call(reason, "升任");
    reason?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await press("更改角色");
  expect(inputsOf("admin.users.setRole")).toEqual([{ id: "u1", role: "admin", scope: "operations", reason: "升任" }]);
});

test("a disabled account can be enabled, and neither mailed nor looked at", async () => {
  answers["admin.users.enable"] = async () => user({});
  await show("/admin/users");
  await press("“gone@example.com”的操作");
  expect(items()).toEqual(["查看详情", "编辑", "更改角色", "启用账号"]);
  await pick("启用账号");
  await press("启用账号");
  expect(inputsOf("admin.users.enable")).toEqual([{ id: "u2" }]);
});

test("nobody is offered to change the own rights", async () => {
  people = [user({ id: "me", role: "admin", scope: "super" })];
  await show("/admin/users/admins");
  await press("“林夏”的操作");
  expect(items()).toEqual(["查看详情", "编辑", "重置密码"]);
});

test("an invitation to a known address keeps what was typed and says so", async () => {
  answers["admin.users.invite"] = async () => Promise.reject(apiError("conflict"));
  await show("/admin/users/agents");
  await press("邀请经纪人");
  await press("发送邀请");
  expect(pageText()).toContain("请输入完整的邮箱。");
  await type(field("邮箱"), "ada@example.com");
  await press("发送邀请");
  expect(inputsOf("admin.users.invite")).toEqual([{ email: "ada@example.com", role: "agent", language: "zh" }]);
  expect(pageText()).toContain("这个邮箱已经有账号。");
  // the message beside it says the same, not that somebody has changed something
  expect(pageText()).not.toContain("刚被改动过");
  expect(pageText().split("这个邮箱已经有账号。")).toHaveLength(3);
  expect(document.querySelector<HTMLInputElement>(field("邮箱"))?.value).toBe("ada@example.com");
});

test("the detail shows profile, usage, orders, tasks, devices and what was done", async () => {
  answers["admin.users.get"] = async () => ({
    ...user({ state: "disabled" }),
    confirmedAt: "2026-01-02T00:00:00Z",
    phoneVerifiedAt: null,
    disabled: { at: "2026-02-01T00:00:00Z", reason: "欠费" },
    invitedAt: null,
    deletionDueAt: null,
    subscriptions: [
      {
        id: "s",
        planName: { zh: "基础版", en: "Basic" },
        state: "current",
        quota: 10,
        used: 3,
        endsAt: "2026-03-01T00:00:00Z",
      },
    ],
    orders: [
      {
        id: "o1",
        number: "ORD-718029",
        title: { zh: "基础版", en: "Basic" },
        amountMinor: 9_900,
        currency: "CNY",
        status: "completed",
        refundedMinor: 0,
      },
    ],
    payments: [
      {
        id: "p1",
        orderId: "o1",
        orderNumber: "ORD-718029",
        provider: "bank",
        state: "paid",
        amountMinor: 9_900,
        currency: "CNY",
        transactionId: "ICBC-778",
        at: "2026-01-05T00:00:00Z",
      },
    ],
    invoices: [],
    coupons: [],
    homes: [{ id: "h1", number: "PROP-001", title: "海景房", pieces: 12, isPublic: true }],
    pieces: [
      {
        ...{ id: "w1", platform: "wechat", language: "zh", kind: "post", begins: "推窗见海的三房" },
        ...{ homeId: "h1", homeNumber: "PROP-001", at: "2026-01-05T00:00:00Z" },
      },
    ],
    notes: [{ id: "n1", text: "常在周五来电", at: "2026-01-06T00:00:00Z", author: "root@example.com" }],
    tasks: [{ id: "t", number: "TASK-001", title: "海景房", status: "failed" }],
    sessions: [],
    audit: [
      {
        id: "1",
        at: "2026-02-01T00:00:00Z",
        action: "accounts.disable",
        actor: "admin:r",
        actorEmail: "root@example.com",
        subject: null,
        accountId: "u1",
        accountEmail: "lin@example.com",
        before: null,
        after: { reason: "没有付款" },
      },
    ],
  });
  await show("/admin/users?open=u1");
  const done = "root@example.com 停用了 lin@example.com 的账号，原因：没有付款。";
  const shown = [
    "欠费",
    "已用 3 套，共 10 套",
    "TASK-001",
    "海景房",
    "ICBC-778",
    "12 篇内容",
    "推窗见海的三房",
    "常在周五来电",
    done,
    "没有记录",
  ];
  for (const text of shown) expect(pageText()).toContain(text);
  const leads = [...document.querySelectorAll("[role=dialog] a")].map((link) => link.getAttribute("href"));
  expect(leads).toEqual(
    expect.arrayContaining(["/admin/packages?open=o1", "/admin/tasks?open=t", "/admin/packages?q=lin%40example.com"]),
  );
  expect(calls.some((call) => call.name === "admin.users.get")).toBe(true);

  answers["admin.orders.get"] = async () => ({
    ...{ id: "o1", number: "ORD-718029", kind: "buy", status: "completed", payments: [] },
    ...{ amountMinor: 9_900, refundedMinor: 0, currency: "CNY" },
  });
  await press("退订单 ORD-718029 的款");
  await vi.waitFor(() => expect(pageText()).toContain("订单 ORD-718029 退款"));
  expect(inputsOf("admin.orders.get")).toEqual([{ id: "o1" }]);
});
