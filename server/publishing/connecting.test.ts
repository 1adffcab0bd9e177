import { afterAll, beforeAll, expect, test } from "vitest";
import { challengeOf } from "#server/queries/publications/consents";
import type { Domain, Person } from "#tests/support/domain";
import { campaignOf, connectTo, openPublishingDomain, orderOf } from "#tests/support/publishing/agent";
import { failure, scriptedPlatform } from "#tests/support/publishing/scripted-platform";
import { keepPublishing } from "./keep.ts";
import { publishDue } from "./run.ts";
import { currentConnection, isFailure } from "./tokens.ts";

const alpha = scriptedPlatform("alpha");
/** Its tokens end and can be renewed. */
const gamma = scriptedPlatform("gamma", { refreshes: true });
/** By consent in its own window; an operator's application is needed (one of the registry's). */
const weibo = scriptedPlatform("weibo", { oauth: true });
const errors: unknown[] = [];
let domain: Domain;
let services: Awaited<ReturnType<typeof openPublishingDomain>>["services"];
let agent: Person;
beforeAll(async () => {
  ({ domain, services } = await openPublishingDomain([alpha, gamma, weibo], errors));
  agent = await domain.person();
});
afterAll(() => domain.stop());

const TOKEN = "a-token-nobody-reads-again";
const inDays = (days: number) => new Date(domain.now().getTime() + days * 86_400_000).toISOString();

test("an account is connected by its form; what opens it is sealed and stands in no answer, log or audit", async () => {
  const made = await agent.client.connections.connect({ platform: "alpha", values: { account: "lin", token: TOKEN } });
  expect(made).toMatchObject({ platform: "alpha", accountName: "@lin", health: "good", planned: 0 });
  const all = [
    made,
    await agent.client.connections.list(),
    await agent.client.connections.offers(),
    (await domain.pool.query("select * from publishing_connections")).rows,
    (await domain.pool.query("select * from publishing_connection_secrets")).rows,
    (await domain.pool.query("select * from audit_entries")).rows,
    errors,
  ];
  expect(JSON.stringify(all)).not.toContain(TOKEN);
  expect(JSON.stringify(all[4])).toContain("sealed:v1:");
  const again = await agent.client.connections.connect({
    platform: "alpha",
    values: { account: "lin", token: "other" },
  });
  expect(again.id).toBe(made.id);
});

test("what the platform refuses is told in its words, and what is left out by its field", async () => {
  const refused = agent.client.connections.connect({ platform: "alpha", values: { account: "lin", token: "wrong" } });
  await expect(refused).rejects.toMatchObject({ code: "connection_refused", data: { detail: "the token is wrong" } });
  await expect(
    agent.client.connections.connect({ platform: "alpha", values: { account: "lin" } }),
  ).rejects.toMatchObject({ code: "invalid_input", data: { field: "token" } });
  await expect(agent.client.connections.connect({ platform: "nowhere", values: {} })).rejects.toMatchObject({
    code: "platform_not_connected",
  });
});

test("a disconnected account forgets its secrets; what is planned waits and goes on when it is connected again", async () => {
  const person = await domain.person();
  const { id } = await connectTo(person, alpha, "again");
  const { pieceIds } = await campaignOf(domain, person);
  const { publications } = await person.client.publications.plan(orderOf(pieceIds, [id]));
  expect(await person.client.connections.disconnect({ id })).toEqual({ waiting: 1 });
  expect(
    (await domain.pool.query("select 1 from publishing_connection_secrets where connection_id = $1", [id])).rowCount,
  ).toBe(0);
  expect(await person.client.connections.list()).toEqual([]);
  expect(await publishDue(services())).toBe(0);
  expect((await connectTo(person, alpha, "again")).id).toBe(id);
  expect(await publishDue(services())).toBe(1);
  expect(await person.client.publications.get({ id: publications[0]?.id ?? "" })).toMatchObject({ state: "live" });
});

