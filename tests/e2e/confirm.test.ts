/** Confirming a sign-up from another device, and against a stranger who signed up with the same address, in real browsers. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
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

const OWNERS = "Fang!Bo2026-lai";
const STRANGERS = "Stranger!Was1st";
const SET_LATER = "Xin!Mima2026";
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function signUp(page: Page, email: string, password: string): Promise<void> {
  await page.goto(`${app.url}/auth?view=signup`);
  await page.getByLabel("邮箱", { exact: true }).fill(email);
  await page.getByLabel("密码", { exact: true }).fill(password);
  await page.getByLabel("确认密码").fill(password);
  await page.getByRole("checkbox", { name: /我已阅读并同意/ }).check();
  await press(page, "注册");
  await page.getByText("注册成功！").waitFor();
}
const linkTo = async (email: string) =>
  (await app.mailTo(email)).links.find((link) => link.includes("/auth/confirm")) ?? "";

test("a mail opened on another device confirms there and sets the password, in every tab and after a reload", async () => {
  const email = "wei@example.com";
  const desktop = await visit(browser, app.url, desk);
  await signUp(desktop.page, email, OWNERS);
  const link = await linkTo(email);

  const mobile = await visit(browser, app.url, phone);
  const { page } = mobile;
  await page.goto(link);
  await page.getByText(`Somebody signed up with ${email} in another browser.`, { exact: false }).waitFor();
  await page.getByText(/^Chrome · /).waitFor();
  await expectAccessible(page, "confirming on another device");
  await press(page, "It was me, confirm");
  await page.getByRole("heading", { name: "Set your password" }).waitFor();
  await page.getByText("Its link was not opened in the browser that signed up", { exact: false }).waitFor();
  await expectAccessible(page, "the first password");
  const tab = await page.context().newPage();
  await tab.goto(`${app.url}/dashboard`);
  await tab.getByRole("heading", { name: "Set a new password" }).waitFor();
  await tab.close();
  await page.reload();
  await page.getByRole("heading", { name: "Set your password" }).waitFor();
  await page.getByLabel("Password", { exact: true }).fill(OWNERS);
  await page.getByLabel("Confirm password").fill(OWNERS);
  await press(page, "Save password");
  await page.getByRole("heading", { name: "Before you start", level: 1 }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Before you start", level: 1 }).waitFor();
  expect(mobile.problems).toEqual([]);
  await mobile.leave();

  await desktop.page.goto(`${app.url}/auth`);
  await desktop.page.getByLabel("邮箱", { exact: true }).fill(email);
  await desktop.page.getByLabel("密码", { exact: true }).fill(OWNERS);
  await press(desktop.page, "登录");
  await desktop.page.waitForURL(`${app.url}/dashboard`);
  await desktop.leave();
});

test("where a stranger signed up too, the owner's click or digits open with neither password", async () => {
  for (const how of ["link", "digits"] as const) {
    const email = `lin-${how}@example.com`;
    const stranger = await visit(browser, app.url, desk);
    await signUp(stranger.page, email, STRANGERS);
    const mail = await app.mailTo(email);

    const owner = await visit(browser, app.url, desk);
    const { page } = owner;
    // within the minute: no second mail leaves, and the stranger's is the one in the mailbox
    await signUp(page, email, OWNERS);
    if (how === "link") {
      await page.goto(mail.links.find((link) => link.includes("/auth/confirm")) ?? "");
      await page.getByText(`用 ${email} 注册过的不止一个人`, { exact: false }).waitFor();
      await press(page, "是我，确认");
    } else {
      const [code = ""] = /\b\d{6}\b/.exec(mail.text) ?? [];
      await page.getByLabel("邮件里的数字").fill(code);
      await press(page, "确认");
    }
    await page.getByRole("heading", { name: "设置您的密码" }).waitFor();
    await page.getByText("用这个邮箱注册过的不止一个人", { exact: false }).waitFor();
    await page.getByLabel("密码", { exact: true }).fill(SET_LATER);
    await page.getByLabel("确认密码").fill(SET_LATER);
    await press(page, "保存密码");
    await page.getByText("密码设好了").waitFor();
    await page.waitForURL(`${app.url}/dashboard`);
    expect(owner.problems).toEqual([]);
    await owner.leave();

    await stranger.page.goto(`${app.url}/auth`);
    await stranger.page.getByLabel("邮箱", { exact: true }).fill(email);
    await stranger.page.getByLabel("密码", { exact: true }).fill(STRANGERS);
    await press(stranger.page, "登录");
    // the second time the network has failed before, so a captcha is asked for first, which is no failed sign-in
    await stranger.page.getByText(how === "link" ? "登录失败" : "请先回答下面的验证码").waitFor();
    await stranger.page.getByRole("heading", { name: "登录", level: 1 }).waitFor();
    await stranger.leave();
  }
});
