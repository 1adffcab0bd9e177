/** System configuration and platform integration: what an administrator sets is what a visitor meets. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { texts as zh } from "#locales/zh/index";
import { type RunningApp, startApp } from "#tests/support/app";
import { sharedBrowser } from "#tests/support/browser";
import { signIn, signUp } from "#tests/support/campaign-steps";
import { closeAll } from "#tests/support/demo-agent";
import { expectAccessible, type Visit, visit } from "#tests/support/visitor";

const t = zh.adminSettings;
const ti = zh.adminIntegration;
const SECRET = "weibo-secret-nobody-reads-again";
let app: RunningApp;
let browser: Browser;
let mine: Visit;
let page: Page;
let guest: Visit;

beforeAll(async () => {
  app = await startApp();
  browser = await sharedBrowser();
  mine = await visit(browser, app.url);
  page = mine.page;
  const account = app.demo()[1];
  if (!account) throw new Error("no demo administrator");
  await signIn(page, app, account);
  await page.waitForURL(/\/admin$/);
  guest = await visit(browser, app.url);
});
afterAll(() => closeAll(browser, app));

const openTab = async (tab: string) => {
  await page.goto(`${app.url}/admin/config?tab=${tab}`);
  await page.getByRole("button", { name: t.history }).waitFor();
};
const save = async () => {
  const [saved] = await Promise.all([
    page.waitForResponse((answer) => answer.url().includes("/settings/save")),
    page.getByRole("button", { name: t.save, exact: true }).click(),
  ]);
  expect(saved.status()).toBe(200);
};
/** Pages keep what they read for some seconds. */
const meets = (path: string, words: string) =>
  expect
    .poll(async () => (await fetch(`${app.url}${path}`)).text().then((html) => html.includes(words)), {
      interval: 500,
    })
    .toBe(true);

test("a new name, as text only, stands on the landing page, in the title, the legal documents and the mails", async () => {
  await openTab("brand");
  await page.getByLabel(t.nameZh).fill("安居<b>");
  await page.getByLabel(t.nameEn).fill("Homely & Co");
  await page.getByLabel(t.phone, { exact: true }).fill("400-555-0199");
  await save();
  await meets("/", "安居&lt;b&gt;");
  await meets("/terms?lang=en", "· 安居&lt;b&gt; Homely &amp; Co</title>");
  await guest.page.goto(`${app.url}/`);
  await guest.page.getByText("400-555-0199").first().waitFor();
  expect(await guest.page.locator("body").innerText()).not.toMatch(/房播|Listcast/);
  await page.reload();
  await expect.poll(() => page.title()).toContain("安居<b>");
  await page.goto(`${app.url}/admin/config/integration`);
  const before = (await app.mails()).length;
  await page.getByRole("button", { name: ti.test.mail }).click();
  await page.getByText(/^已交给邮件服务器/).waitFor();
  const mails = await app.mails();
  expect(mails.length).toBe(before + 1);
  expect(mails.at(-1)?.html).toContain("安居&lt;b&gt;");
});

test("by invitation only, the landing page offers no account, the sign-up page says so and the protocol refuses", async () => {
  await openTab("access");
  await page.getByRole("radio", { name: t.invite }).check();
  await save();
  await expect
    .poll(async () => (await fetch(`${app.url}/`)).text().then((html) => html.includes('href="/auth?view=signup"')))
    .toBe(false);
  await guest.page.goto(`${app.url}/auth?view=signup`);
  await guest.page.getByRole("heading", { name: zh.auth.inviteOnly }).waitFor();
  const { publishableKey } = await (await fetch(`${app.url}/api/config`)).json();
  const refused = await fetch(`${app.url}/auth/v1/signup`, {
    method: "POST",
    headers: { "content-type": "application/json", apikey: publishableKey, "x-supabase-api-version": "2024-01-01" },
    body: JSON.stringify({ email: "closed@example.com", password: "Fang!Bo2026" }),
  });
  expect(refused.ok).toBe(false);
  expect(await refused.text()).toContain("signup_disabled");
});

test("a notice stands above every page, and goes when it is switched off", async () => {
  await openTab("notice");
  await page.getByRole("switch", { name: t.noticeOn }).check({ force: true });
  await page.getByLabel(t.noticeZh, { exact: true }).fill("今晚维护 <script>x</script>");
  await page.getByLabel(t.noticeEn, { exact: true }).fill("Maintenance tonight");
  await save();
  await meets("/", "今晚维护 &lt;script&gt;");
  await guest.page.goto(`${app.url}/auth`);
  await guest.page.getByText("今晚维护 <script>x</script>").waitFor();
  await expectAccessible(page, "the notice's settings");
  // with the notice above it the sidebar still ends where the window does
  await page.reload();
  await page.getByRole("region", { name: zh.shell.notice }).waitFor();
  const leave = page.getByTestId("sidebar").getByRole("button", { name: zh.shell.signOut });
  const under = async () => {
    const box = await leave.boundingBox();
    return box ? box.y + box.height : Number.POSITIVE_INFINITY;
  };
  await expect.poll(under).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
});

