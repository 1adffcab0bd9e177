/** Films as an account asks for them: what its plan allows, its own photos and sounds only, one film for one wish; made, played, gone. */
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filmLimits } from "#contract/media/film";
import { makeFilm } from "#server/jobs/make-film";
import { runTask } from "#server/jobs/run-task";
import { sweep } from "#server/jobs/sweep";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { insertFilm } from "#server/queries/films/films";
import { insertTask } from "#server/queries/tasks/tasks";
import { filmOrder } from "#tests/access/estate";
import { sampleListing } from "#tests/samples/fact-lock/listing";
import { type Domain, nothingToPublishTo, openDomain, type Person } from "#tests/support/domain";
import { SECONDS_EACH, type SpeechServer, startSpeechServer } from "#tests/support/speech-server";

const provider = {
  ...{ name: "speech", apiKey: "sk-test", model: "tts-1", voice: "alloy", voices: {}, perMinute: null },
  ...{ charactersPerDay: null, charactersPerAccount: 300, moneyPerDay: null, price: 1500, currency: "USD" },
};
let domain: Domain;
let agent: Person;
let campaignId: string;
let voices: SpeechServer;
beforeAll(async () => {
  voices = await startSpeechServer("sk-test");
  const speech = { ...provider, baseUrl: voices.url };
  domain = await openDomain([], [], null, undefined, nothingToPublishTo, speech);
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
  campaignId = made.campaignId;
});
afterAll(async () => {
  await domain.stop();
  await voices.close();
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

const captions = [
  null,
  "厨房有窗",
  null,
  "客厅朝南带阳台，冬天的阳光照到饭桌，晚上坐在窗边看得见河，离地铁站四百八十米。",
];
const spokenShots = captions.map((caption) => ({ photo: 0, caption, seconds: 2 }));
const speak = (who: Person, over: { shots?: typeof spokenShots } = {}) =>
  who.client.films.speak({ campaignId, language: "zh", music: null, shots: spokenShots, ...over });

test("captions are read aloud: each shot lasts as long as its line, the voice is kept as a machine's and counted with its cost", async () => {
  expect((await agent.client.films.storyboard({ campaignId, language: "zh" })).speaks).toBe(true);
  const { sound, shots } = await speak(agent);
  const said = voices.requests.map(({ input }) => input);
  expect([...said].sort()).toEqual(
    [...said.filter((line) => !captions.includes(line)), ...captions.filter((line) => line !== null)].sort(),
  );
  expect(said).toHaveLength(3);
  const last = [...(captions[3] ?? "")].length * SECONDS_EACH;
  expect(shots.slice(1, 3).map(({ seconds }) => seconds)).toEqual([2, 2]);
  expect(shots[3]?.seconds).toBeGreaterThan(last);
  expect(shots[3]?.seconds).toBeLessThan(last + 1);
  // it ends with its last line, which begins where its shot does
  const before = shots.slice(0, 3).reduce((sum, { seconds }) => sum + seconds, 0);
  expect(Math.abs(sound.seconds - before - last)).toBeLessThan(0.2);
  expect(sound.spoken).toBe(true);
  expect(await agent.client.films.sounds()).toEqual([sound]);
  const books = await domain.db.selectFrom("model_calls").selectAll().where("provider", "=", "speech").execute();
  const characters = said.reduce((sum, line) => sum + [...line].length, 0);
  expect(books).toMatchObject([{ user_id: agent.id, model: "tts-1", outcome: "written", calls: 3, currency: "USD" }]);
  expect(Number(books[0]?.cost_millionths)).toBe(characters * 1500);
  const log = await domain.db.selectFrom("model_log").selectAll().where("purpose", "=", "speech").execute();
  expect(log.map(({ answer }) => answer).sort()).toEqual([...said].sort());
  for (const line of log)
    expect(line).toMatchObject({ user_id: agent.id, campaign_id: campaignId, language: "zh", outcome: "written" });
});

test("a voice that cannot be made says why, and nobody has another's home, or more than a day's share, read aloud", async () => {
  const stranger = await domain.person();
  await expect(speak(stranger)).rejects.toMatchObject({ code: "not_found" });
  const asked = voices.requests.length;
  const many = Array.from({ length: 8 }, () => ({ photo: 0, caption: "窗".repeat(40), seconds: 2 }));
  await expect(speak(agent, { shots: many })).rejects.toMatchObject({ code: "model_over_limit" });
  expect(voices.requests).toHaveLength(asked);
  voices.behave({ kind: "status", status: 500 });
  const one = spokenShots.slice(1, 2);
  await expect(speak(agent, { shots: one })).rejects.toMatchObject({ code: "model_failed" });
  voices.behave({ kind: "silent" });
  await expect(speak(agent, { shots: one })).rejects.toMatchObject({ code: "model_malformed" });
  voices.behave({ kind: "speak" });
  expect(await agent.client.films.sounds()).toHaveLength(1);
  const failed = await domain.db.selectFrom("model_log").select("outcome").where("purpose", "=", "speech").execute();
  expect(
    failed
      .map(({ outcome }) => outcome)
      .filter((outcome) => outcome !== "written")
      .sort(),
  ).toEqual(["failed", "malformed"]);
});

test("a film is made by its task, played and saved by its owner, says its captions, and its file goes with it", async () => {
  const owner = ownerOfRow({ user_id: agent.id });
  // shorter than may be asked for, so that the test is
  const shots = [{ photo: 0, caption: null, seconds: 0.3 }];
  const task = await insertTask(domain.db, owner, { kind: "film", title: "梅川苑", weight: 5, campaignId });
  const [spoken] = await agent.client.films.sounds();
  const voiceId = spoken?.id ?? null;
  const wanted = { ...filmOrder, language: "zh" as const, ratio: "1:1" as const, shots, voiceId };
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
  expect(play).not.toBe(save);
  const srt = await (await agent.client.films.subtitles({ id, format: "srt" })).text();
  expect(srt).toContain("林晓 · 13800000000");
  const stranger = await domain.person();
  await expect(stranger.client.films.link({ id })).rejects.toMatchObject({ code: "not_found" });
  // its campaign is gone, and the sweep takes the file along
  await domain.db.deleteFrom("campaigns").where("id", "=", campaignId).execute();
  await sweep(domain.jobDeps());
  expect(await files.get("media", `${agent.id}/films/${id}.mp4`)).toBeNull();
}, 60_000);
