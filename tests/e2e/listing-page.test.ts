/** A home's public page, from the agent's share dialog to a stranger's phone and back to the agent's chart. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageEnquiryLimits } from "#server/base/limits";
import { type RunningApp, startApp } from "#tests/support/app";
import { sharedBrowser } from "#tests/support/browser";
import { closeAll, demoAgent } from "#tests/support/demo-agent";
import { desk, expectAccessible, type Person, visit } from "#tests/support/visitor";

const HOME = "锦和苑 南北通三房 近世纪公园";
/** A test's own browser calls itself headless, and robots are not counted. */
const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1";

let app: RunningApp;
let browser: Browser;
let agent: Person;
beforeAll(async () => {
  app = await startApp();
  browser = await sharedBrowser();
  agent = await demoAgent(browser, app);
});
afterAll(() => closeAll(browser, app));

async function act(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: `“${HOME}”的更多操作` }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

async function stranger(url: string, locale: string, colorScheme: "light" | "dark", width: number) {
  const context = await browser.newContext({
    locale,
    colorScheme,
    viewport: { width, height: 800 },
    userAgent: PHONE,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const answer = await page.goto(url);
  return { page, status: answer?.status(), leave: () => context.close() };
}

/** On a phone: the bar that stays at the foot, the form, what is wrong at its field, and that it was sent. */
async function ask(page: Page): Promise<void> {
  const bar = page.getByRole("navigation", { name: "联系" });
  const sticks = () => bar.evaluate((one) => Math.round(innerHeight - one.getBoundingClientRect().bottom));
  expect(await sticks(), "at the foot of the window").toBe(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  expect(await sticks(), "also in the middle of the page").toBe(0);
  await bar.getByRole("link", { name: "咨询", exact: true }).click();
  const name = page.getByLabel("称呼");
  expect(await name.evaluate((one) => one.getBoundingClientRect().bottom < innerHeight), "the form is in sight").toBe(
    true,
  );
  await name.fill("林知夏");
  await page.getByLabel("电话、邮箱或微信号").fill("138 0000 1234");
  await page.getByLabel("想了解什么（选填）").fill("周六下午能看房吗？");
  await page.getByRole("checkbox", { name: /我同意/ }).check();
  // nobody fills a form in at once
  await page.waitForTimeout(pageEnquiryLimits.leastSeconds * 1000);
  await page.getByRole("button", { name: "发送", exact: true }).click();
  await page.getByRole("status").filter({ hasText: "请留意来电或消息" }).waitFor();
  await expectAccessible(page, "an enquiry that was sent");
}

test("an agent shares a home, strangers read it in their language and ask, the agent reads both, and archiving takes it down", async () => {
  const { page, problems, leave } = await visit(browser, app.url, desk, agent);
  await page.goto(`${app.url}/dashboard/properties`);
  await act(page, "分享");
  await page.getByRole("button", { name: "发布网页并分享" }).click();
  const field = page.getByLabel("网页链接");
  await field.waitFor();
  await expectAccessible(page, "share dialog");
  const url = await field.inputValue();
  expect(url).toMatch(/\/p\/jin-he-yuan-[a-z-]+-[a-z2-7]{8}$/);
  await page.keyboard.press("Escape");

  const zh = await stranger(url, "zh-CN", "light", 390);
  await zh.page.getByRole("heading", { level: 1, name: HOME }).waitFor();
  await expectAccessible(zh.page, "page, Chinese, light");
  const cover = zh.page.getByRole("listitem").first().getByRole("img");
  expect(await cover.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(300);
  await zh.page
    .getByRole("link", { name: /^查看大图/ })
    .first()
    .click();
  const large = zh.page.locator("#photo-1");
  await large.waitFor();
  await expectAccessible(zh.page, "a photo, large");
  expect(new URL(zh.page.url()).pathname, "still the page").toBe(new URL(url).pathname);
  await large.getByRole("link", { name: "下一张" }).click();
  await zh.page.locator("#photo-2").getByRole("link", { name: "关闭大图" }).click();
  await zh.page.locator("#photo-2").waitFor({ state: "hidden" });
  await ask(zh.page);
  // who is passed the address of the moment is told of nothing they did
  const friend = await stranger(zh.page.url(), "zh-CN", "light", 390);
  await friend.page.getByRole("button", { name: "发送", exact: true }).waitFor();
  expect(await friend.page.getByText("请留意来电或消息").count()).toBe(0);
  await friend.leave();
  const english = zh.page.getByRole("navigation").getByRole("link", { name: "English" });
  await english.click();
  await zh.page.getByRole("heading", { name: "Key facts" }).waitFor();
  await zh.leave();
  const en = await stranger(url, "en-GB", "dark", 320);
  await en.page.getByRole("heading", { name: "Key facts" }).waitFor();
  expect(await en.page.locator("html").getAttribute("lang")).toBe("en");
  await expectAccessible(en.page, "page, English, dark, 320 px");
  await en.leave();

  await page.reload();
  await page.getByRole("button", { name: HOME, exact: true }).first().click();
  await page.getByText("30 天内 1 次", { exact: true }).waitFor();
  await page.getByText("30 天内 1 次浏览，1 位客户").waitFor();
  const asked = page.getByRole("dialog").locator("section").filter({ hasText: "访客咨询（1）" });
  for (const said of ["林知夏", "138 0000 1234", "周六下午能看房吗？"]) await asked.getByText(said).waitFor();
  await expectAccessible(page, "chart");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });

  await act(page, "归档");
  await page.getByText(`已归档“${HOME}”`).first().waitFor();
  await expect.poll(async () => (await fetch(url)).status).toBe(410);
  const late = await stranger(url, "en-GB", "light", 390);
  expect(late.status).toBe(410);
  await late.page.getByRole("heading", { name: "This page has been taken down" }).waitFor();
  await expectAccessible(late.page, "taken down");
  await late.leave();
  expect(problems).toEqual([]);
  await leave();
});
