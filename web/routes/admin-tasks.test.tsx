import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press } from "#web/testing/act-on.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";
import { AdminTasksScreen } from "./admin-tasks.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);

const account = { id: "3f2b8c4e-1d2a-4b6c-8e9f-0a1b2c3d4e5f", email: "zhou@example.com", name: "周宁" };
const failed = {
  id: "5a2b8c4e-1d2a-4b6c-8e9f-0a1b2c3d4e5f",
  number: "TASK-012",
  kind: "import",
  title: "滨江花园",
  status: "failed",
  progress: 30,
  estimatedSeconds: 4,
  attempts: 4,
  cause: { code: "blocked", data: {} },
  campaignId: null,
  propertyId: null,
  createdAt: "2026-03-02T08:00:00Z",
  startedAt: "2026-03-02T08:00:01Z",
  finishedAt: "2026-03-02T08:00:09Z",
  account,
};
const waiting = { ...failed, id: account.id, number: "TASK-013", title: "湖畔", status: "pending", cause: null };
const page = (...items: object[]) => ({
  items,
  next: null,
  previous: null,
  count: { count: items.length, more: false },
});
const step = { step: "created", at: "2026-03-02T08:00:00Z", attempt: 0, progress: 0, cause: null };

beforeEach(() => {
  // the growing text field waits for fonts, which jsdom does not know
  Object.defineProperty(document, "fonts", { configurable: true, value: new EventTarget() });
  resetFakeApi();
  answers["admin.tasks.list"] = async () => page(failed, waiting);
  answers["admin.tasks.dead.list"] = async () => page();
  answers["admin.mails.list"] = async () => page();
  answers["admin.tasks.throughput"] = async () => ({ seconds: 60, points: [] });
  answers["admin.tasks.get"] = async () => ({ ...failed, steps: [step], retries: 2 });
});
afterEach(unmountAll);

async function show(scope: string, search = "") {
  answers["account.me"] = async () => ({ id: "1", email: "lin@example.com", role: "admin", scope });
  history.replaceState(null, "", `/admin/tasks${search}`);
  const router = createRouter({
    routeTree: createRootRoute({ component: AdminTasksScreen }),
    history: createMemoryHistory({ initialEntries: [`/admin/tasks${search}`] }),
    defaultNotFoundComponent: () => null,
  });
  router.history.subscribe(() => window.history.replaceState(null, "", router.history.location.href));
  await mount(<RouterProvider router={router as never} />);
  await settle();
}

test("the address's words and filters are what the server is asked, and nothing it does not know", async () => {
  await show("operations", `?q=滨江&status=failed&kind=import&cause=blocked&user=${account.id}&sort=took&dir=asc`);
  expect(inputsOf("admin.tasks.list").at(-1)).toMatchObject({
    q: "滨江",
    status: "failed",
    kind: "import",
    cause: "blocked",
    userId: account.id,
    sort: "took",
    direction: "asc",
  });
  expect(pageText()).toContain("账号：zhou@example.com");
  await unmountAll();
  await show("operations", "?status=odd&sort=odd&user=odd");
  expect(inputsOf("admin.tasks.list").at(-1)).toMatchObject({ sort: "created", status: undefined });
  expect(inputsOf("admin.tasks.list").at(-1)).not.toHaveProperty("userId");
});

test("a failed task opens to why it failed, its course and its account, and is tried again", async () => {
  answers["admin.tasks.retry"] = async () => ({ done: [failed.id], refused: [] });
  await show("operations", `?open=${failed.id}`);
  const drawer = document.querySelector("[role=dialog]");
  expect(drawer?.textContent).toContain("创建任务");
  expect(drawer?.querySelector("a")?.getAttribute("href")).toContain(account.id);
  expect(pageText()).toContain("被网站拦截");
  await press("重试");
  expect(inputsOf("admin.tasks.retry")).toEqual([{ ids: [failed.id] }]);
  expect(pageText()).toContain("1 个任务已重新排队");
});

test("scope system, who may not see accounts, reads the account's name without a link", async () => {
  await show("system", `?open=${failed.id}`);
  const drawer = document.querySelector("[role=dialog]");
  expect(drawer?.textContent).toContain("zhou@example.com");
  expect(drawer?.querySelector("a")).toBeNull();
});

