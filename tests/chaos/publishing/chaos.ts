/**
 * Campaigns to twenty platforms while workers are killed, frozen and cut off from their database, and the database itself dies, each at
 * a moment of chance. Then every post has to stand on its platform once. The person who is asked looks at the platform, as a person
 * would, and does again what a dead database did not answer.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { openStates } from "#contract/publishing/states";
import { ownerOfSession } from "#server/queries/accounts/owner";
import { insertSubscription } from "#server/queries/billing/subscriptions";
import { chance as randomOf } from "#tests/attack/suite/chance";
import { openDomain, type Person } from "#tests/support/domain";
import { memberPlan } from "#tests/support/packages";
import { campaignOf, KEY } from "#tests/support/publishing/agent";
import type { FreshDatabase } from "#tests/support/template";
import { fastClock, platformsAt } from "./connector.ts";
import { openPlatforms, platformIds } from "./platforms.ts";
import { openWorkers } from "./workers.ts";

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
  databaseDies = false,
  pauseMs = 250,
  say = () => {},
}: About): Promise<ChaosResult> {
  const chance = randomOf(seed);
  const platforms = await openPlatforms(randomOf(seed + 1));
  const epoch = Date.now();
  const house = platformsAt(platforms.url);
  const domain = await openDomain([], [], KEY, database, house);
  // while the database is dead, that is the answer
  domain.app.onError(() => new Response(null, { status: 503 }));
  const args = [database.url, platforms.url, KEY, String(epoch)];
  const workers = await openWorkers(WORKERS, args).catch(async (error: unknown) => {
    await platforms.close();
    await domain.stop();
    throw error;
  });
  try {
    const agent = await domain.person();
    await insertSubscription(domain.db, ownerOfSession({ userId: agent.id }), {
      ...(await memberPlan(domain.db, "enterprise")),
      source: "grant",
      orderId: null,
      startsAt: new Date(epoch - 1_000),
      endsAt: new Date(epoch + 30 * 86_400_000),
    });
    const connect = (platform: string) => agent.client.connections.connect({ platform, values: { token: "x" } });
    const accounts = (await Promise.all(platformIds.map(connect))).map(({ id }) => id);
    const { pieceIds } = await campaignOf(domain, agent);
    const campaign = () => orderCampaign(agent, pieceIds[0] ?? "", accounts, fastClock(epoch)());
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
      decided += await decide(agent, platforms);
      if (kill % 20 === 19) say(`${kill + 1} kills …`);
    }
    decided += await settle(domain, agent, platforms);
    const named = Object.entries(deeds).map(([name, count]) => `${count} ${name}`);
    return { kills, deeds: named.join(", "), decided, ...(await tally(domain, platforms)) };
  } finally {
    await workers.close();
    await platforms.close();
    await domain.stop();
  }
}

/** One piece to every account. The moment makes it an order of its own, on purpose; sent again, it is the same one. */
function orderCampaign(agent: Person, pieceId: string, accounts: readonly string[], now: Date) {
  const order = {
    posts: accounts.map((connectionId) => ({ pieceId, connectionId })),
    dueAt: now.toISOString(),
    again: true,
    idempotencyKey: randomUUID(),
  };
  return patiently(() => agent.client.publications.plan(order));
}

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

type Platforms = Awaited<ReturnType<typeof openPlatforms>>;
type Domain = Awaited<ReturnType<typeof openDomain>>;

/** The person looks where the platform cannot tell, and tries once more what failed. Answers how many were decided. */
async function decide(agent: Person, platforms: Platforms): Promise<number> {
  let decided = 0;
  const posts = await patiently(() => agent.client.publications.list({ limit: 500 }));
  for (const { id, platform, state, asksPerson } of posts) {
    if (state === "failed") await agent.client.publications.retry({ id }).catch(() => {});
    if (!asksPerson) continue;
    const found =
      platforms.copiesOf(platform, id) > 0 ? { is: "there" as const, address: null } : { is: "absent" as const };
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
async function settle(domain: Domain, agent: Person, platforms: Platforms): Promise<number> {
  let decided = 0;
  let fewest = Number.POSITIVE_INFINITY;
  let until = Date.now() + PATIENCE_MS;
  for (;;) {
    decided += await decide(agent, platforms);
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

async function tally(domain: Domain, platforms: Platforms) {
  const rows = await domain.db.selectFrom("publications").select(["id", "platform", "state", "tries"]).execute();
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const { id, platform, state, tries } of rows) {
    const copies = platforms.copiesOf(platform, id);
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
