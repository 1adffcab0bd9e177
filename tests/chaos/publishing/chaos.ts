/**
 * Campaigns to all platforms of a world (twenty made-up ones, or local servers under the product's own connectors) while workers are
 * killed, frozen and cut off from their database, and the database itself dies, each at a moment of chance. Then every post has to stand on its platform once. The person who is asked looks at the platform, as a person
 * would, and does again what a dead database did not answer.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { openStates } from "#contract/publishing/states";
import { ownerOfSession } from "#server/queries/accounts/owner";
import { insertSubscription } from "#server/queries/billing/subscriptions";
import { insertPiece } from "#server/queries/listings/pieces";
import { chance as randomOf } from "#tests/attack/suite/chance";
import { openDomain, type Person } from "#tests/support/domain";
import { memberPlan } from "#tests/support/packages";
import { campaignOf, KEY } from "#tests/support/publishing/agent";
import type { FreshDatabase } from "#tests/support/template";
import { openConnectorWorld } from "./connectors-world.ts";
import { openMadeUpWorld } from "./platforms.ts";
import { fastClock } from "./timing.ts";
import { openWorkers } from "./workers.ts";
import type { ChaosWorld } from "./world.ts";

const WORKERS = 3;
/** Of one run, below what an account may order in ten minutes. */
const MOST_CAMPAIGNS = 25;
const KILLS_A_CAMPAIGN = 5;
const FREEZE_MS = 1_600;
/** Of what has stood still for so long, what is not settled is lost. */
const PATIENCE_MS = 60_000;

export interface ChaosResult {
  posts: number;
  kills: number;
  deeds: string;
  lost: string[];
  doubled: string[];
  unknown: number;
  decided: number;
}

interface About {
  kills: number;
  seed: number;
  database: FreshDatabase;
  /** The product's own connectors instead of twenty made-up platforms. */
  connectors?: boolean;
  /** The database is of this run alone and may be killed too. */
  databaseDies?: boolean;
  /** About how long until the next kill. */
  pauseMs?: number;
  say?: (line: string) => void;
}

export async function runChaos({
  kills,
  seed,
  database,
  connectors = false,
  databaseDies = false,
  pauseMs = 250,
  say = () => {},
}: About): Promise<ChaosResult> {
  const chance = randomOf(seed);
  const world = await (connectors ? openConnectorWorld(randomOf(seed + 1)) : openMadeUpWorld(randomOf(seed + 1)));
  const domain = await openDomain([], [], KEY, database, world.house);
  let workers: Awaited<ReturnType<typeof openWorkers>> | null = null;
  try {
    const { agent, accounts } = await connectAgent(domain, world);
    const epoch = Date.now();
    world.hurry(epoch);
    // while the database is dead, that is the answer
    domain.app.onError(() => new Response(null, { status: 503 }));
    workers = await openWorkers(WORKERS, [database.url, JSON.stringify(world.opening), KEY, String(epoch)]);
    const campaign = async () => {
      world.disturb();
      await orderCampaign(domain, agent, accounts, fastClock(epoch)());
    };
    const deeds = { killed: 0, frozen: 0, "cut off": 0, "databases killed": 0 };
    let decided = 0;
    const every = Math.max(KILLS_A_CAMPAIGN, Math.ceil(kills / MOST_CAMPAIGNS));
    for (let kill = 0; kill < kills; kill += 1) {
      if (kill % every === 0) await campaign();
      await sleep(chance() * pauseMs * 2);
      const what = chance();
      if (databaseDies && what < 0.1) {
        deeds["databases killed"] += 1;
        await killDatabase(database);
      } else if (what < 0.5) {
        deeds.killed += 1;
        workers.kill(chance());
      } else if (what < 0.75) {
        deeds.frozen += 1;
        workers.freeze(chance(), FREEZE_MS * chance());
      } else {
        deeds["cut off"] += 1;
        await cutOff(database, chance());
      }
      decided += await decide(agent, world);
      if (kill % 20 === 19) say(`${kill + 1} kills …`);
    }
    decided += await settle(domain, agent, world);
    const named = Object.entries(deeds).map(([name, count]) => `${count} ${name}`);
    return { kills, deeds: named.join(", "), decided, ...(await tally(domain, world)) };
  } finally {
    await workers?.close();
    await world.close();
    await domain.stop();
  }
}

/** Somebody with an account at every platform, connected before anything dies. */
async function connectAgent(domain: Domain, world: ChaosWorld) {
  const agent = await domain.person();
  const now = domain.now().getTime();
  await insertSubscription(domain.db, ownerOfSession({ userId: agent.id }), {
    ...(await memberPlan(domain.db, "enterprise")),
    source: "grant",
    orderId: null,
    startsAt: new Date(now - 1_000),
    endsAt: new Date(now + 30 * 86_400_000),
  });
  const accounts = await Promise.all(
    world.platformIds.map(async (platform) => {
      const { id } = await agent.client.connections.connect({ platform, values: world.valuesOf(platform) });
      return { platform, id };
    }),
  );
  return { agent, accounts };
}

