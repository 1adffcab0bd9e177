/** The page that mails lead to, in every state, and the form that sets a password after it. */
import type { InvitationShown, WaitingSignUp } from "#contract/sign-up";
import { fails, holds, type Screen, type Stage, says } from "./kit.ts";

const LINK = "/auth/confirm?token_hash=0123456789abcdef&type=signup";

const signUp = (change: Partial<WaitingSignUp> = {}) =>
  says("signUps.look", {
    email: "lin@example.com",
    askedAt: "2026-07-28T06:03:00.000Z",
    name: null,
    browser: "Chrome · Windows",
    here: true,
    several: false,
    ...change,
  } satisfies WaitingSignUp);

const INVITATION = "/auth/confirm?token_hash=0123456789abcdef&type=recovery&invitation=zh";

const invited = (change: Partial<InvitationShown> = {}) =>
  says("invitations.look", {
    state: "open",
    email: "lin@example.com",
    invitedBy: "周晓雨",
    role: "agent",
    scope: null,
    expiresAt: "2026-12-01T06:03:00.000Z",
    ...change,
  } satisfies InvitationShown);

/** As it stands after the click of a mail: for this tab, and with the reason. */
const due =
  (why: "elsewhere" | "several" | null) =>
  async ({ page }: Stage): Promise<void> => {
    await page.evaluate((reason) => {
      const session = Object.entries({ ...localStorage }).find(([key]) => key.endsWith("-auth-token"))?.[1];
      sessionStorage.setItem("listcast-recovery", JSON.parse(session ?? "{}").user.id);
      if (reason) sessionStorage.setItem("listcast-recovery-why", reason);
    }, why);
  };

/** As it stands after the password, where the account has an authenticator app. */
const withApp = async ({ page }: Stage): Promise<void> => {
  await page.evaluate(() => {
    const key = Object.keys({ ...localStorage }).find((one) => one.endsWith("-auth-token")) ?? "";
    const session = JSON.parse(localStorage.getItem(key) ?? "{}");
    const at = "2026-11-01T08:00:00Z";
    const app = { id: "00000000-0000-4000-8000-00000000000f", factor_type: "totp", status: "verified" };
    session.user.factors = [{ ...app, created_at: at, updated_at: at }];
    localStorage.setItem(key, JSON.stringify(session));
  });
};

const state = { who: "visitor", path: LINK, state: true } as const;
const invitation = { who: "visitor", path: INVITATION, state: true } as const;

const invitationScreens: Screen[] = [
  {
    ...invitation,
    name: "auth-invitation",
    caption: ["接受邀请：谁邀请的、什么身份、设密码", "An invitation: who invites, to what, and a password"],
    state: false,
    before: invited(),
  },
  {
    ...invitation,
    name: "auth-invitation-filled",
    caption: ["接受邀请：管理员，密码已填好", "An invitation of an administrator, filled in"],
    before: invited({ invitedBy: null, role: "admin", scope: "operations", expiresAt: null }),
    act: async ({ page, t }) => {
      await page.getByLabel(t.auth.password, { exact: true }).fill("Fang!Bo2026-lai");
      await page.getByLabel(t.auth.confirmPassword).fill("Fang!Bo2026-lai");
      await page.getByRole("checkbox").check();
    },
  },
  {
    ...invitation,
    name: "auth-invitation-used",
    caption: ["邀请已经用过", "An invitation that was used"],
    before: invited({ state: "used" }),
  },
  {
    ...invitation,
    name: "auth-invitation-over",
    caption: ["邀请已失效", "An invitation that has run out"],
    before: invited({ state: "over" }),
  },
  {
    ...invitation,
    name: "auth-invitation-looking",
    caption: ["接受邀请：正在读取", "An invitation: being read"],
    before: holds("invitations.look"),
    waiting: true,
  },
  {
    ...invitation,
    name: "auth-invitation-away",
    caption: ["接受邀请：没能读取", "An invitation: could not be read"],
    before: fails("invitations.look", "too_many_requests", 429),
    act: async ({ page, t }) => page.getByRole("heading", { name: t.auth.invitation.away }).waitFor(),
  },
];

