import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ModelKind } from "#contract/admin/model-names";
import type { ModelEdit } from "#contract/admin/models";
import type { Brief, Piece } from "#contract/copy";
import { ownPrompt } from "#engine/copy/prompts/index";
import { modelTrials } from "#server/base/limits";
import { openLog } from "#server/base/log";
import { json } from "#server/db/tables/json";
import { askedWithOpinion, composedWithOpinion } from "#server/models/second-opinion";
import { type ModelService, openModelService } from "#server/models/service";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { countCall } from "#server/queries/models/model-calls";
import { promptTexts } from "#server/queries/models/prompts";
import { textWorkInThread } from "#server/thread/index";
import { sampleListing } from "#tests/samples/fact-lock/listing";
import { type Domain, openDomain, type Person } from "#tests/support/domain";
import { type ModelServer, startModelServer } from "#tests/support/model-server";
import { insertBought, memberPlan } from "#tests/support/packages";

const KEY = "sk-very-secret-key-9876";
let domain: Domain;
let server: ModelServer;
let boss: Person;
let technician: Person;
beforeAll(async () => {
  server = await startModelServer();
  domain = await openDomain();
  boss = await domain.person({ role: "admin", scope: "super" });
  technician = await domain.person({ role: "admin", scope: "system" });
});
afterAll(async () => {
  await domain.stop();
  await server.close();
});

const edit = () => ({
  kind: "openai-compatible" as ModelKind,
  baseUrl: server.url,
  model: "m",
  perMinute: null,
  tokensPerDay: null,
  moneyPerDay: null,
  priceIn: 200,
  priceOut: 800,
  currency: "CNY",
  enabled: true,
});
const seen = () => ({ kind: edit().kind, baseUrl: edit().baseUrl });
const brief: Brief = { style: "professional", seed: 1, market: null, agent: null, link: null };
const target = { platform: "twitter", language: "en" as const, kind: "post" as const };
const truth = "2-bed flat in Putuo, Shanghai: 89.3 m² (961 sq ft), windows north and south, a lift. ¥6.98 million.";
const answer = (body: string) => ({
  kind: "answer" as const,
  content: JSON.stringify({ title: null, body, hashtags: [] }),
  usage: { in: 1_000, out: 250 },
});
/** What the campaign's task does with one piece: the models first, the composer for what they leave. */
async function written(desk: ModelService, userId = boss.id): Promise<Piece> {
  const pieces: Piece[] = [];
  const events = { onPiece: async (piece: Piece) => void pieces.push(piece) };
  const asked = { listing: sampleListing, brief, targets: [target], userId, campaignId: null };
  const left = await desk.askModels(asked, events, new AbortController().signal);
  const [piece] = pieces;
  return piece && left.length === 0 ? piece : await desk.work(userId).compose(sampleListing, brief, target);
}
const write = (userId?: string) => written(domain.models, userId);

async function provider(name: string, over: Partial<ReturnType<typeof edit>> = {}) {
  const state = await boss.client.admin.models.create({ ...edit(), ...over, name });
  const id = state.providers.find((one) => one.name === name)?.id;
  if (!id) throw new Error("not made");
  return id;
}
/** By somebody who has the provider before them as it is. */
async function update(by: Person, asked: Partial<ModelEdit> & { id: string }) {
  const { providers } = await by.client.admin.models.get();
  const seen = providers.find(({ id }) => id === asked.id)?.updatedAt ?? "";
  return await by.client.admin.models.update({ ...edit(), ...asked, seen });
}
beforeEach(async () => {
  await domain.db.deleteFrom("model_providers").execute();
  await boss.client.admin.models.turn({ off: false, reason: "" });
  // what it does, its own test tells (server/models/fact-reading.test.ts)
  await boss.client.admin.models.reading({ off: true, reader: null });
});

test("super adds a provider with its key at once, nobody else brings one, and nothing stays where it cannot be sealed", async () => {
  const { models } = boss.client.admin;
  const state = await models.create({ ...edit(), name: "keyed", key: KEY });
  expect(state.providers.find(({ name }) => name === "keyed")?.key).toEqual({ set: true, lastFour: "9876" });
  const refused = technician.client.admin.models.create({ ...edit(), name: "unkeyed", key: KEY });
  await expect(refused).rejects.toMatchObject({ code: "forbidden" });
  expect((await models.get()).providers.map(({ name }) => name)).toEqual(["keyed"]);
});