/** A campaign with a piece for every account, whose words no other campaign's have; sent again, it is the same order. */
async function orderCampaign(
  domain: Domain,
  agent: Person,
  accounts: readonly { platform: string; id: string }[],
  now: Date,
) {
  const posts = await patiently(async () => {
    const { campaignId } = await campaignOf(domain, agent);
    const owner = ownerOfSession({ userId: agent.id });
    for (const [at, { platform }] of accounts.entries())
      await insertPiece(domain.db, owner, campaignId, at + 1, pieceOf(platform, campaignId));
    const { pieces } = await agent.client.campaigns.get({ id: campaignId });
    const pieceFor = (platform: string) => pieces.find((piece) => piece.platform === platform)?.id ?? "";
    return accounts.map(({ platform, id }) => ({ pieceId: pieceFor(platform), connectionId: id }));
  });
  const order = { posts, dueAt: now.toISOString(), idempotencyKey: randomUUID() };
  await patiently(() => agent.client.publications.plan(order));
}

const pieceOf = (platform: string, marker: string) => ({
  platform,
  language: "en" as const,
  kind: "post" as const,
  title: "A flat at the canal",
  body: `A flat at the canal, told for ${platform}: ${marker}.`,
  hashtags: [],
  preheader: null,
  html: null,
  length: { used: 80, max: null, unit: "chars" as const },
  findings: [],
  untraced: [],
  writtenBy: "composer" as const,
});

/** Whoever meets a dead database tries again until it is back. */
async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > until) throw error;
      await sleep(100);
    }
  }
}

/**
 * One process of the database dies as by `kill -9`: the others then end at once, every connection breaks, and the database recovers
 * from its log.
 */
async function killDatabase({ pool }: FreshDatabase): Promise<void> {
  const { rows } = await patiently(() =>
    pool.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() order by random() limit 1",
    ),
  );
  for (const { pid } of rows) process.kill(pid, "SIGKILL");
}

/** Of the workers' connections to the database some break, in the middle of whatever they are at. */
const cutOff = ({ pool }: FreshDatabase, chance: number) =>
  patiently(() =>
    pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'chaos-worker' and datname = current_database() and random() < $1`,
      [0.3 + chance * 0.7],
    ),
  );

type Domain = Awaited<ReturnType<typeof openDomain>>;

/** The person looks where the platform cannot tell, and tries once more what failed. Answers how many were decided. */
async function decide(agent: Person, world: ChaosWorld): Promise<number> {
  let decided = 0;
  const posts = await patiently(() => agent.client.publications.list({ limit: 500 }));
  for (const { id, platform, campaignId, state, asksPerson } of posts) {
    if (state === "failed") await agent.client.publications.retry({ id }).catch(() => {});
    if (!asksPerson) continue;
    const found =
      world.copiesOf({ id, platform, marker: campaignId ?? "" }) > 0
        ? { is: "there" as const, address: null }
        : { is: "absent" as const };
    await agent.client.publications.resolve({ id, found }).then(
      () => {
        decided += 1;
      },
      // settled by itself meanwhile
      () => {},
    );
  }
  return decided;
}

/** Waits while posts go on settling: a busy machine takes long over many, and what is under way is not lost. */
async function settle(domain: Domain, agent: Person, world: ChaosWorld): Promise<number> {
  let decided = 0;
  let fewest = Number.POSITIVE_INFINITY;
  let until = Date.now() + PATIENCE_MS;
  for (;;) {
    decided += await decide(agent, world);
    const open = await patiently(() =>
      domain.db
        .selectFrom("publications")
        .select("id")
        .where("state", "in", [...openStates, "failed"])
        .execute(),
    );
    if (open.length < fewest) [fewest, until] = [open.length, Date.now() + PATIENCE_MS];
    if (open.length === 0 || Date.now() > until) return decided;
    await sleep(100);
  }
}

async function tally(domain: Domain, world: ChaosWorld) {
  const rows = await domain.db
    .selectFrom("publications")
    .select(["id", "platform", "campaign_id", "state", "tries"])
    .execute();
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const { id, platform, campaign_id: marker, state, tries } of rows) {
    const copies = world.copiesOf({ id, platform, marker: marker ?? "" });
    const line = `${platform} ${id}: ${state} after ${tries} tries, ${copies} copies`;
    if (copies === 0 || state !== "live") lost.push(line);
    if (copies > 1) doubled.push(line);
  }
  const unknown = await domain.db
    .selectFrom("publication_events")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("event", "=", "unanswered")
    .executeTakeFirstOrThrow();
  return { posts: rows.length, lost, doubled, unknown: Number(unknown.count) };
}
