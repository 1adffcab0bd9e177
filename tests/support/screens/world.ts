/** The real server, people who are signed in on it, and a written campaign: what the screens of the table stand on. */
import type { Browser, Page } from "playwright-core";
import { type RunningApp, removeData, startApp } from "#tests/support/app";
import { generate, importExample, signUp } from "#tests/support/campaign-steps";
import { type Person, visit } from "#tests/support/visitor";
import type { Who } from "./kit.ts";

export interface World {
  app: RunningApp;
  people: Record<Who, Person | undefined>;
  /** Path of the campaign's results. */
  campaign: string;
  /** Path of a home's public page. */
  page: string;
}

/** Writes the campaign, so that the demo agent's figures stay the specification's. */
const IMPORTER = { email: "importer@example.com", password: "Fang!Bo2026" };
const NEWCOMER = { email: "newcomer@example.com", password: "Fang!Bo2026" };
const PLATFORMS = ["微信", "微博", "小红书", "Facebook", "Instagram", "X"];

async function signIn(page: Page, app: RunningApp, index: number): Promise<void> {
  const { email = "", password = "" } = app.demo()[index] ?? {};
  await page.goto(`${app.url}/auth`);
  await page.getByLabel("邮箱", { exact: true }).fill(email);
  await page.getByLabel("密码", { exact: true }).fill(password);
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await page.waitForURL(/\/(dashboard|admin)$/);
}

/** Starts everything; takes about ten seconds. */
export async function openWorld(browser: Browser): Promise<World> {
  const app = await startApp();
  const people = { visitor: undefined, newcomer: undefined, agent: undefined, importer: undefined, admin: undefined };
  const world: World = { app, people, campaign: "", page: "" };
  try {
    await fillWorld(browser, world);
  } catch (error) {
    await closeWorld(world);
    throw error;
  }
  return world;
}

/** A copy of the agent's newest home, deleted again. */
async function deleteCopy(page: Page, app: RunningApp): Promise<void> {
  const take = async (item: string) => {
    await page
      .getByRole("button", { name: /更多操作/ })
      .first()
      .click();
    await page.getByRole("menuitem", { name: item, exact: true }).click();
  };
  await page.goto(`${app.url}/dashboard/properties`);
  await take("创建副本");
  const said = await page.getByText(/已创建副本 PROP-\d+/).innerText();
  await page.goto(`${app.url}/dashboard/properties?q=${/PROP-\d+/.exec(said)?.[0]}`);
  await take("删除");
  await page.getByText(/已删除“/).waitFor();
}

async function fillWorld(browser: Browser, world: World): Promise<void> {
  const { app, people } = world;
  const newcomer = await visit(browser, app.url);
  await signUp(newcomer.page, app, NEWCOMER);
  people.newcomer = await newcomer.page.context().storageState();
  await newcomer.leave();

  const admin = await visit(browser, app.url);
  await signIn(admin.page, app, 1);
  people.admin = await admin.page.context().storageState();
  await admin.leave();

  const { page, leave } = await visit(browser, app.url);
  await signIn(page, app, 0);
  people.agent = await page.context().storageState();
  const listed = page.waitForResponse((answer) => answer.url().includes("/properties/list"));
  await page.goto(`${app.url}/dashboard/properties?status=published`);
  // the whole answer is searched: only the address is wanted
  world.page = /"pageUrl":"[^"]*(\/p\/[^"?]+)"/.exec(await (await listed).text())?.[1] ?? "";
  await deleteCopy(page, app);
  await leave();

  const importer = await visit(browser, app.url);
  await signUp(importer.page, app, IMPORTER);
  await writeCampaign(importer.page, world);
  await importer.leave();
}

async function writeCampaign(page: Page, world: World): Promise<void> {
  await importExample(page, world.app);
  // the draft is written to the browser a moment after the last change
  await page.waitForFunction(() => Object.values({ ...localStorage }).some((text) => /"chosen":\["/.test(text)));
  world.people.importer = await page.context().storageState();
  await generate(page, { languages: ["中文", "English", "日本語"], platforms: PLATFORMS, kinds: ["邮件", "短信"] });
  await page.getByText("全部写好了").waitFor();
  world.campaign = new URL(page.url()).pathname;
}

export async function closeWorld(world: World | undefined): Promise<void> {
  if (!world) return;
  await world.app.stop();
  await removeData(world.app.dataDir);
}
