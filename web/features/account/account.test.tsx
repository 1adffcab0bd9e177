import type { User } from "@supabase/supabase-js";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act, type ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usualWishes } from "#contract/notification-settings";
import type { AccountSettings, OpenSession } from "#contract/profile";
import { AccountNotices } from "#web/features/account/account-notices.tsx";
import { BasicForm } from "#web/features/account/basic-form.tsx";
import { PasswordForm } from "#web/features/account/password-form.tsx";
import * as phones from "#web/features/account/phones.ts";
import { Preferences } from "#web/features/account/preferences.tsx";
import { Sessions } from "#web/features/account/sessions.tsx";
import { Transactions } from "#web/features/account/transactions.tsx";
import { useSettings } from "#web/features/account/use-settings.ts";
import type { ReadProfile } from "#web/lib/account/profile.ts";
import { AuthProvider } from "#web/lib/auth/context.tsx";
import { button, press } from "#web/testing/act-on.ts";
import { fakeBackend, session } from "#web/testing/backend.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, type, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
const written: Record<string, unknown>[] = [];
let writeError: Error | null = null;
/** A save is answered when this is. */
let writing: Promise<void> = Promise.resolve();
const passwords: unknown[] = [];
let passwordError: { code: string; message: string } | null = null;
vi.mock("#web/lib/supabase.ts", () => ({
  backend: () => ({
    from: () => ({
      update: (row: Record<string, unknown>) => {
        written.push(row);
        return { eq: () => writing.then(() => ({ error: writeError })) };
      },
    }),
    auth: {
      updateUser: async (change: unknown) => {
        passwords.push(change);
        return { error: passwordError };
      },
    },
  }),
}));

const { user } = session();
const settings: AccountSettings = {
  email: "lin@example.com",
  emailConfirmedAt: "2026-03-02T08:00:00Z",
  phone: null,
  phoneVerifiedAt: null,
  language: "zh",
  createdAt: "2026-03-02T08:00:00Z",
  lastSignInAt: null,
  deletion: null,
  canTextPhones: true,
  news: usualWishes,
  dataExport: null,
};
const profile: ReadProfile = { display_name: "林", phone: "+8613800001234", avatar_url: null, phone_verified_at: "x" };

beforeEach(() => {
  resetFakeApi();
  written.length = 0;
  passwords.length = 0;
  writeError = null;
  writing = Promise.resolve();
  passwordError = null;
  answers["account.settings.get"] = async () => settings;
});
afterEach(unmountAll);

/** As somebody who is signed in, at an address of a small application. */
async function show(element: ReactNode, language: "zh" | "en" = "zh") {
  const { client } = fakeBackend({ stored: Promise.resolve(session()) });
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: "/", component: () => element });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  await router.load();
  await mount(
    <AuthProvider client={client} arrival={{ recovery: false, linkError: null }}>
      <RouterProvider router={router as never} />
    </AuthProvider>,
    language,
  );
  await settle();
  await settle();
}
const submitForm = async (name: string) => {
  const form = document.querySelector(`form[aria-label="${name}"]`);
  await act(async () => form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
  await settle();
};
const typed = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value;

const form = (onDirty = vi.fn()) => (
  <BasicForm user={user as User} profile={profile} phones={phones} onDirty={onDirty} onVerify={() => undefined} />
);

test("what is saved is trimmed and in E.164, and said in the specification's words", async () => {
  await show(form(), "en");
  await type("input[name=displayName]", "  Lin Yue ");
  await type("input[name=phone]", "139 0000 5678");
  await submitForm("Basic Information");
  expect(written).toEqual([{ display_name: "Lin Yue", phone: "+8613900005678", avatar_url: null }]);
  expect(pageText()).toContain("Profile updated successfully");
});

test.each([
  ["zh", "基本信息", "更新未成功，请重试"],
  ["en", "Basic Information", "Update failed, please try again"],
] as const)("a failed save in %s says so, is logged, and what was typed stays", async (language, name, words) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  writeError = new Error("no");
  await show(form(), language);
  await type("input[name=displayName]", "林月");
  await submitForm(name);
  expect(pageText()).toContain(words);
  expect(typed("displayName")).toBe("林月");
  expect(log).toHaveBeenCalledWith("Profile save failed", writeError);
  log.mockRestore();
});

test.each([
  ["zh", "基本信息", "保存", "保存中…"],
  ["en", "Basic Information", "Save", "Saving"],
] as const)("while it is being saved in %s the button waits and says so", async (language, name, save, saving) => {
  let answer: () => void = () => undefined;
  writing = new Promise((resolve) => (answer = resolve));
  await show(form(), language);
  await submitForm(name);
  expect(button(saving).disabled).toBe(true);
  await act(async () => answer());
  await settle();
  expect(button(save).disabled).toBe(false);
});

test("a number that is none of its country, or a name with angle brackets, is not sent", async () => {
  const onDirty = vi.fn();
  await show(form(onDirty));
  await type("input[name=phone]", "123");
  await submitForm("基本信息");
  expect(pageText()).toContain("这不像中国的电话号码");
  await type("input[name=phone]", "13800001234");
  await type("input[name=displayName]", "<b>");
  await submitForm("基本信息");
  expect(pageText()).toContain("名称里不能有尖括号");
  expect(written).toEqual([]);
  expect(onDirty).toHaveBeenLastCalledWith(true);
});

