/** From sign-up to the finished campaign without a mouse: Tab, Shift+Tab, Enter, Space and the arrows. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, removeData, startApp } from "#tests/support/app";
import { closeWindows, sharedBrowser } from "#tests/support/browser";
import { stop, tabTo } from "#tests/support/keyboard";
import { visit } from "#tests/support/visitor";

let app: RunningApp;
let browser: Browser;
/** Each try is a newcomer of its own: the first one's link is used up. */
let tries = 0;
beforeAll(async () => {
  app = await startApp();
  browser = await sharedBrowser();
});
afterAll(async () => {
  await closeWindows(browser);
  await app?.stop();
  if (app) await removeData(app.dataDir);
});

test("a newcomer signs up, consents, confirms, walks the wizard's three steps and meets the results by keyboard alone", async () => {
  tries += 1;
  const email = `keys${tries}@example.com`;
  const password = "Jian!Pan2026";
  const { page, problems, leave } = await visit(browser, app.url);
  const { keyboard } = page;
  const heading = (name: string | RegExp) => page.getByRole("heading", { name, level: 1 });

  await page.goto(`${app.url}/auth?view=signup`);
  await heading("注册").waitFor();
  expect(await tabTo(page, "邮箱")).toEqual(["返回首页", "Switch to English", "切换为深色", "邮箱"]);
  await keyboard.type(email);
  await tabTo(page, "密码");
  await keyboard.type(password);
  expect(await tabTo(page, "确认密码")).toEqual(["显示密码", "确认密码"]);
  await keyboard.type(password);
  expect(await tabTo(page, /^我已阅读并同意/)).toEqual(["显示密码", expect.stringMatching(/^我已阅读并同意/)]);
  await keyboard.press("Space");
  expect(await tabTo(page, "注册")).toEqual([
    expect.stringMatching(/^《服务条款》/),
    expect.stringMatching(/^《隐私政策》/),
    "注册",
  ]);
  // back and forth: the same way
  expect(await tabTo(page, "确认密码", "Shift+Tab")).toHaveLength(5);
  await tabTo(page, "注册");
  await keyboard.press("Enter");
  await heading("去邮箱看看").waitFor();

  const mail = await app.mailTo(email);
  await page.goto(mail.links.find((link) => link.includes("/auth/confirm")) ?? "");
  await heading("确认您的邮箱").waitFor();
  await tabTo(page, "确认");
  await keyboard.press("Enter");
  await page.waitForURL(`${app.url}/dashboard`);
  await heading(email).waitFor();

  await tabTo(page, "跳到正文");
  await tabTo(page, "房源发布");
  await keyboard.press("Enter");
  await heading("房源发布").waitFor();
  expect(await page.evaluate(() => document.activeElement?.id), "a new screen begins at its content").toBe("content");
  await tabTo(page, "房源链接");
  await tabTo(page, /^上海普陀 · 梅川苑/);
  await keyboard.press("Enter");

  await page.getByRole("heading", { name: "确认房源信息" }).waitFor();
  await page.getByText("已选 6 / 6 张").waitFor();
  expect((await stop(page)).name, "the step's heading has the keyboard").toContain("确认房源信息");
  const facts = await tabTo(page, "下一步");
  const order = [
    "使用第 1 张照片",
    "修改：标题与介绍",
    "修改：价格与面积",
    "修改：户型与楼层",
    "修改：位置",
    "下一步",
  ].map((name) => facts.indexOf(name));
  expect(order, "photos, then the facts in their order").toEqual([...order].sort((a, b) => a - b));
  expect(order[0]).toBeGreaterThanOrEqual(0);
  expect(facts.length, `what is sure is folded: ${facts.join(" | ")}`).toBeLessThan(25);
  await keyboard.press("Enter");

  await page.getByRole("heading", { name: "写给谁看，发在哪里" }).waitFor();
  expect((await stop(page)).name).toContain("写给谁看，发在哪里");
  for (const name of [/^中文/, /^English/]) {
    await tabTo(page, name);
    if (!(await page.evaluate(() => document.activeElement?.matches(":checked")))) await keyboard.press("Space");
  }
  await tabTo(page, /^专业/);
  await keyboard.press("ArrowRight");
  expect((await stop(page)).name).toMatch(/^亲切/);
  expect(await page.evaluate(() => document.activeElement?.matches(":checked"))).toBe(true);
  for (const name of [/^微信/, /^小红书/]) {
    await tabTo(page, name);
    if (!(await page.evaluate(() => document.activeElement?.matches(":checked")))) await keyboard.press("Space");
  }
  await tabTo(page, /^姓名/);
  await keyboard.type("顾芸");
  await tabTo(page, "经纪机构");
  await keyboard.type("普陀安居置业");
  await tabTo(page, /^生成/);
  await keyboard.press("Enter");

  await page.waitForURL(/\/dashboard\/campaigns\//);
  await page.getByText("全部写好了").waitFor();
  await tabTo(page, "正文");
  expect(problems).toEqual([]);
  await leave();
});
