/** Links that bring somebody's session: nobody is signed in, out or over without saying so, wherever the link leads. */
import { createClient, type Session } from "@supabase/supabase-js";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publishing } from "#locales/zh/publishing";
import { type RunningApp, removeData, startApp } from "#tests/support/app";
import { closeWindows, sharedBrowser } from "#tests/support/browser";
import { dealt } from "#tests/support/dealt";
import { desk, expectAccessible, phone, visit } from "#tests/support/visitor";

let app: RunningApp;
let browser: Browser;
let key = "";
beforeAll(async () => {
  app = await startApp();
  browser = await sharedBrowser();
  const page = await (await fetch(`${app.url}/auth`)).text();
  key = JSON.parse(/id="listcast-config">([^<]+)</.exec(page)?.[1] ?? "{}").publishableKey;
});
afterAll(async () => {
  await closeWindows(browser);
  await app?.stop();
  if (app) await removeData(app.dataDir);
});

const PASSWORD = "Fang!Bo2026-lai";
const [ME, STRANGER] = ["demo@listcast.local", "admin@listcast.local"];

/** A session of the account, opened somewhere else: whoever makes a link owns it. */
async function sessionOf(email: string): Promise<Session> {
  const auth = createClient(app.url, key, { auth: { persistSession: false } }).auth;
  const password = app.demo().find((one) => one.email === email)?.password ?? PASSWORD;
  const { data, error } = await auth.signInWithPassword({ email, password });
  if (error) throw error;
  return data.session;
}
const partsOf = ({ access_token, refresh_token }: Session, type: string): string =>
  new URLSearchParams({ access_token, expires_in: "3600", refresh_token, token_type: "bearer", type }).toString();

/** Who is signed in by what this browser keeps; null for nobody. */
const storedPerson = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const name = Object.keys(localStorage).find((one) => /^sb-.+-auth-token$/.test(one));
    return name ? (JSON.parse(localStorage.getItem(name) ?? "{}").user?.email ?? null) : null;
  });

/** Signs in as a session opened elsewhere would be kept: what signing in looks like, other journeys tell. */
async function signIn(page: Page, email = ME): Promise<void> {
  const kept = JSON.stringify(await sessionOf(email));
  await page.goto(`${app.url}/favicon.svg`);
  await page.evaluate((session) => localStorage.setItem("sb-localhost-auth-token", session), kept);
}

const stay = (page: Page) => page.getByRole("button", { name: `继续用 ${ME}` });
const noTokens = (page: Page) => expect(page.url()).not.toMatch(/token|error|#/);

/** Two at a time: a page waits for others more than it works. */
const inPairs = (paths: readonly string[]) =>
  paths.flatMap((path, at) => (at % 2 ? [] : [{ both: paths.slice(at, at + 2), first: path, second: paths[at + 1] }]));

test.each(inPairs(dealt(["/", "/auth", "/auth/confirm", "/dashboard", "/share", "/nowhere", "/tasks", "/terms"], 2)))(
  "somebody else's tokens behind $first or $second sign no visitor in: the page asks, names the account, and stays out",
  async ({ both }) => {
    await Promise.all(both.map(staysOut));
  },
);

async function staysOut(path: string): Promise<void> {
  const { page, problems, leave } = await visit(browser, app.url);
  const session = await sessionOf(STRANGER);
  await page.goto(`${app.url}${path}#${partsOf(session, "signup")}`);
  await page.getByRole("heading", { name: `要登录 ${STRANGER} 吗？`, level: 1 }).waitFor();
  noTokens(page);
  expect(await storedPerson(page)).toBeNull();
  // the safe answer is the one that a key pressed in passing gives
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("不登录");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: /^登录$|Page not found|链接不完整/ }).waitFor();
  expect(await storedPerson(page)).toBeNull();
  noTokens(page);
  await page.reload();
  await page.getByRole("heading", { name: /要登录/ }).waitFor({ state: "detached" });
  // what is left of it in a history opens nothing
  const gone = createClient(app.url, key, { auth: { persistSession: false } }).auth;
  await expect.poll(async () => (await gone.getUser(session.access_token)).error?.name).toBe("AuthSessionMissingError");
  // the page that is not there says so on the console, as the specification asks
  expect(problems.filter((line) => path !== "/nowhere" || !line.startsWith("404: "))).toEqual([]);
  await leave();
}

