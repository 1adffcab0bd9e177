/** What is sold, as an administrator runs it and its buyer meets it: a price, a transfer, an offer, a refund, a gift, the file. */
import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, startApp } from "#tests/support/app";
import { sharedBrowser } from "#tests/support/browser";
import { signIn, signUp } from "#tests/support/campaign-steps";
import { closeAll } from "#tests/support/demo-agent";
import { type Visit, visit } from "#tests/support/visitor";

const EMAIL = "buyer@example.com";
const BANK_TRANSFER = '{"account":"1001 2345 6789","bank":"招商银行上海分行","holder":"房播科技"}';
let app: RunningApp;
let browser: Browser;
let admin: Visit;
let buyer: Visit;

beforeAll(async () => {
  app = await startApp({ env: { BANK_TRANSFER } });
  browser = await sharedBrowser();
  admin = await visit(browser, app.url);
  buyer = await visit(browser, app.url);
  await signIn(admin.page, app, app.demo()[1] ?? { email: "", password: "" });
  await signUp(buyer.page, app, { email: EMAIL, password: "Mai!Fang2026" });
});
afterAll(() => closeAll(browser, app));

const open = (tab: string, more = "") => admin.page.goto(`${app.url}/admin/packages?tab=${tab}${more}`);
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog").last();
const row = (text: string | RegExp) => admin.page.getByRole("row").filter({ hasText: text });
const heading = (name: string) => buyer.page.getByRole("heading", { name, exact: true }).waitFor();
/** Takes an item of the menu of the row in which the text stands. */
async function take(text: string, item: string): Promise<void> {
  await row(text)
    .getByRole("button", { name: /的操作$/ })
    .click();
  await admin.page.getByRole("menuitem", { name: item, exact: true }).click();
}
async function saved(name: string | RegExp): Promise<Buffer> {
  const [file] = await Promise.all([admin.page.waitForEvent("download"), button(admin.page, name).click()]);
  return await readFile(await file.path());
}

test("a price that is published is what the next buyer pays, by a transfer that an administrator confirms", async () => {
  const { page } = admin;
  await open("prices");
  const price = page.getByLabel("每月价格（CNY）").first();
  expect(await price.inputValue()).toBe("99");
  await price.fill("八十八");
  await button(page, "保存为新版本").click();
  await page.getByText("请输入大于 0 的金额").waitFor();
  await price.fill("88");
  await button(page, "保存为新版本").click();
  await dialog(page).getByRole("button", { name: "保存为新版本" }).click();
  await page.getByText("已保存为版本 2", { exact: true }).waitFor();
  await button(page, "版本 2 的改动").click();
  await page.getByText("基础版 · 价格（CNY）: 88").waitFor();

  await buyer.page.goto(`${app.url}/dashboard/checkout?plan=basic`);
  await buyer.page.getByRole("radio", { name: "银行转账" }).check();
  await button(buyer.page, "查看收款账户 ¥88").click();
  await heading("请转账到下面的账户");
  const memo = await buyer.page.locator("dl div", { hasText: "附言" }).locator("dd span").first().innerText();

  await open("transfers");
  await take(memo, "确认到账");
  await page.getByLabel("银行流水号").fill("CMB-2026-0001");
  await page.getByLabel("实到金额").fill("8.80");
  await button(page, "确认到账").click();
  // kept as a difference; the same reference again says what really came
  await dialog(page).getByRole("heading", { name: "少转了 ¥79.20" }).waitFor();
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "hidden" });
  await take(memo, "确认到账");
  await page.getByLabel("银行流水号").fill("CMB-2026-0001");
  await page.getByLabel("实到金额").fill("88");
  await button(page, "确认到账").click();
  await page.getByText("已确认到账，套餐已开通").waitFor();
  await row(memo).getByText("已付款").waitFor();
  // a page that waits for a transfer asks every half minute; who wants to know looks again
  await buyer.page.reload();
  await heading("基础版已开通");
  expect([...admin.problems, ...buyer.problems]).toEqual([]);
});

test("an offer is paid and given back, what it had replaced runs again and is extended, and the file says the same", async () => {
  const { page } = admin;
  await open("orders");
  await button(page, "发出报价").click();
  await page.getByRole("searchbox", { name: "账号" }).fill(EMAIL);
  await dialog(page).getByRole("radio").check();
  await page.getByLabel("每月价格").fill("999");
  await dialog(page).getByRole("button", { name: "发出报价" }).click();
  await page.getByText("报价已发出").waitFor();

  await buyer.page.goto(`${app.url}/dashboard/packages`);
  await buyer.page.getByRole("link", { name: "继续付款" }).first().click();
  await buyer.page.getByRole("radio", { name: "演示收银台" }).first().check();
  await button(buyer.page, "去付款 ¥999").click();
  await button(buyer.page, "确认支付").click();
  await heading("已升级到企业版");

  await open("orders", `&q=${EMAIL}`);
  await row("企业版").getByText("已完成").waitFor();
  await row("企业版").getByRole("button").first().click();
  expect((await saved(/^下载收据 LC-/)).subarray(0, 5).toString()).toBe("%PDF-");
  await dialog(page).getByRole("button", { name: "退款", exact: true }).click();
  await page.getByLabel("退款原因").fill("不再需要");
  await dialog(page).getByRole("button", { name: "退款", exact: true }).click();
  await page.getByText("退款已提交").waitFor();
  await page.getByText(/^CN-/).waitFor();
  await page.keyboard.press("Escape");

  await open("subscriptions", `&q=${EMAIL}&state=running`);
  await take("基础版", "延期");
  await page.getByLabel("原因").fill("道歉");
  await dialog(page).getByRole("button", { name: "延期", exact: true }).click();
  await page.getByText("已赠送后续期间").waitFor();
  await open("subscriptions", `&q=${EMAIL}&state=upcoming`);
  await row("基础版").getByText("赠送").waitFor();

  await open("orders", `&q=${EMAIL}&sort=amount&dir=asc`);
  await row("基础版").waitFor();
  const lines = (await saved("导出 CSV")).toString("utf8").trimEnd().split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^ORD-\d{6},.*buyer@example\.com.*88\.00/);
  expect(lines[2]).toMatch(/^ORD-\d{6},.*企业版.*999\.00.*999\.00/);

  // what the customer quotes leads to the order, its course, its account and back
  const [number = ""] = (lines[2] ?? "").split(",");
  await page.goto(`${app.url}/admin`);
  await page.getByRole("heading", { name: "待办" }).waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "搜索与命令" }).fill(number);
  await page.getByRole("option", { name: new RegExp(number) }).click();
  await dialog(page)
    .getByText(new RegExp(`提交了订单 ${number}`))
    .waitFor();
  await dialog(page)
    .getByRole("link", { name: new RegExp(EMAIL) })
    .click();
  await page.waitForURL(/\/admin\/users\?open=/);
  await dialog(page).getByLabel("给同事的备注").fill("要求开专票");
  await dialog(page).getByRole("button", { name: "写下备注" }).click();
  await dialog(page).getByRole("list").getByText("要求开专票").waitFor();
  await dialog(page).getByRole("link", { name: number, exact: true }).first().click();
  await page.waitForURL(/\/admin\/packages\?open=/);
  expect([...admin.problems, ...buyer.problems]).toEqual([]);
});
