import sharp from "sharp";
import { expect, test } from "vitest";
import { publishers } from "#adapters/publishers/index";
import { line } from "#adapters/publishers/line";
import { appOf } from "#engine/platforms/apps";
import { PICTURE_BUCKET } from "#server/queries/films/picture-sets";
import { openDomain } from "#tests/support/domain";
import { lineAgent, lineServer } from "#tests/support/publishers/line-server";
import { testClock } from "#tests/support/publishers/server";
import { campaignOf, KEY, orderOf } from "#tests/support/publishing/agent";
import { houseOf } from "#tests/support/publishing/scripted-platform";
import { materialOf } from "./material.ts";
import { fieldOf } from "./platform-io.ts";
import { publishDue } from "./run.ts";

test("what a consent needs of the operator is asked of the administrator, each in a field of its own", () => {
  for (const { platform, connect } of publishers) {
    if (connect.by !== "oauth") continue;
    const fields = appOf(platform)?.fields.map(({ name }) => name) ?? [];
    const asked = connect.settings.map(fieldOf);
    expect([platform, new Set(asked).size]).toEqual([platform, connect.settings.length]);
    expect([platform, asked.filter((name) => !fields.includes(name))]).toEqual([platform, []]);
    expect([platform, appOf(platform)?.callback]).toEqual([platform, true]);
  }
});

test("a question that would put out what never arrived waits while its owner holds everything back", async () => {
  const local = await lineServer(testClock());
  const house = { ...houseOf([]), publishers: [line], origin: local.server.origin, fetch: globalThis.fetch };
  const domain = await openDomain([], [], KEY, undefined, house);
  const agent = await domain.person();
  const { pieceIds } = await campaignOf(domain, agent);
  const { id: connectionId } = await agent.client.connections.connect({ platform: "line", values: lineAgent });
  const { publications } = await agent.client.publications.plan(orderOf(pieceIds, [connectionId]));
  const id = publications[0]?.id ?? "";
  const run = () => publishDue(domain.jobDeps({ secretKey: KEY, publishing: house }));
  local.server.trouble({ when: local.publishes, how: "before" });
  await run();
  expect((await agent.client.publications.get({ id })).state).toBe("unknown");
  await agent.client.publications.pause({ paused: true });
  for (const minutes of [1, 20, 60]) {
    domain.passTime(minutes * 60_000);
    await run();
  }
  expect(local.shown()).toEqual([]);
  expect(await agent.client.publications.get({ id })).toMatchObject({ state: "unknown", asksPerson: false });
  await agent.client.publications.pause({ paused: false });
  domain.passTime(60 * 60_000);
  await run();
  expect((await agent.client.publications.get({ id })).state).toBe("live");
  expect(local.shown()).toHaveLength(1);
  await domain.stop();
  await local.server.close();
});

test.each(["wechat-official-account", "bluesky"])(
  "a photo heavier than %s takes is drawn lighter, and others stay",
  async (platform) => {
    const domain = await openDomain();
    const agent = await domain.person();
    const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
    const heavy = await sharp({ create: { width: 2560, height: 1920, channels: 3, background: "#808080", noise } })
      .jpeg({ quality: 85 })
      .toBuffer();
    expect(heavy.byteLength).toBeGreaterThan(2_000_000);
    const light = await sharp(heavy).resize(200).jpeg().toBuffer();
    const pictures = [heavy, light].map((bytes, at) => ({ bytes, path: `${agent.id}/picture-${at}.jpg` }));
    for (const { path, bytes } of pictures)
      await domain.backend.files.put(PICTURE_BUCKET, path, bytes, { type: "image/jpeg", owner: agent.id });
    const words = { title: null, text: "A flat", hashtags: [], language: "en", link: null, photoIds: [] };
    const kept = pictures.map(({ path }) => ({ path, width: 2560, height: 1920, alt: "", language: "en" as const }));
    const services = { db: domain.db, files: domain.backend.files };
    const row = { user_id: agent.id, campaign_id: null, platform };
    const [first, second] = (await materialOf(services, row, { ...words, pictures: kept })).pictures;
    expect(first?.bytes.byteLength).toBeLessThanOrEqual(platform === "bluesky" ? 2_000_000 : 1024 * 1024);
    const seen = await sharp(first?.bytes).metadata();
    expect([first?.width, first?.height]).toEqual([seen.width, seen.height]);
    expect(second?.bytes.byteLength).toBe(light.byteLength);
    await domain.stop();
  },
);