export const confirmScreens: Screen[] = [
  ...invitationScreens,
  {
    name: "auth-confirm-broken",
    caption: ["邮件链接不完整", "A broken mail link"],
    who: "visitor",
    path: "/auth/confirm",
  },
  {
    name: "auth-confirm",
    caption: ["确认邮箱：在注册用的浏览器里", "Confirming an address: in the browser that signed up"],
    who: "visitor",
    path: LINK,
    before: signUp(),
  },
  {
    ...state,
    name: "auth-confirm-elsewhere",
    caption: ["确认邮箱：在另一个浏览器里", "Confirming an address: in another browser"],
    before: signUp({ here: false, name: "林芳" }),
  },
  {
    ...state,
    name: "auth-confirm-several",
    caption: ["确认邮箱：注册过的不止一个人", "Confirming an address: more than one signed up"],
    before: signUp({ here: false, several: true }),
  },
  {
    ...state,
    name: "auth-confirm-again",
    caption: ["确认邮箱：不知道是谁注册的", "Confirming an address: nothing known of who signed up"],
    before: signUp({ here: false, askedAt: null, browser: null }),
  },
  {
    ...state,
    name: "auth-confirm-looking",
    caption: ["确认邮箱：正在读取", "Confirming an address: being read"],
    before: holds("signUps.look"),
    waiting: true,
  },
  {
    ...state,
    name: "auth-confirm-plain",
    caption: ["确认邮箱：没能读取", "Confirming an address: could not be read"],
    before: fails("signUps.look", "too_many_requests", 429),
    act: async ({ page, t }) => page.getByText(t.auth.confirmSignupText).waitFor(),
  },
  {
    ...state,
    name: "auth-confirm-expired",
    caption: ["邮件链接已失效", "A mail link that no longer works"],
    before: says("signUps.look", null),
  },
  {
    ...state,
    name: "auth-confirm-recovery",
    caption: ["重置密码的链接", "The link of a forgotten password"],
    path: "/auth/confirm?token_hash=0123456789abcdef&type=recovery",
  },
  {
    name: "auth-set-password",
    caption: ["设置新密码", "Setting a new password"],
    who: "newcomer",
    path: "/dashboard",
    state: true,
    before: due(null),
  },
  {
    name: "auth-second-step",
    caption: ["登录的第二步：验证器应用的验证码", "The second step of a sign-in: the app’s code"],
    who: "newcomer",
    path: "/dashboard",
    state: true,
    before: withApp,
    act: async ({ page, t }) => page.getByLabel(t.auth.stepCode).waitFor(),
  },
  {
    name: "auth-second-step-paper",
    caption: ["登录的第二步：用恢复码", "The second step of a sign-in: a recovery code"],
    who: "newcomer",
    path: "/dashboard",
    state: true,
    before: withApp,
    act: async ({ page, t }) => {
      await page.getByRole("button", { name: t.auth.stepUsePaper }).click();
      await page.getByRole("textbox", { name: t.auth.stepPaper }).waitFor();
      await page.getByRole("button", { name: t.auth.stepSubmit }).click();
    },
  },
  {
    name: "auth-first-password",
    caption: [
      "确认之后设置密码：邮件在另一个浏览器里打开",
      "The first password: the mail was opened in another browser",
    ],
    who: "newcomer",
    path: "/dashboard",
    state: true,
    before: due("elsewhere"),
  },
  {
    name: "auth-first-password-several",
    caption: ["确认之后设置密码：注册过的不止一个人", "The first password: more than one signed up"],
    who: "newcomer",
    path: "/dashboard",
    state: true,
    before: due("several"),
  },
];
