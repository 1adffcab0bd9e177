/** Overview, package centre and task queue over the demo account's real rows; a newcomer's empty ones. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, startApp } from "#tests/support/app";
import { sharedBrowser } from "#tests/support/browser";
import { closeAll, demoAgent } from "#tests/support/demo-agent";
import { desk, expectAccessible, type Person, phone, visit } from "#tests/support/visitor";

let app: RunningApp;
let browser: Browser;
let demo: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await sharedBrowser();
  demo = await demoAgent(browser, app);
});
afterAll(() => closeAll(browser, app));

test("the first screen shows the specification's figures, the earlier package by choice, and events that lead on", async () => {
  const { page, problems, leave } = await visit(browser, app.url, desk, demo);
  await page.goto(`${app.url}/dashboard`);
  await page.getByRole("link", { name: /^当前套餐\s*基础版/ }).waitFor();
  await page.getByRole("link", { name: /^套餐用量\s*60%\s*已用 6 \/ 10 套/ }).waitFor();
  await page.getByLabel("选择套餐周期").selectOption({ index: 1 });
  const status = page.locator("section").filter({ has: page.getByRole("heading", { name: "套餐状态" }) });
  await status.getByText("65%").waitFor();
  expect(await status.innerText()).toMatch(/35\/100 套[\s\S]*2024年12月31日[\s\S]*已结束/);
  await page.getByRole("link", { name: /fangyuan\.example/ }).click();
  await page.waitForURL(/\/dashboard\/tasks\?task=/);
  await page.getByRole("dialog").getByText("TASK-013").waitFor();

  await page.goto(`${app.url}/dashboard/packages`);
  await page.getByText("还可发布 4 套").waitFor();
  await page.getByText("65 / 100 套").waitFor();
  for (const step of ["选择套餐", "付款", "开始使用"])
    await page.getByRole("heading", { name: step, level: 3 }).waitFor();
  expect(problems).toEqual([]);
  await leave();
});

test("a failed task tells why, is tried again live with its course, and the address keeps filter and details", async () => {
  const { page, problems, leave } = await visit(browser, app.url, desk, demo);
  await page.goto(`${app.url}/dashboard/tasks`);
  await page.getByRole("button", { name: /^未成功/ }).click();
  await page.waitForURL(/status=failed/);
  const rows = page.getByRole("main").locator("tbody > tr");
  await expect.poll(() => rows.count()).toBe(1);
  await rows
    .first()
    .getByRole("link", { name: /查看详情/ })
    .click();
  const details = page.getByRole("dialog");
  await details.getByText("找不到网站 fangyuan.example").waitFor();
  await details.getByRole("button", { name: "重试 TASK-013" }).click();
  await details.getByText("人工重试").waitFor();
  // the same link meets the same end, and the open details hear of it
  await expect.poll(() => details.getByText("未成功", { exact: true }).count()).toBeGreaterThan(1);
  await expectAccessible(page, "the details");
  await page.reload();
  await details.getByText("人工重试").waitFor();
  await page.keyboard.press("Escape");
  await details.waitFor({ state: "detached" });
  expect(new URL(page.url()).search).toBe("?status=failed");
  expect(problems).toEqual([]);
  await leave();
});

test("a search finds a task by its number; results open; nothing is lost on a phone", async () => {
  const { page, problems, leave } = await visit(browser, app.url, phone, demo);
  await page.goto(`${app.url}/dashboard/tasks`);
  await page.getByRole("main").locator("ul > li").first().waitFor();
  // while the answer is on its way, the rows there are as legible as before
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/rpc/tasks/list", async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByRole("searchbox").fill("task-006");
  await page.getByRole("main").locator("ul[aria-busy=true]").waitFor();
  await expectAccessible(page, "the rows before the answer");
  answer();
  await page.waitForURL(/q=task-006/);
  const result = page.getByRole("link", { name: "View result of TASK-006" });
  await result.waitFor();
  await expectAccessible(page, "one task");
  await result.click();
  await page.waitForURL(/\/dashboard\/campaigns\//);
  await page.goBack();
  expect(await page.getByRole("searchbox").inputValue()).toBe("task-006");
  expect(problems).toEqual([]);
  await leave();
});