test("a platform's secret is kept and never comes back; its callback hands a consent on to the browser", async () => {
  await page.goto(`${app.url}/admin/config/integration`);
  const name = ti.apps.openOf.replace("{{name}}", "微博");
  await page.getByRole("button", { name }).click();
  const drawer = page.getByRole("dialog");
  // what an earlier try saved cannot be saved again: each try has a key and a secret of its own
  const key = String(Date.now());
  const secret = `${SECRET}-${key}`;
  await drawer.getByLabel("App Key").fill(key);
  await drawer.getByLabel("rip", { exact: true }).fill("203.0.113.7");
  await drawer.getByRole("button", { name: ti.apps.save, exact: true }).click();
  await page.getByText(ti.apps.saved, { exact: true }).first().waitFor();
  await drawer.getByLabel("App Secret").fill(secret);
  await drawer.getByRole("button", { name: ti.apps.seal }).click();
  // taken: the field is empty again
  await page.waitForFunction(
    () => !document.querySelector<HTMLInputElement>("[role=dialog] input[type=password]")?.value,
  );
  await drawer.getByText(/保存，不显示$/).waitFor();
  await drawer.getByText(ti.apps.enabledText).waitFor();
  const said: Promise<string>[] = [];
  page.on("response", (answer) => {
    // a stream of events never ends
    if (answer.headers()["content-type"]?.includes("json")) said.push(answer.text().catch(() => ""));
  });
  // another address: the drawer may be part of this one
  await page.goto(`${app.url}/admin`);
  await page.goto(`${app.url}/admin/config/integration`);
  await page.getByRole("button", { name }).click();
  await drawer.getByText(/保存，不显示$/).waitFor();
  expect(await drawer.getByLabel("App Key").inputValue()).toBe(key);
  expect(await drawer.getByLabel("App Secret").inputValue()).toBe("");
  const answers = (await Promise.all(said)).join();
  expect(answers).toContain(key);
  expect(answers).not.toContain(SECRET);
  // a consent goes on in the browser that began it; where no connector waits for one, the address says so
  const back = await fetch(`${app.url}/api/platforms/weibo/callback?code=x`, { redirect: "manual" });
  expect([back.status, back.headers.get("location")]).toEqual([
    303,
    "/dashboard/publish/accounts#platform=weibo&code=x",
  ]);
  const nobody = await fetch(`${app.url}/api/platforms/reddit/callback?code=x`);
  expect([nobody.status, (await nobody.json()).code]).toEqual([404, "platform_not_connected"]);
  expect(mine.problems).toEqual([]);
});

/** The answer to a consent that was given: which version it was of. */
const consented = async (at: Page): Promise<{ version: string; missing: string[]; given: { version: string }[] }> => {
  const answer = await at.waitForResponse((one) => one.url().endsWith("/account/consents/give") && one.ok());
  return (await answer.json()).json;
};

const agree = async (at: Page) => {
  await at.getByRole("checkbox").check();
  await at.getByRole("button", { name: zh.auth.gateAgree }).click();
};

test("new terms are read as text only; who is signed in is asked once at the next visit, who signs up agrees to them", async () => {
  const [account] = app.demo();
  if (!account) throw new Error("no demo agent");
  const agent = await visit(browser, app.url);
  await signIn(agent.page, app, account);
  const home = agent.page.getByRole("navigation").getByRole("link", { name: zh.shell.dashboard });
  const question = agent.page.getByRole("heading", { name: zh.auth.gateTitle });
  await home.first().waitFor();
  const version = async (): Promise<string> => (await (await fetch(`${app.url}/api/config`)).json()).legalVersion;
  const before = await version();

  await openTab("legal");
  await page
    .getByLabel(`${t.documents.terms} · ${t.languages.zh}`)
    .fill("# 新条款 <img src=x>\n\n一段摘要。\n\n## 第一节\n\n正文 **不是标记**。");
  await save();
  await page.getByRole("button", { name: t.publish, exact: true }).click();
  // the English terms are still the old ones, and one is asked about it
  await page.getByRole("dialog").getByRole("button", { name: t.publishAnyway, exact: true }).click();
  await page.getByText(t.published, { exact: true }).first().waitFor();
  await meets("/terms", "<h1>新条款 &lt;img src=x&gt;</h1>");
  await expect.poll(version).not.toBe(before);
  const now = await version();
  await meets("/dashboard", `"legalVersion":"${now}"`);

  await agent.page.goto(`${app.url}/dashboard`);
  await question.waitFor();
  await expectAccessible(agent.page, "the question for consent");
  expect(await home.count()).toBe(0);
  const read = agent.page.waitForEvent("popup");
  await agent.page
    .getByRole("link", { name: /服务条款/ })
    .first()
    .click();
  await (await read).getByRole("heading", { name: "新条款 <img src=x>" }).waitFor();
  const given = consented(agent.page);
  await agree(agent.page);
  expect(await given).toMatchObject({ version: now, missing: [] });
  await home.first().waitFor();
  await agent.page.reload();
  await home.first().waitFor();
  expect(await question.count()).toBe(0);

  // the administrator is asked as well
  await page.goto(`${app.url}/admin/config?tab=access`);
  await agree(page);
  await page.getByRole("radio", { name: t.open }).check();
  await save();
  await meets("/auth", '"registration":"open"');
  const fresh = await visit(browser, app.url);
  const first = consented(fresh.page);
  await signUp(fresh.page, app, { email: "fresh@example.com", password: "Fang!Bo2026" });
  const state = await first;
  expect([state.version, state.missing, state.given.map((one) => one.version)]).toEqual([now, [], [now, now]]);
  await fresh.page.getByRole("navigation").getByRole("link", { name: zh.shell.dashboard }).first().waitFor();
  expect([agent.problems, fresh.problems]).toEqual([[], []]);
});
