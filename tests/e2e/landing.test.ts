/** The public page as people meet it: who is here, where the anchors lead, the two dialogs, the switch of language, the demonstration. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compliance } from "#locales/en/compliance";
import { landing as en } from "#locales/en/landing";
import { privacy } from "#locales/en/legal/privacy";
import { landing as zh } from "#locales/zh/landing";
import { terms } from "#locales/zh/legal/terms";
import { type RunningApp, removeData, startApp } from "#tests/support/app";
import { closeWindows, sharedBrowser } from "#tests/support/browser";
import { measureShift, shiftOf } from "#tests/support/shift";
import { desk, expectAccessible, expectNoSideways, type Person, phone, visit } from "#tests/support/visitor";

let app: RunningApp;
let browser: Browser;

beforeAll(async () => {
  app = await startApp();
  browser = await sharedBrowser();
});
afterAll(async () => {
  await closeWindows(browser);
  await app?.stop();
  if (app) await removeData(app.dataDir);
});

async function signIn(index: number): Promise<Person> {
  const { email = "", password = "" } = app.demo()[index] ?? {};
  const { page, leave } = await visit(browser, app.url);
  await page.goto(`${app.url}/auth`);
  await page.getByLabel("邮箱", { exact: true }).fill(email);
  await page.getByLabel("密码", { exact: true }).fill(password);
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await page.waitForURL(/\/(dashboard|admin)$/);
  const state = await page.context().storageState();
  await leave();
  return state;
}

const header = (page: Page) => page.getByRole("banner");
/** Distance from the top of the window. */
const topOf = (page: Page, id: string) =>
  page.evaluate((at) => document.getElementById(at)?.getBoundingClientRect().top ?? Number.NaN, id);
/** Where a section stands once nothing moves it any more: faces come late on a busy machine, and lines break anew. */
async function restingTopOf(page: Page, id: string): Promise<number> {
  for (let before = await topOf(page, id); ; ) {
    await page.waitForTimeout(700);
    const after = await topOf(page, id);
    if (after === before) return after;
    before = after;
  }
}

test("a visitor finds the way in, and no robot of ours is fetched for it", async () => {
  const { page, problems, leave } = await visit(browser, app.url);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto(app.url);
  const link = (name: string) => header(page).getByRole("link", { name, exact: true });
  expect(await link(zh.signIn).getAttribute("href")).toBe("/auth");
  expect(await link(zh.signUp).getAttribute("href")).toBe("/auth?view=signup");
  expect(await page.locator("#pricing li h3").allInnerTexts()).toHaveLength(3);
  const lines = await page.locator("#pricing li li").allInnerTexts();
  const said = (mark: string) =>
    lines.filter((line) => line.includes(mark)).map((line) => line.split(/\s*(?:即将|现有)/)[0]);
  expect(
    lines.filter((line) => /(?<!其余)即将开放/.test(line)),
    "what the price list names is there",
  ).toEqual([]);
  expect(said("现有 6 种，其余即将开放")).toEqual(["10 种语言", "20 种语言"]);
  await page.waitForLoadState("networkidle");
  expect(
    scripts.filter((address) => /supabase|session/.test(address)),
    "only people with a session need the client",
  ).toEqual([]);
  expect(problems).toEqual([]);
  await leave();
});

test("signed-in people see who they are, their own way in, and can leave; the phone shows the same", async () => {
  for (const [index, home, look] of [
    [0, "/dashboard", desk],
    [1, "/admin", { ...desk, width: 390 }],
  ] as const) {
    const { page, problems, leave } = await visit(browser, app.url, look, await signIn(index));
    await page.goto(app.url);
    const email = app.demo()[index]?.email ?? "";
    const who = header(page).getByRole("button", { name: email });
    await who.waitFor();
    await page.waitForFunction((to) => document.querySelector(`header a[href="${to}"]`) !== null, home);
    await expectNoSideways(page, `signed in, ${look.width} px`);
    await who.click();
    const whole = page.locator("#whole-email");
    await whole.waitFor();
    expect(await whole.innerText()).toContain(email);
    expect(await whole.evaluate((box) => box.scrollWidth <= box.clientWidth), "all of it can be read").toBe(true);
    await page.keyboard.press("Escape");
    await whole.waitFor({ state: "hidden" });
    await header(page).getByRole("button", { name: zh.signOut }).click();
    await header(page).getByRole("link", { name: zh.signIn, exact: true }).waitFor();
    await page.reload();
    await header(page).getByRole("link", { name: zh.signIn, exact: true }).waitFor();
    expect(problems).toEqual([]);
    await leave();
  }
});

test("every anchor leads to its section, in sight below the header", async () => {
  const { page, leave } = await visit(browser, app.url);
  await page.goto(app.url);
  const anchors = await page.locator("header nav a, footer a[href^='#']").all();
  const targets = await Promise.all(anchors.map((anchor) => anchor.getAttribute("href")));
  expect(new Set(targets)).toEqual(
    new Set(
      [
        "example",
        "features",
        "pricing",
        "about",
        "legal",
        "contact",
        "support",
        "start",
        "terms",
        "privacy",
        "ai-content",
      ].map((id) => `#${id}`),
    ),
  );
  for (const target of new Set(targets)) {
    await page.locator(`a[href="${target}"]`).last().click();
    expect(new URL(page.url()).hash).toBe(target);
    const top = await topOf(page, target?.slice(1) ?? "");
    expect(top, `${target} is in sight`).toBeLessThan(900);
    expect(top, `${target} is not under the header`).toBeGreaterThanOrEqual(63);
  }
  await leave();
});

