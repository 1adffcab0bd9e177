/**
 * From copy to the world and back: five accounts are connected, a campaign goes out over three days while the server is killed twice in
 * the middle of a post, the receipt shows every post once; a price changes and what is out there is put right; somebody asks in Japanese.
 */
import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { ownData, type RunningApp, removeData, spawnServer, startApp } from "#tests/support/app";
import { askApi } from "#tests/support/ask-api";
import { closeWindows, sharedBrowser } from "#tests/support/browser";
import { signIn, signUp } from "#tests/support/campaign-steps";
import { flat, PHONE } from "#tests/support/listing-site";
import { blueskyAgent } from "#tests/support/publishers/bluesky-server";
import { mastodonAgent } from "#tests/support/publishers/mastodon-server";
import { telegramAgent } from "#tests/support/publishers/telegram-server";
import { wordpressAgent } from "#tests/support/publishers/wordpress-server";
import {
  connectByForm,
  connectByWindow,
  endsOfDays,
  postsOf,
  registerApp,
  scheduleOverDays,
} from "#tests/support/publishing/days";
import { type LocalWorld, openLocalWorld } from "#tests/support/publishing/local-world";
import { expectAccessible, visit } from "#tests/support/visitor";

const AGENT = { email: "publisher@example.com", password: "Fang!Bo2026" };
const JOURNEY_MS = 600_000;
/** Minutes of waiting for leases and clocks: with `EVERY=1`, as all that a run of all tests only samples. */
const journey = process.env.EVERY === "1" ? test : test.skip;
const PROGRAM = "tests/support/publishing/days-server.ts";
let world: LocalWorld;
let dataDir: string;
let app: RunningApp;
let browser: Browser;

/** The server with its clock so far ahead; always at the same address. */
const options = (aheadMs: number) => ({
  dataDir,
  env: { ...world.env, AHEAD_MS: String(aheadMs), ...(app ? { PORT: new URL(app.url).port } : {}) },
  program: PROGRAM,
});

beforeAll(async () => {
  world = await openLocalWorld();
  dataDir = ownData();
  browser = await sharedBrowser();
  app = await startApp(options(0));
});
afterAll(async () => {
  await closeWindows(browser);
  await app?.stop();
  await removeData(dataDir);
  await world?.close();
});

/** Runs the server until it is killed in the middle of the next post: what the platform does of it, `how` says. */
async function killedAt(how: "before" | "after", aheadMs: number): Promise<void> {
  const { child, said, ended } = spawnServer(options(aheadMs));
  let killed = false;
  // a platform that proves nothing would ask a person
  const provable = (platform: string) => platform !== "telegram";
  world.atNextPost(how, provable, () => {
    killed = child.kill("SIGKILL");
  });
  await ended;
  expect(killed, said()).toBe(true);
}

const NEW_PRICE = 6_580_000;
let home: { campaignId: string; propertyId: string };
const made = z.object({ campaignId: z.uuid(), propertyId: z.uuid() });
const copiesOf = () => Object.values(world.platforms).map((platform) => platform.shown().length);

/** The administrator registers the application at X; the agent's campaign is written and its page goes online. */
async function prepare(page: Page, admin: Page) {
  await registerApp(admin);
  const languages = ["zh", "ja"];
  const platforms = ["twitter", "mastodon", "bluesky", "wordpress", "telegram"];
  const { campaignId, propertyId } = made.parse(
    await askApi(page, "POST", "/campaigns", {
      listing: { ...flat, disclosures: {} },
      photoIds: [],
      preferences: { languages, style: "professional", platforms, kinds: ["post"] },
      agent: {
        name: "顾芸",
        phone: "021-5550 0132",
        company: "普陀安居置业",
        licence: null,
        address: null,
        email: null,
      },
      idempotencyKey: randomUUID(),
    }),
  );
  await page.goto(`${app.url}/dashboard/campaigns/${campaignId}`);
  await page.getByText("全部写好了").waitFor();
  await askApi(page, "POST", `/properties/${propertyId}/page`, {});
  return { campaignId, propertyId };
}

async function connectFive(page: Page): Promise<void> {
  await page.goto(`${app.url}/dashboard/publish/accounts`);
  await connectByForm(page, "Mastodon", { 网址或服务器: mastodonAgent.server, 访问令牌: mastodonAgent.token });
  await connectByForm(page, "Bluesky", { 账号名: blueskyAgent.handle, 应用专用密码: blueskyAgent.appPassword });
  const { server, user, appPassword } = wordpressAgent;
  await connectByForm(page, "WordPress", { 网址或服务器: server, 用户名: user, 应用专用密码: appPassword });
  await connectByForm(page, "Telegram", { 访问令牌: telegramAgent.token, 频道: telegramAgent.channel });
  await connectByWindow(page);
}

/** A post is moved by keyboard and taken back, dragged to another day and taken back: it stands when it stood. */
async function moveInCalendar(page: Page): Promise<void> {
  const [post] = (await postsOf(page)).toSorted((a, b) => b.dueAt.localeCompare(a.dueAt));
  if (!post) throw new Error("nothing is planned");
  const due = async () => (await postsOf(page)).find(({ id }) => id === post.id)?.dueAt;
  const back = async () => {
    await expect.poll(due).not.toBe(post.dueAt);
    await page.getByRole("button", { name: "撤销", exact: true }).last().click();
    await expect.poll(due).toBe(post.dueAt);
  };
  await page.goto(`${app.url}/dashboard/publish/calendar`);
  const card = page.locator(`[data-post="${post.id}"]`);
  await page.locator("[data-day]").first().waitFor();
  if ((await card.count()) === 0) await page.getByRole("button", { name: "往后", exact: true }).click();
  await expectAccessible(page, "calendar");
  await card.press("Alt+ArrowLeft");
  await page
    .getByText(/^已改到/)
    .first()
    .waitFor();
  expect(await card.evaluate((element) => element === document.activeElement), "the keyboard stays on it").toBe(true);
  await back();
  await card.dragTo(page.locator("[data-day]:not([data-past])").last());
  await back();
}

