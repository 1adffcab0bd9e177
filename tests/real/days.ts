/**
 * Five accounts, two of them of a real PDS and a real WordPress, a campaign with photos and a drawn poster over three days, and the
 * server killed twice in the middle of a post: after the PDS has taken one, before WordPress hears of one. Each stands there once.
 */
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { z } from "zod";
import { ownData, type RunningApp, removeData, spawnServer, startApp } from "#tests/support/app";
import { askApi } from "#tests/support/ask-api";
import { launchBrowser } from "#tests/support/browser";
import { signIn, signUp } from "#tests/support/campaign-steps";
import { flat } from "#tests/support/listing-site";
import { mastodonAgent } from "#tests/support/publishers/mastodon-server";
import { telegramAgent } from "#tests/support/publishers/telegram-server";
import {
  connectByForm,
  connectByWindow,
  endsOfDays,
  postsOf,
  registerApp,
  scheduleOverDays,
} from "#tests/support/publishing/days";
import { type LocalWorld, openLocalWorld } from "#tests/support/publishing/local-world";
import { visit } from "#tests/support/visitor";
import { type Cut, type Door, doorBefore } from "./door.ts";
import { type Ready, startPds, startWordPress } from "./servers.ts";
import { PATIENCE_MS, standing, until } from "./standing.ts";

const AGENT = { email: "publisher@example.com", password: "Fang!Bo2026" };
const PROGRAM = "tests/support/publishing/days-server.ts";
const PLATFORMS = ["twitter", "mastodon", "bluesky", "wordpress", "telegram"] as const;

interface World {
  local: LocalWorld;
  pds: Ready & { door: Door };
  site: Ready & { door: Door };
}

/** Which call makes readers see a post, and what is cut off of it. */
const kills: Readonly<Record<string, Pick<Cut, "how" | "fits">>> = {
  bluesky: { how: "after", fits: (call) => call.includes("com.atproto.repo.createRecord") },
  wordpress: { how: "before", fits: (call, body) => call.startsWith("POST") && body.includes('"status":"publish"') },
};