test("the footer tells how to reach us and the two filing numbers, each leading to its register", async () => {
  const { page, leave } = await visit(browser, app.url);
  await page.goto(app.url);
  const footer = page.getByRole("contentinfo");
  const lines = footer.locator("address");
  expect(await lines.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
    "mailto:support@listcast.local",
    "tel:4005550132",
  ]);
  expect(await lines.innerText()).toContain("上海市");
  const registers = await footer
    .getByRole("link", { name: /备/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(registers).toEqual([
    "https://beian.miit.gov.cn/",
    "https://beian.mps.gov.cn/#/query/webSearch?code=00000000000000",
  ]);
  expect(await footer.innerText()).toContain(`© ${new Date().getFullYear()} 房播 Listcast`);
  await leave();
});

test("both dialogs open and close by keyboard, hold the focus and give it back; axe finds nothing in them", async () => {
  const { page, problems, leave } = await visit(browser, app.url, phone);
  await page.goto(app.url);
  for (const [button, title] of [
    [en.wechat, en.wechatTitle],
    [en.qr, en.qrTitle],
  ] as const) {
    const opener = page.getByRole("button", { name: button, exact: true });
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: title });
    await dialog.waitFor();
    expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    if (button === en.qr) await dialog.getByRole("img", { name: new RegExp(app.url) }).waitFor();
    else {
      await dialog.getByRole("img", { name: en.wechatAlt }).waitFor();
      await dialog.getByText("listcast-demo", { exact: true }).waitFor();
    }
    await expectAccessible(page, title);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await opener.evaluate((node) => node === document.activeElement)).toBe(true);
  }
  expect(problems).toEqual([]);
  await leave();
});

test("the switch of language keeps the place, the address and the choice", async () => {
  const { page, problems, leave } = await visit(browser, app.url);
  await page.goto(app.url);
  await page.evaluate(() => document.getElementById("pricing")?.scrollIntoView());
  // what still arrives moves the page before anything is switched: faces for a machine without Chinese come last of all
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  const before = await restingTopOf(page, "pricing");
  await header(page).getByRole("link", { name: "Switch to English" }).click();
  await page.getByRole("heading", { name: en.pricingTitle }).waitFor();
  expect(Math.abs((await restingTopOf(page, "pricing")) - before), "the same section at the same height").toBeLessThan(
    2,
  );
  expect(await page.title()).toBe(en.title);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
  await page.getByRole("tab", { name: /Instagram/ }).waitFor();
  expect(new URL(page.url()).search).toBe("");
  await page.reload();
  await page.getByRole("heading", { name: en.pricingTitle }).waitFor();
  expect(problems).toEqual([]);
  await leave();
});

test("the demonstration plays without moving the page, turns by keyboard, and points from a figure to its fact", async () => {
  const { page, problems, leave } = await visit(browser, app.url);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await measureShift(page);
  await page.goto(app.url);
  await page.waitForFunction(() => document.querySelector("[data-phase=waiting]") !== null);
  await page.locator("#example").scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 700);
  await page.waitForFunction(() => document.querySelector("[data-phase=playing]") !== null);
  await page.getByRole("tab", { name: /微信/ }).focus();
  await page.keyboard.press("ArrowDown");
  expect(await page.getByRole("tab", { name: /小红书/ }).getAttribute("aria-selected")).toBe("true");
  const panel = page.getByRole("tabpanel", { name: /小红书/ });
  await panel.getByText("89.3㎡").hover();
  const lit = page.locator("#example dl [data-lit=true]");
  await lit.getByText("建筑面积").waitFor();
  expect(await lit.count()).toBe(1);
  await page.getByRole("button", { name: zh.replay }).click();
  expect(await page.getByRole("tab", { name: /微信/ }).getAttribute("aria-selected")).toBe("true");
  const { score, moved } = await shiftOf(page);
  expect(score, moved.join(" ")).toBeLessThan(0.05);
  expect(problems).toEqual([]);
  await leave();
});

test("the legal documents and the advertising rules are one link away, read in both languages and colours, and at 320 px; axe finds nothing", async () => {
  for (const [look, link, title] of [
    [desk, zh.termsLink, terms.title],
    [phone, en.privacyLink, privacy.title],
    [phone, en.advertisingRules, compliance.title],
  ] as const) {
    const { page, problems, leave } = await visit(browser, app.url, look);
    await page.goto(app.url);
    await page.getByRole("link", { name: link }).click();
    await page.getByRole("heading", { name: title, level: 1 }).waitFor();
    await expectAccessible(page, title);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSideways(page, title);
    expect(problems).toEqual([]);
    await leave();
  }
});
