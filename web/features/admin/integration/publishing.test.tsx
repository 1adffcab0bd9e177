import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PlatformHealth } from "#contract/admin/publishing";
import { PublishingPanel } from "#web/features/admin/integration/publishing-panel.tsx";
import { press } from "#web/testing/act-on.ts";
import { answers, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);

const idle = { waiting: 0, day: { live: 0, failed: 0, unknown: 0 } };
const weibo: PlatformHealth = {
  platform: "weibo",
  name: { zh: "微博", en: "Weibo" },
  stopped: null,
  connections: { good: 2, ending: 1, ended: 0, blocked: 0 },
  waiting: 4,
  day: { live: 3, failed: 9, unknown: 0 },
};
const threads: PlatformHealth = {
  platform: "threads",
  name: { zh: "Threads", en: "Threads" },
  stopped: null,
  connections: { good: 0, ending: 0, ended: 0, blocked: 0 },
  ...idle,
};

beforeEach(() => {
  resetFakeApi();
  Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });
  answers["admin.publishing.platforms"] = async () => [weibo, threads];
});
afterEach(unmountAll);

test("a platform that fails most of its posts says so, and one nobody uses is folded away", async () => {
  await mount(<PublishingPanel />);
  await settle();
  expect(pageText()).toContain("多数未成功");
  expect(pageText()).toContain("已发布 3，未成功 9，待确认 0");
  expect(document.querySelector("details")?.textContent).toContain("Threads");
});

test("a platform is stopped with a reason only, and shown as stopped from the answer", async () => {
  const stopped = { at: "2026-11-22T08:00:00.000Z", reason: "接口故障" };
  answers["admin.publishing.stop"] = async () => [{ ...weibo, stopped }, threads];
  await mount(<PublishingPanel />);
  await settle();
  await press("停止发布：微博");
  const confirm = () =>
    act(async () => document.querySelector<HTMLElement>('[role="dialog"] button[type="submit"]')?.click());
  await confirm();
  expect(inputsOf("admin.publishing.stop")).toEqual([]);
  const field = document.querySelector("textarea");
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, "接口故障");
    field?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await confirm();
  await settle();
  expect(inputsOf("admin.publishing.stop")).toEqual([{ platform: "weibo", reason: "接口故障" }]);
  expect(pageText()).toContain("原因：接口故障");
});

test("a stopped platform is resumed at once", async () => {
  answers["admin.publishing.platforms"] = async () => [
    { ...weibo, stopped: { at: "2026-11-22T08:00:00.000Z", reason: "接口故障" } },
  ];
  answers["admin.publishing.resume"] = async () => [weibo];
  await mount(<PublishingPanel />);
  await settle();
  await press("恢复发布：微博");
  expect(inputsOf("admin.publishing.resume")).toEqual([{ platform: "weibo" }]);
  expect(pageText()).not.toContain("接口故障");
});