test.each(inPairs(dealt(["/", "/auth", "/dashboard", "/tasks"])))(
  "somebody else's tokens behind $first or $second replace nobody: the session stands until the person says otherwise, and after",
  async ({ both }) => {
    await Promise.all(both.map(staysIn));
  },
);

async function staysIn(path: string): Promise<void> {
  const { page, problems, leave } = await visit(browser, app.url);
  await signIn(page);
  await page.goto(`${app.url}${path}#${partsOf(await sessionOf(STRANGER), "recovery")}`);
  await page.getByRole("heading", { name: `要登录 ${STRANGER} 吗？` }).waitFor();
  expect(await storedPerson(page)).toBe(ME);
  noTokens(page);
  await page.reload();
  await page.getByText(`现在登录的是 ${ME}`).waitFor();
  expect(await storedPerson(page)).toBe(ME);
  await stay(page).click();
  await page.getByRole("button", { name: "退出登录" }).waitFor();
  expect(await storedPerson(page)).toBe(ME);
  await page.reload();
  await page.getByRole("button", { name: "退出登录" }).waitFor();
  expect(await page.getByText("设置新密码").count()).toBe(0);
  expect(problems).toEqual([]);
  await leave();
}

test("whoever says so goes on as the other account, and the one before is signed out in every tab, not only here", async () => {
  const { page, problems, leave } = await visit(browser, app.url);
  await signIn(page);
  const other = await page.context().newPage();
  await other.goto(`${app.url}/dashboard`);
  await other.getByRole("button", { name: "退出登录" }).waitFor();
  const before = await page.evaluate(() => {
    const name = Object.keys(localStorage).find((one) => /^sb-.+-auth-token$/.test(one)) ?? "";
    return JSON.parse(localStorage.getItem(name) ?? "{}").access_token as string;
  });
  await page.goto(`${app.url}/favicon.svg`);
  await page.goto(`${app.url}/dashboard#${partsOf(await sessionOf(STRANGER), "signup")}`);
  await page.getByRole("button", { name: `登录 ${STRANGER}` }).click();
  await expect.poll(() => storedPerson(page)).toBe(STRANGER);
  await page.getByText(STRANGER).first().waitFor();
  await other.getByText(STRANGER).first().waitFor();
  const { auth } = createClient(app.url, key, { auth: { persistSession: false } });
  expect((await auth.getUser(before)).error?.name).toBe("AuthSessionMissingError");
  expect(problems).toEqual([]);
  await leave();
});

/** As a hosted Supabase does: the mail's link leads to the service, which leads on with tokens. */
const verifyAddress = (link: string, target: string): string => {
  const { searchParams } = new URL(link);
  const to = { token: searchParams.get("token_hash") ?? "", type: searchParams.get("type") ?? "", redirect_to: target };
  return `${app.url}/auth/v1/verify?${new URLSearchParams(to)}`;
};
const linkTo = async (email: string) =>
  (await app.mailTo(email)).links.find((link) => link.includes("/auth/confirm")) ?? "";

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(`${app.url}/auth?view=signup`);
  await page.getByLabel("邮箱", { exact: true }).fill(email);
  await page.getByLabel("密码", { exact: true }).fill(PASSWORD);
  await page.getByLabel("确认密码").fill(PASSWORD);
  await page.getByRole("checkbox", { name: /我已阅读并同意/ }).check();
  await page.getByRole("button", { name: "注册", exact: true }).click();
  await page.getByText("注册成功！").waitFor();
}

