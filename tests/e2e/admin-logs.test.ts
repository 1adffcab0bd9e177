/** Log management: what happens appears by itself, opens, and leaves as a file. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { texts as zh } from "#locales/zh/index";
import { type RunningApp, startApp } from "#tests/support/app";
import { sharedBrowser } from "#tests/support/browser";
import { signIn } from "#tests/support/campaign-steps";
import { closeAll } from "#tests/support/demo-agent";
import { expectAccessible, type Visit, visit } from "#tests/support/visitor";

const t = zh.logs;
let app: RunningApp;
let browser: Browser;
let mine: Visit;
let page: Page;

beforeAll(async () => {
  app = await startApp();
  browser = await sharedBrowser();
  mine = await visit(browser, app.url);
  page = mine.page;
  const account = app.demo()[1];
  if (!account) throw new Error("no demo administrator");
  await signIn(page, app, account);
  await page.waitForURL(/\/admin$/);
});
afterAll(() => closeAll(browser, app));

const openTab = async (tab: string) => {
  await page.goto(`${app.url}/admin/logs?tab=${tab}`);
  const listening = page.waitForResponse((answer) => answer.url().includes("/logs/tail"));
  await page.getByLabel(t.live, { exact: true }).click();
  await listening;
};
const ask = async (route: string, body: object) => {
  const { publishableKey } = await (await fetch(`${app.url}/api/config`)).json();
  return await fetch(`${app.url}/auth/v1/${route}`, {
    method: "POST",
    headers: { "content-type": "application/json", apikey: publishableKey },
    body: JSON.stringify(body),
  });
};

test("a sign-in that failed appears while one looks, without what was typed as password", async () => {
  await openTab("signIns");
  await ask("token?grant_type=password", { email: "intruder@example.com", password: "guess-nobody-keeps" });
  await page.getByText("intruder@example.com").first().waitFor();
  await page.getByText("intruder@example.com").first().click();
  const drawer = page.getByRole("dialog");
  await drawer.getByText(t.signIns.outcomes.invalid_credentials).waitFor();
  expect(await drawer.innerText()).not.toContain("guess-nobody-keeps");
  await expectAccessible(page, "a sign-in attempt");
  await page.keyboard.press("Escape");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: zh.admin.list.export }).click(),
  ]);
  const csv = readFileSync(await file.path(), "utf8");
  expect(csv.startsWith("\ufeff时间（北京时间）,邮箱,结果,")).toBe(true);
  expect(csv).toContain("intruder@example.com");
  expect(csv).not.toContain("guess-nobody-keeps");
});

test("a mail that cannot leave is an error that is counted, and a line of the deliveries", async () => {
  await openTab("errors");
  const outbox = path.join(app.dataDir, "outbox");
  rmSync(outbox, { recursive: true, force: true });
  writeFileSync(outbox, "no folder");
  await ask("recover", { email: app.demo()[0]?.email });
  await page.getByText("mail not sent").first().waitFor();
  rmSync(outbox);
  await page.getByText("mail not sent").first().click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("button", { name: t.errors.resolve }).click();
  await page.getByText(t.errors.done, { exact: true }).first().waitFor();
  expect(await drawer.innerText()).not.toContain("@listcast.local");
  await page.goto(`${app.url}/admin/logs?tab=mails`);
  await page.getByRole("table").getByText(t.mails.failedState, { exact: true }).first().waitFor();
  // whoever resolved it stands in the audit
  await page.goto(`${app.url}/admin/logs?q=errors.resolve`);
  await page.getByRole("table").getByText("admin@listcast.local").first().waitFor();
  expect(mine.problems).toEqual([]);
});
