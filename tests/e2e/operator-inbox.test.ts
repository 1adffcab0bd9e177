/** The operator's day: what waits, found from the inbox and by what customers quote, settled in the order's drawer. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, startApp } from "#tests/support/app";
import { sharedBrowser } from "#tests/support/browser";
import { signIn, signUp } from "#tests/support/campaign-steps";
import { closeAll } from "#tests/support/demo-agent";
import { type Visit, visit } from "#tests/support/visitor";

const EMAIL = "payer@example.com";
const BANK_TRANSFER = '{"account":"1001 2345 6789","bank":"招商银行上海分行","holder":"房播科技"}';
let app: RunningApp;
let browser: Browser;
let admin: Visit;
let buyer: Visit;

beforeAll(async () => {
  app = await startApp({ env: { BANK_TRANSFER } });
  browser = await sharedBrowser();
  [admin, buyer] = [await visit(browser, app.url), await visit(browser, app.url)];
  await signIn(admin.page, app, app.demo()[1] ?? { email: "", password: "" });
  await signUp(buyer.page, app, { email: EMAIL, password: "Mai!Fang2026" });
});
afterAll(() => closeAll(browser, app));

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog").last();
const home = async () => {
  await admin.page.goto(`${app.url}/admin`);
  await admin.page.getByRole("heading", { name: "待办" }).waitFor();
};
/** The line of the inbox, with how much waits. */
const waits = (text: RegExp) => admin.page.getByRole("main").getByRole("link", { name: text });
/** Types it into Ctrl+K and opens the order it leads to. */
async function find(quoted: string): Promise<void> {
  const { page } = admin;
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "搜索与命令" }).fill(quoted);
  await page.getByRole("option", { name: /ORD-/ }).first().click();
  await dialog(page).getByText("付款记录").waitFor();
}
/** The red invoice that waits is met in the inbox and registered under this number. */
async function takeBack(number: string): Promise<void> {
  const { page } = admin;
  await home();
  await waits(/^待开具的红字发票\s*1$/).click();
  await page.getByRole("button", { name: "周小雨" }).click();
  await dialog(page).getByRole("button", { name: "登记红字发票" }).click();
  await page.getByLabel("红字发票号码").fill(number);
  await dialog(page).getByRole("button", { name: "登记红字发票" }).click();
  await page.getByText("红字发票已登记").waitFor();
}

test("a transfer that brought too little is met in the inbox, found by its bank reference, and its payer asked for the rest", async () => {
  const { page } = admin;
  await buyer.page.goto(`${app.url}/dashboard/checkout?plan=basic`);
  await buyer.page.getByRole("radio", { name: "银行转账" }).check();
  await button(buyer.page, "查看收款账户 ¥99").click();
  const memo = await buyer.page.locator("dl div", { hasText: "附言" }).locator("dd span").first().innerText();

  await home();
  await waits(/^等待确认的银行转账\s*1$/).click();
  await page.waitForURL(/tab=transfers/);
  await page.getByRole("row").filter({ hasText: memo }).waitFor();
  expect(await page.getByRole("button", { name: /^银行转账/ }).innerText()).toContain("1");

  await find(memo);
  await dialog(page).getByRole("button", { name: "确认到账" }).click();
  await page.getByLabel("银行流水号").fill("ICBC-77-0042");
  await page.getByLabel("实到金额").fill("90");
  await dialog(page).getByRole("button", { name: "确认到账" }).click();
  await page.getByRole("heading", { name: "少转了 ¥9" }).waitFor();
  await page.keyboard.press("Escape");

  await home();
  await waits(/^待处理的对账差异\s*1$/).waitFor();
  await find("ICBC-77-0042");
  await dialog(page).getByRole("button", { name: "处理差异" }).click();
  await page.getByRole("radio", { name: "请买家补 ¥9" }).check();
  await page.getByLabel("处理说明").fill("买家同意补足");
  await dialog(page).getByRole("button", { name: "处理差异" }).click();
  await page.getByText("已请买家补足").waitFor();
  const mail = await app.mailTo(EMAIL, /¥9\b|9\.00/);
  expect(mail.text).toContain(memo);
  expect([...admin.problems, ...buyer.problems]).toEqual([]);
});