test("a key goes in sealed, comes out nowhere, and only super may write it", async () => {
  const id = await provider("alpha");
  await expect(technician.client.admin.models.setKey({ id, key: KEY, seen: seen() })).rejects.toMatchObject({
    code: "forbidden",
  });
  const state = await boss.client.admin.models.setKey({ id, key: KEY, seen: seen() });
  expect(state.providers[0]?.key).toEqual({ set: true, lastFour: "9876" });
  expect(JSON.stringify(state)).not.toContain("very-secret");
  const kept = await domain.db.selectFrom("model_keys").selectAll().executeTakeFirstOrThrow();
  expect(kept.sealed).toMatch(/^sealed:v1:/);
  const audit = await domain.db.selectFrom("audit_entries").selectAll().where("subject_id", "=", id).execute();
  expect(audit.map(({ action, actor }) => [action, actor])).toContainEqual([
    "model_providers.update",
    `admin:${boss.id}`,
  ]);
  expect(JSON.stringify(audit)).not.toMatch(/very-secret|9876"|sealed:v1/);
  server.behave(answer(truth));
  expect((await write()).writtenBy).toBe("alpha");
  expect(server.requests.at(-1)?.authorization).toBe(`Bearer ${KEY}`);
  expect((await boss.client.admin.models.setKey({ id, key: null, seen: seen() })).providers[0]?.key.set).toBe(false);
});

test("the technician cannot have somebody's key sent to an address of theirs", async () => {
  const id = await provider("alpha");
  await boss.client.admin.models.setKey({ id, key: KEY, seen: seen() });
  const moved = { ...edit(), id, baseUrl: "http://127.0.0.1:9/v1" };
  await expect(update(technician, moved)).rejects.toMatchObject({ code: "forbidden" });
  await update(technician, { id, model: "m2" });
  expect((await update(boss, moved)).providers[0]?.baseUrl).toBe(moved.baseUrl);
});

test("of two who edit a provider at once the second is told", async () => {
  const id = await provider("alpha");
  const { providers } = await boss.client.admin.models.get();
  const asked = { ...edit(), id, seen: providers[0]?.updatedAt ?? "" };
  const said = await Promise.allSettled([
    boss.client.admin.models.update({ ...asked, priceIn: 999 }),
    technician.client.admin.models.update({ ...asked, enabled: false }),
  ]);
  expect(said.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(said.find((one) => one.status === "rejected")).toMatchObject({ reason: { code: "conflict" } });
});

test("a key goes only to the address it was typed in for, whoever moved the provider meanwhile", async () => {
  const id = await provider("alpha");
  const read = seen();
  await update(technician, { id, baseUrl: "https://collector.example.com/v1" });
  await expect(boss.client.admin.models.setKey({ id, key: KEY, seen: read })).rejects.toMatchObject({
    code: "conflict",
  });
  expect(await domain.db.selectFrom("model_keys").selectAll().execute()).toEqual([]);
});

test("an address of the environment is shown without the password in it", async () => {
  const providers = domain.models.providers;
  const [row] = await provider("alpha").then(providers);
  if (!row) throw new Error("not made");
  domain.models.providers = async () => [
    { ...row, id: null, baseUrl: "https://me:hush@models.example.com/v1?key=hush" },
  ];
  try {
    const { providers: shown } = await technician.client.admin.models.get();
    expect(shown[0]?.baseUrl).toBe("https://models.example.com/v1");
  } finally {
    domain.models.providers = providers;
  }
});

test("what costs money is tried so often by one administrator and no more", async () => {
  const { models: asked } = (await domain.person({ role: "admin", scope: "system" })).client.admin;
  await provider("alpha");
  await asked.turn({ off: true, reason: "x" });
  for (let at = 0; at < modelTrials.points; at += 1) await asked.test({ name: "alpha" });
  await expect(asked.test({ name: "alpha" })).rejects.toMatchObject({ code: "too_many_requests" });
  const [home] = await asked.homes();
  if (!home) throw new Error("no example");
  const trial = { ...target, home: home.home, style: "friendly" as const, writers: ["alpha"] };
  await expect(asked.trial(trial)).rejects.toMatchObject({ code: "too_many_requests" });
});

test.each(["http://169.254.169.254/v1", "http://[fe80::1]/v1", "http://metadata.google.internal/v1"])(
  "%s is refused",
  async (baseUrl) => {
    await expect(boss.client.admin.models.create({ ...edit(), baseUrl, name: "beta" })).rejects.toMatchObject({
      code: "address_not_allowed",
    });
  },
);

test("only super leads a provider into the own network, by address or by name", async () => {
  const { models: asked } = technician.client.admin;
  for (const baseUrl of ["http://127.0.0.1:11434/v1", "http://10.0.0.5/v1", "http://localhost:11434/v1"])
    await expect(asked.create({ ...edit(), baseUrl, name: "inner" })).rejects.toMatchObject({
      code: "address_not_allowed",
    });
  const id = await provider("local");
  // whose address stays, stays as it was let in
  await update(technician, { id, perMinute: 9 });
  server.behave(answer("ok"));
  expect(await asked.test({ name: "local" })).toMatchObject({ ok: true });
  await expect(update(technician, { id, baseUrl: "http://127.0.0.1:9/v1" })).rejects.toMatchObject({
    code: "address_not_allowed",
  });
  await update(technician, { id, baseUrl: "https://models.example.com/v1" });
  const rows = await domain.db.selectFrom("model_providers").select(["name", "own_network"]).execute();
  expect(rows).toEqual([{ name: "local", own_network: false }]);
  // a name of the internet that turns out to lead inside is refused when it is asked
  await domain.db.updateTable("model_providers").set({ base_url: server.url }).execute();
  expect(await asked.test({ name: "local" })).toMatchObject({ ok: false, cause: "address_not_allowed" });
});

test.each([
  "https://me:secret@api.example.com/v1",
  "https://api.example.com/v1?key=secret",
  "https://a.example/#secret",
])("an address with a secret inside, as %s, is kept nowhere", async (baseUrl) => {
  await expect(boss.client.admin.models.create({ ...edit(), baseUrl, name: "beta" })).rejects.toMatchObject({
    code: "invalid_input",
  });
});

test("the order is one over all providers, is audited, and nobody is lost by a stale screen", async () => {
  for (const name of ["one", "two", "three"]) await provider(name);
  const { arrange } = technician.client.admin.models;
  const state = await arrange({ names: ["three", "one", "two"] });
  expect(state.providers.map(({ name }) => name)).toEqual(["three", "one", "two"]);
  server.behave(answer(truth));
  expect((await write()).writtenBy).toBe("three");
  for (const names of [
    ["three", "one"],
    ["three", "one", "two", "two"],
    ["three", "one", "four"],
  ])
    await expect(arrange({ names })).rejects.toMatchObject({ code: "conflict" });
  // a new one comes last
  await provider("four");
  expect((await boss.client.admin.models.get()).providers.map(({ name }) => name)).toEqual([
    "three",
    "one",
    "two",
    "four",
  ]);
  const { items } = await technician.client.admin.logs.audit.list({ action: "model_settings" });
  expect(items[0]).toMatchObject({ after: { provider_order: ["three", "one", "two"] } });
});

test("what the provider says of a failure is answered, and the key it quotes reaches neither the answer nor the log", async () => {
  const id = await provider("alpha");
  await boss.client.admin.models.setKey({ id, key: KEY, seen: seen() });
  server.behave({ kind: "status", status: 401, body: JSON.stringify({ error: { message: `wrong key ${KEY}` } }) });
  const said = await technician.client.admin.models.test({ name: "alpha" });
  expect(said).toMatchObject({ ok: false, cause: "key_refused", answer: "" });
  expect(said.error).toMatch(/^HTTP 401\nwrong key •••\n/);
  expect(JSON.stringify(said)).not.toContain(KEY);
  const lines: string[] = [];
  const out = process.stdout.write;
  process.stdout.write = (line) => lines.push(String(line)) > 0;
  try {
    const { secretKey } = domain.models;
    const log = openLog("info", true);
    const about = { db: domain.db, secretKey, environment: [], work: textWorkInThread, now: domain.now, log };
    const piece = await written(openModelService(about));
    expect(piece.writtenBy).toBe("composer");
  } finally {
    process.stdout.write = out;
  }
  expect(lines.join("")).toContain("did not write");
  expect(lines.join("")).not.toContain("very-secret");
});

test.each([
  [{ kind: "status", status: 404 }, "unknown_model", /^HTTP 404\nno\n/, ""],
  [{ kind: "status", status: 429 }, "rate_limited", /^HTTP 429\nno\n/, ""],
  [{ kind: "answer", content: "Hello." }, "malformed", null, "Hello."],
  [{ kind: "answer", content: "Half", finish: "content_filter" }, "refused", /^finish_reason: content_filter$/, "Half"],
] as const)("a test names the cause, the provider's words and what came: %o", async (behaviour, cause, words, came) => {
  await provider("alpha");
  server.behave(behaviour);
  const said = await technician.client.admin.models.test({ name: "alpha" });
  expect(said).toMatchObject({ ok: false, cause, answer: came });
  if (words === null) expect(said.error).toBeNull();
  else expect(said.error).toMatch(words);
});

test("a test that works says how long it took and what it used; where nobody listens it says so", async () => {
  await provider("alpha");
  server.behave(answer("ok"));
  const said = await technician.client.admin.models.test({ name: "alpha" });
  expect(said).toMatchObject({ ok: true, cause: null, tokensIn: 1_000, tokensOut: 250 });
  await provider("deaf", { baseUrl: "http://127.0.0.1:9/v1" });
  expect(await technician.client.admin.models.test({ name: "deaf" })).toMatchObject({
    ok: false,
    cause: "unreachable",
    error: "Cannot connect to API: bad port",
  });
});

test("the next piece is written as the providers stand now, the environment's among them", async () => {
  server.behave(answer(truth));
  const given = { ...edit(), name: "given", apiKey: "env-key" };
  const { secretKey } = domain.models;
  const log = { info() {}, warn() {}, error() {} };
  const desk = openModelService({
    db: domain.db,
    secretKey,
    environment: [given],
    work: textWorkInThread,
    now: domain.now,
    log,
  });
  const by = async () => (await written(desk)).writtenBy;
  expect(await by()).toBe("given");
  const id = await provider("first");
  expect((await desk.providers()).map(({ name }) => name)).toEqual(["given", "first"]);
  await domain.db
    .updateTable("model_settings")
    .set({ provider_order: ["first", "given"] })
    .execute();
  expect((await desk.providers()).map(({ name }) => name)).toEqual(["first", "given"]);
  expect(await by()).toBe("first");
  await update(boss, { id, enabled: false });
  expect(await by()).toBe("given");
});

test("switched off, nobody is asked but the composer, and the reason is in the audit", async () => {
  await provider("alpha");
  server.behave(answer(truth));
  const asked = server.requests.length;
  const state = await technician.client.admin.models.turn({ off: true, reason: "wrong prices" });
  expect(state).toMatchObject({ off: true, offReason: "wrong prices" });
  expect((await write()).writtenBy).toBe("composer");
  expect(await technician.client.admin.models.test({ name: "alpha" })).toMatchObject({ cause: "off" });
  expect(server.requests.length).toBe(asked);
  const { items } = await technician.client.admin.logs.audit.list({ action: "model_settings" });
  expect(items[0]).toMatchObject({ actor: `admin:${technician.id}`, after: { off: true, off_reason: "wrong prices" } });
});

test("calls are counted by day, provider, account and outcome, with what they cost to the millionth", async () => {
  const agent = await domain.person({ role: "agent" });
  await provider("counted");
  server.behave(answer(truth), answer(truth), { kind: "status", status: 500 });
  for (let call = 0; call < 3; call++) await write(agent.id);
  const rows = await domain.db.selectFrom("model_calls").selectAll().where("provider", "=", "counted").execute();
  const cost = 2 * (1_000 * 200 + 250 * 800);
  expect(rows.find(({ outcome }) => outcome === "written")).toMatchObject({
    user_id: agent.id,
    calls: 2,
    cost_millionths: String(cost),
  });
  const today = new Date().toISOString().slice(0, 4);
  const usage = await technician.client.admin.models.usage({ from: `${today}-01-01`, until: `${today}-12-31` });
  expect(usage.byDay.find((row) => row.provider === "counted")).toMatchObject({
    calls: 3,
    failures: 1,
    tokensIn: 2_000,
    cost: cost / 1_000_000,
  });
  const ofAgent = async (who: Person) => {
    const { byAccount } = await who.client.admin.models.usage({ from: `${today}-01-01`, until: `${today}-12-31` });
    return byAccount.find(({ email }) => email === agent.email);
  };
  expect(await ofAgent(technician)).toMatchObject({ calls: 3, paid: null });
  expect(await ofAgent(boss)).toMatchObject({ calls: 3, paid: [] });
  const period = { startsAt: new Date(), endsAt: new Date(Date.now() + 86_400_000) };
  await insertBought(domain.db, ownerOfRow({ user_id: agent.id }), await memberPlan(domain.db, "basic"), period);
  // what customers pay is no business of a technical scope
  expect(await ofAgent(technician)).toMatchObject({ paid: null });
  const paid = [{ currency: "CNY", amountMinor: 9_900 }];
  expect(await ofAgent(boss)).toMatchObject({ paid, currency: "CNY" });
  // a model that is paid in dollars writes for people who pay in yuan
  await domain.pool.query("update model_calls set currency = 'USD' where user_id = $1", [agent.id]);
  expect(await ofAgent(boss)).toMatchObject({ paid, currency: "USD" });
  expect(usage.failures).toContainEqual({ provider: "counted", cause: "failed", calls: 1 });
  const other = await domain.person({ role: "agent" });
  await write(other.id);
  const range = { from: `${today}-01-01`, until: `${today}-12-31` };
  const { byDay, byAccount, failures } = await technician.client.admin.models.usage({ ...range, userId: agent.id });
  expect(byDay).toHaveLength(1);
  expect(byDay[0]).toMatchObject({ calls: 3, cost: cost / 1_000_000 });
  expect(byAccount.map(({ email }) => email)).toEqual([agent.email]);
  expect(failures).toEqual([{ provider: "counted", cause: "failed", calls: 1 }]);
  const { currency } = byDay[0] ?? { currency: "" };
  const elsewhere = currency === "USD" ? "CNY" : "USD";
  const asked = { ...range, userId: agent.id };
  expect((await technician.client.admin.models.usage({ ...asked, currency })).byDay).toEqual(byDay);
  expect(await technician.client.admin.models.usage({ ...asked, currency: elsewhere })).toEqual({
    byDay: [],
    byAccount: [],
    written: { byModels: 0, byComposer: 0, fallbacks: [] },
    failures: [],
  });
});

test.each([
  ["requests a minute", { perMinute: 1 }],
  ["tokens a day", { tokensPerDay: 1_000 }],
  ["money a day", { moneyPerDay: 1 }],
])("a limit of %s leaves the rest to the composer", async (_title, limits) => {
  const name = `limited ${Object.keys(limits)}`;
  const id = await provider(name, { priceIn: 1_000_000 });
  await update(boss, { id, priceIn: 1_000_000, ...limits });
  server.behave(answer(truth));
  expect((await write()).writtenBy).toBe(name);
  expect((await write()).writtenBy).toBe("composer");
});

test("what was spent in another currency today is told apart and is no part of the limit", async () => {
  const name = "changed currency";
  const id = await provider(name, { priceIn: 1_000 });
  await update(boss, { id, priceIn: 1_000, moneyPerDay: 50 });
  const other = { provider: name, model: "m", userId: null, outcome: "written", currency: "USD" };
  const sums = { tokensIn: 0, tokensOut: 0, costMillionths: 90_000_000, milliseconds: 1 };
  await countCall(domain.db, { ...other, ...sums }, new Date());
  server.behave(answer(truth));
  expect((await write()).writtenBy).toBe(name);
  const { providers } = await boss.client.admin.models.get();
  const today = providers.find((one) => one.name === name)?.today;
  expect(today).toMatchObject({ calls: 2, elsewhere: [{ currency: "USD", cost: 90 }] });
  expect(today?.cost).toBeGreaterThan(0);
  expect(today?.cost).toBeLessThan(50);
});

test("a trial shows both texts with what keeps one from being shown, and what each cost", async () => {
  await provider("liar");
  server.behave(answer("A palace with 12 bedrooms beside the Eiffel Tower."));
  const [home] = await technician.client.admin.models.homes();
  if (!home) throw new Error("no example");
  const [model, composer] = await technician.client.admin.models.trial({
    ...target,
    home: home.home,
    style: "friendly",
    writers: ["liar", "composer"],
  });
  expect(model?.piece?.body).toContain("palace");
  expect(model?.faults.join()).toContain("12");
  expect(model).toMatchObject({ tokensIn: 2_000, cost: (2 * (1_000 * 200 + 250 * 800)) / 1_000_000, currency: "CNY" });
  expect(composer).toMatchObject({ writer: "composer", faults: [], tokensIn: 0, cost: 0 });
  expect(composer?.piece?.body.length).toBeGreaterThan(20);
});

test("a wording without a needed placeholder is neither kept nor tried, and the answer names it", async () => {
  const { prompts, trial } = technician.client.admin.models;
  const [own] = await prompts.list();
  if (!own) throw new Error("no version 0");
  const texts = { ...own.texts, task: own.texts.task.replace("{{facts}}", "{{fact}}") };
  const refused = { code: "prompt_incomplete", data: { missing: "{{facts}}", unknown: "{{fact}}" } };
  await expect(prompts.create({ texts, note: "x" })).rejects.toMatchObject(refused);
  const [home] = await technician.client.admin.models.homes();
  if (!home) throw new Error("no example");
  const about = { ...target, home: home.home, style: "friendly" as const, writers: ["composer"], texts };
  await expect(trial(about)).rejects.toMatchObject(refused);
  expect(await prompts.list()).toHaveLength(1);
});

test("a new wording is tried, published, followed by the next piece, and taken back, all in the audit", async () => {
  await provider("obedient");
  server.behave(answer(truth));
  const { prompts } = technician.client.admin.models;
  const [own] = await prompts.list();
  if (!own) throw new Error("no version 0");
  expect(own).toMatchObject({ version: 0, inForce: true });
  const task = `Harbour task. ${own.texts.task}`;
  const texts = { ...own.texts, task, instructions: "Write like a harbour pilot." };
  const [home] = await technician.client.admin.models.homes();
  if (!home) throw new Error("no example");
  const about = { ...target, home: home.home, style: "friendly" as const };
  await technician.client.admin.models.trial({ ...about, writers: ["obedient"], texts });
  expect(JSON.stringify(server.requests.at(-1)?.body)).toContain("harbour pilot");
  const [kept] = await prompts.create({ texts, note: "plainer" });
  expect(kept).toMatchObject({ version: 1, inForce: false, by: technician.email });
  await write();
  expect(JSON.stringify(server.requests.at(-1)?.body)).not.toContain("harbour pilot");
  expect((await prompts.publish({ version: 1 }))[0]).toMatchObject({ version: 1, inForce: true });
  expect((await write()).writtenBy).toBe("obedient");
  const told = JSON.stringify(server.requests.at(-1)?.body);
  expect(told).toContain("harbour pilot");
  expect(told).toContain("Harbour task. Write these pieces");
  expect(told).not.toContain("{{");
  // the form of the answer is no administrator's to lose
  expect(told).toContain("Answer with one line of JSON for each piece");
  expect((await prompts.publish({ version: 0 })).map(({ inForce }) => inForce)).toEqual([false, true]);
  const { items } = await technician.client.admin.logs.audit.list({ action: "model_settings" });
  expect(items[0]).toMatchObject({ before: { prompt_version: 1 }, after: { prompt_version: 0 } });
  await expect(domain.pool.query("update prompt_versions set note = 'y'")).rejects.toThrow();
});

test("a version kept before the task could be worded has the product's own", async () => {
  const { task, ...old } = ownPrompt;
  await domain.db
    .insertInto("prompt_versions")
    .values({ version: 900, texts: json(old), note: "old", created_at: new Date(), created_by: null })
    .execute();
  const { prompts } = technician.client.admin.models;
  expect((await prompts.list()).find(({ version }) => version === 900)?.texts.task).toBe(task);
  expect(await promptTexts(domain.db, 900)).toEqual(ownPrompt);
});

test("the first page says of each model when it last wrote and failed, today's calls, and why one is not asked", async () => {
  const lines = async () => (await technician.client.admin.overview()).providers.filter(({ kind }) => kind === "model");
  expect(await lines()).toMatchObject([{ name: null, idle: null, today: null }]);
  await provider("first page");
  await provider("no key", { kind: "openai", baseUrl: server.url });
  await provider("not in use", { enabled: false });
  await domain.db.deleteFrom("model_last_calls").execute();
  // a service of one's own that never answered may want a key
  expect((await lines()).map(({ idle }) => idle)).toEqual(["no_key", "no_key", "disabled"]);
  server.behave(answer("ok"), { kind: "status", status: 500 });
  await technician.client.admin.models.test({ name: "first page" });
  await technician.client.admin.models.test({ name: "first page" });
  const [line] = await lines();
  expect(line).toMatchObject({ kind: "model", name: "first page", idle: null, today: { calls: 2, failures: 1 } });
  const { rows } = await domain.pool.query<{ good_at: Date; bad_at: Date }>(
    "select good_at, bad_at from model_last_calls where provider = 'first page'",
  );
  expect([line?.lastGood, line?.lastBad]).toEqual([rows[0]?.good_at.toISOString(), rows[0]?.bad_at.toISOString()]);
  await boss.client.admin.models.turn({ off: true, reason: "prices" });
  expect((await lines()).map(({ idle }) => idle)).toEqual(["off", "off", "disabled"]);
  const operations = await domain.person({ role: "admin", scope: "operations" });
  expect((await operations.client.admin.overview()).providers.map(({ kind }) => kind)).not.toContain("model");
});

test("a call somebody broke off says nothing of its provider", async () => {
  const call = {
    model: "m",
    userId: null,
    currency: "CNY",
    tokensIn: 0,
    tokensOut: 0,
    costMillionths: 0,
    milliseconds: 1,
  };
  const late = new Date("2026-03-02T10:00:00Z");
  const early = new Date("2026-03-02T09:00:00Z");
  const count = (outcome: string, now: Date) => countCall(domain.db, { ...call, provider: "broken off", outcome }, now);
  await count("timed_out", late);
  // of two workers the slower may be the last to say
  await count("timed_out", early);
  await count("cancelled", late);
  const row = await domain.db.selectFrom("model_last_calls").selectAll().where("provider", "=", "broken off").execute();
  expect(row).toEqual([{ provider: "broken off", good_at: null, bad_at: late }]);
});

test("a provider that has a key is removed by super alone, one without also by system", async () => {
  const { create, remove } = boss.client.admin.models;
  const idOf = async (name: string) => {
    const { providers } = await create({ ...edit(), name, enabled: false });
    return providers.find((one) => one.name === name)?.id ?? "";
  };
  const bare = await idOf("bare");
  const kept = await idOf("kept");
  await domain.pool.query("update public.model_providers set key_set_at = now() where id = $1", [kept]);
  const { client } = technician;
  expect((await client.admin.models.remove({ id: bare })).providers.map((one) => one.name)).not.toContain("bare");
  await expect(client.admin.models.remove({ id: kept })).rejects.toMatchObject({ code: "forbidden" });
  expect((await remove({ id: kept })).providers.map((one) => one.name)).not.toContain("kept");
});

test("a written piece gets a second opinion from the provider that is on, counted as its call; switched off, nobody is asked", async () => {
  await provider("alpha");
  const body = "Two rooms by the river. The neighbours keep the feast days together.";
  const piece = await domain.models.work(boss.id).compose(sampleListing, brief, target);
  const written: Piece = { ...piece, title: null, hashtags: [], body, findings: [] };
  const deps = { log: openLog("silent", true) };
  const desk = composedWithOpinion(async () => written, domain.models, deps);
  const opinion = async (market: Brief["market"] = "US") =>
    (await desk(sampleListing, { ...brief, market }, target, new AbortController().signal, boss.id)).findings;
  server.behave(answer("2\tus-fha-religion\tkeep the feast days together"));
  expect(await opinion()).toMatchObject([{ rule: "us-fha-religion", model: "alpha", severity: "warn" }]);
  const calls = await domain.db.selectFrom("model_calls").selectAll().where("provider", "=", "alpha").execute();
  expect(calls.length).toBeGreaterThan(0);
  // and so does one that a model wrote
  const asking = askedWithOpinion(
    { ...domain.models, askModels: async (_asked, { onPiece }) => onPiece(written).then(() => []) },
    deps,
  );
  const stored: Piece[] = [];
  const events = { onPiece: async (one: Piece) => void stored.push(one), onDraft: () => {} };
  const asked = {
    listing: sampleListing,
    brief: { ...brief, market: "US" as const },
    targets: [target],
    userId: boss.id,
  };
  await asking({ ...asked, campaignId: null }, events, new AbortController().signal);
  expect(stored[0]?.findings).toMatchObject([{ rule: "us-fha-religion", model: "alpha" }]);
  const before = server.requests.length;
  expect(await opinion(null)).toEqual([]);
  await boss.client.admin.models.turn({ off: true, reason: "test" });
  expect(await opinion()).toEqual([]);
  expect(server.requests.length).toBe(before);
});
