/** kill -9 in the middle of a campaign: after the next start it is completed, and nothing is doubled. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, removeData, startApp, temporaryData } from "#tests/support/app";
import { closeWindows, sharedBrowser } from "#tests/support/browser";
import { generate, importExample, newAccount, signUp } from "#tests/support/campaign-steps";

const dataDir = temporaryData();
let app: RunningApp;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  app = await startApp({ dataDir });
  browser = await sharedBrowser();
  page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: "zh-CN" });
});
afterAll(async () => {
  await closeWindows(browser);
  await app?.stop();
  await removeData(dataDir);
});

test("a campaign cut off by kill -9 of server and database goes on after the next start, each piece once", async () => {
  // on trial: more platforms and languages than the demo agent's plan has
  await signUp(page, app, newAccount("cut-off"));
  await importExample(page, app);
  await generate(page, {
    languages: ["中文", "English", "日本語", "한국어", "Français", "Deutsch"],
    platforms: ["微信", "微博", "小红书", "Facebook", "Instagram", "X"],
    kinds: ["帖子", "邮件", "短信"],
  });
  const campaign = page.url();
  await app.killDatabase9();
  await app.kill9();

  const port = new URL(app.url).port;
  app = await startApp({ dataDir, env: { PORT: port } });
  await page.goto(campaign);
  await page.getByText("全部写好了").waitFor();
  const pieces = await page.evaluate(async () => {
    const key = Object.keys(localStorage).find((name) => name.endsWith("-auth-token")) ?? "";
    const session: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    const token =
      typeof session === "object" && session !== null && "access_token" in session ? String(session.access_token) : "";
    const id = location.pathname.split("/").at(-1);
    const answer = await fetch(`/api/campaigns/${id}`, { headers: { authorization: `Bearer ${token}` } });
    const campaign = (await answer.json()) as { pieces: { platform: string; language: string; kind: string }[] };
    return campaign.pieces.map((piece) => `${piece.platform}/${piece.language}/${piece.kind}`);
  });
  expect(new Set(pieces).size).toBe(pieces.length);
  expect(pieces).toHaveLength(6 * 6 + 6 + 6);
});
