/** Screens anybody may open: landing, legal pages, sign-in and its errors, not-found. */
import { press, type Screen } from "./kit.ts";

const STRANGER = "nobody@example.com";

export const openScreens: Screen[] = [
  { name: "landing", caption: ["首页", "Landing page"], who: "visitor", path: "/" },
  { name: "auth-sign-in", caption: ["登录", "Sign in"], who: "visitor", path: "/auth" },
  {
    name: "auth-sign-in-empty",
    caption: ["登录：空表单提交", "Sign in: submitted empty"],
    who: "visitor",
    path: "/auth",
    state: true,
    act: press((t) => t.auth.submitSignIn),
  },
  {
    name: "auth-captcha",
    caption: ["登录失败一次后出现验证码", "Sign in: the captcha after one failure"],
    who: "visitor",
    path: "/auth",
    state: true,
    act: async ({ page, t }) => {
      await page.getByLabel(t.auth.email, { exact: true }).fill(STRANGER);
      await page.getByLabel(t.auth.password, { exact: true }).fill("Wrong!Pass1");
      await page.getByRole("button", { name: t.auth.submitSignIn, exact: true }).click();
      await page.getByText(/\d+ [-+*] \d+ = \?/).waitFor();
    },
  },
  { name: "auth-sign-up", caption: ["注册", "Sign up"], who: "visitor", path: "/auth?view=signup" },
  {
    name: "auth-sign-up-rules",
    caption: ["注册：密码不合规则", "Sign up: a password against the rules"],
    who: "visitor",
    path: "/auth?view=signup",
    state: true,
    act: async ({ page, t }) => {
      await page.getByLabel(t.auth.email, { exact: true }).fill("lin@example.com");
      await page.getByLabel(t.auth.password, { exact: true }).fill("Fangbo12");
      await page.getByLabel(t.auth.confirmPassword, { exact: true }).fill("Fangbo1");
      await page.getByLabel(t.auth.email, { exact: true }).click();
    },
  },
  { name: "auth-forgot", caption: ["忘记密码", "Forgot password"], who: "visitor", path: "/auth?view=forgot" },
  {
    name: "auth-confirm-broken",
    caption: ["邮件链接不完整", "A broken mail link"],
    who: "visitor",
    path: "/auth/confirm",
  },
  {
    name: "auth-confirm",
    caption: ["确认邮箱", "Confirming an address"],
    who: "visitor",
    path: "/auth/confirm?token_hash=0123456789abcdef&type=signup",
  },
  { name: "not-found", caption: ["没有这个页面", "Not found"], who: "visitor", path: "/nowhere" },
];
