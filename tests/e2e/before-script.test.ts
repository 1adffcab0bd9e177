/** The landing page before its script has come: what the server drew works, or waits visibly and is done once it is there. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { landing as en } from "#locales/en/landing";
import { publishing } from "#locales/en/publishing";
import { landing as zh } from "#locales/zh/landing";
import { type RunningApp, removeData, startApp } from "#tests/support/app";
import { askApi } from "#tests/support/ask-api";
import { closeWindows, sharedBrowser } from "#tests/support/browser";
import { pieceNamed } from "#tests/support/first-load";
import { desk, expectAccessible, type Look, type Person, phone, visit } from "#tests/support/visitor";
import { LANGUAGE_KEY } from "#web/lib/language.ts";

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

/** The page as drawn, its script held back until `release`. `chosen`: a language this browser keeps, of which the server does not know. */
async function drawn(look: Look = desk, person?: Person, chosen = look.language) {
  const visitor = await visit(browser, app.url, look, person);
  await visitor.page.addInitScript(([key, value]) => localStorage.setItem(key, value), [LANGUAGE_KEY, chosen] as const);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await visitor.page.route("**/assets/landing-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await visitor.page.goto(app.url, { waitUntil: "commit" });
  await visitor.page.getByRole("contentinfo").waitFor();
  return { ...visitor, release };
}

const scheme = (page: Page) => page.evaluate(() => document.documentElement.getAttribute("data-mantine-color-scheme"));
const busy = (page: Page) => page.locator("button[aria-busy=true]");

test("every button the server draws works at once or says that it waits, by mouse and by keyboard", async () => {
  const { page, release, problems, leave } = await drawn();
  const buttons = page.locator("#root button");
  const names: string[] = [];
  for (const button of await buttons.all()) {
    if (!(await button.isVisible())) continue;
    const name = (await button.getAttribute("aria-label")) ?? (await button.innerText());
    names.push(name);
    const before = await scheme(page);
    // a tab that is not chosen is not reached by keyboard: its arrows are
    if ((await button.getAttribute("tabindex")) === "-1") await button.click();
    else {
      await button.focus();
      await page.keyboard.press("Enter");
    }
    const waits = (await button.getAttribute("aria-busy")) === "true";
    expect(waits || (await scheme(page)) !== before, name).toBe(true);
  }
  // the switch of colours, the replay, a tab for each piece, and the two dialogs of the footer
  expect(names.length).toBeGreaterThanOrEqual(6);
  expect(await page.locator("#root").locator("form, input, select, textarea").count()).toBe(0);
  await expectAccessible(page, "the landing page while its script is on its way");
  release();
  await busy(page).first().waitFor({ state: "detached" });
  expect(await busy(page).count()).toBe(0);
  expect(problems).toEqual([]);
  await leave();
});

test("links lead on before the script: to a section, to the sign-in, to the other language", async () => {
  const { page, leave } = await drawn(phone);
  await page.getByRole("banner").getByRole("link", { name: en.pricing }).click();
  await page.waitForURL(/#pricing$/, { waitUntil: "commit" });
  await page.getByRole("heading", { name: en.pricingTitle }).waitFor();
  await page.getByRole("link", { name: en.switchLabel }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: zh.pricingTitle }).waitFor();
  await page.getByRole("banner").getByRole("link", { name: zh.signIn, exact: true }).click();
  await page.waitForURL(/\/auth$/);
  await leave();
});

test("the colours switch before the script and after it, each press once, and stay chosen", async () => {
  const { page, release, leave } = await drawn();
  await page.getByRole("button", { name: zh.darkMode }).click();
  expect(await scheme(page)).toBe("dark");
  await page.getByRole("button", { name: zh.lightMode }).focus();
  await page.keyboard.press("Space");
  expect(await scheme(page)).toBe("light");
  await page.getByRole("button", { name: zh.darkMode }).click();
  release();
  await page.waitForFunction(() => document.querySelector("[data-phase=waiting], [data-phase=done]") !== null);
  await page.waitForLoadState("networkidle");
  expect(await scheme(page)).toBe("dark");
  await page.getByRole("button", { name: zh.lightMode }).click();
  expect(await scheme(page)).toBe("light");
  await page.getByRole("button", { name: zh.darkMode }).click();
  await page.reload();
  expect(await scheme(page)).toBe("dark");
  await leave();
});

test.each(["mouse", "keyboard"] as const)(
  "a dialog asked for by %s opens when the script is there, once",
  async (by) => {
    for (const [look, words, title] of [
      [desk, zh.qr, zh.qrTitle],
      [phone, en.wechat, en.wechatTitle],
    ] as const) {
      const { page, release, problems, leave } = await drawn(look);
      const opener = page.getByRole("button", { name: words, exact: true });
      for (let time = 0; time < 3; time++) {
        if (by === "mouse") await opener.click();
        else {
          await opener.focus();
          await page.keyboard.press("Enter");
        }
      }
      expect(await opener.getAttribute("aria-busy")).toBe("true");
      expect(await opener.evaluate((node) => getComputedStyle(node).cursor)).toBe("progress");
      expect(await page.getByRole("dialog").count()).toBe(0);
      release();
      const dialog = page.getByRole("dialog", { name: title });
      await dialog.waitFor();
      expect(await opener.getAttribute("aria-busy")).toBeNull();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
      expect(await opener.evaluate((node) => node === document.activeElement)).toBe(true);
      expect(problems).toEqual([]);
      await leave();
    }
  },
);

test("the demonstration turns to the piece that was asked for, by a press or by arrows", async () => {
  const pressed = await drawn();
  await pressed.page.getByRole("tab", { name: /小红书/ }).click();
  pressed.release();
  await pressed.page.locator("[role=tab][aria-selected=true]", { hasText: "小红书" }).waitFor();
  expect(pressed.problems).toEqual([]);
  await pressed.leave();

  const arrows = await drawn();
  const tabs = arrows.page.getByRole("tab");
  await tabs.first().focus();
  await arrows.page.keyboard.press("ArrowDown");
  await arrows.page.keyboard.press("ArrowDown");
  arrows.release();
  await expect.poll(() => tabs.nth(2).getAttribute("aria-selected")).toBe("true");
  expect(await tabs.nth(2).evaluate((node) => node === document.activeElement)).toBe(true);
  await arrows.leave();

  const again = await drawn();
  // who wants no motion is offered none
  await again.page.emulateMedia({ reducedMotion: "no-preference" });
  await again.page.getByRole("button", { name: zh.replay }).click();
  again.release();
  await again.page.waitForFunction(() => document.querySelector("[data-phase=playing]") !== null);
  await again.leave();
});

test("what was pressed is done also where the page turns to the language that was chosen here", async () => {
  const { page, release, problems, leave } = await drawn(desk, undefined, phone.language);
  const tab = page.getByRole("tab").nth(2);
  const before = await tab.innerText();
  await tab.click();
  release();
  await page.getByRole("heading", { name: en.pricingTitle }).waitFor();
  await expect.poll(() => tab.getAttribute("aria-selected")).toBe("true");
  expect(await tab.innerText()).not.toBe(before);
  expect(problems).toEqual([]);
  await leave();
});

test("a script that cannot be had leaves nothing that pretends to wait", async () => {
  const { page, leave } = await visit(browser, app.url);
  await page.route("**/assets/landing-*.js", (route) => route.abort());
  await page.goto(app.url);
  await page.waitForLoadState("load");
  const opener = page.getByRole("button", { name: zh.qr, exact: true });
  await opener.click();
  await expect.poll(() => opener.getAttribute("aria-busy")).toBeNull();
  await page.getByRole("button", { name: zh.darkMode }).click();
  expect(await scheme(page)).toBe("dark");
  await leave();
});

async function signIn(): Promise<Person> {
  const { email = "", password = "" } = app.demo()[0] ?? {};
  const { page, leave } = await visit(browser, app.url);
  await page.goto(`${app.url}/auth`);
  await page.getByLabel("邮箱", { exact: true }).fill(email);
  await page.getByLabel("密码", { exact: true }).fill(password);
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await page.waitForURL(/\/dashboard$/);
  const state = await page.context().storageState();
  await leave();
  return state;
}
/** A post of the sample that is to be made by hand, and where its agent's phone opens it. */
async function phonePageOf(page: Page): Promise<string> {
  const { items: homes } = z
    .object({ items: z.array(z.object({ id: z.string() })) })
    .parse(await askApi(page, "GET", "/properties"));
  const campaign = z.object({ pieces: z.array(z.object({ id: z.string(), kind: z.string() })) });
  const home = z.object({ campaigns: z.array(z.object({ id: z.string() })) });
  for (const { id } of homes) {
    const { campaigns } = home.parse(await askApi(page, "GET", `/properties/${id}`));
    for (const one of campaigns) {
      const { pieces } = campaign.parse(await askApi(page, "GET", `/campaigns/${one.id}`));
      const post = pieces.find(({ kind }) => kind === "post");
      if (!post) continue;
      const posts = [{ pieceId: post.id, connectionId: null }];
      const planned = z
        .object({ publications: z.array(z.object({ id: z.string() })) })
        .parse(
          await askApi(page, "POST", "/publishing/publications", { posts, dueAt: null, idempotencyKey: randomUUID() }),
        );
      const link = await askApi(page, "GET", `/publishing/publications/${planned.publications[0]?.id}/phone-link`);
      return z.object({ url: z.string() }).parse(link).url;
    }
  }
  throw new Error("the sample has no post");
}

const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).some((name) => /^sb-.+-auth-token$/.test(name)));