test("a sign-up and a recovery this browser asked for lead in without a question, also by a service's own links", async () => {
  const email = "own@example.com";
  const { page, problems, leave } = await visit(browser, app.url);
  await signUp(page, email);
  await page.goto(verifyAddress(await linkTo(email), `${app.url}/dashboard`));
  // a service's own link cannot show this browser's key, so it brings no password
  await page.getByRole("heading", { name: "设置新密码" }).waitFor();
  noTokens(page);
  expect(await storedPerson(page)).toBe(email);
  await page.getByLabel("新密码", { exact: true }).fill(PASSWORD);
  await page.getByLabel("再输一次新密码").fill(PASSWORD);
  await page.getByRole("button", { name: "保存新密码" }).click();
  await page.getByRole("heading", { name: new RegExp(email), level: 1 }).waitFor();
  await page.getByRole("button", { name: "退出登录" }).click();
  await page.waitForURL(/\/auth$/);

  await page.goto(`${app.url}/auth?view=forgot`);
  await page.getByLabel("邮箱", { exact: true }).fill(email.toUpperCase());
  await page.getByRole("button", { name: "发送重置邮件" }).click();
  await page.getByText("重置邮件已发送！").waitFor();
  const mail = await app.mailTo(email, /重置|Reset/);
  await page.goto(verifyAddress(mail.links.find((link) => link.includes("/auth/confirm")) ?? "", `${app.url}/auth`));
  await page.getByRole("heading", { name: "设置新密码" }).waitFor();
  noTokens(page);
  await page.reload();
  await page.getByRole("heading", { name: "设置新密码" }).waitFor();
  await page.getByLabel("新密码", { exact: true }).fill("Xin!Mima2026");
  await page.getByLabel("再输一次新密码").fill("Xin!Mima2026");
  await page.getByRole("button", { name: "保存新密码" }).click();
  await page.getByRole("heading", { name: new RegExp(email), level: 1 }).waitFor();
  expect(problems).toEqual([]);
  await leave();
});

const openConfirm = async (context: BrowserContext, link: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole("button", { name: "确认" }).click();
  return page;
};

test("the confirming page takes no session away: of another account it asks once the link has told whose it is", async () => {
  const email = "other@example.com";
  const elsewhere = await visit(browser, app.url);
  await signUp(elsewhere.page, email);
  await elsewhere.leave();
  const { page, problems, leave } = await visit(browser, app.url);
  await signIn(page);
  const link = await linkTo(email);
  const confirm = await openConfirm(page.context(), link);
  await confirm.getByRole("heading", { name: `要登录 ${email} 吗？` }).waitFor();
  expect(await storedPerson(confirm)).toBe(ME);
  await stay(confirm).click();
  await confirm.getByRole("button", { name: "退出登录" }).waitFor();
  expect(await storedPerson(confirm)).toBe(ME);
  // the link is used up all the same
  await confirm.goto(link);
  await confirm.getByRole("heading", { name: "这个链接已失效" }).waitFor();
  expect(problems).toEqual([]);
  await leave();
});

test("a mail opened on another device says whose it is before the click, and does not ask again after it", async () => {
  const email = "phone@example.com";
  const elsewhere = await visit(browser, app.url);
  await signUp(elsewhere.page, email);
  await elsewhere.leave();
  const { page, problems, leave } = await visit(browser, app.url);
  await page.goto(await linkTo(email));
  await page.getByText(`有人在另一个浏览器里用 ${email} 注册了账号`, { exact: false }).waitFor();
  expect(await storedPerson(page)).toBeNull();
  await page.getByRole("button", { name: "是我，确认" }).click();
  await page.getByRole("heading", { name: "设置您的密码" }).waitFor();
  expect(await storedPerson(page)).toBe(email);
  expect(problems).toEqual([]);
  await leave();
});

test("tokens whose session has ended sign nobody out, and a link that failed is told in our own words", async () => {
  const { page, leave } = await visit(browser, app.url);
  await signIn(page);
  const ended = await sessionOf(STRANGER);
  const auth = createClient(app.url, key, { auth: { persistSession: false } }).auth;
  await auth.admin.signOut(ended.access_token, "local");
  await page.goto(`${app.url}/favicon.svg`);
  await page.goto(`${app.url}/dashboard#${partsOf(ended, "signup")}`);
  await page.getByRole("button", { name: "退出登录" }).waitFor();
  expect(await storedPerson(page)).toBe(ME);
  noTokens(page);
  await leave();

  const told = "链接已失效或已经用过，请重新获取。";
  const addresses = [
    "/#error=access_denied&error_code=otp_expired&error_description=Call+0190-SCAM",
    "/auth#error=access_denied&error_description=Call+0190-SCAM",
    "/dashboard?error=access_denied&error_code=otp_expired&error_description=Call+0190-SCAM",
    `/auth#${partsOf(ended, "recovery")}`,
    "/#access_token=nonsense&refresh_token=nonsense&type=signup",
  ];
  const failed = async (address: string) => {
    const visitor = await visit(browser, app.url);
    await visitor.page.goto(`${app.url}${address}`);
    await visitor.page.getByRole("alert").getByText(told).waitFor();
    expect(await visitor.page.getByText("SCAM").count()).toBe(0);
    noTokens(visitor.page);
    expect(await storedPerson(visitor.page)).toBeNull();
    await visitor.leave();
  };
  for (let at = 0; at < addresses.length; at += 2) await Promise.all(addresses.slice(at, at + 2).map(failed));
});

