/** The specification's messages on /auth, word for word in Chinese, and their English counterparts. */
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { LEGAL_VERSION } from "#contract/legal";
import { useDraft } from "#web/features/auth/auth-form.ts";
import { CheckMail } from "#web/features/auth/check-mail.tsx";
import { Forgot } from "#web/features/auth/forgot.tsx";
import { ResetCode } from "#web/features/auth/reset-code.tsx";
import { SignIn } from "#web/features/auth/sign-in.tsx";
import { SignUp } from "#web/features/auth/sign-up.tsx";
import { readSignUp } from "#web/features/auth/sign-up-memory.ts";
import { solve, useCaptcha } from "#web/features/auth/use-captcha.ts";
import { deviceKey } from "#web/lib/device-key.ts";
import type { Language } from "#web/lib/language.ts";
import { button } from "#web/testing/act-on.ts";
import { fakeBackend, session } from "#web/testing/backend.ts";
import { mount, pageText, settle, submit, type, unmountAll } from "#web/testing/mount.tsx";

afterEach(async () => {
  await unmountAll();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

type Call = (...args: never[]) => Promise<unknown>;
const question = { challenge: "c", left: 3, operator: "+" as const, right: 4 };
const issue = async () => question;
const onSent = vi.fn();

async function show(
  view: "signin" | "signup" | "forgot" | "code" | "mail",
  auth: Record<string, Call>,
  language: Language = "zh",
) {
  const { client } = fakeBackend({ auth });
  const nothing = async () => undefined;
  function Card() {
    const form = useDraft();
    const captcha = useCaptcha(true, issue);
    if (view === "signup") return <SignUp client={client} form={form} onMailSent={onSent} />;
    if (view === "forgot") return <Forgot client={client} form={form} onSent={onSent} />;
    if (view === "code") return <ResetCode client={client} form={form} />;
    if (view === "mail")
      return (
        <CheckMail
          client={client}
          email="lin@example.com"
          sentAt={null}
          onSent={onSent}
          onAttempt={() => undefined}
          onVerified={nothing}
          onBack={() => undefined}
        />
      );
    const props = {
      client,
      form,
      captcha,
      onAttempt: () => undefined,
      onSignedIn: nothing,
      onUnconfirmed: () => undefined,
    };
    return <SignIn {...props} />;
  }
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: "/auth", component: Card });
  const history = createMemoryHistory({ initialEntries: ["/auth"] });
  const router = createRouter({ routeTree: root.addChildren([page]), history });
  await router.load();
  // a small tree of its own, not the application's
  await mount(<RouterProvider router={router as never} />, language);
  await settle();
}

const GOOD = "Fang!Bo2026";
async function fillSignIn() {
  await type("input[name=email]", "lin@example.com");
  await type("input[name=password]", "secret1");
}
async function fillSignUp(password = GOOD, confirm = password) {
  await type("input[name=email]", "Lin@example.com");
  await type("input[name=newPassword]", password);
  await type("input[name=confirm]", confirm);
}
/** The box, by what is written beside it. */
async function tick() {
  const label = [...document.querySelectorAll("label")].find((one) =>
    /《服务条款》|Terms of Service/.test(one.textContent ?? ""),
  );
  const box = label?.control;
  await act(async () => box?.click());
}
const accepted = { data: { user: session().user, session: session() }, error: null };
const silent = { data: { user: null, session: null }, error: { message: "" } };
/** What supabase-js makes of an empty JSON object. */
const empty = { data: { user: null, session: null }, error: { message: "{}" } };
/** ... and of a refusal that is a page. */
const page = { data: null, error: { name: "AuthUnknownError", message: "Unexpected token '<', is not valid JSON" } };
const spoken = { data: { user: null, session: null }, error: { message: "Database on fire" } };
const broken = async () => Promise.reject(new Error("bug"));

