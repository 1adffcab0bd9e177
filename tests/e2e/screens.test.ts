/** Every route with its rule, as a visitor, an agent and an administrator meet it; and every screen before axe. */
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

test("a visitor is sent from every signed-in address to the sign-in card", async () => {
  const { page, problems, leave } = await visit(browser, app.url);
  for (const [path] of [...screensOf(zh), ["/dashboard/campaigns/none"], ["/admin"], ["/admin/logs"]] as const) {
    await page.goto(`${app.url}${path}`);
    await page.waitForURL(`${app.url}/auth`);
    await page.getByRole("heading", { name: "登录", level: 1 }).waitFor();
  }
  await page.goto(`${app.url}/auth?view=signup`);
  await page.getByRole("heading", { name: "注册", level: 1 }).waitFor();
  await page.getByRole("link", { name: "返回首页" }).click();
  await page.waitForURL(`${app.url}/`);
  expect(problems).toEqual([]);
  await leave();
});

test("an agent reaches every dashboard screen at both of its addresses, and no administrator's", async () => {
  const { page, problems, leave } = await visit(browser, app.url, desk, agent);
  for (const [path, heading] of screensOf(zh)) {
    await page.goto(`${app.url}${path}`);
    await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
    expect(new URL(page.url()).pathname, "the address stays").toBe(path);
    const current = page.locator('nav [aria-current="page"]');
    expect(await current.count(), `${path} marks one item`).toBe(1);
  }
  for (const path of ["/admin", "/auth", "/auth?view=signup"]) {
    await page.goto(`${app.url}${path}`);
    await page.waitForURL(`${app.url}/dashboard`);
  }
  expect(problems).toEqual([]);
  await leave();
});

test("an administrator reaches both areas; a session found at /auth goes to the dashboard", async () => {
  const { page, problems, leave } = await visit(browser, app.url, desk, admin);
  await page.goto(`${app.url}/admin`);
  await page.getByRole("heading", { name: "管理后台", level: 1 }).waitFor();
  await page.goto(`${app.url}/auth`);
  await page.waitForURL(`${app.url}/dashboard`);
  await page.goto(`${app.url}/`);
  expect(await page.getByRole("link", { name: "进入工作台" }).first().getAttribute("href")).toBe("/admin");
  expect(problems).toEqual([]);
  await leave();
});

test("a deep link, a reload and the back button keep their place, and so does what was typed", async () => {
  const { page, problems, leave } = await visit(browser, app.url, desk, agent);
  await page.goto(`${app.url}/dashboard/publish`);
  await page.getByLabel("房源链接").fill("https://example.com/half-typed");
  await page.getByRole("link", { name: "任务队列" }).click();
  await page.getByRole("heading", { name: "任务队列", level: 1 }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "任务队列", level: 1 }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "房源发布", level: 1 }).waitFor();
  expect(await page.getByLabel("房源链接").inputValue()).toBe("https://example.com/half-typed");
  await page.getByRole("button", { name: "重新开始" }).click();
  await page.getByRole("button", { name: "清除并重新开始" }).click();
  expect(problems).toEqual([]);
  await leave();
});

test("language and colour mode, once chosen, hold over a reload, the landing page and the application", async () => {
  const { page, leave } = await visit(browser, app.url);
  await page.goto(`${app.url}/auth`);
  await page.getByLabel("邮箱", { exact: true }).fill("lin@example.com");
  await page.getByRole("button", { name: "Switch to English" }).click();
  await page.getByRole("button", { name: "Switch to dark" }).click();
  const look = () =>
    page.evaluate(() => {
      const { lang, dataset } = document.documentElement;
      return [lang, dataset.mantineColorScheme];
    });
  await page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
  expect(await page.getByLabel("Email", { exact: true }).inputValue(), "typed before the switch").toBe(
    "lin@example.com",
  );
  for (const path of ["/auth", "/", "/auth?view=forgot"]) {
    await page.goto(`${app.url}${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await look(), path).toEqual(["en", "dark"]);
  }
  await leave();
});

test("an address without a page says so, on the screen and on the console, and leads home", async () => {
  const { page, lines, leave } = await visit(browser, app.url);
  const answer = await page.goto(`${app.url}/nowhere/at-all`);
  expect(answer?.status()).toBe(404);
  await page.getByRole("heading", { name: "Oops! Page not found" }).waitFor();
  expect(lines).toContain("404: no page at /nowhere/at-all");
  await page.getByRole("link", { name: "返回首页" }).click();
  await page.waitForURL(`${app.url}/`);
  await leave();
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

test("a recovery link sets a new password, also after a reload; the old one then meets the captcha", async () => {
  const { email = "", password: old = "" } = app.demo()[0] ?? {};
  const fresh = "Xin!Mima2026";
  const { page, problems, leave } = await visit(browser, app.url);
  await page.goto(`${app.url}/auth?view=forgot`);
  await page.getByLabel("邮箱", { exact: true }).fill(email);
  await page.getByRole("button", { name: "发送重置邮件" }).click();
  await page.getByText("请检查您的邮箱并点击重置链接。").waitFor();
  const mail = await app.mailTo(email);
  await page.goto(mail.links.find((link) => link.includes("/auth/confirm")) ?? "");
  await page.getByRole("button", { name: "确认" }).click();
  await page.getByRole("heading", { name: "设置新密码" }).waitFor();
  await page.reload();
  await page.goto(`${app.url}/dashboard`);
  await page.getByRole("heading", { name: "设置新密码" }).waitFor();
  await page.getByLabel("新密码", { exact: true }).fill(fresh);
  await page.getByLabel("再输一次新密码").fill(fresh);
  await page.getByRole("button", { name: "保存新密码" }).click();
  await page.waitForURL(`${app.url}/dashboard`);
  await page.getByRole("button", { name: "退出登录" }).click();
  await page.waitForURL(/\/auth/);

  const submit = page.getByRole("button", { name: "登录", exact: true });
  const captcha = page.getByLabel(/^验证码：/);
  await page.getByLabel("邮箱", { exact: true }).fill(email);
  await page.getByLabel("密码", { exact: true }).fill(old);
  expect(await captcha.count()).toBe(0);
  await submit.click();
  await page.getByText("邮箱或密码不正确。").waitFor();
  await page.getByText(/^验证码：\d+ [-+*] \d+ = \?$/).waitFor();
  await captcha.fill("999");
  await page.getByLabel("密码", { exact: true }).fill(fresh);
  await submit.click();
  await page.getByText("验证码错误", { exact: true }).waitFor();
  const [, left = "", operator, right = ""] = /(\d+) ([-+*]) (\d+)/.exec(await page.locator("form").innerText()) ?? [];
  const [a, b] = [Number(left), Number(right)];
  await captcha.fill(String(operator === "+" ? a + b : operator === "-" ? a - b : a * b));
  await submit.click();
  await page.waitForURL(`${app.url}/dashboard`);
  expect(problems).toEqual([]);
  await leave();
});
