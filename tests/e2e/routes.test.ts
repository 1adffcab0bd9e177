/** Every route of the specification with its rule, as a visitor, an agent and an administrator meet it. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { adminSections } from "#contract/addresses";
import { texts as zh } from "#locales/zh/index";
import { type RunningApp, removeData, startApp } from "#tests/support/app";
import { closeWindows, sharedBrowser } from "#tests/support/browser";
import { desk, type Person, visit } from "#tests/support/visitor";

let app: RunningApp;
let browser: Browser;
/** The demo accounts, signed in once. */
let agent: Person;
let admin: Person;

type Screen = readonly [path: string, heading: string | RegExp];
const children: readonly Screen[] = [
  ["packages", zh.packages.title],
  ["publish", zh.wizard.title],
  ["tasks", zh.tasks.title],
  ["properties", zh.properties.title],
  ["profile", zh.profile.title],
];
/** Every address of a signed-in person, with the heading that shows it is that screen. */
const dashboard: readonly Screen[] = [
  ["/dashboard", /演示/],
  ...children.map(([name, heading]): Screen => [`/dashboard/${name}`, heading]),
  ...children.map(([name, heading]): Screen => [`/${name}`, heading]),
];
const office: readonly Screen[] = [
  ["/admin", zh.admin.title],
  ...adminSections.map((section): Screen => [`/admin/${section}`, zh.admin.sections[section]]),
  ["/admin/nowhere", zh.common.notFound],
];

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name, level: 1 });