journey(
  "a campaign goes out over three days to five platforms, and killing the server in the middle of a post doubles and loses none",
  async () => {
    const admin = await visit(browser, app.url);
    const [, administrator] = app.demo();
    if (!administrator) throw new Error("no demo administrator");
    await signIn(admin.page, app, administrator);
    const first = await visit(browser, app.url);
    await signUp(first.page, app, AGENT);
    home = await prepare(first.page, admin.page);
    await admin.leave();
    await connectFive(first.page);
    await scheduleOverDays(first.page, app, home.campaignId);
    await moveInCalendar(first.page);
    const days = endsOfDays((await postsOf(first.page)).map(({ dueAt }) => dueAt));
    expect(days).toHaveLength(3);
    expect(copiesOf(), "nothing goes out before its time").toEqual([0, 0, 0, 0, 0]);
    expect(first.problems).toEqual([]);
    await first.leave();
    await app.stop();

    const [one = 0, two = 0, three = 0] = days;
    await killedAt("after", one);
    await killedAt("before", two);
    app = await startApp(options(three));
    const { page, problems, leave } = await visit(browser, app.url);
    await signIn(page, app, AGENT);
    const states = async () => (await postsOf(page)).map(({ state }) => state);
    await expect.poll(states).toEqual(Array(5).fill("live"));
    expect(copiesOf(), "each stands there once").toEqual([1, 1, 1, 1, 1]);

    await page.goto(`${app.url}/dashboard/campaigns/${home.campaignId}/receipt`);
    await page.getByText("已发布 5", { exact: true }).waitFor();
    await page.getByText("没有收到答复").first().waitFor();
    await page.getByText("确认平台上没有").first().waitFor();
    expect(problems).toEqual([]);
    await leave();
  },
  JOURNEY_MS,
);

const property = z.object({ version: z.number(), listing: z.record(z.string(), z.unknown()) });

journey(
  "the price changes: what says otherwise is listed by sentence, updated or taken down with a click, and the list empties",
  async () => {
    const { page, problems, leave } = await visit(browser, app.url);
    await signIn(page, app, AGENT);
    const { version, listing } = property.parse(await askApi(page, "GET", `/properties/${home.propertyId}`));
    const price = { amount: NEW_PRICE, currency: "CNY", period: null };
    await askApi(page, "PUT", `/properties/${home.propertyId}`, {
      version,
      listing: { ...listing, price },
      photoIds: [],
    });
    await expect.poll(async () => JSON.stringify(await askApi(page, "GET", "/recalls"))).toContain('"sentences":[{');
    await page.goto(`${app.url}/dashboard/recalls`);
    await page.getByRole("heading", { name: flat.title ?? "" }).waitFor();
    expect((await page.locator("blockquote").allInnerTexts()).join("\n")).toContain("698");
    await page.getByRole("button", { name: /^一键更新/ }).click();
    // what cannot be changed there is taken down
    const takeDown = page.getByRole("button", { name: /^一键撤下/ });
    await expect.poll(() => page.getByRole("button", { name: /^一键更新/ }).count()).toBe(0);
    await takeDown.click();
    await page.getByRole("dialog").getByRole("button", { name: "撤下", exact: true }).click();
    await page.getByText(/全部处理完/).waitFor();
    const standing = Object.values(world.platforms).flatMap((platform) => platform.shown().map(({ text }) => text));
    expect(standing.length).toBeGreaterThan(0);
    expect(standing.filter((text) => text.includes("698"))).toEqual([]);
    expect(standing.join("\n")).toContain("658");
    expect(problems).toEqual([]);
    await leave();
  },
  JOURNEY_MS,
);

journey(
  "somebody follows a post's link, reads and asks in Japanese, and is a lead with its source",
  async () => {
    const { page, problems, leave } = await visit(browser, app.url);
    await signIn(page, app, AGENT);
    const link = { platform: "twitter", language: "ja" };
    const { url } = z
      .object({ url: z.string() })
      .parse(await askApi(page, "POST", `/properties/${home.propertyId}/page/links`, link));
    const context = await browser.newContext({
      locale: "ja-JP",
      viewport: { width: 390, height: 844 },
      userAgent: PHONE,
    });
    const visitor = await context.newPage();
    await visitor.goto(url);
    expect(await visitor.locator("html").getAttribute("lang")).toBe("ja");
    await visitor.locator("#ask-name").fill("佐藤 美咲");
    await visitor.locator("#ask-contact").fill("+81 90-1234-5678");
    await visitor.locator("#ask-message").fill("週末に見学できますか。");
    await visitor.locator('[name="consent"]').check();
    // nobody writes that fast
    await visitor.waitForTimeout(2_500);
    await visitor.locator(".ask form button").click();
    await visitor.getByText("顾芸に送信しました").waitFor();
    await context.close();

    await page.goto(`${app.url}/dashboard/leads`);
    const row = page.getByRole("row").filter({ hasText: "佐藤 美咲" });
    await row.getByText("X (推特) · 日本語").waitFor();
    await page.goto(`${app.url}/dashboard`);
    await page
      .getByText(/1 次浏览，1 位客户，发布 5 条/)
      .first()
      .waitFor();
    expect(problems).toEqual([]);
    await leave();
  },
  JOURNEY_MS,
);
