/** The measure itself: what breaks is counted and told, what the time does not suffice for too, and a seed chooses the same again. */
import { expect, test } from "vitest";
import { spread } from "./chance.ts";
import { allHeld, tableOf } from "./print.ts";
import { runGroup } from "./run-group.ts";
import { openStage } from "./stage.ts";
import { always, type Group, held, type Try } from "./try.ts";

const stage = (full: boolean) =>
  openStage({ seed: 3, full, database: () => Promise.reject(new Error("nobody asks for one")) });
const group = (tries: readonly Try[], over: Partial<Group> = {}): Group => ({
  name: "money",
  seconds: 60,
  atOnce: 2,
  sample: 3,
  open: async () => ({ tries, told: () => ["told at the end"], close: async () => {} }),
  ...over,
});
const holds = (name: string): Try => ({ name, run: async () => {} });

test("what throws is broken, with one line of why, and the rest goes on", async () => {
  const tries = [
    holds("a"),
    { name: "b", run: async () => held(false, "it\nentered") },
    { name: "c", run: () => Promise.reject(new TypeError("our own mistake")) },
    holds("d"),
  ];
  const result = await runGroup(group(tries), stage(true));
  expect(result).toMatchObject({ tried: 4, held: 2, left: 0, told: ["told at the end"] });
  expect(result.broken).toEqual([
    { name: "b", what: "it entered" },
    { name: "c", what: "TypeError: our own mistake" },
  ]);
  expect(allHeld([result])).toBe(false);
  expect(tableOf([result]).join("\n")).toContain("b: it entered");
});

test("a group that cannot be opened is broken", async () => {
  const result = await runGroup(group([], { open: () => Promise.reject(new Error("no server")) }), stage(true));
  expect(result).toMatchObject({ tried: 1, held: 0, broken: [{ name: "opening", what: "Error: no server" }] });
});

test("what the time does not suffice for is told and does not count as held", async () => {
  const slow = (name: string): Try => ({ name, run: () => new Promise((done) => setTimeout(done, 30)) });
  const result = await runGroup(group([slow("a"), slow("b"), slow("c")], { seconds: 0.02, atOnce: 1 }), stage(true));
  expect(result).toMatchObject({ tried: 1, held: 1, left: 2 });
  expect(allHeld([result])).toBe(false);
  expect(tableOf([result]).join("\n")).toContain("2 were not reached in time");
});

test("the sample has what once broke and a spread of what is quick, in the order of the table", async () => {
  const asked: string[] = [];
  const note = (name: string, more: Partial<Try> = {}): Try => ({
    name,
    ...more,
    run: async () => void asked.push(name),
  });
  const tries = always(
    [..."abcdefgh"].map((name) => note(name, { slow: name === "d" || name === "h" })),
    ["h"],
  );
  expect((await runGroup(group(tries, { atOnce: 1 }), stage(false))).tried).toBe(3);
  expect(asked).toHaveLength(3);
  expect(asked.at(-1)).toBe("h");
  expect(asked).not.toContain("d");
  expect(asked).toEqual(asked.toSorted());
  expect(() => always(tries, ["nobody"])).toThrow("nobody");
});

test("a seed chooses the same again, one of each part, and another seed others", () => {
  const numbers = Array.from({ length: 1_000 }, (_, at) => at);
  const chosen = spread(numbers, 10, 5);
  expect(chosen).toEqual(spread(numbers, 10, 5));
  expect(chosen).not.toEqual(spread(numbers, 10, 6));
  expect(chosen.map((number) => Math.floor(number / 100))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
