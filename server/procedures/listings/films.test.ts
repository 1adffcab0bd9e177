/** Films as an account asks for them: what its plan allows, its own photos and sounds only, one film for one wish; made, played, gone. */
import { randomUUID } from "node:crypto";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyLanguages } from "#contract/copy";
import { filmLimits } from "#contract/media/film";
import { makeFilm } from "#server/jobs/make-film";
import { runTask } from "#server/jobs/run-task";
import { sweep } from "#server/jobs/sweep";
import { filmFor } from "#server/publishing/film-for";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { insertFilm } from "#server/queries/films/films";
import { insertPiece } from "#server/queries/listings/pieces";
import { insertTask } from "#server/queries/tasks/tasks";
import { filmOrder } from "#tests/access/estate";
import { sampleListing } from "#tests/samples/fact-lock/listing";
import { type Domain, openDomain, type Person } from "#tests/support/domain";
import { toneWav } from "#tests/support/speech-server";

let domain: Domain;
let agent: Person;
let campaignId: string;
let propertyId: string;
beforeAll(async () => {
  domain = await openDomain();
  agent = await domain.person();
  const jpeg = await sharp({ create: { width: 320, height: 240, channels: 3, background: "#8899aa" } })
    .jpeg()
    .toBuffer();
  const photo = await agent.client.imports.uploadPhoto({ file: new File([new Uint8Array(jpeg)], "客厅.jpg") });
  const made = await agent.client.campaigns.create({
    listing: { ...sampleListing, agent: { name: null, phone: null, company: null, licence: null } },
    photoIds: [photo.id],
    preferences: { languages: ["zh"], style: "friendly", platforms: ["douyin"], kinds: ["post"] },
    agent: { name: "林晓", phone: "13800000000", company: null, licence: null, address: null, email: null },
    idempotencyKey: randomUUID(),
  });
  ({ campaignId, propertyId } = made);
  // an archive needs a piece; who writes it is nothing here
  await insertPiece(domain.db, ownerOfRow({ user_id: agent.id }), campaignId, 0, {
    ...{ platform: "douyin", language: "zh", kind: "post", title: null, body: "来看房。", hashtags: [] },
    ...{ preheader: null, html: null, length: { used: 4, max: 280, unit: "chars" }, findings: [], untraced: [] },
    writtenBy: "composer",
  });
});
afterAll(async () => {
  await domain.stop();
});

const wish = (over: Partial<typeof filmOrder> = {}, idempotencyKey = randomUUID()) =>
  agent.client.films.start({ campaignId, order: { ...filmOrder, ...over }, idempotencyKey });

test("a storyboard is proposed within the limits of a film, of the campaign's own photos", async () => {
  const { shots } = await agent.client.films.storyboard({ campaignId, language: "zh" });
  expect(shots.length).toBeGreaterThan(2);
  expect(shots.every(({ photo }) => photo === 0)).toBe(true);
});

test("the same wish twice is one film; what is not the campaign's, the account's or the plan's is refused", async () => {
  const key = randomUUID();
  const [one, other] = [await wish({}, key), await wish({}, key)];
  expect(other.id).toBe(one.id);
  expect(await agent.client.films.list({ campaignId })).toHaveLength(1);
  const shots = filmOrder.shots.map((shot) => ({ ...shot, photo: 7 }));
  await expect(wish({ shots })).rejects.toMatchObject({ code: "invalid_input" });
  await expect(wish({ shots: filmOrder.shots.slice(1) })).rejects.toMatchObject({ code: "invalid_input" });
  const voice = agent.client.films.start({
    ...{ campaignId, idempotencyKey: randomUUID() },
    order: { ...filmOrder, voiceId: randomUUID() },
  });
  await expect(voice).rejects.toMatchObject({ code: "not_found" });
  const hd = agent.client.films.start({
    ...{ campaignId, idempotencyKey: randomUUID() },
    order: { ...filmOrder, quality: "hd" },
  });
  await expect(hd).rejects.toMatchObject({ code: "not_in_plan", data: { what: "hdVideo" } });
  expect(await agent.client.films.remove({ id: one.id })).toEqual({ removed: true });
  const [task] = (await agent.client.tasks.list({ kind: "film", limit: 5 })).items;
  expect(task).toMatchObject({ status: "failed", cause: { code: "cancelled" } });
});

const saying = (caption: string) => ({
  shots: [5, 5, 5].map((seconds, at) => ({ photo: 0, caption: at === 1 ? caption : null, seconds })),
});
const orderOf = (caption: string) => ({ ...filmOrder, ...saying(caption), language: "zh" as const });
const ask = (caption: string, reason?: string) =>
  agent.client.films.start({
    ...{ campaignId, order: orderOf(caption), idempotencyKey: randomUUID() },
    ...(reason === undefined ? {} : { reason }),
  });

test("captions are the agent's own words: what is not borne out is answered for, what the law forbids is never made", async () => {
  const reason = "业主今天改了价，资料稍后补";
  const about = { campaignId, language: "zh" as const };
  const checks = await agent.client.films.check({ ...about, captions: [null, "厨房有窗", "现在只要128万"] });
  expect(checks.map(({ shot }) => shot)).toEqual([2]);
  await expect(ask("现在只要128万")).rejects.toMatchObject({ code: "piece_not_ready" });
  await expect(ask("全城最好的户型", reason)).rejects.toMatchObject({ code: "piece_not_ready" });
  const film = await ask("现在只要128万", reason);
  const entry = await domain.db
    .selectFrom("audit_entries")
    .selectAll()
    .where("action", "=", "films.release")
    .where("subject_id", "=", campaignId)
    .execute();
  expect(entry).toMatchObject([{ actor: `user:${agent.id}`, account_id: agent.id, after: { reason } }]);
  await agent.client.films.remove({ id: film.id });
  const plain = await ask("厨房有窗");
  await agent.client.films.remove({ id: plain.id });
});

