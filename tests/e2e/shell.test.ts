/** The frame as people use it: palette, shortcuts, news, a lost network, sharing from a phone, installing; and its weight. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { distFolder } from "#server/boot/build";
import { type RunningApp, startApp } from "#tests/support/app";
import { sharedBrowser } from "#tests/support/browser";
import { generate, importExample } from "#tests/support/campaign-steps";
import { closeAll, demoAgent } from "#tests/support/demo-agent";
import { brochurePdf } from "#tests/support/documents/make";
import { dashboard, totalOf } from "#tests/support/first-load";
import { openPortal } from "#tests/support/portal";
import { desk, expectAccessible, type Person, phone, visit } from "#tests/support/visitor";

/** The bound, in bytes after gzip. */
const DASHBOARD_BYTES = 220_000;

let app: RunningApp;
let browser: Browser;
let agent: Person;
const account = () => app.demo()[0] ?? { email: "", password: "" };

beforeAll(async () => {
  app = await startApp();
  browser = await sharedBrowser();
  agent = await demoAgent(browser, app);
});
afterAll(() => closeAll(browser, app));

test.each(["zh", "en"] as const)("the dashboard's first load in %s stays within 220 kB of script", (language) => {
  const scripts = dashboard(language);
  expect(totalOf(scripts), JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(DASHBOARD_BYTES);
});

test("the Chinese faces of last resort go by their own name, so that titles have them and none hides an installed one", () => {
  const folder = path.join(distFolder, "client/assets");
  const sheets = readdirSync(folder).filter((file) => file.endsWith(".css"));
  const faces = sheets.flatMap(
    (file) => readFileSync(path.join(folder, file), "utf8").match(/@font-face ?\{[^}]*/g) ?? [],
  );
  expect(faces.some((face) => /font-family:["']?Listcast Han/.test(face))).toBe(true);
  expect(faces.filter((face) => /font-family:["']?Noto Sans SC/.test(face))).toEqual([]);
});

test("a cold dashboard fetches no more script than its first load, until something is asked for", async () => {
  const { page, problems, leave } = await visit(browser, app.url, desk, agent);
  const fetched: string[] = [];
  page.on("response", (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith("/assets/") && pathname.endsWith(".js")) fetched.push(pathname.slice(1));
  });
  await page.goto(`${app.url}/dashboard`);
  await page.getByRole("heading", { level: 1, name: /演示经纪人/ }).waitFor();
  await page.waitForLoadState("load");
  const known = new Set(dashboard("zh").map(({ file }) => file));
  const more = () => fetched.filter((file) => !known.has(file));
  await page.getByRole("heading", { name: "最近动态" }).waitFor();
  expect(more()).toEqual([]);
  // the figures under the first screen come to whoever comes to them
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 4_000);
  await page.getByRole("heading", { name: "浏览、客户和发布" }).waitFor();
  expect(more()).not.toEqual([]);
  expect(problems).toEqual([]);
  await leave();
});

test("the palette goes anywhere by keyboard, finds a home, and takes a pasted link to the wizard", async () => {
  const { page, problems, leave } = await visit(browser, app.url, desk, agent);
  await page.goto(`${app.url}/dashboard`);
  const field = page.getByRole("combobox", { name: "搜索与命令" });
  const open = async (typed: string) => {
    await page.keyboard.press("Control+k");
    await field.fill(typed);
  };
  await page.getByRole("heading", { level: 1 }).waitFor();
  await open("rwdl");
  await page.getByRole("option", { name: "任务队列", selected: true }).waitFor();
  await expectAccessible(page, "the palette");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "任务队列", level: 1 }).waitFor();

  await open("PROP-001");
  await page.getByRole("group", { name: "房源" }).getByRole("option").first().waitFor();
  await page.keyboard.press("ArrowUp");
  const list = page.getByRole("dialog", { name: "搜索与命令" });
  expect(await list.getByRole("option", { selected: true }).count()).toBe(1);
  await page.keyboard.press("Escape");
  await field.waitFor({ state: "detached" });

  await open("看看这套 https://example.com/homes/12。");
  await page.getByRole("option", { name: /导入这条链接/ }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "房源发布", level: 1 }).waitFor();
  const link = page.getByLabel("房源链接");
  expect(await link.inputValue()).toBe("https://example.com/homes/12");

  // what is typed into a field is typed, not obeyed
  await link.press("End");
  await page.keyboard.type("?gt");
  expect(await link.inputValue()).toBe("https://example.com/homes/12?gt");
  await link.blur();
  await page.keyboard.press("g");
  await page.keyboard.press("p");
  await page.getByRole("heading", { name: "房源管理", level: 1 }).waitFor();
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "键盘快捷键" });
  await sheet.getByText("收起或展开侧边栏").waitFor();
  await expectAccessible(page, "the shortcuts");
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  expect(problems).toEqual([]);
  await leave();
});