test.each(["mouse", "keyboard"] as const)(
  "signing out by %s holds, also while it is still being looked up who is here",
  async (by) => {
    const { page, problems, leave } = await visit(browser, app.url, desk, await signIn());
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/rest/v1/user_roles**", async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    // before the page: on a busy machine it has asked by the time that goto answers
    const asked = page.waitForRequest("**/rest/v1/user_roles**");
    await page.goto(app.url);
    const out = page.getByRole("button", { name: zh.signOut });
    await out.waitFor();
    await asked;
    if (by === "mouse") await out.click();
    else {
      await out.focus();
      await page.keyboard.press("Enter");
    }
    release();
    await page.getByRole("banner").getByRole("link", { name: zh.signIn, exact: true }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await out.count()).toBe(0);
    expect(await kept(page)).toBe(false);
    await page.reload();
    await page.getByRole("banner").getByRole("link", { name: zh.signIn, exact: true }).waitFor();
    expect(problems).toEqual([]);
    await leave();
  },
);

test("who is signed in finds the way in on a page whose script cannot be had", async () => {
  const { page, leave } = await visit(browser, app.url, desk, await signIn());
  await page.route("**/assets/landing-*.js", (route) => route.abort());
  await page.goto(app.url);
  await page.getByRole("banner").getByRole("link", { name: zh.signIn, exact: true }).click();
  await page.waitForURL(/\/dashboard$/);
  await leave();
});

