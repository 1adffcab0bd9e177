/** The page that mails lead to: what it says of a sign-up before the click, and where the click leads. */
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WaitingSignUp } from "#contract/sign-up";
import { deviceKey } from "#web/lib/device-key.ts";
import type { Language } from "#web/lib/language.ts";
import { storedPasswordWhy } from "#web/lib/recovery.ts";
import { press } from "#web/testing/act-on.ts";
import { session } from "#web/testing/backend.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
const verifyOtp = vi.fn();
vi.mock("#web/lib/supabase.ts", () => ({ backend: () => ({ auth: { verifyOtp } }) }));

const { AuthConfirmScreen } = await import("./auth-confirm.tsx");

const about = (change: Partial<WaitingSignUp> = {}): WaitingSignUp => ({
  email: "lin@example.com",
  askedAt: "2026-07-28T06:03:00Z",
  name: "阿明",
  browser: "Chrome · Windows",
  here: true,
  several: false,
  ...change,
});
const tokenOf = (method: string) =>
  `h.${btoa(JSON.stringify({ amr: [{ method, timestamp: Math.floor(Date.now() / 1000) }] }))}.s`;
const opened = (method: string) => ({
  data: { user: session().user, session: { ...session(), access_token: tokenOf(method) } },
  error: null,
});

beforeEach(() => {
  resetFakeApi();
  verifyOtp.mockReset();
  verifyOtp.mockResolvedValue(opened("otp"));
});
afterEach(async () => {
  await unmountAll();
  sessionStorage.clear();
  localStorage.clear();
});

async function show(search: string, language: Language = "zh") {
  history.replaceState(null, "", `/auth/confirm${search}`);
  const root = createRootRoute();
  const place = (path: string, text: string) =>
    createRoute({ getParentRoute: () => root, path, component: () => <p>{text}</p> });
  const page = createRoute({ getParentRoute: () => root, path: "/auth/confirm", component: AuthConfirmScreen });
  const router = createRouter({
    routeTree: root.addChildren([page, place("/auth", "at /auth"), place("/dashboard", "at the dashboard")]),
    history: createMemoryHistory({ initialEntries: [`/auth/confirm${search}`] }),
  });
  await mount(<RouterProvider router={router} />, language);
  await settle();
}
const LINK = "?token_hash=secret-of-the-mail&type=signup";

test("in the browser that signed up, one click leads on, and the link is shown with this browser's key", async () => {
  answers["signUps.look"] = async () => about();
  await show(LINK);
  expect(inputsOf("signUps.look")).toEqual([{ tokenHash: "secret-of-the-mail", deviceKey: deviceKey() }]);
  expect(pageText()).toContain("您在这个浏览器里用 lin@example.com 注册");
  for (const fact of ["2026年7月28日", "阿明", "Chrome · Windows"]) expect(pageText()).toContain(fact);
  expect(pageText()).toContain("不是您注册的？");
  expect(verifyOtp).not.toHaveBeenCalled();
  await press("确认");
  expect(verifyOtp).toHaveBeenCalledWith({
    token_hash: "secret-of-the-mail",
    type: "signup",
    options: { captchaToken: `${deviceKey()}!` },
  });
  await settle();
  expect(pageText()).toContain("at the dashboard");
});

test.each([
  ["elsewhere", { here: false }, "有人在另一个浏览器里用 lin@example.com 注册了账号"],
  ["several", { here: false, several: true }, "用 lin@example.com 注册过的不止一个人"],
  ["several", { here: true }, "您在这个浏览器里用"],
] as const)(
  "a sign-up that brings no password (%s) leads to where one is set, and why is kept",
  async (why, change, lead) => {
    answers["signUps.look"] = async () => about(change);
    verifyOtp.mockResolvedValue(opened("recovery"));
    await show(LINK);
    expect(pageText()).toContain(lead);
    await press(change.here ? "确认" : "是我，确认");
    await settle();
    expect(pageText()).toContain("at /auth");
    expect(storedPasswordWhy()).toBe(why);
  },
);

test("what is not known of a sign-up is left out", async () => {
  answers["signUps.look"] = async () => about({ here: false, askedAt: null, name: null, browser: null });
  await show(LINK, "en");
  expect(pageText()).toContain("Somebody signed up with lin@example.com in another browser.");
  expect(document.querySelector("dl")).toBeNull();
});

test("a link that no longer works is said so before any click", async () => {
  answers["signUps.look"] = async () => null;
  await show(LINK);
  expect(pageText()).toContain("这个链接已失效");
  expect(document.querySelector("main button")).toBeNull();
});

test("where nothing can be asked of the sign-up, the button is there all the same", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  answers["signUps.look"] = () => Promise.reject(apiError("unavailable"));
  await show(LINK);
  await vi.waitFor(() => expect(pageText()).toContain("点下面的按钮，注册就完成了。"), 5000);
  await press("确认");
  await settle();
  expect(pageText()).toContain("at the dashboard");
});

test("a recovery asks nothing of sign-ups", async () => {
  await show("?token_hash=secret-of-the-mail&type=recovery");
  expect(inputsOf("signUps.look")).toEqual([]);
  await press("确认");
  await settle();
  expect(pageText()).toContain("at /auth");
  expect(storedPasswordWhy()).toBeNull();
});