test("posts whose account stays closed for a day are left to their agent", async () => {
  const person = await domain.person();
  const { id } = await connectTo(person, alpha, "closed");
  const { pieceIds } = await campaignOf(domain, person);
  const { publications } = await person.client.publications.plan(orderOf(pieceIds, [id]));
  await person.client.connections.disconnect({ id });
  await keepPublishing(services());
  const post = () => person.client.publications.get({ id: publications[0]?.id ?? "" });
  expect((await post()).state).toBe("planned");
  domain.passTime(25 * 3_600_000);
  await keepPublishing(services());
  expect(await post()).toMatchObject({ state: "failed", failure: { code: "connection_ended" } });
});

test.each(["lost answer", "accepted"] as const)(
  "a post of which its account can no longer be asked (%s) is left to its agent after a day, who settles it",
  async (mood) => {
    const person = await domain.person();
    const { id } = await connectTo(person, alpha, `open ${mood}`);
    const { pieceIds } = await campaignOf(domain, person);
    const { publications } = await person.client.publications.plan(orderOf(pieceIds, [id]));
    alpha.moods.push(mood);
    await publishDue(services());
    await person.client.connections.disconnect({ id });
    const post = { id: publications[0]?.id ?? "" };
    const told = async () => (await person.client.notifications.list({ limit: 5 })).items.map(({ kind }) => kind);
    await keepPublishing(services());
    expect(await person.client.publications.get(post)).toMatchObject({ asksPerson: false });
    domain.passTime(25 * 3_600_000);
    for (let round = 0; round < 2; round += 1) await keepPublishing(services());
    expect(await person.client.publications.get(post)).toMatchObject({ state: "unknown", asksPerson: true });
    expect((await told()).filter((kind) => kind === "post_unknown")).toHaveLength(1);
    const found = { is: "there" as const, address: null };
    expect(await person.client.publications.resolve({ ...post, found })).toMatchObject({ state: "live" });
  },
);

test("access that was revoked ends the connection and tells its owner; the post waits and loses nothing", async () => {
  const person = await domain.person();
  const { id } = await connectTo(person, alpha, "revoked");
  const { pieceIds } = await campaignOf(domain, person);
  const { publications } = await person.client.publications.plan(orderOf(pieceIds, [id]));
  alpha.moods.push(failure("connection_ended", null, "revoked"));
  await publishDue(services());
  expect((await person.client.connections.list())[0]?.health).toBe("ended");
  expect((await person.client.notifications.list({ limit: 5 })).items.map(({ kind }) => kind)).toContain(
    "connection_ended",
  );
  const post = () => person.client.publications.get({ id: publications[0]?.id ?? "" });
  expect(await post()).toMatchObject({ state: "planned", failure: { code: "connection_ended" } });
  await connectTo(person, alpha, "revoked");
  await publishDue(services());
  expect((await post()).state).toBe("live");
});

const rotated = async (id: string, expiresAt: string | null, rotatedAt = inDays(-30)) =>
  domain.pool.query("update publishing_connections set expires_at = $2, rotated_at = $3 where id = $1", [
    id,
    expiresAt,
    rotatedAt,
  ]);

test("tokens that are about to end are renewed by one of many at once, and stored", async () => {
  const { id } = await connectTo(agent, gamma);
  await rotated(id, inDays(0.001));
  gamma.refreshTo({ ...gamma.connected({ account: "lin", token: "new" }), expiresAt: inDays(60) });
  const before = gamma.calls.refresh;
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => currentConnection(services(), gamma.publisher, id)),
  );
  expect(gamma.calls.refresh).toBe(before + 1);
  expect(answers.map((one) => (isFailure(one) ? one.code : one.secrets.token))).toEqual(Array(4).fill("new"));
  gamma.refreshTo(null);
});

test("tokens that live for long are renewed in time although nobody posts", async () => {
  const { id } = await connectTo(agent, gamma, "idle");
  await rotated(id, inDays(5));
  gamma.refreshTo({ ...gamma.connected({ account: "idle", token: "later" }), expiresAt: inDays(60) });
  await keepPublishing(services());
  const row = (await agent.client.connections.list()).find((one) => one.id === id);
  expect(new Date(row?.expiresAt ?? 0).getTime()).toBeGreaterThan(Date.now() + 50 * 86_400_000);
  gamma.refreshTo(null);
});

