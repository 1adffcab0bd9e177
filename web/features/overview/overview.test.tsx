// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act, type ReactNode } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { OverviewData } from "#contract/overview/overview";
import type { Subscription } from "#contract/subscription";
import { press } from "#web/testing/act-on.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";
import { Figures } from "./figures.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { PackageStatus } from "./package-status.tsx";

const subscription = (over: Partial<Subscription> = {}): Subscription => ({
  id: "11111111-1111-4111-8111-111111111111",
  source: "order",
  state: "current",
  planCode: "basic",
  planName: { zh: "基础版", en: "Basic" },
  quota: 10,
  extra: 0,
  used: 6,
  startsAt: "2026-03-01T00:00:00Z",
  endsAt: "2026-04-01T00:00:00Z",
  endedBy: null,
  ...over,
});
const data: OverviewData = {
  properties: { published: 4, draft: 2, archived: 2 },
  views: 1451,
  tasks: { pending: 1, processing: 2, completed: 9, failed: 1 },
  activity: [],
  firstSteps: { profile: true, phone: false, listing: false, campaign: false, share: false },
};

async function show(element: ReactNode) {
  const root = createRootRoute();
  const route = createRoute({ getParentRoute: () => root, path: "/", component: () => element });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  await router.load();
  await mount(<RouterProvider router={router as never} />);
  await settle();
}
beforeEach(() => localStorage.clear());
afterEach(unmountAll);

test("the figures say package, published of all with views, pending with processing, and usage", async () => {
  await show(<Figures data={data} current={subscription()} />);
  const figures = [...document.querySelectorAll("li")].map((item) => item.textContent);
  expect(figures[0]).toContain("基础版");
  expect(figures[1]).toContain("4共 8 套房源 · 1,451 次浏览");
  expect(figures[2]).toContain("3另有 1 个未成功");
  expect(figures[3]).toContain("60%已用 6 / 10 套");
  expect(document.querySelector('[role="progressbar"]')?.getAttribute("aria-valuenow")).toBe("60");
});

test("without a package the figures say so and lead to the package centre", async () => {
  await show(<Figures data={data} current={undefined} />);
  expect(pageText()).toContain("未开通");
  expect(pageText()).not.toContain("60%");
  expect(document.querySelector('a[href="/dashboard/packages"]')).not.toBeNull();
});

test("a trial is called one, in the figures and beside its period; what was bought is not", async () => {
  const trial = subscription({ source: "trial" });
  await show(<Figures data={data} current={trial} />);
  expect(document.querySelector("li")?.textContent).toMatch(/基础版试用，2026年4月1日到期/);
  await unmountAll();
  await show(<PackageStatus subscriptions={[trial]} now={0} />);
  expect(pageText()).toContain("基础版 · 试用 · ");
  await unmountAll();
  await show(<Figures data={data} current={subscription()} />);
  expect(pageText()).not.toContain("试用");
});

test("an earlier period is shown by choice: 65 used, 35 left, ended", async () => {
  const legacy = subscription({
    id: "22222222-2222-4222-8222-222222222222",
    source: "legacy",
    state: "ended",
    quota: 100,
    used: 65,
    endsAt: "2024-12-31T12:00:00Z",
  });
  await show(<PackageStatus subscriptions={[subscription(), legacy]} now={Date.parse("2026-03-11T00:00:00Z")} />);
  expect(pageText()).toContain("21 天");
  const select = document.querySelector("select");
  if (!select) throw new Error("no selector");
  await act(async () => {
    select.value = legacy.id;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await settle();
  expect(pageText()).toContain("65%");
  expect(pageText()).toContain("35/100 套");
  expect(pageText()).toContain("2024年12月31日");
});

test("the checklist leads to the next step, stays away once sent away, and only for that account", async () => {
  await show(<FirstSteps done={data.firstSteps} userId="a" />);
  expect(pageText()).toContain("已完成 1 / 5");
  expect(document.querySelector("li[data-next] a")?.getAttribute("href")).toBe("/dashboard/profile");
  await press("不再显示");
  expect(pageText()).not.toContain("五步上手");
  await unmountAll();
  await show(<FirstSteps done={data.firstSteps} userId="a" />);
  expect(pageText()).not.toContain("五步上手");
  await unmountAll();
  await show(<FirstSteps done={data.firstSteps} userId="b" />);
  expect(pageText()).toContain("五步上手");
});

test("with three steps done it is one line, with all of them nothing", async () => {
  const most = { profile: true, phone: false, listing: true, campaign: true, share: true };
  await show(<FirstSteps done={most} userId="a" />);
  expect(pageText()).toContain("下一步： 验证手机号");
  expect(document.querySelector("ol")).toBeNull();
  await unmountAll();
  await show(<FirstSteps done={{ ...most, phone: true }} userId="a" />);
  expect(pageText()).toBe("");
});