test("chosen tasks are cancelled together, with a reason, and what was refused says why", async () => {
  answers["admin.tasks.cancel"] = async () => ({
    done: [waiting.id],
    refused: [{ id: failed.id, why: { code: "not_cancellable", data: {} } }],
  });
  await show("operations");
  await act(async () => document.querySelector<HTMLInputElement>("thead input")?.click());
  await press("取消任务");
  const confirm = async () => {
    const form = document.querySelector<HTMLFormElement>("[role=dialog] form");
    await act(async () => form?.requestSubmit());
    await settle();
  };
  await confirm();
  expect(pageText()).toContain("请写明原因");
  expect(inputsOf("admin.tasks.cancel")).toEqual([]);
  const reason = document.querySelector<HTMLTextAreaElement>("[role=dialog] textarea:not([aria-hidden])");
  if (!reason) throw new Error("no reason is asked for");
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(reason, "卡住了");
    reason.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await confirm();
  expect(inputsOf("admin.tasks.cancel")).toEqual([{ ids: [failed.id, waiting.id], reason: "卡住了" }]);
  expect(pageText()).toContain("已取消 1 个任务");
  expect(pageText()).toContain("这个任务已经结束，无法取消。");
});

test("a list that cannot be read says so and is tried again", async () => {
  answers["admin.tasks.list"] = async () => Promise.reject(apiError("unavailable"));
  await show("operations");
  answers["admin.tasks.list"] = async () => page(failed);
  await press("重试");
  expect(pageText()).toContain("滨江花园");
});

const queue = {
  kind: "write",
  paused: null,
  pending: 12,
  processing: 2,
  oldest: null,
  lastMinute: 3,
  lastHour: 90,
  failedLastHour: 1,
  waited: { median: 2, most: 9 },
};

