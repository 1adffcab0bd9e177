/** Captions read aloud by a task: progress, the voice with its shots, the books; the cause where it fails; cancelled in the middle. */
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { VoiceOrder } from "#contract/media/voice";
import { readAloud } from "#server/jobs/read-aloud";
import { runTask } from "#server/jobs/run-task";
import { sweep } from "#server/jobs/sweep";
import { sampleListing } from "#tests/samples/fact-lock/listing";
import { type Domain, nothingToPublishTo, openDomain, type Person } from "#tests/support/domain";
import { SECONDS_EACH, type SpeechServer, startSpeechServer } from "#tests/support/speech-server";

const provider = {
  ...{ name: "speech", apiKey: "sk-test", model: "tts-1", voice: "alloy", voices: { en: "nova" }, perMinute: null },
  ...{ charactersPerDay: null, charactersPerAccount: 400, moneyPerDay: null, price: 1500, currency: "USD" },
};
let domain: Domain;
let agent: Person;
let campaignId: string;
let server: SpeechServer;
beforeAll(async () => {
  server = await startSpeechServer("sk-test");
  domain = await openDomain([], [], null, undefined, nothingToPublishTo, { ...provider, baseUrl: server.url });
  agent = await domain.person();
  const made = await agent.client.campaigns.create({
    listing: { ...sampleListing, agent: { name: null, phone: null, company: null, licence: null } },
    photoIds: [],
    preferences: { languages: ["zh"], style: "friendly", platforms: ["douyin"], kinds: ["post"] },
    agent: { name: "林晓", phone: "13800000000", company: null, licence: null, address: null, email: null },
    idempotencyKey: randomUUID(),
  });
  campaignId = made.campaignId;
});
afterEach(() => server.behave({ kind: "speak" }));
afterAll(async () => {
  await domain.stop();
  await server.close();
});

const captions = [null, "厨房有窗", null, "客厅朝南带阳台，走到阳台上站一站，再回到厨房看看窗，有空就来，我在楼下等。"];
const order: VoiceOrder = {
  ...{ language: "zh", music: null },
  shots: captions.map((caption) => ({ photo: null, caption, seconds: 2 })),
};
const saying = (...texts: string[]): VoiceOrder => ({
  ...order,
  shots: texts.map((caption) => ({ photo: null, caption, seconds: 2 })),
});
const start = (wanted = order, who = agent, idempotencyKey = randomUUID()) =>
  who.client.voices.start({ campaignId, order: wanted, idempotencyKey });
const run = (taskId: string | undefined) =>
  runTask(domain.jobDeps(), readAloud, taskId ?? "", new AbortController().signal);
const newest = async () => (await agent.client.voices.list({ campaignId }))[0];
/** Asked for and run once; how its task stands then. */
async function attempt(wanted: VoiceOrder) {
  await run((await start(wanted)).task?.id);
  return await newest();
}

test("each shot lasts as long as its line, the voice is kept as a machine's and counted with its cost", async () => {
  expect((await agent.client.films.storyboard({ campaignId, language: "zh" })).speaks).toBe(true);
  const key = randomUUID();
  const asked = await start(order, agent, key);
  expect(asked).toMatchObject({ sound: null, shots: null, task: { kind: "speech", status: "pending" } });
  expect((await start(order, agent, key)).id).toBe(asked.id);
  await run(asked.task?.id);
  const voice = await newest();
  expect(voice).toMatchObject({ id: asked.id, task: { status: "completed", progress: 100 } });
  const said = server.requests.map(({ input }) => input);
  expect(said).toHaveLength(3);
  for (const caption of captions) if (caption !== null) expect(said).toContain(caption);
  const last = [...(captions[3] ?? "")].length * SECONDS_EACH;
  const shots = voice?.shots ?? [];
  expect(shots.slice(1, 3).map(({ seconds }) => seconds)).toEqual([2, 2]);
  expect(shots[3]?.seconds).toBeGreaterThan(last);
  expect(shots[3]?.seconds).toBeLessThan(last + 1);
  // it ends with its last line, which begins where its shot does
  const before = shots.slice(0, 3).reduce((sum, { seconds }) => sum + seconds, 0);
  expect(Math.abs((voice?.sound?.seconds ?? 0) - before - last)).toBeLessThan(0.2);
  expect(voice?.sound?.spoken).toBe(true);
  expect(await agent.client.films.sounds()).toEqual([voice?.sound]);
  expect((await start(order, agent, key)).sound).toEqual(voice?.sound);
  const books = await domain.db.selectFrom("model_calls").selectAll().where("provider", "=", "speech").execute();
  const characters = said.reduce((sum, line) => sum + [...line].length, 0);
  expect(books).toMatchObject([{ user_id: agent.id, model: "tts-1", outcome: "written", calls: 3, currency: "USD" }]);
  expect(Number(books[0]?.cost_millionths)).toBe(characters * 1500);
  const log = await domain.db.selectFrom("model_log").selectAll().where("purpose", "=", "speech").execute();
  expect(log.map(({ answer }) => answer).sort()).toEqual([...said].sort());
  for (const line of log)
    expect(line).toMatchObject({ user_id: agent.id, campaign_id: campaignId, language: "zh", outcome: "written" });
});

