/** The profile as a person uses it: picture, phone, password, other browsers, data, the end and the way back. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { unzipSync } from "fflate";
import type { Browser, Locator, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { texts as zh } from "#locales/zh/index";
import { type RunningApp, removeData, startApp } from "#tests/support/app";
import { closeWindows, sharedBrowser } from "#tests/support/browser";
import { signIn } from "#tests/support/campaign-steps";
import { desk, expectAccessible, type Visit, visit } from "#tests/support/visitor";

const t = zh.profile;
const NEW_PASSWORD = "Another!Horse7";
let app: RunningApp;
let browser: Browser;
let account: { email: string; password: string };
let mine: Visit;
let page: Page;

beforeAll(async () => {
  app = await startApp();
  browser = await sharedBrowser();
  const [demo] = app.demo();
  if (!demo) throw new Error("no demo account");
  account = demo;
  mine = await visit(browser, app.url, desk);
  page = mine.page;
  await signIn(page, app, account);
  await page.goto(`${app.url}/dashboard/profile`);
  await page.getByLabel(t.displayName, { exact: true }).waitFor();
});
afterAll(async () => {
  await closeWindows(browser);
  await app?.stop();
  if (app) await removeData(app.dataDir);
});

const said = (words: string) => page.getByText(words, { exact: true }).first().waitFor();

test("a picture is cropped by keyboard, kept, and shown in the sidebar after a reload", async () => {
  const picture = await sharp({ create: { width: 800, height: 500, channels: 3, background: "#2b6a45" } })
    .composite([
      { input: { create: { width: 400, height: 500, channels: 3, background: "#a32a2a" } }, left: 0, top: 0 },
    ])
    .jpeg()
    .toBuffer();
  await page
    .locator('#basic input[type="file"]')
    .setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: picture });
  const dialog = page.getByRole("dialog", { name: t.picture.title });
  await dialog.getByRole("slider").focus();
  for (let press = 0; press < 20; press++) await page.keyboard.press("ArrowRight");
  await dialog.getByLabel(t.picture.area).focus();
  for (let press = 0; press < 60; press++) await page.keyboard.press("ArrowRight");
  await expectAccessible(page, "the crop dialog");
  await dialog.getByRole("button", { name: t.picture.use }).click();
  await said(t.picture.saved);
  await page.reload();
  const small = page.getByTestId("sidebar").locator("img[src*='/avatars/']");
  await small.waitFor();
  const bytes = await (await page.request.get((await small.getAttribute("src")) ?? "")).body();
  const { channels } = await sharp(bytes).stats();
  // The arrow moved the picture to the right, so its left, red half is in the circle.
  expect(Math.round(channels[0]?.mean ?? 0)).toBeGreaterThan(140);
  expect((await sharp(bytes).metadata()).width).toBe(96);
});

test("a phone is written in its country's way, refused when it is none, and proved by the code of the outbox", async () => {
  const number = page.getByLabel(t.number, { exact: true });
  await number.fill("123");
  await page.getByRole("button", { name: t.save, exact: true }).click();
  await said(t.phoneWrong.replace("{{country}}", "中国"));
  await number.fill("");
  await number.pressSequentially("13800001234");
  expect(await number.inputValue()).toBe("138 0000 1234");
  await page.getByRole("link", { name: zh.shell.tasks }).first().click();
  const leaving = page.getByRole("dialog", { name: t.leave.title });
  await leaving.getByRole("button", { name: t.leave.stay }).click();
  expect(await number.inputValue(), "nothing typed is lost").toBe("138 0000 1234");
  await page.getByRole("button", { name: t.save, exact: true }).click();
  await said(t.saved);
  const boxOf = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().toJSON());
  const message = await boxOf(page.locator(".mantine-Notification-root").filter({ hasText: t.saved }));
  const pressed = await boxOf(page.getByRole("button", { name: t.save, exact: true }));
  const apart = message.bottom <= pressed.top || message.top >= pressed.bottom || message.left >= pressed.right;
  expect(apart, "a message does not cover the button it speaks of").toBe(true);
  await page.getByRole("button", { name: t.quick.verifyPhone }).click();
  const dialog = page.getByRole("dialog", { name: t.verifyPhone.title });
  await dialog.getByRole("button", { name: t.verifyPhone.send }).click();
  await dialog.getByLabel(`${t.verifyPhone.code} 1/6`).waitFor();
  const folder = path.join(app.dataDir, "outbox");
  const [file = ""] = readdirSync(folder).filter((name) => name.endsWith(".sms.json"));
  const code = /验证码 (\d{6})/.exec(readFileSync(path.join(folder, file), "utf8"))?.[1] ?? "";
  await dialog.getByLabel(`${t.verifyPhone.code} 1/6`).click();
  await expectAccessible(page, "the phone dialog");
  await page.keyboard.type(code);
  await said(t.verifyPhone.done);
  await said(t.quick.phoneDone);
});

test("another browser is listed and signed out from here, at its next step", async () => {
  const other = await visit(browser, app.url, desk);
  await signIn(other.page, app, account);
  await page.reload();
  await page.getByRole("button", { name: new RegExp(`^${t.devices.endOf.split("{{")[0]}.*Chrome`) }).click();
  await said(t.devices.ended);
  await other.page.goto(`${app.url}/dashboard/profile`);
  await other.page.waitForURL(/\/auth/);
  await other.leave();
});

test("the password changes only with the current one, and the rules are ticked off", async () => {
  const current = page.getByLabel(t.current, { exact: true });
  await current.fill("Wrong-Horse-1");
  await page.getByLabel(t.next, { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel(t.confirm, { exact: true }).fill(NEW_PASSWORD);
  expect(await page.locator('#password li[data-met="true"]').count()).toBe(5);
  await page.getByRole("button", { name: t.update }).click();
  await said(t.updateFailed);
  await current.fill(account.password);
  await page.getByRole("button", { name: t.update }).click();
  await said(t.updated);
  expect(await current.inputValue()).toBe("");
});

test("all data is packed, downloaded and whole", async () => {
  await page.getByRole("button", { name: t.data.start }).click();
  const save = page.getByRole("button", { name: t.data.download });
  await save.waitFor();
  const [download] = await Promise.all([page.waitForEvent("download"), save.click()]);
  expect(download.suggestedFilename()).toMatch(/^listcast-\d{4}-\d\d-\d\d\.zip$/);
  const names = Object.keys(unzipSync(readFileSync(await download.path())));
  for (const part of ["/account.json", "/data/profiles.json", "/data/properties.json", "/data/orders.json"])
    expect(
      names.some((name) => name.endsWith(part)),
      part,
    ).toBe(true);
  expect(names.some((name) => /\/files\/\w+\.webp$/.test(name))).toBe(true);
});

test("the account's end is asked for twice, told by mail and over every screen, and called off", async () => {
  await page.getByRole("button", { name: t.end.button }).click();
  const dialog = page.getByRole("dialog", { name: t.end.dialog });
  await dialog.getByLabel(t.end.password, { exact: true }).fill(NEW_PASSWORD);
  const submit = dialog.getByRole("button", { name: t.end.submit });
  expect(await submit.isDisabled()).toBe(true);
  await dialog.locator('input[name="confirmation"]').fill(account.email);
  await expectAccessible(page, "the dialog of the end");
  await submit.click();
  await app.mailTo(account.email, /账号将于/);
  await page.goto(`${app.url}/dashboard`);
  const banner = page.getByRole("region", { name: t.leaving });
  await banner.waitFor();
  await expectAccessible(page, "the banner");
  await banner.getByRole("button", { name: t.end.keep }).click();
  await said(t.end.kept);
  await banner.waitFor({ state: "detached" });
  expect(mine.problems).toEqual([]);
});