test("a film whose captions are not answered for any more is not made", async () => {
  const owner = ownerOfRow({ user_id: agent.id });
  const task = await insertTask(domain.db, owner, { kind: "film", title: "梅川苑", weight: 5, campaignId });
  const wanted = orderOf("现在只要128万");
  const { id } = await insertFilm(domain.db, owner, { campaignId, taskId: task.id, wanted, seconds: 19 });
  await runTask(domain.jobDeps(), makeFilm, task.id, new AbortController().signal);
  const [film] = await agent.client.films.list({ campaignId });
  expect(film).toMatchObject({ id, bytes: null, task: { status: "failed", cause: { code: "piece_not_ready" } } });
  await agent.client.films.remove({ id });
});

test("the lines that are proposed need no reason, in every language", async () => {
  for (const language of copyLanguages) {
    const { shots } = await agent.client.films.storyboard({ campaignId, language });
    const captions = shots.map(({ caption }) => caption);
    expect(await agent.client.films.check({ campaignId, language, captions }), language).toEqual([]);
  }
});

const douyin = { platform: "douyin", kind: "post", language: "zh" } as const;
async function archivedFilms() {
  const zip = await agent.client.campaigns.download({ id: campaignId, films: true });
  return Object.keys(unzipSync(new Uint8Array(await zip.arrayBuffer())))
    .flatMap((name) => name.split("/films/")[1] ?? [])
    .filter((name) => name !== "");
}

/** One that was uploaded, and is said to be a machine's. */
async function spokenSound() {
  const file = new File([new Uint8Array(toneWav(1))], "旁白.wav");
  const { id } = await agent.client.films.uploadSound({ file });
  await domain.db.updateTable("film_sounds").set({ spoken: true }).where("id", "=", id).execute();
  return id;
}

test("a film is made by its task, played and saved by its owner, says its captions, and its file goes with it", async () => {
  const owner = ownerOfRow({ user_id: agent.id });
  // shorter than may be asked for, so that the test is
  const shots = [{ photo: 0, caption: null, seconds: 0.3 }];
  const task = await insertTask(domain.db, owner, { kind: "film", title: "梅川苑", weight: 5, campaignId });
  const voiceId = await spokenSound();
  const wanted = { ...filmOrder, language: "zh" as const, shots, voiceId };
  const { id } = await insertFilm(domain.db, owner, { campaignId, taskId: task.id, wanted, seconds: 1 });
  await runTask(domain.jobDeps(), makeFilm, task.id, new AbortController().signal);
  const [film] = await agent.client.films.list({ campaignId });
  expect(film).toMatchObject({ id, task: { status: "completed", progress: 100 } });
  expect(film?.seconds).toBeCloseTo(filmLimits.end + 0.3, 1);
  const { play, save } = await agent.client.films.link({ id });
  const files = domain.jobDeps().files;
  const kept = await files.get("media", `${agent.id}/films/${id}.mp4`);
  expect(kept?.bytes.length).toBe(film?.bytes);
  // the file says itself whose voice it is
  expect(Buffer.from(kept?.bytes ?? []).includes("旁白为AI合成语音")).toBe(true);
  expect(Buffer.from(kept?.bytes ?? []).includes("digitalsourcetype/compositeSynthetic<")).toBe(true);
  expect(play).not.toBe(save);
  const srt = await (await agent.client.films.subtitles({ id, format: "srt" })).text();
  expect(srt).toContain("林晓 · 13800000000");
  const stranger = await domain.person();
  await expect(stranger.client.films.link({ id })).rejects.toMatchObject({ code: "not_found" });
  expect(film?.outdated).toBe(false);
  const goes = async () =>
    (await filmFor(domain.db, { user_id: agent.id, campaign_id: campaignId, ...douyin }))?.id ?? null;
  expect(await goes()).toBe(id);
  expect(await archivedFilms()).toEqual(["zh-9x16-standard-1.mp4"]);
  // the price is another: it goes along with nothing, and its subtitles are still its own
  const property = await agent.client.properties.get({ id: propertyId });
  await agent.client.properties.update({
    id: propertyId,
    listing: { ...property.listing, price: { amount: 6_120_000, currency: "CNY", period: null } },
    version: property.version,
    photoIds: property.photos.map(({ id: one }) => one),
  });
  expect(await agent.client.films.list({ campaignId })).toMatchObject([{ id, outdated: true }]);
  expect(await goes()).toBeNull();
  expect(await archivedFilms()).toEqual([]);
  expect(await (await agent.client.films.subtitles({ id, format: "srt" })).text()).toBe(srt);
  // its campaign is gone, and the sweep takes the file along
  await domain.db.deleteFrom("campaigns").where("id", "=", campaignId).execute();
  await sweep(domain.jobDeps());
  expect(await files.get("media", `${agent.id}/films/${id}.mp4`)).toBeNull();
}, 60_000);
