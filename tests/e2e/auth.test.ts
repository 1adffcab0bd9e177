/** Signing up with consent, confirming by link and by code, resetting a password, and the captcha, in a real browser. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LEGAL_VERSION } from "#contract/legal";
import { type RunningApp, removeData, startApp } from "#tests/support/app";
import { closeWindows, sharedBrowser } from "#tests/support/browser";
import { desk, expectAccessible, phone, visit } from "#tests/support/visitor";

let app: RunningApp;
let browser: Browser;
beforeAll(async () => {
  app = await startApp();
  browser = await sharedBrowser();
});
afterAll(async () => {
  await closeWindows(browser);
  await app?.stop();
  if (app) await removeData(app.dataDir);
});

const PASSWORD = "Fang!Bo2026-lai";
const submit = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** What the account has agreed to, asked as its owner's browser would. */
const consents = (page: Page): Promise<{ version: string; missing: string[]; given: Record<string, string>[] }> =>
  page.evaluate(async () => {
    const key = Object.keys(localStorage).find((name) => /^sb-.*-auth-token$/.test(name)) ?? "";
    const { access_token } = JSON.parse(localStorage.getItem(key) ?? "{}");
    return (await fetch("/api/me/consents", { headers: { authorization: `Bearer ${access_token}` } })).json();
  });

test("a sign-up asks for consent by an unticked box, records it with the first session, and leads where it was wanted", async () => {
  const email = "lin@example.com";
  const { page, problems, leave } = await visit(browser, app.url);
  await page.goto(`${app.url}/tasks`);
  await page.getByRole("link", { name: "还没有账号？立即注册" }).click();
  await page.getByLabel("邮箱", { exact: true }).fill(email);
  await page.getByLabel("密码", { exact: true }).fill(PASSWORD);
  await page.getByLabel("确认密码").fill(PASSWORD);
  const box = page.getByRole("checkbox", { name: /我已阅读并同意/ });
  expect(await box.isChecked()).toBe(false);
  expect(await submit(page, "注册").isDisabled()).toBe(true);
  await page.getByText("请先阅读并勾选同意。").waitFor();
  expect(await page.getByRole("link", { name: /服务条款/ }).getAttribute("target")).toBe("_blank");
  await expectAccessible(page, "the filled sign-up card");
  await box.check();
  const [request] = await Promise.all([page.waitForRequest("**/auth/v1/signup*"), submit(page, "注册").click()]);
  expect(Object.keys(request.postDataJSON()).sort(), "nothing but what the specification lists").toEqual([
    "code_challenge",
    "code_challenge_method",
    "data",
    "email",
    "gotrue_meta_security",
    "password",
  ]);
  await page.getByText("注册成功！").waitFor();
  await page.getByText("请检查您的邮箱并点击确认链接完成注册。").waitFor();
  expect(await page.getByRole("button", { name: /^重新发送（\d+ 秒后）$/ }).isDisabled()).toBe(true);
  await expectAccessible(page, "check your mail");

  const mail = await app.mailTo(email);
  const second = await page.context().newPage();
  await second.goto(mail.links.find((link) => link.includes("/auth/confirm")) ?? "");
  await second.getByRole("button", { name: "确认" }).click();
  await second.waitForURL(`${app.url}/tasks`);
  await second.getByRole("heading", { name: "任务队列", level: 1 }).waitFor();
  const state = await consents(second);
  expect(state.missing).toEqual([]);
  expect(state.given.map(({ document, version, language }) => [document, version, language])).toEqual([
    ["privacy", LEGAL_VERSION, "zh"],
    ["terms", LEGAL_VERSION, "zh"],
  ]);
  // the first tab learns of the session too, and goes on
  await page.waitForURL(`${app.url}/tasks`);
  expect(problems).toEqual([]);
  await leave();
});

test("the six digits of the mail confirm on another device, where consent is asked for before the first screen", async () => {
  const email = "wei@example.com";
  const desktop = await visit(browser, app.url, desk);
  await desktop.page.goto(`${app.url}/auth?view=signup`);
  await desktop.page.getByLabel("邮箱", { exact: true }).fill(email);
  await desktop.page.getByLabel("密码", { exact: true }).fill(PASSWORD);
  await desktop.page.getByLabel("确认密码").fill(PASSWORD);
  await desktop.page.getByRole("checkbox", { name: /我已阅读并同意/ }).check();
  await submit(desktop.page, "注册").click();
  const { text } = await app.mailTo(email);
  const [code = ""] = /\b\d{6}\b/.exec(text) ?? [];
  await desktop.leave();

  const mobile = await visit(browser, app.url, phone);
  const { page } = mobile;
  await page.goto(`${app.url}/auth`);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await submit(page, "Sign in").click();
  await page.getByText("Your email is not confirmed yet.").waitFor();
  await submit(page, "No confirmation email?").click();
  await page.getByLabel("The digits in the email", { exact: true }).fill(code);
  await submit(page, "Confirm").click();
  await page.getByRole("heading", { name: "Before you start", level: 1 }).waitFor();
  await expectAccessible(page, "the consent gate");
  expect(await submit(page, "Agree and continue").isDisabled()).toBe(true);
  await page.reload();
  await page.getByRole("heading", { name: "Before you start", level: 1 }).waitFor();
  await page.getByRole("checkbox", { name: /I have read and agree/ }).check();
  await submit(page, "Agree and continue").click();
  await page.getByRole("heading", { name: /wei@example\.com/, level: 1 }).waitFor();
  expect((await consents(page)).missing).toEqual([]);
  await page.reload();
  await page.getByRole("heading", { name: /wei@example\.com/, level: 1 }).waitFor();
  expect(mobile.problems).toEqual([]);
  await mobile.leave();
});