test("the current password is asked for first and its mismatch stands at its field", async () => {
  await show(<PasswordForm email="lin@example.com" />);
  await submitForm("修改密码");
  expect(passwords).toEqual([]);
  passwordError = { code: "current_password_mismatch", message: "no" };
  await type("input[name=current]", "Old!Horse9");
  await type("input[name=next]", "New!Horse9");
  await type("input[name=confirm]", "New!Horse9");
  expect(document.querySelectorAll('li[data-met="true"]')).toHaveLength(5);
  await submitForm("修改密码");
  expect(passwords).toEqual([{ password: "New!Horse9", current_password: "Old!Horse9" }]);
  expect(pageText()).toContain("密码没有更新");
  expect(typed("next"), "nothing typed is lost").toBe("New!Horse9");
});

const open = (id: string, current: boolean): OpenSession => ({
  id,
  browser: "Chrome",
  system: current ? "macOS" : "Android",
  form: current ? "desktop" : "phone",
  network: "203.0.113.x",
  openedAt: "2026-03-02T08:00:00Z",
  seenAt: "2026-03-02T08:00:00Z",
  current,
});

test("a device that is signed out leaves the list at once, and comes back when it was not", async () => {
  let refuse: (error: Error) => void = () => undefined;
  answers["account.sessions.list"] = async () => [open("a", true), open("b", false)];
  answers["account.sessions.end"] = () => new Promise((_, reject) => (refuse = reject));
  await show(<Sessions />);
  await press("退出 Chrome（Android）");
  expect(pageText()).not.toContain("Android");
  await act(async () => refuse(apiError("unavailable")));
  await settle();
  await settle();
  expect(pageText()).toContain("Android");
  expect(inputsOf("account.sessions.end")).toEqual([{ id: "b" }]);
});

test("a switch holds at once and falls back when it was not kept", async () => {
  function Shown() {
    const { data } = useSettings();
    return data ? <Preferences news={data.news} /> : null;
  }
  let refuse: (error: Error) => void = () => undefined;
  answers["account.settings.news"] = () => new Promise((_, reject) => (refuse = reject));
  await show(<Shown />);
  const input = () => document.querySelector<HTMLInputElement>('input[aria-label="任务完成: 邮件"]');
  expect(input()?.checked).toBe(false);
  await act(async () => input()?.click());
  await settle();
  expect(input()?.checked).toBe(true);
  await act(async () => refuse(apiError("unavailable")));
  await settle();
  expect(input()?.checked).toBe(false);
  expect(pageText()).toContain("设置没有保存");
});

test("orders show their plan, day and price; none shows the way to the packages", async () => {
  answers["orders.list"] = async () => ({ items: [], nextCursor: null });
  await show(<Transactions />);
  expect(pageText()).toContain("还没有交易");
  await unmountAll();
  answers["orders.list"] = async () => ({
    items: [
      {
        id: "o1",
        number: "ORD-001",
        title: { zh: "专业版", en: "Professional" },
        amountMinor: 29900,
        currency: "CNY",
        status: "completed",
        createdAt: "2026-03-02T08:00:00Z",
        paidAt: null,
      },
    ],
    nextCursor: null,
  });
  await show(<Transactions />);
  for (const words of ["专业版", "ORD-001", "¥299", "已完成"]) expect(pageText()).toContain(words);
});

test("the scheduled end stands over every screen until the account is kept", async () => {
  let deletion: AccountSettings["deletion"] = { requestedAt: "2026-03-02T08:00:00Z", dueAt: "2026-04-01T08:00:00Z" };
  answers["account.settings.get"] = async () => ({ ...settings, deletion });
  answers["account.deletion.cancel"] = async () => {
    deletion = null;
    return { kept: true };
  };
  await show(<AccountNotices />);
  await vi.waitFor(() => expect(pageText()).toContain("2026年4月1日"));
  expect(button("保留账号")).toBeTruthy();
  await press("保留账号");
  expect(pageText()).not.toContain("2026年4月1日");
});

test("a profile without a language takes the interface's; one that has another is left alone", async () => {
  answers["account.settings.language"] = async (input) => input;
  answers["account.settings.get"] = async () => ({ ...settings, language: null });
  await show(<AccountNotices />, "en");
  expect(inputsOf("account.settings.language")).toEqual([{ language: "en" }]);
  await unmountAll();
  resetFakeApi();
  localStorage.setItem("listcast-language", "en");
  answers["account.settings.get"] = async () => settings;
  await show(<AccountNotices />, "en");
  expect(inputsOf("account.settings.language")).toEqual([]);
  localStorage.clear();
});

test("who signs out while the language is being kept hears of no failure; any other failure is told to the console", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  answers["account.settings.get"] = async () => ({ ...settings, language: null });
  answers["account.settings.language"] = async () => {
    throw Object.assign(new Error("no session"), { code: "unauthorized" });
  };
  await show(<AccountNotices />, "en");
  await vi.waitFor(() => expect(inputsOf("account.settings.language")).toHaveLength(1));
  await unmountAll();
  resetFakeApi();
  answers["account.settings.get"] = async () => ({ ...settings, language: null });
  answers["account.settings.language"] = async () => {
    throw Object.assign(new Error("broken"), { code: "internal" });
  };
  await show(<AccountNotices />, "en");
  await vi.waitFor(() => expect(said).toHaveBeenCalled());
  expect(said.mock.calls.map(([, error]) => String(error))).toEqual(["Error: broken"]);
  said.mockRestore();
});
