// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Task } from "#contract/task";
import { press } from "#web/testing/act-on.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
const { TasksScreen } = await import("#web/routes/tasks.tsx");
const { readTaskSearch } = await import("./search.ts");

const id = "11111111-1111-4111-8111-111111111111";
const task = (over: Partial<Task> = {}): Task => ({
  id,
  number: "TASK-001",
  kind: "import",
  title: "梅川苑",
  status: "failed",
  progress: 0,
  estimatedSeconds: 4,
  attempts: 1,
  cause: { code: "blocked", data: {} },
  campaignId: null,
  propertyId: null,
  createdAt: "2026-03-02T08:00:00Z",
  startedAt: "2026-03-02T08:00:01Z",
  finishedAt: "2026-03-02T08:00:02Z",
  ...over,
});
const counts = { pending: 0, processing: 0, completed: 0, failed: 2 };

async function open(address: string) {
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: "/dashboard/tasks",
    validateSearch: readTaskSearch,
    component: TasksScreen,
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: root.addChildren([route]), history });
  await router.load();
  await mount(<RouterProvider router={router as never} />);
  await settle();
  return router;
}

beforeEach(() => {
  resetFakeApi();
  answers["tasks.list"] = async () => ({ items: [task()], nextCursor: null, counts });
  answers["tasks.get"] = async () => task();
  answers["tasks.timeline"] = async () => [
    { step: "created", at: "2026-03-02T08:00:00Z", attempt: 0, progress: 0, cause: null },
    { step: "started", at: "2026-03-02T08:00:01Z", attempt: 1, progress: 0, cause: null },
    { step: "waiting", at: "2026-03-02T08:00:02Z", attempt: 1, progress: 0, cause: { code: "timed_out", data: {} } },
  ];
});
afterEach(unmountAll);

test("the address's filters are asked for, and a filter pressed goes into the address", async () => {
  const router = await open("/dashboard/tasks?status=failed&kind=import&q=TASK");
  expect(inputsOf("tasks.list")[0]).toMatchObject({ status: "failed", kind: "import", query: "TASK" });
  await press("已完成");
  expect(router.state.location.search).toEqual({ status: "completed", kind: "import", q: "TASK" });
});

test("a failure says its cause and leads to the way that helps; retrying stays possible", async () => {
  await open("/dashboard/tasks");
  expect(pageText()).toContain("网站拦截了读取");
  const way = document.querySelector<HTMLAnchorElement>('a[aria-label="换个方式导入：TASK-001"]');
  expect(way?.getAttribute("href")).toBe(`/dashboard/publish?task=${id}`);
  expect(document.querySelector('[aria-label="重试 TASK-001"]')).not.toBeNull();
});

test("a retry shows at once, and is taken back with the reason when the server refuses", async () => {
  let refuse: (error: Error) => void = () => {};
  answers["tasks.retry"] = () => new Promise((_, reject) => (refuse = reject));
  await open("/dashboard/tasks");
  await press("重试 TASK-001");
  expect(document.querySelector("tbody tr")?.textContent).toContain("等待中");
  refuse(apiError("retry_limit"));
  await settle();
  await settle();
  expect(document.querySelector("tbody tr")?.textContent).toContain("未成功");
  expect(pageText()).toContain("一小时内已重试");
});

test("a link to a task opens its details with the course, also when the list does not show it", async () => {
  answers["tasks.list"] = async () => ({ items: [], nextCursor: null, counts });
  const router = await open(`/dashboard/tasks?task=${id}`);
  // the details' own code is fetched first
  for (let turns = 0; turns < 50 && !pageText().includes("稍后自动再试"); turns++) await settle();
  expect(pageText()).toContain("这次未成功，稍后自动再试");
  expect(pageText()).toContain("TASK-001");
  await press("关闭");
  expect(router.state.location.search).toEqual({});
});

test("everything failed is tried again with one button, within what is filtered", async () => {
  answers["tasks.retryFailed"] = async () => ({ retried: [task({ status: "pending", cause: null })], refused: 1 });
  await open("/dashboard/tasks?status=failed&kind=import");
  await press("全部重试");
  expect(inputsOf("tasks.retryFailed")).toEqual([{ kind: "import" }]);
  expect(pageText()).toContain("1 个任务已重新排队");
});

test("a paused queue says so above the list and at the task that waits, instead of a time that is not kept", async () => {
  const until = "2199-03-02T08:00:00Z";
  answers["tasks.paused"] = async () => [{ kind: "import", since: "2026-03-02T08:00:00Z", until }];
  answers["tasks.list"] = async () => ({ items: [task({ status: "pending", cause: null })], nextCursor: null, counts });
  await open("/dashboard/tasks");
  expect(pageText()).toContain("“读取房源”正在暂停维护，预计 2199年3月2日");
  expect(document.querySelector("tbody tr")?.textContent).toContain("暂停维护");
  expect(document.querySelector("tbody tr")?.textContent).not.toContain("预计");
});