test("a recovery link sets a new password, also after a reload; the old one then meets the captcha", async () => {
  const { email = "", password: old = "" } = app.demo()[0] ?? {};
  const fresh = "Xin!Mima2026";
  const { page, problems, leave } = await visit(browser, app.url);
  await page.goto(`${app.url}/auth?view=forgot`);
  await page.getByLabel("邮箱", { exact: true }).fill(email);
  await submit(page, "发送重置邮件").click();
  await page.getByText("重置邮件已发送！").waitFor();
  await page.getByText("请检查您的邮箱并点击重置链接。").waitFor();
  await page.getByRole("heading", { name: "登录", level: 1 }).waitFor();
  const mail = await app.mailTo(email);
  await page.goto(mail.links.find((link) => link.includes("/auth/confirm")) ?? "");
  await page.getByRole("button", { name: "确认" }).click();
  await page.getByRole("heading", { name: "设置新密码" }).waitFor();
  await page.reload();
  await page.goto(`${app.url}/dashboard`);
  await page.getByRole("heading", { name: "设置新密码" }).waitFor();
  await page.getByLabel("新密码", { exact: true }).fill(fresh);
  await page.getByLabel("再输一次新密码").fill(fresh);
  await expectAccessible(page, "set a new password");
  await submit(page, "保存新密码").click();
  await page.waitForURL(`${app.url}/dashboard`);
  await page.getByRole("button", { name: "退出登录" }).click();
  await page.waitForURL(/\/auth/);

  const enter = submit(page, "登录");
  const captcha = page.getByLabel(/^验证码：/);
  await page.getByLabel("邮箱", { exact: true }).fill(email);
  await page.getByLabel("密码", { exact: true }).fill(old);
  expect(await captcha.count()).toBe(0);
  await enter.click();
  await page.getByText("登录失败").waitFor();
  await page.getByText("邮箱或密码不正确。").waitFor();
  await page.getByText(/^验证码：\d+ [-+*] \d+ = \?$/).waitFor();
  await captcha.fill("999");
  await page.getByLabel("密码", { exact: true }).fill(fresh);
  await enter.click();
  await page.getByText("验证码错误", { exact: true }).waitFor();
  await page.getByText(/^验证码：\d+ [-+*] \d+ = \?$/).waitFor();
  await expectAccessible(page, "the captcha");
  await page.reload();
  await page.getByText(/^验证码：\d+ [-+*] \d+ = \?$/).waitFor();
  await page.getByLabel("邮箱", { exact: true }).fill(email);
  await page.getByLabel("密码", { exact: true }).fill(fresh);
  const [, left = "", operator, right = ""] = /(\d+) ([-+*]) (\d+)/.exec(await page.locator("form").innerText()) ?? [];
  const [a, b] = [Number(left), Number(right)];
  await captcha.fill(String(operator === "+" ? a + b : operator === "-" ? a - b : a * b));
  await enter.click();
  await page.waitForURL(`${app.url}/dashboard`);
  expect(problems).toEqual([]);
  await leave();
});

test("the digits of a reset mail that is open on another device lead to the new password", async () => {
  const { email = "" } = app.demo()[1] ?? {};
  const { page, problems, leave } = await visit(browser, app.url, phone);
  await page.goto(`${app.url}/auth?view=forgot`);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await submit(page, "Send reset email").click();
  await page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
  const { text } = await app.mailTo(email);
  const [code = ""] = /\b\d{6}\b/.exec(text) ?? [];
  await page.getByRole("link", { name: "Enter the digits in the email" }).click();
  await page.getByRole("heading", { name: "Enter the digits in the email", level: 1 }).waitFor();
  expect(await page.getByLabel("Email", { exact: true }).inputValue(), "typed once").toBe(email);
  await expectAccessible(page, "the digits of a reset mail");
  await page.getByLabel("The digits in the email", { exact: true }).fill(code === "000000" ? "000001" : "000000");
  await submit(page, "Confirm").click();
  await page.getByText("These digits are wrong or have expired.").waitFor();
  await page.getByLabel("The digits in the email", { exact: true }).fill(code);
  await submit(page, "Confirm").click();
  await page.getByRole("heading", { name: "Set a new password" }).waitFor();
  expect(problems).toEqual([]);
  await leave();
});