/** Goes to an address inside the running application, as a link does: a page load for every route would take minutes. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, path);

async function typeIn(page: Page, index: number): Promise<void> {
  const { email = "", password = "" } = app.demo()[index] ?? {};
  await page.getByLabel("邮箱", { exact: true }).fill(email);
  await page.getByLabel("密码", { exact: true }).fill(password);
  await page.getByRole("button", { name: "登录", exact: true }).click();
}

async function signIn(index: number, home: RegExp): Promise<Person> {
  const { page, problems, leave } = await visit(browser, app.url);
  await page.goto(`${app.url}/auth`);
  await typeIn(page, index);
  await page.waitForURL(home);
  await page.getByText("登录成功！").waitFor();
  await page.getByText("欢迎回来！").waitFor();
  const state = await page.context().storageState();
  expect(problems).toEqual([]);
  await leave();
  return state;
}

beforeAll(async () => {
  app = await startApp();
  browser = await sharedBrowser();
  // a sign-in made on the page follows the role
  agent = await signIn(0, /\/dashboard$/);
  admin = await signIn(1, /\/admin$/);
});
afterAll(async () => {
  await closeWindows(browser);
  await app?.stop();
  if (app) await removeData(app.dataDir);
});

test("a visitor is sent from every signed-in and every administrator's address to the sign-in card", async () => {
  const { page, problems, leave } = await visit(browser, app.url);
  await page.goto(`${app.url}/dashboard`);
  for (const [path] of [...dashboard, ["/dashboard/campaigns/none"], ...office] as const) {
    const answer = await page.request.get(`${app.url}${path}`);
    expect(answer.status(), path).toBe(path.endsWith("nowhere") ? 404 : 200);
    await go(page, path);
    await page.waitForURL(`${app.url}/auth`);
    await heading(page, "登录").waitFor();
  }
  await page.goto(`${app.url}/auth?view=signup`);
  await heading(page, "注册").waitFor();
  await page.getByRole("link", { name: "返回首页" }).click();
  await page.waitForURL(`${app.url}/`);
  expect(problems).toEqual([]);
  await leave();
});

test("an agent reaches every dashboard screen at both of its addresses, and is sent home from every administrator's", async () => {
  const { page, problems, leave } = await visit(browser, app.url, desk, agent);
  await page.goto(`${app.url}/profile`);
  for (const [path, name] of dashboard) {
    await go(page, path);
    await heading(page, name).waitFor();
    expect(new URL(page.url()).pathname, "the address stays").toBe(path);
    const current = page.locator('nav [aria-current="page"]');
    expect(await current.count(), `${path} marks one item`).toBe(1);
  }
  for (const path of [...office.map(([path]) => path), "/auth", "/auth?view=signup"]) {
    await go(page, path);
    await page.waitForURL(`${app.url}/dashboard`);
  }
  await page.goto(`${app.url}/admin/users/agents`);
  await page.waitForURL(`${app.url}/dashboard`);
  expect(problems).toEqual([]);
  await leave();
});

test("an administrator reaches both areas; a session found at /auth goes to the dashboard", async () => {
  const { page, problems, leave } = await visit(browser, app.url, desk, admin);
  await page.goto(`${app.url}/admin/logs`);
  for (const [path, name] of [...office, ...dashboard]) {
    await go(page, path);
    await heading(page, name).waitFor();
    expect(new URL(page.url()).pathname, "the address stays").toBe(path);
  }
  await page.goto(`${app.url}/auth`);
  await page.waitForURL(`${app.url}/dashboard`);
  expect(problems.filter((line) => !line.startsWith("404: no page at"))).toEqual([]);
  await leave();
});

test("while the role is being asked, a loading text shows; a failed question is logged and leads to the dashboard", async () => {
  const { page, lines, leave } = await visit(browser, app.url, desk, admin);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/rest/v1/user_roles*", async (route) => {
    await asked;
    await route.fulfill({ status: 500, json: { message: "no" } });
  });
  await page.goto(`${app.url}/admin/logs`, { waitUntil: "commit" });
  await page.getByRole("status").getByText("正在确认权限…").waitFor();
  answer();
  await page.waitForURL(`${app.url}/dashboard`);
  expect(lines.some((line) => line.startsWith("Role lookup failed"))).toBe(true);
  await leave();
});

test("a deep link, a reload and the back button keep their place, and so does what was typed", async () => {
  const { page, problems, leave } = await visit(browser, app.url, desk, agent);
  await page.goto(`${app.url}/dashboard/publish`);
  await page.getByLabel("房源链接").fill("https://example.com/half-typed");
  await page.getByRole("link", { name: "任务队列" }).click();
  await heading(page, zh.tasks.title).waitFor();
  await page.reload();
  await heading(page, zh.tasks.title).waitFor();
  await page.goBack();
  await heading(page, zh.wizard.title).waitFor();
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
  await heading(page, "Sign in").waitFor();
  expect(await page.getByLabel("Email", { exact: true }).inputValue(), "typed before the switch").toBe(
    "lin@example.com",
  );
  for (const path of ["/auth", "/", "/auth?view=forgot", "/nowhere"]) {
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
  await heading(page, "Oops! Page not found").waitFor();
  expect(lines).toContain("404: no page at /nowhere/at-all");
  await page.getByRole("link", { name: "返回首页" }).click();
  await page.waitForURL(`${app.url}/`);
  await leave();
});

// the last one: signing out ends this account's other sessions too
test("who was sent to the card arrives where they wanted, once; after signing out the role decides again", async () => {
  const { page, problems, leave } = await visit(browser, app.url);
  await page.goto(`${app.url}/dashboard/publish?from=mail`);
  await page.waitForURL(`${app.url}/auth`);
  // the wish survives a reload and a look at the other views
  await page.reload();
  await page.getByRole("link", { name: "忘记密码？" }).click();
  await page.getByRole("link", { name: "返回登录" }).click();
  await typeIn(page, 1);
  await heading(page, zh.wizard.title).waitFor();
  expect(page.url()).toBe(`${app.url}/dashboard/publish?from=mail`);
  await page.getByRole("button", { name: "退出登录" }).first().click();
  await page.waitForURL(`${app.url}/auth`);
  await typeIn(page, 1);
  await page.waitForURL(`${app.url}/admin`);
  expect(problems).toEqual([]);
  await leave();
});
