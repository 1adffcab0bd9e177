/** The page of an invitation: what it says before anything is typed, and where each ending of the click leads. */
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LEGAL_VERSION } from "#contract/legal";
import type { InvitationShown } from "#contract/sign-up";
import { AuthProvider } from "#web/lib/auth/context.tsx";
import { LANGUAGE_KEY } from "#web/lib/language.ts";
import { storedRecovery } from "#web/lib/recovery.ts";
import { button } from "#web/testing/act-on.ts";
import { fakeBackend, session } from "#web/testing/backend.ts";
import { answers, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, submit, type, unmountAll, untilShown } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
const verifyOtp = vi.fn();
const updateUser = vi.fn();
const signOut = vi.fn(async () => ({ error: null }));
const setSession = vi.fn(async () => ({ error: null }));
const refreshSession = vi.fn(async () => ({ error: null }));
const getSession = vi.fn();
const { client } = fakeBackend({ auth: { getSession, setSession, updateUser, refreshSession, signOut } });
const { client: aside } = fakeBackend({ auth: { verifyOtp } });
vi.mock("#web/lib/supabase.ts", () => ({ backend: () => client, backendAside: () => aside }));

const { Invitation } = await import("./invitation.tsx");

const shown = (change: Partial<InvitationShown> = {}): InvitationShown => ({
  state: "open",
  email: "lin@example.com",
  invitedBy: "周晓雨",
  role: "agent",
  scope: null,
  expiresAt: "2026-07-28T06:03:00Z",
  ...change,
});

beforeEach(() => {
  resetFakeApi();
  vi.clearAllMocks();
  // who chose a language keeps it
  localStorage.setItem(LANGUAGE_KEY, "zh");
  answers["invitations.look"] = async () => shown();
  answers["account.consents.give"] = async () => ({});
  getSession.mockResolvedValue({ data: { session: null }, error: null });
  verifyOtp.mockResolvedValue({ data: { user: session().user, session: session() }, error: null });
  updateUser.mockResolvedValue({ error: null });
});
afterEach(async () => {
  await unmountAll();
  sessionStorage.clear();
  localStorage.clear();
});

async function show(language: "zh" | "en" = "zh") {
  const root = createRootRoute();
  const at = (path: string, text: string) =>
    createRoute({ getParentRoute: () => root, path, component: () => <p>{text}</p> });
  const page = createRoute({
    getParentRoute: () => root,
    path: "/auth/confirm",
    component: () => <Invitation tokenHash="secret-of-the-mail" language={language} />,
  });
  const routes = [page, at("/auth", "at /auth"), at("/dashboard", "at the dashboard"), at("/admin", "at /admin")];
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: ["/auth/confirm"] }),
  });
  await mount(
    <AuthProvider client={client} arrival={{ recovery: false, linkError: null }}>
      <RouterProvider router={router as never} />
    </AuthProvider>,
  );
  await settle();
}
async function fill() {
  await type('input[name="newPassword"]', "Fang!Bo2026-lai");
  await type('input[name="confirm"]', "Fang!Bo2026-lai");
  await act(async () => document.querySelector<HTMLInputElement>('input[name="consent"]')?.click());
  await settle();
}

test("who invites, to what and until when stand there first, and nothing is spent before the button", async () => {
  await show();
  await untilShown("周晓雨 邀请您使用房播");
  for (const fact of ["lin@example.com", "经纪人", "2026年7月28日"]) expect(pageText()).toContain(fact);
  expect(button("开始使用").disabled).toBe(true);
  await submit();
  expect(verifyOtp).not.toHaveBeenCalled();
  await fill();
  expect(button("开始使用").disabled).toBe(false);
  await submit();
  await untilShown("at the dashboard");
  expect(verifyOtp).toHaveBeenCalledWith(
    expect.objectContaining({ token_hash: "secret-of-the-mail", type: "recovery" }),
  );
  expect(updateUser).toHaveBeenCalledWith({ password: "Fang!Bo2026-lai" });
  expect(inputsOf("account.consents.give")).toMatchObject([{ version: LEGAL_VERSION, language: "zh" }]);
  expect(storedRecovery()).toBeNull();
});

test("an administrator is led to the administration, and whoever was signed in here is told and out", async () => {
  const other = session("22222222-2222-4222-8222-222222222222");
  other.user.email = "wei@example.com";
  getSession.mockResolvedValue({ data: { session: other }, error: null });
  answers["invitations.look"] = async () => shown({ role: "admin", scope: "operations" });
  await show();
  await untilShown("运营管理员");
  await fill();
  expect(pageText()).toContain("这个浏览器现在登录的是 wei@example.com");
  await submit();
  await untilShown("at /admin");
  expect(signOut).toHaveBeenCalledWith({ scope: "local" });
});

test("what goes wrong says so: nothing spent, the link gone meanwhile, or the password still to be set", async () => {
  await show();
  await untilShown("周晓雨");
  await fill();
  verifyOtp.mockResolvedValueOnce({ data: {}, error: { name: "AuthRetryableFetchError", message: "away" } });
  await submit();
  await untilShown("连不上服务");
  // the service's own failure is no fault of the network, and has not used the invitation up
  verifyOtp.mockResolvedValueOnce({ data: {}, error: { name: "AuthApiError", status: 500, message: "{}" } });
  await submit();
  await untilShown("出了点问题，请重试。");
  expect(button("开始使用").disabled).toBe(false);
  verifyOtp.mockResolvedValueOnce({ data: {}, error: { code: "otp_expired", status: 403, message: "gone" } });
  await submit();
  await untilShown("这份邀请已失效");
  await unmountAll();

  updateUser.mockResolvedValue({ error: { code: "unexpected_failure", status: 500, message: "no" } });
  await show();
  await untilShown("周晓雨");
  await fill();
  await submit();
  // the page that sets a password after any mail
  await untilShown("at /auth");
  expect(storedRecovery()).toBe(session().user.id);
  expect(inputsOf("account.consents.give")).toEqual([]);
});

test.each([
  ["used", "这份邀请已经用过了"],
  ["over", "这份邀请已失效"],
  [null, "这份邀请已失效"],
] as const)("an invitation that is %s is said so, without a form", async (state, said) => {
  answers["invitations.look"] = async () => (state === null ? null : shown({ state }));
  await show();
  await untilShown(said);
  expect(document.querySelector("form")).toBeNull();
});

test("who has chosen no language here reads the page in the mail's", async () => {
  localStorage.clear();
  await show("en");
  await untilShown("invites you to Listcast");
  expect(document.documentElement.lang).toBe("en");
});
