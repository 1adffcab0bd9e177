import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Notification } from "#contract/notification";
import { Inbox } from "#web/shell/notifications/inbox.tsx";
import { press } from "#web/testing/act-on.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
vi.mock("@tanstack/react-router", () => ({ useNavigate: () => () => {} }));

const news = (id: number, about: Partial<Notification> = {}): Notification => ({
  id: `0000000${id}-0000-4000-8000-000000000000`,
  kind: "campaign_done",
  data: { campaignId: "c", title: `梅川苑 ${id}` },
  createdAt: new Date().toISOString(),
  readAt: null,
  ...about,
});
const unreadShown = () => document.querySelectorAll("[data-unread=true]").length;

beforeEach(resetFakeApi);
afterEach(unmountAll);
const open = async (items: Notification[]) => {
  answers["notifications.list"] = async () => ({ items, nextCursor: null, unread: items.length });
  await mount(<Inbox onClose={() => {}} onGo={() => {}} />);
  await settle();
};

test("news stand under their day, with a sentence, what they are about and why something failed", async () => {
  const failed = { taskId: "t", number: "TASK-007", title: "梅川苑", code: "timed_out", campaignId: null };
  await open([news(1), news(2, { kind: "task_failed", data: failed })]);
  expect(pageText()).toContain("今天");
  expect(pageText()).toContain("推广内容已写好");
  expect(pageText()).toContain("TASK-007 未成功");
  expect(pageText()).toContain("网站响应太慢");
  expect([...document.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "/dashboard/campaigns/c",
    "/dashboard/tasks?task=t",
  ]);
});

test("marking all as read shows at once, and comes back when the server refuses", async () => {
  await open([news(1), news(2)]);
  let refuse: (error: Error) => void = () => {};
  answers["notifications.read"] = () =>
    new Promise((_, reject) => {
      refuse = reject;
    });
  expect(unreadShown()).toBe(2);
  await press("全部标为已读");
  expect(inputsOf("notifications.read")).toEqual([{}]);
  expect(unreadShown()).toBe(0);
  refuse(apiError("internal"));
  await settle();
  expect(unreadShown()).toBe(2);
});

test("without news it says what will come, and of an unknown kind it stays calm", async () => {
  await open([]);
  expect(pageText()).toContain("还没有通知");
  await unmountAll();
  await open([news(1, { kind: "from_a_newer_server" })]);
  expect(pageText()).toContain("有一条新消息");
});
