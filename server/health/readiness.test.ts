/** Readiness: who starves is named, who recovers is believed, and asking costs nothing however often it is done. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { openReadiness, type Probe } from "./readiness.ts";
import { healthRoutes } from "./routes.ts";

/** A thing that answers when it is told to, and counts how often it was asked. */
function thing(name: string, limitMs = 10_000) {
  const waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const state = { asked: 0, holds: false, broken: false };
  const probe: Probe = {
    name,
    limitMs,
    check() {
      state.asked += 1;
      if (state.broken) return Promise.reject(new Error("a secret of the database's"));
      if (!state.holds) return Promise.resolve();
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
    },
  };
  const answer = () => {
    for (const one of waiting.splice(0)) one.resolve();
  };
  return { probe, state, answer };
}

function open(probes: readonly Probe[], options: { freshMs?: number; answerMs?: number } = {}) {
  const said: string[] = [];
  const log = {
    info: (...about: unknown[]) => void said.push(String(about[1])),
    warn: (...about: unknown[]) => void said.push(String(about[1])),
  };
  return { look: openReadiness(probes, { freshMs: 0, answerMs: 5_000, log, ...options }), said };
}
const names = (checks: readonly { name: string; ok: boolean }[]) =>
  checks.filter(({ ok }) => !ok).map(({ name }) => name);

test("all that answers is ready, with a time for each; one that fails is named, without what it said, and recovers", async () => {
  const [database, images] = [thing("database"), thing("images")];
  const { look, said } = open([database.probe, images.probe]);
  const first = await look();
  expect(first).toMatchObject({
    status: "ready",
    checks: [
      { name: "database", ok: true },
      { name: "images", ok: true },
    ],
  });
  for (const { milliseconds } of first.checks) expect(Number.isInteger(milliseconds)).toBe(true);
  database.state.broken = true;
  await sleep(5);
  const second = await look();
  expect([second.status, names(second.checks)]).toEqual(["starving", ["database"]]);
  expect(JSON.stringify(second)).not.toContain("secret");
  await sleep(5);
  await look();
  database.state.broken = false;
  await sleep(5);
  expect((await look()).status).toBe("ready");
  expect(said).toEqual(["not able to work", "able to work again"]);
});

test("a thousand who ask together, and those who come a moment later, have it measured once", async () => {
  const database = thing("database");
  const { look } = open([database.probe], { freshMs: 60_000 });
  await Promise.all(Array.from({ length: 1000 }, look));
  await look();
  expect(database.state.asked).toBe(1);
});

test("one that never answers holds nobody who asks, is asked only once, starves past its limit, and recovers", async () => {
  const threads = thing("threads", 2_000);
  threads.state.holds = true;
  const { look } = open([threads.probe], { answerMs: 20 });
  expect((await look()).status).toBe("ready");
  await sleep(2_100);
  const late = await look();
  expect(late.checks).toMatchObject([{ name: "threads", ok: false }]);
  expect(threads.state.asked).toBe(1);
  threads.state.holds = false;
  threads.answer();
  await sleep(5);
  expect((await look()).status).toBe("ready");
  expect(threads.state.asked).toBe(2);
});

test("the routes: alive whatever starves; able or not, by status and by name, and kept by no cache", async () => {
  const database = thing("database");
  const app = healthRoutes(open([database.probe]).look);
  const ask = async (path: string) => {
    const answer = await app.request(path);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    return { status: answer.status, body: await answer.json() };
  };
  expect(await ask("/readyz")).toMatchObject({
    status: 200,
    body: { status: "ready", checks: [{ name: "database", ok: true }] },
  });
  database.state.broken = true;
  await sleep(5);
  expect(await ask("/readyz")).toMatchObject({
    status: 503,
    body: { status: "starving", checks: [{ name: "database", ok: false }] },
  });
  expect(await ask("/healthz")).toEqual({ status: 200, body: { status: "ok" } });
});