test("tokens of hours are renewed once in a while although nobody posts, before what renews them ends", async () => {
  const { id } = await connectTo(agent, gamma, "seldom");
  await rotated(id, inDays(-29.9), inDays(-30.1));
  const before = gamma.calls.refresh;
  gamma.refreshTo({ ...gamma.connected({ account: "seldom", token: "later" }), expiresAt: inDays(0.1) });
  await keepPublishing(services());
  await keepPublishing(services());
  expect(gamma.calls.refresh).toBe(before + 1);
  gamma.refreshTo(null);
});

test("what cannot be renewed ahead is tried seldom, works until it ends, and its owner is told in time", async () => {
  const person = await domain.person();
  const told = async () => (await person.client.notifications.list({ limit: 9 })).items.map(({ kind }) => kind);
  const health = async () => (await person.client.connections.list())[0]?.health;
  const { id } = await connectTo(person, gamma, "no-partner");
  await rotated(id, inDays(14), inDays(-46));
  gamma.refreshTo("nothing");
  const before = gamma.calls.refresh;
  await keepPublishing(services());
  await keepPublishing(services());
  expect(gamma.calls.refresh, "asked once for now").toBe(before + 1);
  expect([await health(), await told()]).toEqual(["good", []]);
  domain.passTime(8 * 86_400_000);
  await keepPublishing(services());
  await keepPublishing(services());
  expect([await health(), await told()]).toEqual(["ending", ["connection_ending"]]);
  const opened = await currentConnection(services(), gamma.publisher, id);
  expect(isFailure(opened)).toBe(false);
  domain.passTime(7 * 86_400_000);
  await keepPublishing(services());
  await keepPublishing(services());
  expect([await health(), await told()]).toEqual(["ended", ["connection_ended", "connection_ending"]]);
  gamma.refreshTo(null);
});

test("an answer that dies with the process that asked: the old tokens serve while they open, then the owner is told why", async () => {
  const person = await domain.person();
  const { id } = await connectTo(person, gamma, "lost");
  await rotated(id, inDays(0.005), inDays(-1));
  const { pieceIds } = await campaignOf(domain, person);
  let asked = false;
  const { refresh } = gamma.publisher;
  if (!refresh) throw new Error("gamma renews");
  const renewing = {
    ...gamma.publisher,
    refresh: async (...about: Parameters<typeof refresh>) => {
      const fresh = await refresh(...about);
      asked = true;
      return fresh;
    },
  };
  // the process is gone before it stores what the platform has given
  const now = () => {
    if (asked) throw new Error("killed");
    return domain.now();
  };
  await expect(currentConnection({ ...services(), now }, renewing, id)).rejects.toThrow("killed");
  // from now on the platform knows the old renewing token no more
  gamma.refreshTo(failure("connection_ended", null, "invalid_grant"));
  const opened = await currentConnection(services(), gamma.publisher, id);
  expect(isFailure(opened) ? opened.code : opened.secrets.token, "what opens still is used").toBe("right");
  expect((await person.client.connections.list())[0]).toMatchObject({ health: "good", renewalLost: false });

  const dueAt = new Date(domain.now().getTime() + 600_000).toISOString();
  const { publications } = await person.client.publications.plan({ ...orderOf(pieceIds, [id]), dueAt });
  domain.passTime(1_000_000);
  await publishDue(services());
  expect((await person.client.connections.list())[0]).toMatchObject({ health: "ended", renewalLost: true });
  const post = () => person.client.publications.get({ id: publications[0]?.id ?? "" });
  expect(await post()).toMatchObject({ state: "planned", failure: { code: "connection_ended" } });
  gamma.refreshTo(null);
  await connectTo(person, gamma, "lost");
  expect((await person.client.connections.list())[0]).toMatchObject({ health: "good", renewalLost: false });
  await publishDue(services());
  expect((await post()).state).toBe("live");
});