test("a voice that cannot be made says why on its task, and nobody has another's home, or more than a day's share, read", async () => {
  const stranger = await domain.person();
  await expect(start(order, stranger)).rejects.toMatchObject({ code: "not_found" });
  await expect(stranger.client.voices.list({ campaignId })).rejects.toMatchObject({ code: "not_found" });
  const asked = server.requests.length;
  const many = saying(...Array.from({ length: 8 }, (_, at) => `${at}${"窗".repeat(59)}`));
  const overLimit = await attempt(many);
  expect(overLimit?.task?.cause).toMatchObject({ code: "model_over_limit" });
  expect(server.requests).toHaveLength(asked);
  // what may be gone in a minute is tried again
  server.behave({ kind: "status", status: 500 });
  const untold = saying("餐厅有窗");
  expect((await attempt(untold))?.task).toMatchObject({ status: "pending", attempts: 1 });
  server.behave({ kind: "silent" });
  expect((await attempt(untold))?.task).toMatchObject({ status: "pending", attempts: 1 });
  const long = saying("窗".repeat(88));
  server.behave({ kind: "speak", secondsEach: 0.2 });
  expect((await attempt(long))?.task?.cause).toMatchObject({ code: "speech_too_long", data: { number: 1 } });
  expect(await agent.client.films.sounds()).toHaveLength(1);
  const failed = await domain.db.selectFrom("model_log").select("outcome").where("purpose", "=", "speech").execute();
  const outcomes = failed.map(({ outcome }) => outcome).filter((outcome) => outcome !== "written");
  expect(outcomes.sort()).toEqual(["failed", "malformed"]);
});

test("progress is told line by line; who cancels in the middle gets no voice, and the provider's answer is waited for no longer", async () => {
  server.behave({ kind: "speak", lines: 1 });
  const { task } = await start(saying("先看这里", "再看那里"));
  const before = await agent.client.films.sounds();
  const running = run(task?.id);
  await vi.waitFor(async () => expect((await newest())?.task?.progress).toBeGreaterThan(10), 10_000);
  expect((await newest())?.task).toMatchObject({ status: "processing" });
  await agent.client.tasks.cancel({ id: task?.id ?? "" });
  await running;
  expect(await newest()).toMatchObject({ sound: null, task: { status: "failed", cause: { code: "cancelled" } } });
  expect(await agent.client.films.sounds()).toEqual(before);
}, 30_000);

const heard = (from: number) => server.requests.slice(from).map(({ input }) => input);
const charged = async () => {
  const rows = await domain.db
    .selectFrom("model_calls")
    .select(["tokens_in"])
    .where("user_id", "=", agent.id)
    .execute();
  return rows.reduce((sum, { tokens_in }) => sum + Number(tokens_in), 0);
};

test("a run that is tried again asks and pays for what is missing only, and so does the next voice; nobody has another's lines", async () => {
  const wanted = saying("走进客厅", "走进厨房", "看看阳台", "走进客厅");
  server.behave({ kind: "speak", refused: "看看阳台" });
  const before = { at: server.requests.length, paid: await charged() };
  const { task } = await start(wanted);
  await run(task?.id);
  expect((await newest())?.task).toMatchObject({ status: "pending", attempts: 1 });
  expect(heard(before.at).sort()).toEqual(["看看阳台", "走进客厅", "走进厨房"].sort());
  server.behave({ kind: "speak" });
  const again = server.requests.length;
  await run(task?.id);
  expect(await newest()).toMatchObject({ task: { status: "completed" }, sound: { spoken: true } });
  expect(heard(again)).toEqual(["看看阳台"]);
  expect((await charged()) - before.paid).toBe("走进客厅走进厨房看看阳台".length);
  // one line was rewritten
  const next = server.requests.length;
  expect((await attempt(saying("走进客厅", "换个角度看")))?.task).toMatchObject({ status: "completed" });
  expect(heard(next)).toEqual(["换个角度看"]);
  // a line in another language is another voice's
  const other = server.requests.length;
  await attempt({ ...saying("走进客厅"), language: "en" });
  expect(heard(other)).toEqual(["走进客厅"]);
  const rows = await domain.db.selectFrom("spoken_lines").select(["user_id", "path"]).execute();
  expect(rows.every(({ user_id, path }) => user_id === agent.id && path.startsWith(`${agent.id}/spoken/`))).toBe(true);
  // a week later nothing of it lies there
  await domain.db
    .updateTable("spoken_lines")
    .set({ created_at: new Date(Date.now() - 8 * 86_400_000) })
    .execute();
  const { files } = domain.jobDeps();
  expect(await files.list("media", `${agent.id}/spoken`)).toHaveLength(rows.length);
  await sweep(domain.jobDeps());
  expect(await files.list("media", `${agent.id}/spoken`)).toEqual([]);
});

test("what is no sound is not kept for the next try", async () => {
  server.behave({ kind: "noise" });
  expect((await attempt(saying("最后看阳台")))?.task).toMatchObject({ status: "failed" });
  server.behave({ kind: "speak" });
  expect((await attempt(saying("最后看阳台")))?.task).toMatchObject({ status: "completed" });
});

test("what is read aloud is borne out, or answered for by its owner", async () => {
  const wish = (caption: string, reason?: string) =>
    agent.client.voices.start({
      ...{ campaignId, order: saying(caption), idempotencyKey: randomUUID() },
      ...(reason === undefined ? {} : { reason }),
    });
  const reason = "业主今天改了价，资料稍后补";
  await expect(wish("现在只要128万")).rejects.toMatchObject({ code: "piece_not_ready" });
  await expect(wish("全城最好的户型", reason)).rejects.toMatchObject({ code: "piece_not_ready" });
  await run((await wish("现在只要128万", reason)).task?.id);
  expect(await newest()).toMatchObject({ task: { status: "completed" } });
  // asked for before it was looked at
  const asked = server.requests.length;
  const { task } = await wish("现在只要129万", reason);
  await domain.db
    .updateTable("voices")
    .set({ released: [] })
    .where("task_id", "=", task?.id ?? "")
    .execute();
  await run(task?.id);
  expect((await newest())?.task).toMatchObject({ status: "failed", cause: { code: "piece_not_ready" } });
  expect(server.requests).toHaveLength(asked);
});
