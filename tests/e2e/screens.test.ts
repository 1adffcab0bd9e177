/** Every screen before axe. Routes and their rules are walked in routes.test.ts, signing in in auth.test.ts. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { texts as en } from "#locales/en/index";
import { texts as zh } from "#locales/zh/index";
import { type RunningApp, removeData, startApp } from "#tests/support/app";
import { launchBrowser } from "#tests/support/browser";
import { generate, importExample } from "#tests/support/campaign-steps";
import { desk, expectAccessible, expectNoSideways, type Look, type Person, phone, visit } from "#tests/support/visitor";

let app: RunningApp;
let browser: Browser;
/** The demo accounts, signed in once. */
let agent: Person;
let admin: Person;

const signedIn = ["packages", "publish", "tasks", "properties", "profile"] as const;
type Child = (typeof signedIn)[number];
const titles = (t: typeof zh | typeof en): Record<Child, string> => ({
  packages: t.packages.title,
  publish: t.wizard.title,
  tasks: t.tasks.title,
  properties: t.properties.title,
  profile: t.profile.title,
});
/** Every address of a signed-in person, with the heading that shows it is that screen. */
const screensOf = (t: typeof zh | typeof en): [string, string | RegExp][] => [
  ["/dashboard", /演示经纪人/],
  ...signedIn.flatMap((name): [string, string][] => [
    [`/dashboard/${name}`, titles(t)[name]],
    [`/${name}`, titles(t)[name]],
  ]),
];

async function signIn(index: number, home: RegExp): Promise<Person> {
  const { email = "", password = "" } = app.demo()[index] ?? {};
  const { page, problems, leave } = await visit(browser, app.url);
  await page.goto(`${app.url}/auth`);
  await page.getByLabel("邮箱", { exact: true }).fill(email);
  await page.getByLabel("密码", { exact: true }).fill(password);
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await page.waitForURL(home);
  await page.getByText("欢迎回来！").waitFor();
  const state = await page.context().storageState();
  expect(problems).toEqual([]);
  await leave();
  return state;
}

beforeAll(async () => {
  app = await startApp();
  browser = await launchBrowser();
  // a sign-in made on the page follows the role
  agent = await signIn(0, /\/dashboard$/);
  admin = await signIn(1, /\/admin$/);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
  if (app) await removeData(app.dataDir);
});

test("the keyboard starts at a link past the sidebar", async () => {
  const { page, leave } = await visit(browser, app.url, desk, agent);
  await page.goto(`${app.url}/dashboard/tasks`);
  await page.getByRole("heading", { name: "任务队列", level: 1 }).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
  await leave();
});

const open = ["/", "/auth", "/auth?view=signup", "/auth?view=forgot", "/auth/confirm", "/nowhere"];

test.each([
  ["Chinese, light, 1440 px", desk, zh],
  ["English, dark, 390 px", phone, en],
] as const)("axe finds nothing on any screen: %s", async (_, look, t) => {
  const visitor = await visit(browser, app.url, look);
  for (const path of open) {
    await visitor.page.goto(`${app.url}${path}`);
    await visitor.page.getByRole("heading", { level: 1 }).waitFor();
    await expectAccessible(visitor.page, path);
  }
  await visitor.leave();
  await accessible(
    look,
    agent,
    screensOf(t).filter(([path]) => path.startsWith("/dashboard")),
  );
  await accessible(look, admin, [
    ["/admin", t.admin.title],
    ["/admin/nowhere", t.common.notFound],
  ]);
});

async function accessible(look: Look, person: Person, screens: readonly [string, string | RegExp][]): Promise<void> {
  const { page, leave } = await visit(browser, app.url, look, person);
  for (const [path, heading] of screens) {
    await page.goto(`${app.url}${path}`);
    await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
    // until what was asked has come: a screen of nothing but dots proves little
    await page
      .getByRole("status")
      .filter({ hasText: /加载中|Loading/ })
      .waitFor({ state: "detached" });
    await expectAccessible(page, path);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSideways(page, path);
    await page.setViewportSize({ width: look.width, height: 900 });
  }
  await leave();
}

test("axe finds nothing on the wizard's steps and the results, and a lie is marked in the text", async () => {
  const { page, problems, leave } = await visit(browser, app.url, desk, agent);
  await importExample(page, app);
  await expectAccessible(page, "the facts");
  await generate(page, {
    languages: ["中文", "English"],
    platforms: ["微信", "微博", "小红书"],
    kinds: ["邮件", "短信"],
  });
  await page.getByText("全部写好了").waitFor({ timeout: 60_000 });
  await page.getByRole("textbox", { name: "正文" }).first().waitFor();
  await expectAccessible(page, "the results");

  const body = page.getByRole("textbox", { name: "正文" }).first();
  await body.fill(`${await body.inputValue()}\n全国最佳楼盘，距地铁站 200 米。`);
  await page.getByRole("button", { name: "保存", exact: true }).click();
  await page.getByText("不能发布").first().waitFor();
  await page.getByText("“200 米”在确认的信息里找不到依据。请核实，或改掉。").waitFor();
  await page.getByText("刚刚保存").waitFor();
  await expectAccessible(page, "the findings");

  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSideways(page, "the results");
  expect(problems).toEqual([]);
  await leave();
});