test("a platform that ends an account of itself is not said to have lost an answer", async () => {
  const person = await domain.person();
  const { id } = await connectTo(person, gamma, "withdrawn");
  await rotated(id, inDays(0.001), inDays(-1));
  gamma.refreshTo(failure("connection_ended", null, "invalid_grant"));
  await Promise.all(Array.from({ length: 3 }, () => currentConnection(services(), gamma.publisher, id)));
  expect((await person.client.connections.list())[0]).toMatchObject({ health: "ended", renewalLost: false });
  gamma.refreshTo(null);
});

test("an account that is refused while its tokens cannot be renewed is left in peace for a while, and posts then", async () => {
  const person = await domain.person();
  const { id } = await connectTo(person, gamma, "refused");
  await rotated(id, inDays(1), inDays(-1));
  const { pieceIds } = await campaignOf(domain, person);
  const { publications } = await person.client.publications.plan(orderOf(pieceIds, [id]));
  const refusal = failure("connection_ended", null, "token revoked");
  gamma.moods.push(refusal, refusal, refusal);
  gamma.refreshTo(failure("platform_down", 60_000, "sign-in is down"));
  expect(await publishDue(services())).toBe(1);
  gamma.moods.length = 0;
  const post = () => person.client.publications.get({ id: publications[0]?.id ?? "" });
  expect(await post()).toMatchObject({
    state: "planned",
    failure: { code: "platform_down", detail: "sign-in is down" },
  });
  expect((await person.client.connections.list())[0]?.health).toBe("good");
  gamma.refreshTo(null);
  domain.passTime(2 * 60_000);
  await publishDue(services());
  expect((await post()).state).toBe("live");
});

test("what the platform refuses to change for its tokens is changed with renewed ones, or the account is ended and says so", async () => {
  const person = await domain.person();
  const { pieceIds } = await campaignOf(domain, person);
  const [renewing, lasting] = [await connectTo(person, gamma, "changes"), await connectTo(person, alpha, "changes")];
  await rotated(renewing.id, inDays(1), inDays(-1));
  const { publications } = await person.client.publications.plan(orderOf(pieceIds, [renewing.id, lasting.id]));
  await publishDue(services());
  const idAt = (platform: string) => publications.find((post) => post.platform === platform)?.id ?? "";
  const refusal = failure("connection_ended", null, "token revoked");

  gamma.refusals.push(refusal);
  expect(await person.client.publications.remove({ id: idAt("gamma") })).toMatchObject({ state: "removed" });

  alpha.refusals.push(refusal);
  const remove = person.client.publications.remove({ id: idAt("alpha") });
  await expect(remove).rejects.toMatchObject({ code: "connection_ended" });
  const health = (await person.client.connections.list()).map((one) => [one.platform, one.health]);
  expect(health.toSorted()).toEqual([
    ["alpha", "ended"],
    ["gamma", "good"],
  ]);
});

test("an end that only the owner can put off is told before it comes and when it has, each once", async () => {
  const person = await domain.person();
  const { id } = await connectTo(person, alpha, "ends");
  await rotated(id, inDays(5));
  const told = async () => (await person.client.notifications.list({ limit: 9 })).items.map(({ kind }) => kind);
  await keepPublishing(services());
  await keepPublishing(services());
  expect(await told()).toEqual(["connection_ending"]);
  expect((await person.client.connections.list())[0]?.health).toBe("ending");
  domain.passTime(6 * 86_400_000);
  await keepPublishing(services());
  await keepPublishing(services());
  expect(await told()).toEqual(["connection_ended", "connection_ending"]);
});

const application = async () => {
  const admin = await domain.person({ role: "admin", scope: "super" });
  await admin.client.admin.platformApps.secrets({ platform: "weibo", secrets: { secret: "app-secret" }, version: 0 });
  await admin.client.admin.platformApps.save({
    platform: "weibo",
    values: { id: "1234567890", ip: "203.0.113.7" },
    enabled: true,
    version: 1,
  });
};

