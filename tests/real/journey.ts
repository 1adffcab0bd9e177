/**
 * In a browser, with a real PDS and a real WordPress: an agent connects both by their forms, publishes a campaign to both, reads the
 * receipt; the price changes, and what says otherwise is updated or taken down with a click. What stands out there is asked of the
 * servers themselves, as their readers would.
 */
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { z } from "zod";
import { type RunningApp, startApp } from "#tests/support/app";
import { askApi } from "#tests/support/ask-api";
import { launchBrowser } from "#tests/support/browser";
import { signUp } from "#tests/support/campaign-steps";
import { flat } from "#tests/support/listing-site";
import { connectByForm } from "#tests/support/publishing/days";
import { visit } from "#tests/support/visitor";
import { type Ready, startPds, startWordPress } from "./servers.ts";
import { PATIENCE_MS, type Standing, standing, until } from "./standing.ts";

const AGENT = { email: "publisher@example.com", password: "Fang!Bo2026" };
const NEW_PRICE = 6_580_000;

interface World {
  app: RunningApp;
  pds: Ready;
  site: Ready;
}

const made = z.object({ campaignId: z.uuid(), propertyId: z.uuid() });

/** A campaign of two pieces, written. */
async function write(page: Page, app: RunningApp) {
  const name = { name: "顾芸", phone: "021-5550 0132", company: "普陀安居置业" };
  const campaign = made.parse(
    await askApi(page, "POST", "/campaigns", {
      listing: { ...flat, disclosures: {} },
      photoIds: [],
      preferences: { languages: ["zh"], style: "professional", platforms: ["bluesky", "wordpress"], kinds: ["post"] },
      agent: { ...name, licence: null, address: null, email: null },
      idempotencyKey: randomUUID(),
    }),
  );
  await page.goto(`${app.url}/dashboard/campaigns/${campaign.campaignId}`);
  await page.getByText("全部写好了").waitFor({ timeout: PATIENCE_MS });
  await askApi(page, "POST", `/properties/${campaign.propertyId}/page`, {});
  return campaign;
}

async function connectBoth(page: Page, { app, pds, site }: World): Promise<void> {
  await page.goto(`${app.url}/dashboard/publish/accounts`);
  // another password first: the real server refuses it, in words, and the form stays
  const wrong = { 账号名: pds.handle, 应用专用密码: "aaaa-bbbb-cccc-dddd", 网址或服务器: pds.origin };
  await page.getByRole("button", { name: "连接Bluesky", exact: true }).click();
  for (const [label, value] of Object.entries(wrong)) await page.getByRole("dialog").getByLabel(label).fill(value);
  await page.getByRole("dialog").getByRole("button", { name: "连接", exact: true }).click();
  await page.getByRole("dialog").getByRole("alert").first().waitFor();
  await page.keyboard.press("Escape");
  await connectByForm(page, "Bluesky", { ...wrong, 应用专用密码: pds.password }, PATIENCE_MS);
  const { origin, user, password } = site;
  await connectByForm(page, "WordPress", { 网址或服务器: origin, 用户名: user, 应用专用密码: password }, PATIENCE_MS);
}

async function publishNow(page: Page, { app }: World, campaignId: string): Promise<void> {
  await page.goto(`${app.url}/dashboard/campaigns/${campaignId}`);
  await page.getByRole("button", { name: "发布", exact: true }).click();
  const dialog = page.getByRole("dialog");
  // a double click is one order
  await dialog.getByRole("button", { name: "发布 2 条" }).dblclick();
  await dialog.waitFor({ state: "detached" });
}

const property = z.object({ version: z.number(), listing: z.record(z.string(), z.unknown()) });

async function changePrice(page: Page, { app }: World, propertyId: string): Promise<void> {
  const { version, listing } = property.parse(await askApi(page, "GET", `/properties/${propertyId}`));
  const price = { amount: NEW_PRICE, currency: "CNY", period: null };
  await askApi(page, "PUT", `/properties/${propertyId}`, { version, listing: { ...listing, price }, photoIds: [] });
  await until(
    "what the change overtook",
    async () => JSON.stringify(await askApi(page, "GET", "/recalls")),
    (recalls) => recalls.includes('"sentences":[{'),
  );
  await page.goto(`${app.url}/dashboard/recalls`);
  const update = page.getByRole("button", { name: /^一键更新/ });
  await update.click();
  await update.waitFor({ state: "detached", timeout: PATIENCE_MS });
  await page.getByRole("button", { name: /^一键撤下/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "撤下", exact: true }).click();
  await page.getByText(/全部处理完/).waitFor({ timeout: PATIENCE_MS });
}

const textsOf = (posts: readonly Standing[]) => posts.map(({ text }) => text).join();

async function walk(page: Page, world: World): Promise<void> {
  await signUp(page, world.app, AGENT);
  const { campaignId, propertyId } = await write(page, world.app);
  await connectBoth(page, world);
  await publishNow(page, world, campaignId);
  await page.goto(`${world.app.url}/dashboard/campaigns/${campaignId}/receipt`);
  await until(
    "both posts",
    async () => z.array(z.object({ state: z.string() })).parse(await askApi(page, "GET", "/publishing/publications")),
    (posts) => posts.length === 2 && posts.every(({ state }) => state === "live"),
  );
  await page.reload();
  await page.getByText("已发布 2", { exact: true }).waitFor();
  const out = await standing(world);
  assert.deepEqual([out.bluesky.length, out.wordpress.length], [1, 1], "each stands there once");
  assert.match(textsOf(out.wordpress), /698/);
  assert.match(textsOf(out.wordpress), /\/s\/[a-z2-7]{8}/, "with the link that tells where visitors come from");

  await changePrice(page, world, propertyId);
  const after = await standing(world);
  assert.deepEqual(after.bluesky, [], "what cannot be changed there is taken down");
  assert.equal(after.wordpress.length, 1);
  assert.match(textsOf(after.wordpress), /658/);
  assert.doesNotMatch(textsOf(after.wordpress), /698/);
}

/** `data`: where the PDS keeps its own. */
export async function journey(data: string): Promise<void> {
  const pds = await startPds(data);
  const site = await startWordPress();
  const ports = [pds, site].map(({ origin }) => new URL(origin).port).join(",");
  const app = await startApp({ env: { REAL_PORTS: ports }, program: "tests/real/product-server.ts" });
  const browser = await launchBrowser();
  try {
    const { page, problems } = await visit(browser, app.url);
    await walk(page, { app, pds, site });
    assert.deepEqual(problems, []);
  } catch (error) {
    throw new Error(`the server said:\n${app.said().slice(-3_000)}`, { cause: error });
  } finally {
    await browser.close();
    await app.stop();
  }
}
