/** Property management as an agent uses it: found, sorted, chosen, taken back, copied, edited and written for again. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, startApp } from "#tests/support/app";
import { sharedBrowser } from "#tests/support/browser";
import { closeAll, demoAgent } from "#tests/support/demo-agent";
import { homesCsv } from "#tests/support/documents/homes-table";
import { desk, expectAccessible, expectNoSideways, type Person, visit } from "#tests/support/visitor";

let app: RunningApp;
let browser: Browser;
let agent: Person;
beforeAll(async () => {
  app = await startApp();
  browser = await sharedBrowser();
  agent = await demoAgent(browser, app);
});
afterAll(() => closeAll(browser, app));

const rows = (page: Page) => page.locator("tbody tr:not([aria-hidden])");
const row = (page: Page, number: string) => rows(page).filter({ hasText: number });
const act = async (page: Page, number: string, action: string) => {
  await row(page, number)
    .getByRole("button", { name: /更多操作/ })
    .click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
};
const expectRows = (page: Page, count: number) => expect.poll(() => rows(page).count()).toBe(count);
/** What the first column says once it says so. */
const expectNumbers = (page: Page, check: (numbers: string[]) => void) =>
  expect
    .poll(() => page.locator("tbody td:nth-child(2)").allInnerTexts())
    .toSatisfy((numbers) => {
      try {
        check(numbers);
        return true;
      } catch {
        return false;
      }
    });

test("an agent finds, sorts, changes, takes back, copies and edits homes; the address keeps the list", async () => {
  const { page, problems, leave } = await visit(browser, app.url, desk, agent);
  await page.goto(`${app.url}/dashboard/properties`);
  await rows(page).first().waitFor();
  const count = await rows(page).count();
  expect(count).toBeGreaterThan(2);
  await expectAccessible(page, "the table");

  // found by number, kept over a reload
  await page.getByRole("searchbox", { name: "搜索房源" }).fill("prop-001");
  await page.waitForURL(/q=prop-001/);
  await expectNumbers(page, (numbers) => expect(numbers).toEqual(["PROP-001"]));
  await page.reload();
  await expectNumbers(page, (numbers) => expect(numbers).toEqual(["PROP-001"]));
  await page.getByRole("button", { name: "清除搜索" }).click();
  await expectRows(page, count);

  // sorted by its heads, kept in the address
  await page.getByRole("button", { name: "创建", exact: true }).click();
  await page.waitForURL(/sort=created/);
  const newest = await page.locator("tbody td:nth-child(2)").allInnerTexts();
  await page.getByRole("button", { name: "创建", exact: true }).click();
  await page.waitForURL(/dir=asc/);
  await expectNumbers(page, (numbers) => expect(numbers).toEqual(newest.toReversed()));

  // many at once, and back
  const boxes = rows(page).getByRole("checkbox");
  await boxes.nth(0).click();
  await boxes.nth(2).click({ modifiers: ["Shift"] });
  await page.getByText("已选 3 套").waitFor();
  await page.getByLabel("批量操作").getByRole("button", { name: "删除" }).click();
  await page.getByText("已删除 3 套").waitFor();
  await expectRows(page, count - 3);
  await page.getByRole("button", { name: "撤销" }).last().click();
  await expectRows(page, count);

  // one deleted, found among the deleted ones once the message is gone, and brought back
  await act(page, "PROP-002", "删除");
  await expectRows(page, count - 1);
  await page.goto(`${app.url}/dashboard/properties`);
  await page.getByRole("button", { name: "最近删除 1" }).click();
  await page.waitForURL(/status=deleted/);
  await page.getByText("还剩 30 天").waitFor();
  await expectAccessible(page, "the deleted homes");
  await page.getByRole("button", { name: /^恢复“/ }).click();
  await page.getByText("没有最近删除的房源").waitFor();
  await page.getByRole("button", { name: `全部 ${count}` }).click();
  await expectRows(page, count);

  // a copy with a number of its own
  await page.goto(`${app.url}/dashboard/properties?q=prop-001`);
  await row(page, "PROP-001").waitFor();
  await act(page, "PROP-001", "创建副本");
  const said = await page.getByText(/已创建副本 PROP-\d+/).innerText();
  const copy = /PROP-\d+/.exec(said)?.[0] ?? "";
  await page.goto(`${app.url}/dashboard/properties?q=${copy}`);
  await row(page, copy).waitFor();

  // edited, with nothing lost when the dialog is closed in between
  await act(page, copy, "编辑信息");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("标题", { exact: true }).fill("江景三房 首次上市");
  await dialog.getByRole("button", { name: "取消" }).click();
  await act(page, copy, "编辑信息");
  await dialog.getByText("已恢复上次没有保存的改动。").waitFor();
  await expectAccessible(page, "the editor");
  await dialog.getByRole("button", { name: "保存", exact: true }).click();
  await row(page, copy).getByText("江景三房 首次上市").waitFor();

  // previewed; Back closes it
  await row(page, copy).getByRole("button", { name: "江景三房 首次上市", exact: true }).click();
  await page.waitForURL(/open=/);
  await page.getByRole("dialog").getByText("还没有为它写过内容。").waitFor();
  await expectAccessible(page, "the preview");
  await page.goBack();
  await page.getByRole("dialog").waitFor({ state: "detached" });

  // written for once more: the wizard's last step, with these facts
  await act(page, copy, "写新的内容");
  await page.getByRole("heading", { name: "写给谁看，发在哪里" }).waitFor();
  await page.getByRole("button", { name: "上一步" }).click();
  // what is sure is shown, and a field only when it is asked for
  expect(await page.locator('[data-sure="title"]').innerText()).toContain("江景三房 首次上市");
  expect(problems).toEqual([]);
  await leave();
});

