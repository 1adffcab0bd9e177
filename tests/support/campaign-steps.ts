/** The steps of the main journey as a person takes them, in Chinese, shared by the journeys that need a campaign. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { RunningApp } from "./app.ts";

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** An account nobody has: a journey that is tried again begins with another. */
export const newAccount = (name: string): Account => ({
  email: `${name}-${Date.now()}@example.com`,
  password: "Fang!Bo2026",
});

/** Signs up, reads the mail in the outbox, confirms and lands on the dashboard. Whoever was signed in before is forgotten. */
export async function signUp(page: Page, app: RunningApp, account: Account): Promise<void> {
  await page.goto(`${app.url}/favicon.svg`);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.endsWith("-auth-token")) localStorage.removeItem(key);
  });
  await page.goto(`${app.url}/auth?view=signup`);
  await page.getByLabel("邮箱", { exact: true }).fill(account.email);
  await page.getByLabel("密码", { exact: true }).fill(account.password);
  await page.getByLabel("确认密码").fill(account.password);
  await page.getByRole("checkbox", { name: /我已阅读并同意/ }).check();
  await page.getByRole("button", { name: "注册", exact: true }).click();
  await page.getByText("请检查您的邮箱并点击确认链接完成注册。").waitFor();
  const mail = await app.mailTo(account.email);
  const link = mail.links.find((one) => one.includes("/auth/confirm"));
  expect(link, "the mail leads to the confirmation page").toBeDefined();
  await page.goto(link ?? "");
  await page.getByRole("main").getByRole("button").first().click();
  await page.waitForURL(/\/dashboard/);
}

export async function signIn(page: Page, app: RunningApp, account: Account): Promise<void> {
  await page.goto(`${app.url}/auth`);
  await page.getByLabel("邮箱", { exact: true }).fill(account.email);
  await page.getByLabel("密码", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await page.waitForURL(/\/(dashboard|admin)/);
}

/** Step 1 and 2: the Shanghai example, its facts and photos, up to the preferences. */
export async function importExample(page: Page, app: RunningApp): Promise<void> {
  await page.goto(`${app.url}/dashboard/publish`);
  await page.getByRole("button", { name: /梅川苑/ }).click();
  await page.getByRole("heading", { name: "确认房源信息" }).waitFor();
  await page.getByText("已选 6 / 6 张").waitFor();
}

export interface Choice {
  readonly languages: readonly string[];
  readonly platforms: readonly string[];
  readonly kinds?: readonly string[];
}

/** Step 3: what to write, who signs; ends on the results page of the new campaign. */
export async function generate(page: Page, { languages, platforms, kinds = [] }: Choice): Promise<void> {
  await page.getByRole("button", { name: "下一步" }).click();
  await page.getByRole("heading", { name: "写给谁看，发在哪里" }).waitFor();
  for (const name of [...languages, ...platforms, ...kinds]) await choose(page, name);
  // an account with a card is asked for nothing it says
  await page.locator('#agent-name, a[href="/profile#card"]').first().waitFor();
  if (await page.locator("#agent-name").isVisible()) {
    await page.getByLabel("姓名").fill("顾芸");
    await page.getByLabel("经纪机构").fill("普陀安居置业");
  }
  await page.getByRole("button", { name: /生成/ }).click();
  await page.waitForURL(/\/dashboard\/campaigns\//);
}

async function choose(page: Page, name: string): Promise<void> {
  const box = page.getByRole("checkbox", { name: new RegExp(`^${name.replace(/[()]/g, "\\$&")}`) }).first();
  // out from under the bar at the window's foot
  await box.evaluate((element) => element.scrollIntoView({ block: "center" }));
  if (!(await box.isChecked())) await box.check({ force: true });
  expect(await box.isChecked(), name).toBe(true);
}
