import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { AppError } from "#contract/errors";
import { openPool } from "#server/db/pool";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { takeQuota } from "#server/queries/billing/quota";
import { type Domain, ended, openDomain, type Person } from "#tests/support/domain";
import { insertBought, memberPlan } from "#tests/support/packages";
import { generate, homeOf, useListings } from "#tests/support/quota";

let domain: Domain;
beforeAll(async () => {
  domain = await openDomain();
});
afterAll(() => domain.stop());

const DAY = 86_400_000;
const AT_ONCE = 200;
const ownerOf = ({ id }: Person) => ownerOfRow({ user_id: id });
const at = (days: number) => new Date(domain.now().getTime() + days * DAY);

/** Someone on the trial, with so many of its 50 listings used. */
async function onTrial(used: number) {
  const person = await domain.person();
  const now = await person.client.account.entitled();
  if (now.state !== "running") throw new Error("no trial");
  if (used > 0) await useListings(domain.db, ownerOf(person), now.subscriptionId, used);
  return { person, subscriptionId: now.subscriptionId };
}
const quotaOf = async (person: Person) => {
  const now = await person.client.account.entitled();
  return now.state === "running" ? now.quota : null;
};
/** Asked again for as long as no connection was free: a crowd waits at the pool, and a slow machine makes it wait too long. */
async function served(ask: () => Promise<unknown>): Promise<unknown> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const crowded =
        error instanceof Error && /unavailable|timeout exceeded when trying to connect/.test(error.message);
      if (!crowded) throw error;
    }
  }
}
/** How all of it ended that was begun at once: counted by error code, "ok" for what was done. */
async function outcomes(work: (() => Promise<unknown>)[]) {
  const counts: Record<string, number> = {};
  for (const one of await Promise.allSettled(work.map(served))) {
    const code = one.status === "fulfilled" ? "ok" : String(Reflect.get(Object(one.reason), "code"));
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

test("of 200 generations at once with one listing left, exactly one is made", async () => {
  const { person } = await onTrial(49);
  const made = await outcomes(Array.from({ length: AT_ONCE }, () => () => generate(person)));
  expect(made).toEqual({ ok: 1, quota_used_up: AT_ONCE - 1 });
  expect(await quotaOf(person)).toMatchObject({ used: 50, left: 0, limit: 50 });
  expect((await person.client.properties.list({ limit: 20 })).items).toHaveLength(1);
});

test("of 200 transactions of four processes at once over 50 listings, exactly 50 take one, and each notice is told once", async () => {
  const { person, subscriptionId } = await onTrial(0);
  const owner = ownerOf(person);
  const homes = [];
  for (let i = 0; i < AT_ONCE; i += 1) homes.push(await homeOf(domain.db, owner));
  const pools = Array.from({ length: 4 }, () => openPool(domain.url, () => {}));
  const taken = await outcomes(
    homes.map((home, i) => () => {
      const pool = pools[i % pools.length];
      if (!pool) throw new Error("no pool");
      return pool.db.transaction().execute((trx) => takeQuota(trx, owner, home, domain.now()));
    }),
  );
  for (const pool of pools) await pool.db.destroy();
  expect(taken).toEqual({ ok: 50, quota_used_up: 150 });
  const ledger = await domain.db
    .selectFrom("quota_entries")
    .select((of) => of.fn.sum<string>("delta").as("sum"))
    .where("subscription_id", "=", subscriptionId)
    .executeTakeFirstOrThrow();
  expect([Number(ledger.sum), (await quotaOf(person))?.used]).toEqual([50, 50]);
  const { items } = await person.client.notifications.list({});
  expect(items.map((one) => one.kind).sort()).toEqual(["quota_low", "quota_used_up"]);
});

test("the ledger shows what used one, what came back and what was left after each, page by page", async () => {
  const { person, subscriptionId } = await onTrial(45);
  const { taskIds } = await generate(person);
  await person.client.tasks.cancel({ id: taskIds[0] ?? "" });
  await generate(person);
  const first = await person.client.subscriptions.ledger({ id: subscriptionId, limit: 2 });
  const rest = await person.client.subscriptions.ledger({
    id: subscriptionId,
    limit: 2,
    ...(first.nextCursor ? { cursor: first.nextCursor } : {}),
  });
  const lines = [...first.items, ...rest.items].map(({ reason, change, left }) => [reason, change, left]);
  expect(lines).toEqual([
    ["property", -1, 4],
    ["returned", 1, 5],
    ["property", -1, 4],
    ["adjusted", -45, 5],
  ]);
  expect(rest.nextCursor).toBeNull();
  expect(first.items[0]).toMatchObject({ property: { number: "PROP-002" }, task: { number: "TASK-002" }, order: null });
});

const blank = {
  title: null,
  body: "text",
  hashtags: [],
  preheader: null,
  html: null,
  length: { used: 4, max: null, unit: "chars" as const },
  findings: [],
  untraced: [],
  writtenBy: "test",
};

test("where texts stay, a listing comes back three times a period; then it stays used, and going on takes no other", async () => {
  const { person } = await onTrial(45);
  const workers = await domain.work({
    writePiece: async (_listing, brief, target, signal) => {
      if (target.platform === "weibo" && brief.style === "luxury") throw new AppError("model_refused");
      if (target.platform === "weibo") await sleep(3_600_000, undefined, { signal });
      return { ...target, ...blank };
    },
  });
  /** One text is written, then the task fails or is cancelled. Answers the task and the listings used now. */
  const stopped = async (how: "cancelled" | "not_written", platforms = ["wechat", "weibo"]) => {
    const style = how === "cancelled" ? "professional" : "luxury";
    const { campaignId, taskIds } = await generate(person, { platforms, languages: ["zh"], style });
    const id = taskIds[0] ?? "";
    const pieces = async () => (await person.client.campaigns.get({ id: campaignId })).pieces;
    if (platforms.includes("wechat")) await vi.waitFor(async () => expect(await pieces()).toHaveLength(1), 10_000);
    if (how === "cancelled") await person.client.tasks.cancel({ id });
    expect(await ended(person.client, id)).toMatchObject({ cause: { code: how } });
    return { id, used: (await quotaOf(person))?.used };
  };
  expect((await stopped("cancelled")).used).toBe(45);
  expect((await stopped("not_written")).used).toBe(45);
  expect((await stopped("cancelled")).used).toBe(45);
  const fourth = await stopped("cancelled");
  expect(fourth.used).toBe(46);
  expect((await stopped("not_written")).used).toBe(47);
  // what left nothing always comes back
  expect((await stopped("not_written", ["weibo"])).used).toBe(47);
  await workers.stop();
  await person.client.tasks.retry({ id: fourth.id });
  expect((await quotaOf(person))?.used).toBe(47);
});

test("a listing comes back when the writing fails, and trying again is refused when none is left", async () => {
  const { person, subscriptionId } = await onTrial(49);
  const workers = await domain.work({
    writePiece: async () => {
      throw new AppError("model_refused");
    },
  });
  const { taskIds } = await generate(person);
  const id = taskIds[0] ?? "";
  expect(await ended(person.client, id)).toMatchObject({ status: "failed", cause: { code: "not_written" } });
  expect(await quotaOf(person)).toMatchObject({ used: 49, left: 1 });
  await workers.stop();
  await useListings(domain.db, ownerOf(person), subscriptionId, 1);
  await expect(person.client.tasks.retry({ id })).rejects.toMatchObject({ code: "quota_used_up", data: { limit: 50 } });
  expect(await person.client.tasks.retryFailed({})).toMatchObject({
    retried: [],
    refused: 1,
    why: { code: "quota_used_up" },
  });
  expect((await person.client.tasks.get({ id })).status).toBe("failed");
});

test("a plan's platforms and languages are refused by name; the larger plan allows them", async () => {
  const person = await domain.person();
  const now = domain.now();
  await insertBought(domain.db, ownerOf(person), await memberPlan(domain.db, "basic"), {
    startsAt: now,
    endsAt: at(30),
  });
  const many = ["wechat", "weibo", "xiaohongshu", "douyin", "twitter", "instagram"];
  await expect(generate(person, { platforms: many })).rejects.toMatchObject({
    code: "not_in_plan",
    status: 402,
    data: { what: "platforms", max: 5, planEn: "Basic" },
  });
  await expect(generate(person, { languages: ["ja"] })).rejects.toMatchObject({ data: { what: "onlyLanguages" } });
  expect(await quotaOf(person)).toMatchObject({ used: 0 });
  await insertBought(domain.db, ownerOf(person), await memberPlan(domain.db, "professional"), {
    startsAt: new Date(now.getTime() + 1),
    endsAt: at(30),
  });
  await expect(generate(person, { platforms: many })).resolves.toBeDefined();
});

test("what waits takes over when its time comes, and the clock may pass an end between two requests", async () => {
  const { person } = await onTrial(0);
  const plan = await memberPlan(domain.db, "basic");
  const first = await insertBought(domain.db, ownerOf(person), plan, { startsAt: domain.now(), endsAt: at(1) });
  const next = await insertBought(domain.db, ownerOf(person), plan, { startsAt: at(1), endsAt: at(2) });
  const current = async () => {
    const now = await person.client.account.entitled();
    return now.state === "running" ? [now.subscriptionId, now.quota.used] : now.last?.source;
  };
  await generate(person);
  expect(await current()).toEqual([first.subscriptionId, 1]);
  const states = (await person.client.subscriptions.list()).map((one) => one.state);
  expect(states.sort()).toEqual(["active", "current", "upcoming"]);
  domain.passTime(DAY);
  expect(await current()).toEqual([next.subscriptionId, 0]);
  await generate(person);
  expect(await current()).toEqual([next.subscriptionId, 1]);
  // the bought ones are over, the trial's days are not
  domain.passTime(DAY + 1000);
  const [trial] = await person.client.subscriptions.list();
  expect(trial).toMatchObject({ source: "trial", state: "current", used: 0 });
  domain.passTime(6 * DAY);
  expect(await current()).toBe("trial");
  await expect(generate(person)).rejects.toMatchObject({ code: "no_package", status: 402 });
});