test.each([
  ["zh", "登录失败", "登录过程中出现错误，请重试。"],
  ["en", "Sign-in failed", "Something went wrong while signing in. Please try again."],
] as const)(
  "a failed sign-in in %s shows the service's words, and without any the specification's",
  async (language, title, fallback) => {
    await show("signin", { signInWithPassword: async () => spoken }, language);
    await fillSignIn();
    await submit();
    expect(pageText()).toContain(title);
    expect(pageText()).toContain("Database on fire");
    await unmountAll();
    sessionStorage.clear();
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    for (const answer of [async () => silent, async () => empty, async () => page, broken]) {
      await show("signin", { signInWithPassword: answer }, language);
      await fillSignIn();
      await submit();
      expect(pageText()).toContain(title);
      expect(pageText()).toContain(fallback);
      expect(document.querySelector('[role="alert"]'), "announced at once").not.toBeNull();
      await unmountAll();
      sessionStorage.clear();
    }
  },
);

test.each([
  ["zh", "登录成功！", "欢迎回来！", "验证码错误"],
  ["en", "Signed in!", "Welcome back!", "Wrong captcha answer"],
] as const)("signing in in %s: a wrong captcha, then welcome", async (language, title, text, wrong) => {
  const refused = { data: { user: null, session: null }, error: { code: "invalid_credentials", message: "no" } };
  const signInWithPassword = vi.fn().mockResolvedValueOnce(refused).mockResolvedValueOnce(accepted);
  await show("signin", { signInWithPassword }, language);
  await fillSignIn();
  await submit();
  await type("input[name=captcha]", "8");
  await submit();
  expect(pageText()).toContain(wrong);
  await type("input[name=captcha]", String(solve(question)));
  await submit();
  expect(pageText()).toContain(title);
  expect(pageText()).toContain(text);
});

test.each([
  ["Aa1!", "密码长度至少8位"],
  ["aaaaaaaa", "密码必须包含大写字母"],
  ["AAAAAAAA", "密码必须包含小写字母"],
  ["AAAAaaaa", "密码必须包含数字"],
  ["AAAAaaa1", "密码必须包含特殊字符"],
])("%s is answered with %s, and cannot be sent", async (password, words) => {
  await show("signup", {});
  await tick();
  await fillSignUp(password);
  expect(pageText()).toContain(words);
  expect(button("注册").disabled).toBe(true);
});

test("two different passwords are named and cannot be sent; nor can anything before the box is ticked", async () => {
  const signUp = vi.fn(async () => ({ data: { user: session().user, session: null }, error: null }));
  await show("signup", { signUp });
  await fillSignUp(GOOD, "Fang!Bo2025");
  expect(pageText()).toContain("两次输入的密码不一致");
  expect(button("注册").disabled).toBe(true);
  await type("input[name=confirm]", GOOD);
  expect(pageText()).not.toContain("两次输入的密码不一致");
  expect(button("注册").disabled).toBe(true);
  expect(pageText()).toContain("请先阅读并勾选同意。");
  await submit();
  expect(signUp).not.toHaveBeenCalled();
});

test.each([
  ["zh", "注册成功！", "请检查您的邮箱并点击确认链接完成注册。"],
  ["en", "Signed up!", "Please check your email and click the confirmation link to finish signing up."],
] as const)(
  "a sign-up in %s sends what the specification lists, and the consent stays in this browser",
  async (language, title, text) => {
    const signUp = vi.fn(async () => ({ data: { user: session().user, session: null }, error: null }));
    await show("signup", { signUp }, language);
    await fillSignUp();
    await tick();
    await submit();
    expect(signUp).toHaveBeenCalledWith({
      email: "Lin@example.com",
      password: GOOD,
      options: { emailRedirectTo: `${location.origin}/dashboard`, captchaToken: `${deviceKey()}!` },
    });
    expect(pageText()).toContain(title);
    expect(pageText()).toContain(text);
    expect(onSent).toHaveBeenCalledWith("Lin@example.com");
    expect(readSignUp("lin@example.com")?.consent).toMatchObject({ version: LEGAL_VERSION, language });
  },
);

