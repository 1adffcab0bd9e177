/** What a server leans on, starved for real: a database cut off, a pool lent out, image processes full; each is named alone. */
import { connect, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPool } from "#server/db/pool";
import { openReadiness } from "#server/health/readiness";
import { readTextInThread } from "#server/thread/index";
import { reencodeFor } from "#server/work/images";
import { type FreshDatabase, freshDatabase } from "#tests/support/database";
import { pngOf } from "#tests/support/hostile-pictures";
import { serverProbes } from "./probes.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

/** A wire to the database that can be cut and mended. */
async function wire() {
  const at = new URL(database.url);
  const sockets = new Set<Socket>();
  let cut = false;
  const server = createServer((socket) => {
    if (cut) return socket.destroy();
    const onward = connect(Number(at.port), at.hostname);
    for (const one of [socket, onward]) {
      sockets.add(one);
      one.on("error", () => {});
      one.on("close", () => {
        socket.destroy();
        onward.destroy();
        sockets.delete(one);
      });
    }
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = new URL(database.url);
  url.hostname = "127.0.0.1";
  url.port = String(address && typeof address === "object" ? address.port : 0);
  return {
    url: url.href,
    cut: () => {
      cut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => {
      cut = false;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Looks with limits of the test's own; nothing is kept between two looks. */
function opened(url: string, pool: Parameters<typeof serverProbes>[1], limits: Record<string, number> = {}) {
  const { probes, close } = serverProbes(url, pool);
  const look = openReadiness(
    probes.map((probe) => ({ ...probe, limitMs: limits[probe.name] ?? 60_000 })),
    { freshMs: -1, answerMs: 1_000, log: { info() {}, warn() {} } },
  );
  const starving = async () => (await look()).checks.filter(({ ok }) => !ok).map(({ name }) => name);
  return { look, starving, close };
}
const until = async (what: () => Promise<boolean>) => {
  while (!(await what())) await new Promise((resolve) => setTimeout(resolve, 20));
};

test("a database that is away is named, and trusted again when it is back", async () => {
  const between = await wire();
  const { pool, db } = openPool(between.url, () => {});
  const { look, starving, close } = opened(between.url, pool);
  expect(await look()).toMatchObject({ status: "ready" });
  between.cut();
  await until(async () => (await starving()).includes("database"));
  expect(await starving()).not.toContain("images");
  between.mend();
  await until(async () => (await look()).status === "ready");
  await close();
  await db.destroy();
  between.close();
});

test("a pool that is lent out is named while the database itself is well", async () => {
  const { pool, db } = openPool(database.url, () => {}, 2);
  const { look, starving, close } = opened(database.url, pool, { connections: 500 });
  expect(await look()).toMatchObject({ status: "ready" });
  const lent = await Promise.all([pool.connect(), pool.connect()]);
  await until(async () => (await starving()).length > 0);
  expect(await starving()).toEqual(["connections"]);
  for (const client of lent) client.release();
  await until(async () => (await look()).status === "ready");
  expect(pool.totalCount - pool.idleCount).toBe(0);
  await close();
  await db.destroy();
});

test("image processes that are full are named until a place is free", async () => {
  const { look, starving, close } = opened(database.url, database.pool, { images: 1_000 });
  // the first process takes a while to start
  await until(async () => (await look()).status === "ready");
  const heavy = pngOf({ width: 16_000, height: 2_700, depth: 16, colour: 6, interlaced: true });
  const pile = ["a", "b"].flatMap((account) => [1, 2].map(() => reencodeFor(account, heavy)));
  let seen: string[] = [];
  await until(async () => {
    seen = await starving();
    return seen.length > 0;
  });
  expect(seen).toEqual(["images"]);
  await Promise.all(pile);
  await until(async () => (await look()).status === "ready");
  await close();
});

test("threads for tasks that are full are named, and those for screens are not", async () => {
  const { look, starving, close } = opened(database.url, database.pool, { tasks: 300 });
  // the first threads take a while to start
  await until(async () => (await look()).status === "ready");
  const text = `Sunny flat, 3 bed, 90 m², $500,000\n${"A bright room with a view of 12 trees. ".repeat(2_000)}`;
  // for as long as it takes to be seen: a quick machine reads any one text in less than a look's time
  let more = true;
  const keepReading = async (account: string) => {
    while (more) await readTextInThread(account, text);
  };
  const readers = ["a", "b", "c", "d"].flatMap((account) => [1, 2, 3].map(() => keepReading(account)));
  const seen = new Set<string>();
  await until(async () => {
    for (const name of await starving()) seen.add(name);
    return seen.size > 0;
  });
  expect([...seen]).toEqual(["tasks"]);
  more = false;
  await Promise.all(readers);
  await until(async () => (await look()).status === "ready");
  await close();
});

test("a process without tasks is not judged by their threads", async () => {
  const { probes, close } = serverProbes(database.url, database.pool, { tasks: false });
  expect(probes.map(({ name }) => name)).toEqual(["database", "connections", "threads", "images"]);
  await close();
});
