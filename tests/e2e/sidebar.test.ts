/** The sidebar as the specification has it: order, widths, cookie, shortcut, drawer. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, startApp } from "#tests/support/app";
import { sharedBrowser } from "#tests/support/browser";
import { closeAll, demoAgent } from "#tests/support/demo-agent";
import { desk, expectAccessible, type Person, visit } from "#tests/support/visitor";

const items = ["仪表盘", "套餐中心", "房源发布", "任务队列", "房源管理", "客户", "个人设置"];
const DAY_SECONDS = 86_400;
const REM = 16;

let app: RunningApp;
let browser: Browser;
let agent: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await sharedBrowser();
  agent = await demoAgent(browser, app);
});
afterAll(() => closeAll(browser, app));

test("wide it is 16rem with the items in order, the email and the way out; Ctrl+B makes it 3rem for seven days", async () => {
  const { page, problems, leave } = await visit(browser, app.url, desk, agent);
  await page.goto(`${app.url}/dashboard`);
  const sidebar = page.getByTestId("sidebar");
  const width = async () => (await sidebar.boundingBox())?.width;
  await sidebar.waitFor();
  expect(await width()).toBe(16 * REM);
  expect(await sidebar.getByRole("list").getByRole("link").allInnerTexts()).toEqual(items);
  expect(await sidebar.innerText()).toContain(app.demo()[0]?.email);
  await sidebar.getByRole("button", { name: "退出登录" }).waitFor();

  await page.keyboard.press("Control+b");
  await expect.poll(width).toBe(3 * REM);
  for (const name of items) await sidebar.getByRole("link", { name }).waitFor();
  await sidebar.getByRole("link", { name: "任务队列" }).hover();
  await page.getByRole("tooltip", { name: "任务队列" }).waitFor();
  await expectAccessible(page, "icons only");
  const cookie = (await page.context().cookies()).find(({ name }) => name === "sidebar_state");
  expect(cookie?.value).toBe("false");
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / DAY_SECONDS;
  expect(Math.round(days * 100) / 100).toBe(7);

  await page.reload();
  await sidebar.waitFor();
  expect(await width(), "remembered").toBe(3 * REM);
  await page.getByRole("button", { name: "收起或展开侧边栏" }).click();
  await expect.poll(width).toBe(16 * REM);
  expect(problems).toEqual([]);
  await leave();
});

test("below 768 px it is a drawer of 18rem that opens, leads on, closes, and leaves the cookie alone", async () => {
  const { page, problems, leave } = await visit(browser, app.url, { ...desk, width: 767 }, agent);
  await page.goto(`${app.url}/dashboard`);
  await page.getByRole("button", { name: "打开菜单" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.waitFor();
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(18 * REM);
  expect(await drawer.getByRole("list").getByRole("link").allInnerTexts()).toEqual(items);
  await expectAccessible(page, "the open drawer");
  await drawer.getByRole("link", { name: "任务队列" }).click();
  await page.getByRole("heading", { name: "任务队列", level: 1 }).waitFor();
  await drawer.waitFor({ state: "hidden" });
  await page.keyboard.press("Control+b");
  await drawer.waitFor();
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "hidden" });
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("sidebar_state");

  await page.setViewportSize({ width: 768, height: 900 });
  await page.getByTestId("sidebar").waitFor();
  expect(problems).toEqual([]);
  await leave();
});