test("an invoice is met in the inbox, issued, taken back for a wrong name and issued again, reversed in part and then whole after refunds, and found by each number", async () => {
  const { page } = admin;
  await find("ICBC-77-0042");
  await dialog(page).getByRole("button", { name: "确认到账" }).click();
  await page.getByLabel("银行流水号").fill("ICBC-77-0043");
  await page.getByLabel("实到金额").fill("9");
  await dialog(page).getByRole("button", { name: "确认到账" }).click();
  await page.getByText("已确认到账，套餐已开通").waitFor();

  await buyer.page.goto(`${app.url}/dashboard/orders`);
  await buyer.page
    .getByRole("link", { name: /基础版|ORD-/ })
    .first()
    .click();
  await button(buyer.page, "申请发票").click();
  await buyer.page.getByRole("radio", { name: "个人" }).check();
  await buyer.page.getByLabel("姓名").fill("周小雨");
  await buyer.page.getByLabel("接收邮箱").fill(EMAIL);
  await button(buyer.page, "提交申请").click();
  await buyer.page.getByText("申请已提交").waitFor();

  await home();
  await waits(/^待开具的发票\s*1$/).click();
  await page.getByRole("button", { name: "周小雨" }).click();
  await dialog(page).getByRole("button", { name: "登记已开具" }).click();
  await page.getByLabel("发票号码").fill("26317000000012345678");
  await dialog(page).getByRole("button", { name: "登记已开具" }).click();
  await page.getByText("已登记，并通知了买家").waitFor();

  // the list finds it by what the bank calls the payment or a part of that, by the account's address, and by a number too long to be counted with
  for (const quoted of ["ICBC-77-0043", "77-0043", EMAIL, "26317000000012345678"]) {
    await page.goto(`${app.url}/admin/packages?tab=invoices&q=${encodeURIComponent(quoted)}`);
    await page.getByRole("row").filter({ hasText: "周小雨" }).waitFor();
  }

  // its details were wrong: taken back whole while the order stays paid, and another of the same buyer waits
  await page.getByRole("button", { name: "周小雨" }).click();
  await dialog(page).getByRole("button", { name: "开票有误" }).click();
  await page.getByLabel("红字发票号码").fill("26317000000011112222");
  await page.getByLabel("错在哪里").fill("姓名写成了周晓雨");
  await page.getByRole("radio", { name: "按原抬头再开一张" }).check();
  await dialog(page).getByRole("button", { name: "登记红字发票" }).click();
  await page.getByText("红字发票已登记，并通知了买家").waitFor();
  const { text } = await app.mailTo(EMAIL, /姓名写成了周晓雨/);
  for (const said of ["26317000000012345678", "26317000000011112222", "正在按原来的抬头重新开具"])
    expect(text).toContain(said);
  await home();
  await waits(/^待开具的发票\s*1$/).click();
  await page.getByRole("button", { name: "周小雨" }).click();
  await dialog(page).getByRole("button", { name: "登记已开具" }).click();
  await page.getByLabel("发票号码").fill("26317000000012345679");
  await dialog(page).getByRole("button", { name: "登记已开具" }).click();
  await page.getByText("已登记，并通知了买家").waitFor();

  await find("26317000000012345678");
  await dialog(page).getByText("26317000000012345678 · ¥99 · 红字发票号码 26317000000011112222").waitFor();
  await dialog(page).getByRole("button", { name: "退款", exact: true }).click();
  await page.getByRole("radio", { name: /^退一部分/ }).check();
  await page.getByLabel("退款金额").fill("30");
  await page.getByLabel("退款原因").fill("少用了几天");
  await dialog(page).getByRole("button", { name: "退款", exact: true }).click();
  await page.getByText("退款已提交").waitFor();
  await takeBack("26317000000000003000");
  // taken back in part: it says so, and what it was issued for stays
  await page.goto(`${app.url}/admin/packages?tab=invoices&q=26317000000012345679`);
  const partly = page.getByRole("row").filter({ hasText: "部分红冲" });
  await partly.getByText("¥99", { exact: true }).waitFor();
  await partly.getByRole("button", { name: "周小雨" }).click();
  await dialog(page)
    .getByText(/^26317000000000003000 · .¥30 · /)
    .waitFor();

  await find("26317000000000003000");
  await dialog(page).getByRole("button", { name: "退款", exact: true }).click();
  await page.getByLabel("退款原因").fill("不再需要");
  await dialog(page).getByRole("button", { name: "退款", exact: true }).click();
  await page.getByText("退款已提交").waitFor();

  await takeBack("26317000000087654321");
  await find("26317000000087654321");
  // what was issued stays in sight beside what took it back
  await dialog(page)
    .getByText(
      "26317000000012345679 · ¥99 · 红字发票号码 26317000000000003000 −¥30 · 红字发票号码 26317000000087654321 −¥69",
    )
    .waitFor();
  expect([...admin.problems, ...buyer.problems]).toEqual([]);
});