test("consent: closed without an application, then once, in time, for the session that began it, with PKCE", async () => {
  const closed = (await agent.client.connections.offers()).find(({ platform }) => platform === "weibo");
  expect(closed).toMatchObject({ by: "oauth", open: false });
  await expect(agent.client.connections.authorize({ platform: "weibo" })).rejects.toMatchObject({
    code: "platform_not_connected",
  });
  await application();
  const { url } = await agent.client.connections.authorize({ platform: "weibo" });
  const asked = new URL(url).searchParams;
  expect(asked.get("client_id")).toBe("1234567890");
  const state = asked.get("state") ?? "";
  const back = { platform: "weibo", code: "lin", state };
  const elsewhere = (await domain.signIn(agent.email)).client;
  await expect(elsewhere.connections.finish(back)).rejects.toMatchObject({ code: "consent_invalid" });
  const stranger = await domain.person();
  await expect(stranger.client.connections.finish(back)).rejects.toMatchObject({ code: "consent_invalid" });
  const finished = await agent.client.connections.finish(back);
  expect(finished).toMatchObject({ state: "connected", connections: [{ platform: "weibo", accountName: "@lin" }] });
  // the verifier that came to the exchange is the one that was asked with
  const id = finished.state === "connected" ? (finished.connections[0]?.id ?? "") : "";
  const opened = await currentConnection(services(), weibo.publisher, id);
  expect(isFailure(opened) ? null : challengeOf(opened.secrets.verifier ?? "")).toBe(asked.get("code_challenge"));
  await expect(agent.client.connections.finish(back)).rejects.toMatchObject({ code: "consent_invalid" });
  const late =
    new URL((await agent.client.connections.authorize({ platform: "weibo" })).url).searchParams.get("state") ?? "";
  domain.passTime(11 * 60_000);
  await expect(agent.client.connections.finish({ ...back, state: late })).rejects.toMatchObject({
    code: "consent_invalid",
  });
});

test("of several accounts the agent chooses, among those that were offered", async () => {
  weibo.opened.accounts = [weibo.connected({ account: "one" }), weibo.connected({ account: "two" })];
  const begin = async () =>
    new URL((await agent.client.connections.authorize({ platform: "weibo" })).url).searchParams.get("state") ?? "";
  const finished = await agent.client.connections.finish({ platform: "weibo", code: "x", state: await begin() });
  if (finished.state !== "choose") throw new Error("nothing to choose");
  expect(finished.accounts.map(({ accountName }) => accountName)).toEqual(["@one", "@two"]);
  const { consentId } = finished;
  await expect(agent.client.connections.choose({ consentId, accountIds: ["three"] })).rejects.toMatchObject({
    code: "consent_invalid",
  });
  const chosen = await agent.client.connections.choose({ consentId, accountIds: ["two"] });
  expect(chosen.map(({ accountName }) => accountName)).toEqual(["@two"]);
  await expect(agent.client.connections.choose({ consentId, accountIds: ["one"] })).rejects.toMatchObject({
    code: "consent_invalid",
  });
});

test("the way back leads to the screen, with the answer where no server sees it", async () => {
  const answer = await domain.app.request("/api/platforms/weibo/callback?code=c%26d&state=s&other=1");
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/dashboard/publish/accounts#platform=weibo&code=c%26d&state=s");
  expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  const refused = await domain.app.request("/api/platforms/weibo/callback?error=access_denied&error_code=1&state=s");
  // never as "error", which the browser takes for a mail's link that failed
  expect(refused.headers.get("location")).toBe(
    "/dashboard/publish/accounts#platform=weibo&state=s&refused=access_denied",
  );
});

test("a test asks the platform, and says what it found", async () => {
  const { id } = await connectTo(agent, alpha, "tested");
  expect(await agent.client.connections.test({ id })).toMatchObject({ health: "good" });
});