test("news of a finished campaign reaches the bell, leads to the campaign and is read then", async () => {
  const { page, problems, leave } = await visit(browser, app.url, desk, agent);
  await importExample(page, app);
  await generate(page, { languages: ["中文"], platforms: ["微信"] });
  const bell = page.getByRole("button", { name: /^通知，\d+ 条未读$/ });
  await bell.waitFor();
  const campaign = page.url();
  await page.keyboard.press("g");
  await page.keyboard.press("d");
  await page.getByRole("heading", { name: /演示经纪人/, level: 1 }).waitFor();
  await page.keyboard.press("i");
  const inbox = page.getByRole("dialog", { name: "通知" });
  await inbox.getByRole("heading", { name: "今天" }).waitFor();
  await expectAccessible(page, "the notifications");
  // beside that of the demo's own campaign
  await inbox
    .getByRole("link", { name: /推广内容已写好/ })
    .and(page.locator(`[href="${new URL(campaign).pathname}"]`))
    .click();
  await page.waitForURL(campaign);
  await page.getByRole("button", { name: /^通知/ }).click();
  await inbox.getByRole("button", { name: "全部标为已读" }).click();
  await page.getByRole("button", { name: "通知", exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await inbox.waitFor({ state: "detached" });
  expect(problems).toEqual([]);
  await leave();
});

test("a lost network is said and passes; a reload meanwhile shows a page of our own and comes back by itself", async () => {
  const { page, leave } = await visit(browser, app.url, phone, agent);
  await page.goto(`${app.url}/dashboard/publish`);
  await page.getByLabel("Listing link").fill("https://example.com/half-typed");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.getByText("You are offline.").waitFor();
  await expectAccessible(page, "offline");
  await page.context().setOffline(false);
  await page.getByText("Connected again").waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole("heading", { name: "网络已断开" }).waitFor();
  await expectAccessible(page, "the page of a lost network");
  await page.context().setOffline(false);
  await page.getByRole("heading", { name: "Property Publishing", level: 1 }).waitFor();
  expect(await page.getByLabel("Listing link").inputValue()).toBe("https://example.com/half-typed");
  await leave();
});

test("a link shared from a phone waits in the wizard, over a sign-in", async () => {
  const { page, problems, leave } = await visit(browser, app.url, { ...phone, language: "zh" });
  const text = "【贝壳】梅川苑 698万 https://example.com/ershoufang/107.html 点击查看";
  await page.goto(`${app.url}/share?${new URLSearchParams({ title: "贝壳", text })}`);
  await page.waitForURL(/\/auth/);
  await page.getByLabel("邮箱", { exact: true }).fill(account().email);
  await page.getByLabel("密码", { exact: true }).fill(account().password);
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await page.waitForURL(/\/dashboard\/publish/);
  const link = page.getByLabel("房源链接");
  await link.waitFor();
  expect(await link.inputValue()).toBe("https://example.com/ershoufang/107.html");
  expect(await link.evaluate((field) => field === document.activeElement), "one press is left").toBe(true);
  expect(problems).toEqual([]);
  await leave();
});

test("a page of a site that lets nobody in is sent by the agent's own browser, with one press", async () => {
  const portal = await openPortal();
  const { page, problems, leave } = await visit(browser, app.url, desk, agent);
  await page.goto(`${app.url}/dashboard/publish`);
  await page.getByRole("tab", { name: "从浏览器", exact: true }).click();
  const address = (await page.getByRole("link", { name: "发到房播" }).getAttribute("href")) ?? "";
  await expectAccessible(page, "the bookmark");
  const program = decodeURIComponent(address.replace(/^javascript:/, ""));
  // by itself, and where the site's own rules forbid its pages to ask others
  for (const path of ["/", "/strict"]) {
    await page.goto(`${portal.url}${path}`);
    const [opened] = await Promise.all([page.waitForEvent("popup"), page.evaluate(program)]);
    await opened.getByText(`来自 ${new URL(portal.url).host}`).waitFor();
    await expectAccessible(opened, "a page to send");
    await opened.getByRole("button", { name: "发送并读取" }).click();
    await opened.getByRole("heading", { name: "确认房源信息" }).waitFor();
    await opened.getByRole("button", { name: "修改：价格与面积" }).click();
    expect(await opened.locator('[data-fact="price"] input').first().inputValue()).toContain("6,980,000");
    await opened.close();
  }
  portal.close();
  // the browser reports what the strict site forbade
  expect(problems.filter((one) => !/connect-src|Content Security Policy|Failed to fetch/i.test(one))).toEqual([]);
  await leave();
});

test("a brochure shared from a phone is read where it arrives", async () => {
  const { page, leave } = await visit(browser, app.url, { ...phone, language: "zh" }, agent);
  await page.goto(`${app.url}/dashboard/publish`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.setContent(
    `<form method="post" action="${app.url}/share" enctype="multipart/form-data"><input name="title"><input type="file" name="files"><button>go</button></form>`,
  );
  const buffer = Buffer.from(await brochurePdf());
  await page.locator("input[type=file]").setInputFiles({ name: "brochure.pdf", mimeType: "application/pdf", buffer });
  await page.getByRole("button", { name: "go" }).click();
  await page.waitForURL(/publish\?shared=files/);
  await page.getByText("brochure.pdf").waitFor();
  await page.getByRole("button", { name: "读取房源" }).click();
  await page.getByRole("heading", { name: "确认房源信息" }).waitFor();
  await page.getByRole("button", { name: "修改：价格与面积" }).click();
  expect(await page.locator('[data-fact="price"] input').first().inputValue()).toContain("465,000");
  await leave();
});

test("the application can be installed: its manifest names icons that are there, in the sizes it says", async () => {
  const manifest = await (await fetch(`${app.url}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({
    start_url: "/dashboard",
    display: "standalone",
    share_target: { action: "/share" },
  });
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await fetch(`${app.url}${src}`);
    expect(answer.headers.get("content-type")).toBe(type);
    if (type !== "image/png") continue;
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === "maskable")).toBe(true);
});
