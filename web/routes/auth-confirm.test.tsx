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
import { closeQuestion, openQuestion } from "#web/features/auth/link/pending-question.ts";
import { deviceKey } from "#web/lib/device-key.ts";
import type { Language } from "#web/lib/language.ts";
import { storedPasswordWhy } from "#web/lib/recovery.ts";
import { noteRequested } from "#web/lib/requested-links.ts";
import { press } from "#web/testing/act-on.ts";
import { fakeBackend, session } from "#web/testing/backend.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, unmountAll, untilShown } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
/** Whom the link belongs to is learnt by the second client; the first one signs in. */
const verifyOtp = vi.fn();
const setSession = vi.fn();
const getSession = vi.fn();
const { client } = fakeBackend({ auth: { setSession, getSession } });
const { client: aside } = fakeBackend({ auth: { verifyOtp } });
vi.mock("#web/lib/supabase.ts", () => ({ backend: () => client, backendAside: () => aside }));

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
/** This browser asks for such a mail. */
const askFor = (route: "signup" | "recover") =>
  noteRequested(`https://backend.test/auth/v1/${route}`, JSON.stringify({ email: "lin@example.com" }));
const tokenOf = (method: string) =>
  `h.${btoa(JSON.stringify({ amr: [{ method, timestamp: Math.floor(Date.now() / 1000) }] }))}.s`;
const opened = (method: string) => ({
  data: { user: session().user, session: { ...session(), access_token: tokenOf(method) } },
  error: null,
});

beforeEach(() => {
  resetFakeApi();
  vi.clearAllMocks();
  verifyOtp.mockResolvedValue(opened("otp"));
  setSession.mockResolvedValue({ error: null });
  getSession.mockResolvedValue({ data: { session: null }, error: null });
});
afterEach(async () => {
  await unmountAll();
  closeQuestion();
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
  await untilShown(language === "zh" ? "返回首页" : "Back to home");
}
const LINK = "?token_hash=secret-of-the-mail&type=signup";

test("in the browser that signed up, one click leads on, and the link is shown with this browser's key", async () => {
  answers["signUps.look"] = async () => about();
  await show(LINK);
  await untilShown("您在这个浏览器里用 lin@example.com 注册");
  expect(inputsOf("signUps.look")).toEqual([{ tokenHash: "secret-of-the-mail", deviceKey: deviceKey() }]);
  for (const fact of ["2026年7月28日", "阿明", "Chrome · Windows"]) expect(pageText()).toContain(fact);
  expect(pageText()).toContain("不是您注册的？");
  expect(verifyOtp).not.toHaveBeenCalled();
  await press("确认");
  expect(verifyOtp).toHaveBeenCalledWith({
    token_hash: "secret-of-the-mail",
    type: "signup",
    options: { captchaToken: `${deviceKey()}!` },
  });
  await untilShown("at the dashboard");
  expect(setSession).toHaveBeenCalledOnce();
});

test.each([
  [500, "{}", "出了点问题，请重试。"],
  [429, "slow down", "尝试太频繁，请过几分钟再试。"],
])("a service that answers %i has not used the link up: it may be pressed again", async (status, message, said) => {
  answers["signUps.look"] = async () => about();
  const code = status === 429 ? "over_request_rate_limit" : undefined;
  verifyOtp.mockResolvedValueOnce({ data: {}, error: { name: "AuthApiError", status, code, message } });
  await show(LINK);
  await untilShown("您在这个浏览器里用");
  await press("确认");
  await untilShown(said);
  await press("确认");
  await untilShown("at the dashboard");
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
    await untilShown(lead);
    await press(change.here ? "确认" : "是我，确认");
    await untilShown("at /auth");
    expect(setSession).toHaveBeenCalledOnce();
    expect(storedPasswordWhy()).toBe(why);
  },
);

test("where somebody else is signed in, the click replaces nobody: it is asked who goes on", async () => {
  const other = session("22222222-2222-4222-8222-222222222222");
  getSession.mockResolvedValue({ data: { session: other }, error: null });
  answers["signUps.look"] = async () => about({ here: false });
  await show(LINK);
  await untilShown("有人在另一个浏览器里用");
  await press("是我，确认");
  await vi.waitFor(() => expect(openQuestion()).toMatchObject({ offer: { email: "lin@example.com" } }));
  expect(setSession).not.toHaveBeenCalled();
  const question = openQuestion();
  if (question && "answered" in question) question.answered(false);
  await untilShown("at the dashboard");
  expect(storedPasswordWhy()).toBeNull();
});

test("what is not known of a sign-up is left out", async () => {
  answers["signUps.look"] = async () => about({ here: false, askedAt: null, name: null, browser: null });
  await show(LINK, "en");
  await untilShown("Somebody signed up with lin@example.com in another browser.");
  expect(document.querySelector("dl")).toBeNull();
});

test("a link that no longer works is said so before any click", async () => {
  answers["signUps.look"] = async () => null;
  await show(LINK);
  await untilShown("这个链接已失效");
  expect(document.querySelector("main button")).toBeNull();
});

test.each([true, false])(
  "where nothing can be asked of the sign-up, the button is there all the same (asked for in this browser: %s)",
  async (asked) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    answers["signUps.look"] = () => Promise.reject(apiError("unavailable"));
    if (asked) askFor("signup");
    await show(LINK);
    await untilShown("点下面的按钮，注册就完成了。");
    await press("确认");
    if (asked) await untilShown("at the dashboard");
    // no page has named the account yet: the question does
    else await vi.waitFor(() => expect(openQuestion()).toMatchObject({ offer: { email: "lin@example.com" } }));
    expect(setSession).toHaveBeenCalledTimes(asked ? 1 : 0);
  },
);

test("a recovery asks nothing of sign-ups", async () => {
  askFor("recover");
  await show("?token_hash=secret-of-the-mail&type=recovery");
  expect(inputsOf("signUps.look")).toEqual([]);
  await press("确认");
  await untilShown("at /auth");
  expect(storedPasswordWhy()).toBeNull();
});