test.each([
  ["zh", "注册失败", "注册过程中出现错误，请重试。"],
  ["en", "Sign-up failed", "Something went wrong while signing up. Please try again."],
] as const)("a failed sign-up in %s says so and keeps no consent", async (language, title, fallback) => {
  for (const answer of [silent, empty]) {
    await show("signup", { signUp: async () => answer }, language);
    await fillSignUp();
    await tick();
    await submit();
    expect(pageText()).toContain(title);
    expect(pageText()).toContain(fallback);
    expect(readSignUp("lin@example.com")).toBeNull();
    await unmountAll();
  }
});

test.each([
  ["zh", "重置邮件已发送！", "请检查您的邮箱并点击重置链接。", "发送失败", "发送重置邮件时出现错误，请重试。"],
  [
    "en",
    "Reset email sent!",
    "Please check your email and click the reset link.",
    "Sending failed",
    "Something went wrong while sending the reset email. Please try again.",
  ],
] as const)("asking for a reset mail in %s: sent, or not", async (language, title, text, failed, fallback) => {
  const resetPasswordForEmail = vi
    .fn()
    .mockResolvedValueOnce({ error: null })
    .mockResolvedValueOnce({ error: { message: "{}" } });
  await show("forgot", { resetPasswordForEmail }, language);
  onSent.mockClear();
  await type("input[name=email]", "lin@example.com");
  await submit();
  expect(resetPasswordForEmail).toHaveBeenCalledWith("lin@example.com", {
    redirectTo: `${location.origin}/auth`,
    captchaToken: `${deviceKey()}!`,
  });
  expect(pageText()).toContain(title);
  expect(pageText()).toContain(text);
  expect(onSent, "back to sign in").toHaveBeenCalledTimes(1);
  await submit();
  expect(pageText()).toContain(failed);
  expect(pageText()).toContain(fallback);
});

test("Caps Lock is named while it is on", async () => {
  await show("signin", {});
  const input = document.querySelector<HTMLInputElement>("input[name=password]");
  const press = async (on: boolean) => {
    const event = new KeyboardEvent("keydown", { key: "A", bubbles: true });
    Object.defineProperty(event, "getModifierState", { value: (key: string) => key === "CapsLock" && on });
    input?.dispatchEvent(event);
    await settle();
  };
  await press(true);
  expect(pageText()).toContain("大写锁定已打开。");
  await press(false);
  expect(pageText()).not.toContain("大写锁定已打开。");
});

test.each([
  ["code", "数字不对"],
  ["mail", "数字不对"],
] as const)("digits that a service could not check (%s) are not called wrong", async (view, blamed) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const failed = { data: {}, error: { name: "AuthRetryableFetchError", message: "{}", status: 500 } };
  const wrong = { data: {}, error: { code: "otp_expired", message: "Token has expired or is invalid", status: 403 } };
  const verifyOtp = vi
    .fn()
    .mockResolvedValueOnce(failed)
    .mockRejectedValueOnce(new Error("bug"))
    .mockResolvedValueOnce(wrong);
  await show(view, { verifyOtp });
  if (view === "code") await type("input[name=email]", "lin@example.com");
  await type("input[name=code]", "123456");
  for (const _ of ["failed", "thrown"]) {
    await submit();
    expect(pageText()).not.toContain(blamed);
    expect(pageText()).toMatch(/请重试。/);
  }
  await submit();
  expect(pageText()).toContain(blamed);
});

test("a mail that could not be sent again is said once, with what to do", async () => {
  const resend = async () => ({ data: {}, error: { name: "AuthRetryableFetchError", message: "{}", status: 500 } });
  await show("mail", { resend });
  await act(async () => button("重新发送").click());
  await settle();
  expect(pageText().split("没能重新发送")).toHaveLength(2);
  expect(pageText()).toContain("出了点问题，请重试。");
});
