/** Money's whole way, as an account meets it: the trial's limit, buying by keyboard, the receipt, an upgrade, a refund. */
import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type RunningApp, startApp } from "#tests/support/app";
import { sharedBrowser } from "#tests/support/browser";
import { importExample, newAccount, signIn, signUp } from "#tests/support/campaign-steps";
import { closeAll } from "#tests/support/demo-agent";
import { tabTo } from "#tests/support/keyboard";
import { expectAccessible, type Visit, visit } from "#tests/support/visitor";

let app: RunningApp;
let browser: Browser;
let agent: Visit;
let admin: Visit;

beforeAll(async () => {
  app = await startApp();
  browser = await sharedBrowser();
  agent = await visit(browser, app.url);
  admin = await visit(browser, app.url);
  await signIn(admin.page, app, app.demo()[1] ?? { email: "", password: "" });
});
afterAll(() => closeAll(browser, app));

/** Calls our API as the person of that window. */
const call = async <Answer>(page: Page, path: string, input: object, answer: z.ZodType<Answer>): Promise<Answer> => {
  const said = await page.evaluate(
    async ([url, body]) => {
      const tokens = Object.values({ ...localStorage }).map((text) => /"access_token":"([^"]+)"/.exec(text)?.[1]);
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${tokens.find(Boolean)}` },
        body,
      });
      return response.ok ? await response.json() : Promise.reject(new Error(await response.text()));
    },
    [`/api${path}`, JSON.stringify(input)] as const,
  );
  return answer.parse(said);
};
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const key = () => crypto.randomUUID();
const orderInAddress = (page: Page) => new URL(page.url()).searchParams.get("order") ?? "";

test("a trial used up, professional bought without a mouse, its receipt, an upgrade to an offer, and its refund", async () => {
  const { page } = agent;
  const { keyboard } = page;
  await signUp(page, app, newAccount("buyer"));

  await page.goto(`${app.url}/dashboard/packages`);
  await page.getByText("已用 0 / 50 套").waitFor();
  // the edge: support takes the trial's listings, all fifty
  const userId = await page.evaluate(
    () => /"user":\{"id":"([^"]+)"/.exec(JSON.stringify({ ...localStorage }).replaceAll("\\", ""))?.[1],
  );
  const taken = { userId, listings: -50, reason: "test of the edge", idempotencyKey: key() };
  await call(admin.page, `/admin/accounts/${userId}/quota`, taken, z.object({}));
  await importExample(page, app);
  await page.getByRole("button", { name: "下一步" }).click();
  await page
    .getByText(/额度已用完/)
    .first()
    .waitFor();
  await page.getByRole("link", { name: "选择套餐" }).first().click();
  await heading(page, "套餐中心").waitFor();

  // by keyboard alone
  await tabTo(page, "选择：专业版");
  await keyboard.press("Enter");
  await page.waitForURL(/checkout\?plan=professional/);
  await page.getByText("¥299").first().waitFor();
  for (const line of ["10 种语言：现有 6 种，其余即将开放"]) await page.getByText(line).waitFor();
  await expectAccessible(page, "checkout");
  await tabTo(page, "演示收银台");
  await tabTo(page, "去付款 ¥299");
  await keyboard.press("Enter");
  await page.waitForURL(/\/dev\/cashier\//);
  await tabTo(page, "确认支付");
  await keyboard.press("Enter");
  await page.waitForURL(/checkout\?order=/);
  await heading(page, "专业版已开通").waitFor();
  await expectAccessible(page, "done");

  const saved = page.waitForEvent("download");
  await tabTo(page, /^下载收据/);
  await keyboard.press("Enter");
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-");

  await page.goto(`${app.url}/dashboard/packages`);
  await page.getByText("已用 0 / 50 套").waitFor();

  // what enterprise costs is agreed on; the price stands in an order made for this account
  const offer = {
    userId,
    planCode: "enterprise",
    amountMinor: 99_900,
    currency: "CNY",
    days: 7,
    idempotencyKey: key(),
  };
  await call(admin.page, "/admin/orders", offer, z.object({}));
  await page.reload();
  await heading(page, "您有一笔待付款订单").waitFor();
  await page.getByRole("link", { name: "继续付款" }).first().click();
  await page.getByText("这是客服为您准备的专属订单。").waitFor();
  await page.getByRole("button", { name: /^去付款/ }).click();
  await page.waitForURL(/\/dev\/cashier\//);
  await page.getByRole("button", { name: "确认支付" }).click();
  await heading(page, "已升级到企业版").waitFor();
  const orderId = orderInAddress(page);
  await page.goto(`${app.url}/dashboard/packages`);
  await page.getByText("不限量").first().waitFor();

  // the money goes back, and every screen says so
  const wish = { orderId, amountMinor: null, reason: "不再需要", idempotencyKey: key() };
  await call(admin.page, "/admin/refunds", wish, z.object({}));
  await page.goto(`${app.url}/dashboard/orders`);
  await page.getByText("已退款").nth(1).waitFor();
  await page.getByRole("link", { name: /企业版/ }).click();
  await heading(page, "退款记录").waitFor();
  await page.getByText("不再需要").waitFor();
  await page
    .getByText(/^已退款 ¥/)
    .first()
    .waitFor();
  expect(agent.problems).toEqual([]);
});