test("who says no in a platform's window is told so, and by no link of a mail", async () => {
  const { page, problems, leave } = await visit(browser, app.url);
  await signIn(page);
  const refusal = new URLSearchParams({ error: "access_denied", error_description: "The user denied", state: "s" });
  await page.goto(`${app.url}/api/platforms/weibo/callback?${refusal}`);
  await page.getByText(publishing.refusedThere).first().waitFor();
  noTokens(page);
  expect(await storedPerson(page)).toBe(ME);
  expect(problems).toEqual([]);
  await leave();
});

test("tokens in a query count as nothing and do not stay there", async () => {
  const { page, leave } = await visit(browser, app.url);
  await page.goto(`${app.url}/auth?view=signup&${partsOf(await sessionOf(STRANGER), "signup")}`);
  await page.getByRole("heading", { name: "注册" }).waitFor();
  expect(await storedPerson(page)).toBeNull();
  noTokens(page);
  expect(new URL(page.url()).searchParams.get("view")).toBe("signup");
  await leave();
});

test("a link pasted into a page that is open is taken out of the address and asked about", async () => {
  const pasted = async (path: string) => {
    const { page, leave } = await visit(browser, app.url);
    await signIn(page);
    await page.goto(`${app.url}${path}`);
    await page.getByText(ME).first().waitFor();
    const parts = partsOf(await sessionOf(STRANGER), "signup");
    await page.evaluate((hash) => {
      location.hash = hash;
    }, parts);
    await page.getByRole("heading", { name: `要登录 ${STRANGER} 吗？` }).waitFor();
    noTokens(page);
    await stay(page).click();
    await page.getByRole("button", { name: "退出登录" }).waitFor();
    expect(await storedPerson(page)).toBe(ME);
    await leave();
  };
  await Promise.all(["/", "/auth", "/dashboard"].map(pasted));
});

test("while the service is away nothing changes, and the link can be tried again", async () => {
  const { page, leave } = await visit(browser, app.url, phone);
  const context = page.context();
  await context.route("**/auth/v1/user", (route) => route.abort());
  await page.goto(`${app.url}/#${partsOf(await sessionOf(STRANGER), "signup")}`);
  await page.getByRole("heading", { name: "This link can’t be checked right now" }).waitFor();
  await expectAccessible(page, "a link while the service is away");
  await context.unroute("**/auth/v1/user");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: `Continue as ${STRANGER}?` }).waitFor();
  await expectAccessible(page, "continue as");
  // the service goes half-way: nobody is signed in, and it can be said again
  await context.route("**/auth/v1/user", (route) => route.abort());
  await page.getByRole("button", { name: `Continue as ${STRANGER}` }).click();
  await page.getByText("The link from the email did not work").waitFor();
  expect(await storedPerson(page)).toBeNull();
  await context.unroute("**/auth/v1/user");
  await page.getByRole("button", { name: `Continue as ${STRANGER}` }).click();
  await page.waitForURL(/\/(dashboard|admin)$/);
  expect(await storedPerson(page)).toBe(STRANGER);
  await leave();
});

test("the person's own link, opened again from a history, changes nothing", async () => {
  const { page, leave } = await visit(browser, app.url, desk);
  await signIn(page);
  const mine = await sessionOf(ME);
  for (let time = 0; time < 2; time++) {
    await page.goto(`${app.url}/favicon.svg`);
    await page.goto(`${app.url}/dashboard#${partsOf(mine, "signup")}`);
    await page.getByRole("button", { name: "退出登录" }).waitFor();
    expect(await storedPerson(page)).toBe(ME);
    noTokens(page);
  }
  await leave();
});
