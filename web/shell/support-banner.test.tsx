import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storedSupport, storeSupport } from "#web/lib/support.ts";
import { press } from "#web/testing/act-on.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";
import { SupportBanner } from "./support-banner.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);

const me = (endsInMs: number) => async () => ({
  id: "u1",
  email: "lin@example.com",
  displayName: "林夏",
  role: "agent",
  scope: null,
  support: { admin: "root@example.com", reason: "看不到任务", endsAt: new Date(Date.now() + endsInMs).toISOString() },
});

beforeEach(() => {
  resetFakeApi();
  storeSupport("s1");
  vi.spyOn(location, "assign").mockImplementation(() => {});
});
afterEach(async () => {
  await unmountAll();
  vi.restoreAllMocks();
});

async function show() {
  await mount(<SupportBanner />);
  await settle();
}

test("says whose account it is, why it is looked at, and for how long still", async () => {
  answers["account.me"] = me(29.5 * 60_000);
  await show();
  expect(pageText()).toContain("您正在以 林夏 的身份查看");
  expect(pageText()).toContain("原因：看不到任务");
  expect(pageText()).toContain("还剩 30分钟");
});

test("ending it forgets it and goes back to the administration", async () => {
  answers["account.me"] = me(60_000);
  answers["admin.support.end"] = async () => ({ ended: true });
  await show();
  await press("结束查看");
  expect(storedSupport()).toBeNull();
  expect(location.assign).toHaveBeenCalledWith("/admin/users");
});

test("when it could not be ended it says so and stays", async () => {
  answers["account.me"] = me(60_000);
  answers["admin.support.end"] = async () => Promise.reject(apiError("unavailable"));
  await show();
  await press("结束查看");
  expect(storedSupport()).toBe("s1");
  expect(pageText()).toContain("没有结束，请再试一次");
});

test("when the time is over the server is asked, whose clock decides", async () => {
  answers["account.me"] = me(-1000);
  await show();
  expect(inputsOf("account.me").length).toBeGreaterThan(1);
});