test("what another tab does is seen here: signed out, signed in, and signed out while the page slept", async () => {
  const state = await signIn();
  const { page, problems, leave } = await visit(browser, app.url, desk, state);
  const banner = page.getByRole("banner");
  const out = banner.getByRole("button", { name: zh.signOut });
  const into = banner.getByRole("link", { name: zh.signIn, exact: true });
  await page.goto(app.url);
  await out.waitFor();
  const other = await page.context().newPage();
  await other.goto(app.url);
  await other.getByRole("banner").getByRole("button", { name: zh.signOut }).click();
  await into.waitFor();
  expect(await out.count()).toBe(0);
  await other.goto(`${app.url}/auth`);
  const { email = "", password = "" } = app.demo()[0] ?? {};
  await other.getByLabel("邮箱", { exact: true }).fill(email);
  await other.getByLabel("密码", { exact: true }).fill(password);
  await other.getByRole("button", { name: "登录", exact: true }).click();
  await other.waitForURL(/\/dashboard$/);
  await out.waitFor();
  await page.goto(`${app.url}/terms`);
  await other.getByRole("button", { name: "退出登录" }).click();
  await other.waitForURL(/\/auth$/);
  await page.goBack();
  await into.waitFor();
  expect(await out.count()).toBe(0);
  expect(problems).toEqual([]);
  await leave();
});

test("on the phone's page of a post a tap on Copy is not lost, however late its script comes", async () => {
  const { page, leave } = await visit(browser, app.url, phone, await signIn());
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${app.url}/dashboard`);
  const address = await phonePageOf(page);
  await page.route("**/h/copy.js", async (route) => {
    await sleep(2_000);
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  const copy = page.locator("[data-copy]").first();
  await copy.click();
  await page.getByRole("button", { name: publishing.copied, exact: true }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await page.locator("p.text").first().textContent());
  await leave();
});

test("whoever cannot fetch the way out is signed out here all the same, and sees that it takes a moment", async () => {
  const { page, leave } = await visit(browser, app.url, phone, await signIn());
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/${pieceNamed("session")}`, async (route) => {
    await held;
    await route.abort();
  });
  await page.goto(app.url);
  const out = page.getByRole("button", { name: en.signOut });
  await out.click();
  expect(await out.getAttribute("aria-busy")).toBe("true");
  expect(await kept(page)).toBe(true);
  release();
  await page.getByRole("banner").getByRole("link", { name: en.signIn, exact: true }).waitFor();
  expect(await kept(page)).toBe(false);
  await leave();
});
