/** The product's main job, as a newcomer does it: from sign-up to a zip with everything. */
import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, removeData, startApp } from "#tests/support/app";
import { closeWindows, sharedBrowser } from "#tests/support/browser";
import { generate, importExample, newAccount, signUp } from "#tests/support/campaign-steps";

let app: RunningApp;
let browser: Browser;
let page: Page;
const problems: string[] = [];

beforeAll(async () => {
  app = await startApp();
  browser = await sharedBrowser();
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "zh-CN",
    acceptDownloads: true,
  });
  page = await context.newPage();
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
});
afterAll(async () => {
  await closeWindows(browser);
  await app?.stop();
  if (app) await removeData(app.dataDir);
});

test("a newcomer signs up, turns the example link into a campaign, edits a piece, downloads everything and signs out", async () => {
  await signUp(page, app, newAccount("newcomer"));

  await importExample(page, app);
  await page
    .getByLabel("房源核验码")
    .or(page.getByRole("button", { name: "房源核验码" }))
    .first()
    .waitFor();
  await generate(page, {
    languages: ["中文", "English", "日本語"],
    platforms: ["微信", "微博", "小红书", "Instagram", "X"],
    kinds: ["帖子"],
  });

  await page.getByText("全部写好了").waitFor();
  const body = page.getByRole("textbox", { name: "正文" }).first();
  await body.waitFor();
  const written = await body.inputValue();
  expect(written).toContain("89.3");
  await body.fill(`${written}\n周末可看房。`);
  await page.getByRole("button", { name: "保存", exact: true }).click();
  await page.getByText("刚刚保存").waitFor();
  await page.reload();
  expect(await page.getByRole("textbox", { name: "正文" }).first().inputValue()).toContain("周末可看房。");

  const kept = await body.inputValue();
  await body.fill(`${kept}\n全国最佳楼盘，距地铁站 200 米。`);
  await page.getByRole("button", { name: "保存", exact: true }).click();
  await page.getByText("不能发布", { exact: true }).first().waitFor();
  await page.getByText("“200 米”在确认的信息里找不到依据。请核实，或改掉。").waitFor();
  expect(await page.locator("mark").allInnerTexts(), "the lie is marked in the text").toContain("200 米");
  await body.fill(kept);
  await page.getByRole("button", { name: "保存", exact: true }).click();
  await page.getByText("不能发布", { exact: true }).first().waitFor({ state: "detached" });

  // written again, and the text of before brought back after a reload
  await page.getByRole("button", { name: "短一点" }).click();
  await expect.poll(() => body.inputValue()).not.toBe(kept);
  expect((await body.inputValue()).length).toBeLessThan(kept.length);
  await page.reload();
  await page.getByRole("button", { name: "历次版本" }).click();
  const versions = page.getByRole("dialog");
  await versions.locator("del, ins").first().waitFor();
  await versions.getByRole("button", { name: "回到" }).click();
  await versions.waitFor({ state: "detached" });
  await expect.poll(() => body.inputValue()).toBe(kept);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "下载全部" }).click();
  const files = unzipSync(await readFile(await (await download).path()));
  const names = Object.keys(files);
  const texts = names.filter((name) => name.endsWith(".txt"));
  expect(texts.length).toBeGreaterThanOrEqual(15);
  expect(texts.map((name) => Buffer.from(files[name] ?? []).toString("utf8")).join("\n")).toContain("周末可看房。");
  const photos = names.filter((name) => /\.jpe?g$/.test(name)).sort();
  expect(photos).toHaveLength(6);
  for (const name of photos) {
    const { format, exif } = await sharp(files[name]).metadata();
    expect(format).toBe("jpeg");
    expect(exif, "photos carry no metadata of their source").toBeUndefined();
  }
  expect(names.some((name) => name.endsWith("manifest.json"))).toBe(true);

  await page.getByRole("button", { name: "退出登录" }).first().click();
  await page.waitForURL((url) => !url.pathname.startsWith("/dashboard"));
  await page.goto(`${app.url}/dashboard`);
  await page.waitForURL(/\/auth/);
  expect(problems).toEqual([]);
});
