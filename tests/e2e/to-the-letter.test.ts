/** What the specification says word for word, where other journeys do not pass: fallback sentences, the greeting, the shortcut, a task under way. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, startApp } from "#tests/support/app";
import { sharedBrowser } from "#tests/support/browser";
import { closeAll, demoAgent } from "#tests/support/demo-agent";
import { desk, type Person, visit } from "#tests/support/visitor";

let app: RunningApp;
let browser: Browser;
let agent: Person;
beforeAll(async () => {
  app = await startApp();
  browser = await sharedBrowser();
  agent = await demoAgent(browser, app);
});
afterAll(() => closeAll(browser, app));

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** What the sign-in service may answer without a sentence of its own. */
const wordless = [
  { status: 500, body: "{}" },
  { status: 422, body: "null" },
];
test.each(wordless)("after $status $body our own sentences stand, none of a network fault", async (answer) => {
  const { page, leave } = await visit(browser, app.url);
  await page.route(/\/auth\/v1\/(token|signup|recover)/, (route) =>
    route.fulfill({ ...answer, contentType: "application/json" }),
  );
  const said = async (title: string, text: string) => {
    await page.getByText(title, { exact: true }).waitFor();
    await page.getByText(text, { exact: true }).waitFor();
    expect(await page.getByText(/网络|连接/).count(), title).toBe(0);
  };
  await page.goto(`${app.url}/auth`);
  await page.getByLabel("邮箱", { exact: true }).fill("wei@example.com");
  await page.getByLabel("密码", { exact: true }).fill("Fang!Bo2026");
  await button(page, "登录").click();
  await said("登录失败", "登录过程中出现错误，请重试。");

  await page.goto(`${app.url}/auth?view=signup`);
  await page.getByLabel("邮箱", { exact: true }).fill("wei@example.com");
  await page.getByLabel("密码", { exact: true }).fill("Fang!Bo2026");
  await page.getByLabel("确认密码").fill("Fang!Bo2026");
  await page.getByRole("checkbox", { name: /我已阅读并同意/ }).check();
  await button(page, "注册").click();
  await said("注册失败", "注册过程中出现错误，请重试。");

  await page.goto(`${app.url}/auth?view=forgot`);
  await page.getByLabel("邮箱", { exact: true }).fill("wei@example.com");
  await button(page, "发送重置邮件").click();
  await said("发送失败", "发送重置邮件时出现错误，请重试。");
  await leave();
});

test("whose profile cannot be had is greeted by the address, and Ctrl+B answers without Shift alone", async () => {
  const { page, leave } = await visit(browser, app.url, desk, agent);
  await page.route(/\/rest\/v1\/profiles/, (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto(`${app.url}/dashboard`);
  await page.getByRole("heading", { level: 1, name: /demo@listcast\.local/ }).waitFor();
  const width = async () => (await page.getByTestId("sidebar").boundingBox())?.width;
  const wide = await width();
  await page.keyboard.press("Control+Shift+b");
  await page.keyboard.press("Control+b");
  await expect.poll(width).toBe(48);
  await page.keyboard.press("Control+b");
  await expect.poll(width).toBe(wide);
  await leave();
});

test("a task is under way from the start: its details, its progress and how long it will take are seen", async () => {
  const { page, problems, leave } = await visit(browser, app.url, desk, agent);
  await page.goto(`${app.url}/dashboard/tasks?status=processing`);
  const row = page.getByRole("main").locator("tbody > tr").first();
  await row.getByRole("progressbar").waitFor();
  await row.getByRole("link", { name: /查看详情/ }).click();
  await page.getByRole("dialog").getByText("预计", { exact: false }).first().waitFor();
  expect(problems).toEqual([]);
  await leave();
});

test("who has chosen no language here reads an invitation in that of its mail", async () => {
  const fresh = await browser.newContext();
  const page = await fresh.newPage();
  await page.goto(`${app.url}/auth/confirm?token_hash=0123456789abcdef&type=recovery&invitation=en`);
  await page.getByRole("heading", { level: 1, name: /[A-Za-z]/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
  await fresh.close();
});