async function photos(page: Page): Promise<string[]> {
  const ids: string[] = [];
  for (const background of ["#335577", "#886644"]) {
    const jpeg = await sharp({ create: { width: 1280, height: 960, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const told = await page.evaluate(async (base64) => {
      const key = Object.keys(localStorage).find((name) => name.endsWith("-auth-token")) ?? "";
      const session: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
      const form = new FormData();
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      form.append("file", new File([bytes], "客厅.jpg", { type: "image/jpeg" }));
      const headers = { authorization: `Bearer ${String(Reflect.get(Object(session), "access_token"))}` };
      return await (await fetch("/api/photos", { method: "POST", headers, body: form })).json();
    }, jpeg.toString("base64"));
    ids.push(z.object({ id: z.uuid() }).parse(told).id);
  }
  return ids;
}

const made = z.object({ campaignId: z.uuid(), propertyId: z.uuid() });
const drawn = z.array(z.object({ pictures: z.number().nullable() }));

/** A campaign of five pieces with two photos and a poster; its page is online. */
async function write(page: Page, app: RunningApp): Promise<string> {
  const name = { name: "顾芸", phone: "021-5550 0132", company: "普陀安居置业" };
  const { campaignId, propertyId } = made.parse(
    await askApi(page, "POST", "/campaigns", {
      listing: { ...flat, disclosures: {} },
      photoIds: await photos(page),
      preferences: { languages: ["zh"], style: "professional", platforms: PLATFORMS, kinds: ["post"] },
      agent: { ...name, licence: null, address: null, email: null },
      idempotencyKey: randomUUID(),
    }),
  );
  await page.goto(`${app.url}/dashboard/campaigns/${campaignId}`);
  await page.getByText("全部写好了").waitFor({ timeout: PATIENCE_MS });
  await askApi(page, "POST", `/properties/${propertyId}/page`, {});
  const order = {
    languages: ["zh"],
    template: "just-listed",
    ratio: "4:5",
    accent: "#b4532a",
    photo: 0,
    carousel: false,
  };
  await askApi(page, "POST", `/campaigns/${campaignId}/picture-sets`, { order, idempotencyKey: randomUUID() });
  await until(
    "the poster",
    async () => drawn.parse(await askApi(page, "GET", `/campaigns/${campaignId}/picture-sets`)),
    ([set]) => set?.pictures === 1,
  );
  return campaignId;
}

async function connectFive(page: Page, app: RunningApp, { pds, site }: World): Promise<void> {
  await page.goto(`${app.url}/dashboard/publish/accounts`);
  await connectByForm(page, "Mastodon", { 网址或服务器: mastodonAgent.server, 访问令牌: mastodonAgent.token });
  const own = { 账号名: pds.handle, 应用专用密码: pds.password, 网址或服务器: pds.door.origin };
  await connectByForm(page, "Bluesky", own, PATIENCE_MS);
  const blog = { 网址或服务器: site.door.origin, 用户名: site.user, 应用专用密码: site.password };
  await connectByForm(page, "WordPress", blog, PATIENCE_MS);
  await connectByForm(page, "Telegram", { 访问令牌: telegramAgent.token, 频道: telegramAgent.channel });
  await connectByWindow(page);
}

async function walk(world: World, dataDir: string): Promise<void> {
  const { local, pds, site } = world;
  const here = [pds, site].map(({ door }) => [new URL(door.origin).host, door.origin]);
  const platforms = { ...z.record(z.string(), z.string()).parse(JSON.parse(local.env.LOCAL_PLATFORMS ?? "")) };
  const env = { LOCAL_PLATFORMS: JSON.stringify({ ...platforms, ...Object.fromEntries(here) }) };
  const options = (aheadMs: number, port?: string) => ({
    dataDir,
    env: { ...env, AHEAD_MS: String(aheadMs), ...(port === undefined ? {} : { PORT: port }) },
    program: PROGRAM,
  });
  const browser = await launchBrowser();
  let app = await startApp(options(0));
  const { port } = new URL(app.url);
  try {
    const admin = await visit(browser, app.url);
    const [, administrator] = app.demo();
    assert(administrator, "no demo administrator");
    await signIn(admin.page, app, administrator);
    await registerApp(admin.page);
    await admin.leave();
    const agent = await visit(browser, app.url);
    await signUp(agent.page, app, AGENT);
    const campaignId = await write(agent.page, app);
    await connectFive(agent.page, app, world);
    await scheduleOverDays(agent.page, app, campaignId);
    const planned = await postsOf(agent.page);
    const days = endsOfDays(planned.map(({ dueAt }) => dueAt));
    assert.equal(days.length, 3);
    assert.deepEqual(agent.problems, []);
    await agent.leave();
    await app.stop();

    const inTurn = planned
      .filter(({ platform }) => platform in kills)
      .toSorted((a, b) => a.dueAt.localeCompare(b.dueAt));
    assert.equal(inTurn.length, 2);
    for (const { platform, dueAt } of inTurn) {
      const ahead = Math.min(...days.filter((end) => Date.now() + end >= Date.parse(dueAt)));
      const { child, said, ended } = spawnServer(options(ahead, port));
      const { door } = platform === "bluesky" ? pds : site;
      let killed = false;
      const cut = kills[platform];
      assert(cut);
      const deed = () => {
        killed = child.kill("SIGKILL");
      };
      door.cut({ ...cut, deed });
      await ended;
      assert(killed, said());
    }
    app = await startApp(options(days[2] ?? 0, port));
    const { page, problems } = await visit(browser, app.url);
    await signIn(page, app, AGENT);
    await until(
      "five posts",
      () => postsOf(page),
      (posts) => posts.length === 5 && posts.every(({ state }) => state === "live"),
    );
    const out = await standing(world);
    const elsewhere = (["twitter", "mastodon", "telegram"] as const).map(
      (name) => local.platforms[name].shown().length,
    );
    assert.deepEqual(
      [out.bluesky.length, out.wordpress.length, ...elsewhere],
      [1, 1, 1, 1, 1],
      "each stands there once",
    );
    // the poster and the two photos
    assert.deepEqual([out.bluesky[0]?.pictures, out.wordpress[0]?.pictures], [3, 3]);
    await page.goto(`${app.url}/dashboard/campaigns/${campaignId}/receipt`);
    await page.getByText("已发布 5", { exact: true }).waitFor();
    assert.deepEqual(problems, []);
  } catch (error) {
    throw new Error(`the server said:\n${app.said().slice(-3_000)}`, { cause: error });
  } finally {
    await browser.close();
    await app.stop();
  }
}

/** `data`: where the PDS keeps its own. */
export async function days(data: string): Promise<void> {
  const pds = await startPds(data);
  const site = await startWordPress();
  const world = {
    local: await openLocalWorld(),
    pds: { ...pds, door: await doorBefore(pds.origin) },
    site: { ...site, door: await doorBefore(site.origin) },
  };
  const dataDir = ownData();
  try {
    await walk(world, dataDir);
  } finally {
    await Promise.all([world.pds.door.close(), world.site.door.close(), world.local.close()]);
    await removeData(dataDir);
  }
}
