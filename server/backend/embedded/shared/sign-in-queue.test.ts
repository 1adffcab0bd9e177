import { expect, test, vi } from "vitest";
import { createSignInQueue, nextOf } from "./sign-in-queue.ts";

/** A pace that is told by hand: so many turns come. */
const paced = (turns: number) => ({ take: vi.fn(async () => turns-- > 0) });
const soon = () => performance.now() + 600;
const settled = async (promise: Promise<boolean>) =>
  Promise.race([promise, new Promise<null>((resolve) => setTimeout(() => resolve(null), 50))]);

test("of those who wait, one of those who tried least is next, whichever it is", () => {
  const waiting = [{ rank: 2 }, { rank: 0, name: "a" }, { rank: 0, name: "b" }, { rank: 5 }];
  expect(nextOf(waiting, () => 0)).toMatchObject({ name: "a" });
  expect(nextOf(waiting, () => 0.99)).toMatchObject({ name: "b" });
  expect(nextOf([], () => 0.5)).toBeUndefined();
});

test("a turn goes to one, and the others wait until their time is over", async () => {
  const turns = createSignInQueue(paced(1));
  const first = turns.wait("turnPair", ["a"], 0, soon());
  const second = turns.wait("turnPair", ["a"], 0, soon());
  expect((await Promise.all([first, second])).sort()).toEqual([false, true]);
});

test("who comes later and has tried less is served before a crowd", async () => {
  let left = 0;
  const turns = createSignInQueue({ take: async () => left-- > 0 });
  const crowd = Array.from({ length: 20 }, () => turns.wait("turnPair", ["a"], 3, soon()));
  await settled(crowd[0] ?? Promise.resolve(false));
  const owner = turns.wait("turnPair", ["a"], 0, soon());
  left = 1;
  expect(await owner).toBe(true);
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([false]));
});

test("what is waited for elsewhere has a pace of its own", async () => {
  const taken: string[][] = [];
  const turns = createSignInQueue({ take: async (...what) => taken.push(what) > 0 });
  expect(
    await Promise.all([turns.wait("turnPair", ["a"], 0, soon()), turns.wait("turnPair", ["b"], 0, soon())]),
  ).toEqual([true, true]);
  expect(taken).toEqual([
    ["turnPair", "a"],
    ["turnPair", "b"],
  ]);
});

test("a room that is full sends away whoever has tried most", async () => {
  const turns = createSignInQueue(paced(0));
  const keen = turns.wait("turnPair", ["a"], 9, soon());
  const others = Array.from({ length: 200 }, () => turns.wait("turnPair", ["a"], 1, soon()));
  expect(await settled(keen)).toBe(false);
  expect(await settled(others[0] ?? Promise.resolve(true))).toBeNull();
  await Promise.all(others);
});

test("a database that is away is told to all that wait, and the end sends them away", async () => {
  const away = createSignInQueue({ take: () => Promise.reject(new Error("connection refused")) });
  const both = [away.wait("turnPair", ["a"], 0, soon()), away.wait("turnPair", ["a"], 0, soon())];
  for (const one of both) await expect(one).rejects.toThrow("connection refused");
  const ending = createSignInQueue(paced(0));
  const waiting = ending.wait("turnPair", ["a"], 0, performance.now() + 60_000);
  ending.close();
  expect(await waiting).toBe(false);
});
