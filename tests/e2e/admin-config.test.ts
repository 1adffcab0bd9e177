/** System configuration and platform integration: what an administrator sets is what a visitor meets. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { texts as zh } from "#locales/zh/index";
import { type RunningApp, startApp } from "#tests/support/app";
import { launchBrowser } from "#tests/support/browser";
import { signIn } from "#tests/support/campaign-steps";
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
  browser = await launchBrowser();
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
  const saved = page.waitForResponse((answer) => answer.url().includes("/settings/save"));
  await page.getByRole("button", { name: t.save, exact: true }).click();
  expect((await saved).status()).toBe(200);
};
/** Pages keep what they read for some seconds. */
const meets = (path: string, words: string) =>
  expect
    .poll(async () => (await fetch(`${app.url}${path}`)).text().then((html) => html.includes(words)), {
      timeout: 20_000,
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
    .poll(async () => (await fetch(`${app.url}/`)).text().then((html) => html.includes('href="/auth?view=signup"')), {
      timeout: 20_000,
    })
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
});

test("a platform's secret is kept and never comes back; its callback says that nothing is connected yet", async () => {
  await page.goto(`${app.url}/admin/config/integration`);
  const name = ti.apps.openOf.replace("{{name}}", "微博");
  await page.getByRole("button", { name }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByLabel("App Key").fill("1234567890");
  await drawer.getByRole("button", { name: ti.apps.save, exact: true }).click();
  await page.getByText(ti.apps.saved, { exact: true }).first().waitFor();
  await drawer.getByLabel("App Secret").fill(SECRET);
  await drawer.getByRole("button", { name: ti.apps.seal }).click();
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
  expect(await drawer.getByLabel("App Key").inputValue()).toBe("1234567890");
  expect(await drawer.getByLabel("App Secret").inputValue()).toBe("");
  const answers = (await Promise.all(said)).join();
  expect(answers).toContain("1234567890");
  expect(answers).not.toContain(SECRET);
  const back = await fetch(`${app.url}/api/platforms/weibo/callback?code=x`);
  expect([back.status, (await back.json()).code]).toEqual([404, "platform_not_connected"]);
  expect(mine.problems).toEqual([]);
});

test("a legal text that was published is read by visitors, as text only", async () => {
  await openTab("legal");
  await page
    .getByLabel(`${t.documents.terms} · ${t.languages.zh}`)
    .fill("# 新条款 <img src=x>\n\n一段摘要。\n\n## 第一节\n\n正文 **不是标记**。");
  await save();
  await page.getByRole("button", { name: t.publish, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: t.publish, exact: true }).click();
  await page.getByText(t.published, { exact: true }).first().waitFor();
  await meets("/terms", "<h1>新条款 &lt;img src=x&gt;</h1>");
});
