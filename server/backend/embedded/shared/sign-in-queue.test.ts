import { expect, test, vi } from "vitest";
import { createSignInQueue, nextOf } from "./sign-in-queue.ts";

/** A pace that is told by hand: so many turns come. */
const paced = (turns: number) => ({ take: vi.fn(async () => turns-- > 0) });
const soon = () => performance.now() + 600;
const settled = async (promise: Promise<boolean>) =>
  Promise.race([promise, new Promise<null>((resolve) => setTimeout(() => resolve(null), 50))]);

/** A group of its own, or of the network that is named. */
const at = (standing: number, group: string = crypto.randomUUID(), rank = 0) => ({ group, standing, rank });

test("of those who wait, one of those who tried least is next, whichever it is", () => {
  const waiting = [at(2), { ...at(0), name: "a" }, { ...at(0), name: "b" }, at(5)];
  expect(nextOf(waiting, () => 0)).toMatchObject({ name: "a" });
  expect(nextOf(waiting, () => 0.99)).toMatchObject({ name: "b" });
  expect(nextOf([], () => 0.5)).toBeUndefined();
});

test("a group stands where its newest member says, and in it whoever tried least is next", () => {
  const crowd = [at(1, "network", 3), at(2, "network", 2), { ...at(9, "network", 0), name: "owner" }];
  for (const chance of [0, 0.5, 0.99]) {
    expect(nextOf(crowd, () => chance)).toMatchObject({ name: "owner" });
    expect(nextOf([...crowd, { ...at(8), name: "elsewhere" }], () => chance)).toMatchObject({ name: "elsewhere" });
  }
  const many = [...Array.from({ length: 50 }, () => at(1, "network")), { ...at(1), name: "alone" }];
  expect(
    nextOf(many, () => 0.99),
    "a crowd has one place in the draw",
  ).toMatchObject({ name: "alone" });
});

test("a turn goes to one, and the others wait until their time is over", async () => {
  const turns = createSignInQueue(paced(1));
  const first = turns.wait("turnAccount", ["a"], at(0), soon());
  const second = turns.wait("turnAccount", ["a"], at(0), soon());
  expect((await Promise.all([first, second])).sort()).toEqual([false, true]);
});

test("who comes later and has tried less is served before a crowd", async () => {
  let left = 0;
  const turns = createSignInQueue({ take: async () => left-- > 0 });
  const crowd = Array.from({ length: 20 }, () => turns.wait("turnAccount", ["a"], at(3), soon()));
  await settled(crowd[0] ?? Promise.resolve(false));
  const owner = turns.wait("turnAccount", ["a"], at(0), soon());
  left = 1;
  expect(await owner).toBe(true);
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([false]));
});

test("what is waited for elsewhere has a pace of its own", async () => {
  const taken: string[][] = [];
  const turns = createSignInQueue({ take: async (...what) => taken.push(what) > 0 });
  expect(
    await Promise.all([
      turns.wait("turnAccount", ["a"], at(0), soon()),
      turns.wait("turnAccount", ["b"], at(0), soon()),
    ]),
  ).toEqual([true, true]);
  expect(taken).toEqual([
    ["turnAccount", "a"],
    ["turnAccount", "b"],
  ]);
});

test("a room that is full sends away whoever has tried most", async () => {
  const turns = createSignInQueue(paced(0));
  const keen = turns.wait("turnAccount", ["a"], at(9), soon());
  const others = Array.from({ length: 200 }, () => turns.wait("turnAccount", ["a"], at(1), soon()));
  expect(await settled(keen)).toBe(false);
  expect(await settled(others[0] ?? Promise.resolve(true))).toBeNull();
  await Promise.all(others);
});

test("where all rooms are full the fullest gives way, and who waits elsewhere stays", async () => {
  const turns = createSignInQueue(paced(0));
  const alone = turns.wait("turnAccount", ["alone"], at(0), soon());
  const crowds = Array.from({ length: 2000 }, (_, n) =>
    turns.wait("turnAccount", [`crowd ${n % 10}`], at(n % 10 === 9 ? 1 : 0), soon()),
  );
  expect(await settled(alone), "still waits").toBeNull();
  const sentAway = await Promise.all(crowds.map(settled));
  expect(sentAway.filter((one) => one === false)).toHaveLength(1);
  await Promise.all([alone, ...crowds]);
});

test("a database that is away is told to all that wait, and the end sends them away", async () => {
  const away = createSignInQueue({ take: () => Promise.reject(new Error("connection refused")) });
  const both = [away.wait("turnAccount", ["a"], at(0), soon()), away.wait("turnAccount", ["a"], at(0), soon())];
  for (const one of both) await expect(one).rejects.toThrow("connection refused");
  const ending = createSignInQueue(paced(0));
  const waiting = ending.wait("turnAccount", ["a"], at(0), performance.now() + 60_000);
  ending.close();
  expect(await waiting).toBe(false);
});
