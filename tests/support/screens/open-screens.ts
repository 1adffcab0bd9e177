/** Screens anybody may open: landing, legal pages, sign-in and its errors, not-found. */
import { SENT_COOKIE } from "#server/pages/listing-page/just-sent";
import { intercept } from "#tests/support/intercept";
import { confirmScreens } from "./confirm-screens.ts";
import { answers, press, type Screen, type Stage } from "./kit.ts";

const STRANGER = "nobody@example.com";

/** What a mail's link of a service brings; whose it is, only the service says. */
const LINK = "/auth#access_token=h.e30.s&expires_in=3600&refresh_token=r&token_type=bearer&type=signup";

/** Of a length that no button has on one line of a phone. */
const linkBelongsTo =
  (email: string) =>
  async ({ page }: Stage): Promise<void> => {
    const user = { id: "00000000-0000-4000-8000-000000000000", aud: "authenticated", email, app_metadata: {} };
    await intercept(page, "*/auth/v1/user", ({ answer }) => answer({ ...user, user_metadata: {} }));
  };

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
  {
    name: "auth-sign-in-slow",
    caption: ["登录：很多人在试错时要等一会儿", "Sign in: waiting while many guess"],
    who: "visitor",
    path: "/auth",
    state: true,
    waiting: true,
    before: async ({ page }) => {
      await intercept(page, "*/auth/v1/token*", async () => {});
    },
    act: async ({ page, t }) => {
      await page.getByLabel(t.auth.email, { exact: true }).fill("lin@example.com");
      await page.getByLabel(t.auth.password, { exact: true }).fill("Fang!Bo2026");
      await page.getByRole("button", { name: t.auth.submitSignIn, exact: true }).click();
      await page.getByText(t.auth.signInWaiting).waitFor();
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
  {
    name: "auth-sign-up-too-long",
    caption: ["注册：密码太长", "Sign up: a password that is too long"],
    who: "visitor",
    path: "/auth?view=signup",
    state: true,
    act: async ({ page, t }) => {
      await page.getByLabel(t.auth.email, { exact: true }).fill("lin@example.com");
      await page.getByLabel(t.auth.password, { exact: true }).fill(`Fang!Bo2026${"房".repeat(25)}`);
      await page.getByLabel(t.auth.email, { exact: true }).click();
    },
  },
  { name: "auth-forgot", caption: ["忘记密码", "Forgot password"], who: "visitor", path: "/auth?view=forgot" },
  {
    name: "auth-code",
    caption: ["重置邮件里的数字", "The digits of a reset mail"],
    who: "visitor",
    path: "/auth?view=code",
  },
  ...confirmScreens,
  {
    name: "auth-check-mail",
    caption: ["注册后：去邮箱看看", "Signed up: check your mail"],
    who: "visitor",
    path: "/auth?view=signup",
    state: true,
    before: async ({ page }) => {
      // no account is made, and no limit of mails is met
      const user = { id: "00000000-0000-4000-8000-000000000000", email: "lin@example.com", aud: "authenticated" };
      const created = { app_metadata: {}, user_metadata: {}, identities: [{}], created_at: "2026-01-01T00:00:00Z" };
      await intercept(page, "*/auth/v1/signup*", ({ answer }) => answer({ ...user, ...created }));
    },
    act: async ({ page, t }) => {
      await page.getByLabel(t.auth.email, { exact: true }).fill("lin@example.com");
      await page.getByLabel(t.auth.password, { exact: true }).fill("Fang!Bo2026");
      await page.getByLabel(t.auth.confirmPassword, { exact: true }).fill("Fang!Bo2026");
      await page.getByRole("checkbox").check();
      await page.getByRole("button", { name: t.auth.submitSignUp, exact: true }).click();
      await page.getByRole("heading", { name: t.auth.checkMail }).waitFor();
    },
  },
  {
    name: "auth-continue-as",
    caption: ["邮件链接属于一个账号：要不要登录", "A mail link of an account: continue as …?"],
    who: "visitor",
    path: LINK,
    before: linkBelongsTo("lin@example.com"),
  },
  {
    name: "auth-continue-as-another",
    caption: ["邮件链接属于另一个账号：换不换", "A mail link of another account: stay or switch"],
    who: "newcomer",
    path: LINK,
    before: linkBelongsTo("margarethe.lindqvist-achterberg@bergmann-immobilien.example.com"),
  },
  {
    name: "auth-link-away",
    caption: ["暂时查不到邮件链接属于谁", "Whose mail link it is cannot be asked"],
    who: "visitor",
    path: LINK,
    // of all ways to fail the one that writes no line on the console
    before: async ({ page }) => {
      await intercept(page, "*/auth/v1/user", ({ abort }) => abort());
    },
  },
  {
    name: "auth-consent",
    caption: ["第一个页面之前：同意条款", "Before the first screen: consent"],
    who: "newcomer",
    path: "/dashboard",
    state: true,
    before: async (stage) => {
      // neither known to have agreed, nor ticked at sign-up in this browser
      await stage.page.evaluate(() => {
        for (const key of ["listcast-consent", "listcast-sign-ups"]) localStorage.removeItem(key);
      });
      await answers("account.consents.get", (state) => ({ ...state, missing: ["terms", "privacy"], given: [] }))(stage);
    },
    act: async ({ page, t }) => page.getByRole("heading", { name: t.auth.gateTitle }).waitFor(),
  },
  { name: "terms", caption: ["服务条款", "Terms"], who: "visitor", path: (_, language) => `/terms?lang=${language}` },
  {
    name: "privacy",
    caption: ["隐私政策", "Privacy"],
    who: "visitor",
    path: (_, language) => `/privacy?lang=${language}`,
  },
  {
    name: "compliance",
    caption: ["广告法规则", "Advertising rules"],
    who: "visitor",
    path: (_, language) => `/compliance?lang=${language}`,
  },
  {
    name: "compliance-market",
    caption: ["广告法规则：一个市场", "Advertising rules: one market"],
    who: "visitor",
    path: (_, language) => `/compliance?market=US&q=fha&lang=${language}`,
    act: async ({ page }) => page.locator("details.rule > summary").first().click(),
  },
  {
    name: "listing-page",
    caption: ["公开的房源页", "A home's public page"],
    who: "visitor",
    path: (world, language) => `${world.page}?lang=${language}`,
  },
  {
    name: "listing-page-asked",
    caption: ["公开的房源页：咨询已发出", "A home's public page: enquiry sent"],
    who: "visitor",
    path: (world, language) => `${world.page}?lang=${language}`,
    state: true,
    // as who has just sent it, without another lead in the sample
    before: async ({ page, world }) => {
      await page.context().addCookies([{ name: SENT_COOKIE, value: "1", url: world.app.url }]);
    },
    act: async ({ page }) => {
      await page.context().clearCookies({ name: SENT_COOKIE });
      await page.locator("#enquiry .done").scrollIntoViewIfNeeded();
    },
  },
  { name: "not-found", caption: ["没有这个页面", "Not found"], who: "visitor", path: "/nowhere" },
];