test("a queue is paused with a reason and an estimate, and resumed", async () => {
  answers["admin.tasks.queues"] = async () => ({ queues: [queue], failures: [] });
  answers["admin.tasks.pause"] = async () => ({ kind: "write" });
  answers["admin.tasks.resume"] = async () => ({ kind: "write" });
  await show("operations", "?tab=queues");
  expect(pageText()).toContain("最近 24 小时没有未成功的任务。");
  await press("暂停");
  const field = document.querySelector<HTMLTextAreaElement>("[role=dialog] textarea:not([aria-hidden])");
  await act(async () => {
    if (!field) throw new Error("no reason is asked for");
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, "换模型");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  answers["admin.tasks.queues"] = async () => ({
    queues: [{ ...queue, paused: { since: "2026-03-02T08:00:00Z", until: null, reason: "换模型" } }],
    failures: [{ kind: "import", code: "blocked", count: 7 }],
  });
  await act(async () => document.querySelector<HTMLFormElement>("[role=dialog] form")?.requestSubmit());
  await settle();
  expect(inputsOf("admin.tasks.pause")).toEqual([{ kind: "write", until: null, reason: "换模型" }]);
  expect(pageText()).toContain("对外显示恢复时间未定");
  await press("恢复");
  expect(inputsOf("admin.tasks.resume")).toEqual([{ kind: "write" }]);
  await press("读取房源 · 被网站拦截");
  expect(inputsOf("admin.tasks.list").at(-1)).toMatchObject({ kind: "import", cause: "blocked" });
});

const typeReason = async (text: string) => {
  const field = document.querySelector<HTMLTextAreaElement>("[role=dialog] textarea:not([aria-hidden])");
  if (!field) throw new Error("no reason is asked for");
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
};
const letter = { id: waiting.id, at: "2026-03-02T09:00:00Z", said: "Error: refused", task: failed };

test("dead letters are counted on their tab, run again, and thrown away with a reason", async () => {
  answers["admin.tasks.dead.list"] = async () => page(letter);
  answers["admin.tasks.dead.get"] = async () => ({ ...letter, payload: { taskId: failed.id, source: "url" } });
  answers["admin.tasks.dead.run"] = async () => ({
    done: [],
    refused: [{ id: letter.id, why: { code: "retry_limit", data: { max: 5 } } }],
  });
  answers["admin.tasks.dead.discard"] = async () => ({ done: [letter.id], refused: [] });
  await show("system", `?tab=dead&open=${letter.id}`);
  expect(pageText()).toContain("死信 1");
  expect(pageText()).toContain("Error: refused");
  expect(document.querySelector("[role=dialog] pre")?.textContent).toContain('"source": "url"');
  await press("再次执行");
  expect(inputsOf("admin.tasks.dead.run")).toEqual([{ ids: [letter.id] }]);
  expect(pageText()).toContain("1 个任务没有更改");
  await press("丢弃");
  await typeReason("网站关了");
  await act(async () => document.querySelector<HTMLFormElement>("[role=dialog] form")?.requestSubmit());
  await settle();
  expect(inputsOf("admin.tasks.dead.discard")).toEqual([{ ids: [letter.id], reason: "网站关了" }]);
  expect(pageText()).toContain("已丢弃 1 封死信");
});

test("each process says what it is at, and one that was not heard of says that", async () => {
  const worker = {
    id: waiting.id,
    label: "web-1 · 42",
    version: "0.1.0",
    kinds: ["import", "write"],
    slots: 4,
    memoryBytes: 100 * 1024 * 1024,
    startedAt: "2026-03-02T08:00:00Z",
    beatAt: "2026-03-02T08:00:00Z",
    silent: false,
    tasks: [{ ...failed, status: "processing", cause: null }],
    hidden: 1,
  };
  answers["admin.tasks.workers"] = async () => ({
    workers: [worker, { ...worker, id: failed.id, label: "web-2 · 7", silent: true, tasks: [], hidden: 0 }],
  });
  await show("operations", "?tab=workers");
  expect(pageText()).toContain("1 个进程在运行，正在处理 2 个任务");
  expect(pageText()).toContain("占用 2 / 4");
  expect(pageText()).toContain("滨江花园");
  expect(pageText()).toContain("失去联系");
  answers["admin.tasks.workers"] = async () => ({ workers: [] });
  await unmountAll();
  await show("operations", "?tab=workers");
  expect(pageText()).toContain("没有进程在处理任务");
});

test("throughput says what ended in the newest stretch, by kind", async () => {
  answers["admin.tasks.queues"] = async () => ({ queues: [queue], failures: [] });
  answers["admin.tasks.throughput"] = async () => ({
    seconds: 60,
    points: [
      { at: "2026-03-02T08:00:00Z", completed: {}, failed: 0 },
      { at: "2026-03-02T08:01:00Z", completed: { write: 3, import: 2 }, failed: 1 },
    ],
  });
  await show("operations", "?tab=queues");
  expect(pageText()).toContain("完成 5，未成功 1");
  expect(pageText()).toContain("读取房源 2 · 写文案 3");
  await press("最近 24 小时");
  expect(inputsOf("admin.tasks.throughput").at(-1)).toEqual({ span: "day" });
});

const mail = {
  id: failed.id,
  account,
  kind: "receipt",
  subjectId: account.id,
  tries: 20,
  createdAt: "2026-03-02T08:00:00Z",
  endedAt: "2026-03-05T08:00:00Z",
  expiresAt: null,
};

test("a mail that was given up is counted at its tab, opens to whose it is, and is sent again", async () => {
  answers["admin.mails.list"] = async () => page(mail);
  answers["admin.mails.resend"] = async () => {
    answers["admin.mails.list"] = async () => page();
  };
  await show("system", `?tab=mails&kind=receipt&open=${mail.id}`);
  expect(inputsOf("admin.mails.list")).toContainEqual(expect.objectContaining({ kind: "receipt" }));
  expect(pageText()).toContain("未送达邮件 1");
  const drawer = document.querySelector("[role=dialog]");
  expect(drawer?.textContent).toContain("zhou@example.com");
  await press("再次发送");
  expect(inputsOf("admin.mails.resend")).toEqual([{ id: mail.id }]);
  expect(pageText()).toContain("已放回待发送");
});

test("of a mail whose link has run out it is said that sending it again would help nobody", async () => {
  answers["admin.mails.list"] = async () => page({ ...mail, account: null, kind: "confirm", expiresAt: mail.endedAt });
  await show("system", `?tab=mails&open=${mail.id}`);
  const drawer = document.querySelector("[role=dialog]");
  expect(drawer?.textContent).toContain("没有账号的收件人");
  expect(drawer?.textContent).toContain("链接已失效");
  expect([...(drawer?.querySelectorAll("button") ?? [])].map((button) => button.textContent)).not.toContain("再次发送");
});

test("undelivered mails that cannot be read say so; none says what will stand there", async () => {
  answers["admin.mails.list"] = async () => Promise.reject(apiError("unavailable"));
  await show("operations", "?tab=mails");
  answers["admin.mails.list"] = async () => page();
  await press("重试");
  expect(pageText()).toContain("没有未送达的邮件");
});