test("on a phone, in English and the dark, the list is cards and axe finds nothing", async () => {
  const { page, problems, leave } = await visit(
    browser,
    app.url,
    { language: "en", colours: "dark", width: 390 },
    agent,
  );
  await page.goto(`${app.url}/dashboard/properties?status=published&sort=price`);
  await page.getByRole("article").first().waitFor();
  await expectAccessible(page, "the cards");
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSideways(page, "the cards");
  expect(problems).toEqual([]);
  await leave();
});

test("a table of many homes is checked, its wrong rows are told, and the others become homes", async () => {
  const { page, problems, leave } = await visit(browser, app.url, desk, agent);
  await page.goto(`${app.url}/dashboard/properties`);
  await page.getByRole("link", { name: "批量导入" }).click();
  await page.getByRole("heading", { name: "批量导入", level: 1 }).waitFor();
  await expectAccessible(page, "choosing a table");
  const lines = homesCsv().split("\r\n").slice(0, 12).join("\r\n");
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "homes.csv", mimeType: "text/csv", buffer: Buffer.from(lines) });
  await page.getByText("homes.csv：11 套房").waitFor();
  await page.getByLabel("国家或地区", { exact: true }).selectOption("CN");
  await page.getByRole("button", { name: "预览结果" }).click();
  await page.getByText("“总价（万）”里的“面议”读不懂").waitFor();
  await expectAccessible(page, "the columns of a table");
  await expectNoSideways(page, "the columns of a table");
  await page.getByRole("button", { name: "导入这 10 套" }).click();
  await page.getByRole("heading", { name: "导入完成" }).waitFor();
  await page.getByText("已导入 10 套").waitFor();
  await page.reload();
  await page.getByText("已导入 10 套").waitFor();
  await expectAccessible(page, "an import that is over");
  await page.getByRole("link", { name: "查看房源" }).click();
  await page.getByRole("searchbox", { name: "搜索房源" }).fill("临江雅苑");
  await expectRows(page, 10);
  expect(problems).toEqual([]);
  await leave();
});
