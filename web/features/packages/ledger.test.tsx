// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { QuotaEntry, Subscription } from "#contract/subscription";
import { press } from "#web/testing/act-on.ts";
import { answers, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";
import { Ledger } from "./ledger.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);

const id = "11111111-1111-4111-8111-111111111111";
const period: Subscription = {
  id,
  source: "order",
  state: "current",
  planCode: "basic",
  planName: { zh: "基础版", en: "Basic" },
  quota: 20,
  extra: 10,
  used: 1,
  startsAt: "2026-03-01T00:00:00Z",
  endsAt: "2026-04-01T00:00:00Z",
  endedBy: null,
};
const entry = (over: Partial<QuotaEntry>): QuotaEntry => ({
  id: crypto.randomUUID(),
  at: "2026-03-02T00:00:00Z",
  reason: "property",
  change: -1,
  left: 19,
  property: null,
  task: null,
  order: null,
  ...over,
});

beforeEach(resetFakeApi);
afterEach(unmountAll);

async function show() {
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: "/",
    component: () => <Ledger period={period} onClose={() => {}} />,
  });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  await router.load();
  await mount(<RouterProvider router={router as never} />);
  await settle();
}
const hrefs = () => [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));

test("each line says what it was, what it changed and what was left, and leads to the home, the task or the order", async () => {
  answers["subscriptions.ledger"] = async (input) =>
    Reflect.get(Object(input), "cursor")
      ? { items: [entry({ reason: "returned", change: 1, left: 10 })], nextCursor: null }
      : {
          items: [
            entry({ property: { id, number: "PROP-001", title: "梅川苑" }, task: { id, number: "TASK-002" } }),
            entry({ reason: "pack", change: 10, left: 20, order: { id, number: "ORD-003" } }),
          ],
          nextCursor: "later",
        };
  await show();
  const lines = () => [...document.querySelectorAll("tbody tr")].map((line) => line.textContent);
  expect(pageText()).toContain("本期还剩 19 套，共 20 套");
  expect(lines()[0]).toMatch(/^生成推广梅川苑TASK-002.*−119$/);
  expect(lines()[1]).toMatch(/^加量包ORD-003.*\+1020$/);
  expect(hrefs()).toEqual([
    `/dashboard/properties?open=${id}`,
    `/dashboard/tasks?task=${id}`,
    `/dashboard/orders/${id}`,
  ]);
  await press("更早的明细");
  expect(inputsOf("subscriptions.ledger")).toMatchObject([{ id }, { id, cursor: "later" }]);
  // a home that is gone is said to be gone
  expect(lines()[2]).toContain("房源已删除");
});

test("an empty period and one that cannot be read each say so", async () => {
  answers["subscriptions.ledger"] = async () => ({ items: [], nextCursor: null });
  await show();
  expect(pageText()).toContain("本期还没有用过额度");
  await unmountAll();
  answers["subscriptions.ledger"] = () => Promise.reject(new TypeError("network"));
  await show();
  expect(pageText()).toContain("重试");
});
