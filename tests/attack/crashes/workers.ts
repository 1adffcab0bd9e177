/** kill -9 of a worker beside a web process, over a database of one's own: another worker ends what it began, once. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { copyLanguages } from "#contract/copy";
import { type RunningApp, removeData, type Spawned, spawnServer, startApp, temporaryData } from "#tests/support/app";
import { type Client, ended } from "#tests/support/domain";
import type { FreshDatabase } from "#tests/support/template";
import { agent, listing, small } from "../exhaustion/world.ts";
import { openSite, type Site } from "../suite/site.ts";
import { held, slowly, type Try } from "../suite/try.ts";

interface Works {
  site: Site;
  database: FreshDatabase;
  worker(): Promise<Spawned>;
  close(): Promise<void>;
}

async function openWorks(database: FreshDatabase): Promise<Works> {
  const dataDir = temporaryData();
  const env = { DATABASE_URL: database.url, TRUST_PROXY: "1" };
  const app: RunningApp = await startApp({ dataDir, env, args: ["--role", "web"] });
  const site = await openSite(app, database.url);
  const workers: Spawned[] = [];
  return {
    site,
    database,
    worker: async () => {
      const one = spawnServer({ dataDir, env, args: ["--role", "worker"] });
      workers.push(one);
      for (let left = 1_200; left > 0 && !one.said().includes("worker is ready"); left--) await sleep(50);
      return one;
    },
    close: async () => {
      for (const { child } of workers) child.kill("SIGKILL");
      await site.close();
      await app.kill9();
      await removeData(dataDir);
      await database.close();
    },
  };
}

type Begun = { taskId: string; look(client: Client): Promise<void> };
const deeds: Record<string, (client: Client) => Promise<Begun>> = {
  "a campaign": async (client) => {
    const preferences = {
      ...small,
      languages: [...copyLanguages],
      platforms: ["twitter", "wechat", "weibo", "facebook"],
    };
    const made = await client.campaigns.create({
      listing,
      photoIds: [],
      preferences,
      agent,
      idempotencyKey: randomUUID(),
    });
    return {
      taskId: made.taskIds[0] ?? "",
      look: async (now) => {
        const { pieces } = await now.campaigns.get({ id: made.campaignId });
        const names = new Set(pieces.map((one) => `${one.platform} ${one.language}`));
        held(
          pieces.length === names.size && names.size === 24,
          `${pieces.length} pieces, ${names.size} of them different, of 24`,
        );
      },
    };
  },
  "an import": async (client) => {
    const { id } = await client.imports.start({
      source: { type: "text", text: `Sunny flat, 3 bed, 90 m², $500,000. ${"A fine home. ".repeat(2_000)}` },
      idempotencyKey: randomUUID(),
    });
    return {
      taskId: id,
      look: async (now) => held((await now.imports.get({ taskId: id })).listing !== null, "nothing was read"),
    };
  },
};

export function workerTries(open: () => Promise<FreshDatabase>): { tries: Try[]; close(): Promise<void> } {
  let works: Promise<Works> | null = null;
  const ready = () => {
    works ??= open().then(openWorks);
    return works;
  };
  const tries = Object.entries(deeds).flatMap(([name, begin]) =>
    [20, 300].map((moment) => ({
      name: `kill -9 of a worker ${moment} ms into ${name}`,
      run: async () => {
        const { site, worker } = await ready();
        const { client } = await site.account();
        const first = await worker();
        const { taskId, look } = await begin(client);
        await sleep(moment);
        first.child.kill("SIGKILL");
        await first.ended;
        const second = await worker();
        const { status, cause } = await ended(client, taskId);
        held(status === "completed", `the task does not end well (${cause?.code})`);
        await look(client);
        second.child.kill("SIGTERM");
        held((await second.ended) === 0, "a worker does not end when it is told to");
      },
    })),
  );
  const close = async () => {
    await (await works?.catch(() => null))?.close();
  };
  return { tries: slowly(tries), close };
}
