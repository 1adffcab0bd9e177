import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press } from "#web/testing/act-on.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";
import { AdminLogsScreen } from "./admin-logs.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);

const account = "3f2b8c4e-1d2a-4b6c-8e9f-0a1b2c3d4e5f";
const line = {
  id: "7",
  at: "2026-03-02T08:00:00Z",
  actor: `admin:${account}`,
  actorEmail: "lin@example.com",
  action: "orders.update",
  subjectId: "order-1",
  subject: "ORD-012",
  accountId: account,
  accountEmail: "zhou@example.com",
  before: { status: "pending", note: "x" },
  after: { status: "completed", note: "x" },
  address: "192.0.2.1",
};
const failure = {
  id: account,
  title: "a request failed",
  message: "Error: gone",
  place: ["work (server/x.ts:1)"],
  times: 3,
  firstSeen: "2026-03-01T08:00:00Z",
  lastSeen: "2026-03-02T08:00:00Z",
  lastRequestId: "req-9",
  resolvedAt: null,
};
const page = (...items: object[]) => ({
  items,
  next: null,
  previous: null,
  count: { count: items.length, more: false },
});

beforeEach(() => {
  resetFakeApi();
  answers["admin.logs.audit.list"] = async () => page(line);
  answers["admin.logs.errors.list"] = async () => page(failure);
});
afterEach(unmountAll);

async function show(scope: string, search = "") {
  answers["account.me"] = async () => ({ id: "1", email: "lin@example.com", role: "admin", scope });
  history.replaceState(null, "", `/admin/logs${search}`);
  const router = createRouter({
    routeTree: createRootRoute({ component: AdminLogsScreen }),
    history: createMemoryHistory({ initialEntries: [`/admin/logs${search}`] }),
    defaultNotFoundComponent: () => null,
  });
  router.history.subscribe(() => window.history.replaceState(null, "", router.history.location.href));
  await mount(<RouterProvider router={router as never} />);
  await settle();
}

test("an audited change opens to what was before and after, and narrows the list to its account", async () => {
  await show("super");
  await press("lin@example.com 更新了订单 ORD-012");
  const cells = [...document.querySelectorAll("[role=dialog] tbody td")].map((cell) => cell.textContent);
  expect(cells).toEqual(["pending", "completed"]);
  await press("只看这个账号");
  expect(inputsOf("admin.logs.audit.list").at(-1)).toMatchObject({ accountId: account });
  expect(pageText()).toContain("账号 3f2b8c4e");
  await press("lin@example.com 更新了订单 ORD-012");
  await press("只看这种操作");
  expect(inputsOf("admin.logs.audit.list").at(-1)).toMatchObject({ action: "orders.update" });
});

test("an error is resolved from its drawer", async () => {
  answers["admin.logs.errors.resolve"] = async () => ({ ...failure, resolvedAt: "2026-03-03T08:00:00Z" });
  await show("system", `?tab=errors&open=${account}`);
  expect(pageText()).toContain("server/x.ts:1");
  expect(pageText()).toContain("req-9");
  await press("标记为已解决");
  expect(inputsOf("admin.logs.errors.resolve")).toEqual([{ id: account, resolved: true }]);
  expect(pageText()).toContain("已标记为已解决");
});

test("another journal begins without the words and filters of the last", async () => {
  await show("super", "?q=orders&kind=admin");
  expect(inputsOf("admin.logs.audit.list").at(-1)).toMatchObject({ q: "orders", actorKind: "admin" });
  await press("应用错误");
  expect(inputsOf("admin.logs.errors.list").at(-1)).not.toHaveProperty("q");
});

test("while it is live a new line has the list read again", async () => {
  answers["admin.logs.tail"] = async () =>
    (async function* () {
      yield { newest: "7" };
      yield { newest: "8" };
      await new Promise(() => {});
    })();
  await show("super");
  const before = inputsOf("admin.logs.audit.list").length;
  const live = document.querySelector<HTMLInputElement>("input[role=switch]");
  await act(async () => live?.click());
  await settle();
  expect(inputsOf("admin.logs.audit.list").length).toBe(before + 1);
});

test("a journal that cannot be read says so and is tried again", async () => {
  answers["admin.logs.audit.list"] = async () => Promise.reject(apiError("unavailable"));
  await show("super");
  answers["admin.logs.audit.list"] = async () => page(line);
  await press("重试");
  expect(pageText()).toContain(
    "lin@example.com 更新了订单 ORD-012（账号 zhou@example.com）：状态由“待付款”改为“已完成”。",
  );
});
