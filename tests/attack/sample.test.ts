/** A sample of the attack, spread over every group: what once broke is always in it. No time is asserted; the full run is `npm run attack`. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "#tests/support/database";
import { groups } from "./groups.ts";
import { type Result, runGroup } from "./suite/run-group.ts";
import { openStage, type Stage } from "./suite/stage.ts";

/** Side by side, as most tries wait more than they work: those that hash in this process in one lane, what shares a server in the other. */
const lanes = [
  ["rules", "signin"],
  ["ssrf", "injection", "money", "crashes"],
];
const inLanes = lanes.map((names) => groups.filter(({ name }) => names.includes(name)));
/** What takes the server to its knees has it alone. */
const last = groups.filter((group) => !inLanes.flat().includes(group));

let stage: Stage;
const first = new Map<string, Promise<Result>>();

/** One after the other, from `after` on. */
function begin(lane: typeof groups, after: Promise<unknown>): Promise<unknown> {
  return lane.reduce((before, group) => {
    const running = before.then(() => runGroup(group, stage));
    first.set(group.name, running);
    return running.catch(() => {});
  }, after);
}

beforeAll(() => {
  stage = openStage({ seed: 10, full: false, database: freshDatabase });
  const both = Promise.all(inLanes.map((lane) => begin(lane, Promise.resolve())));
  void begin(last, both);
});
afterAll(() => stage.close());

test.each(groups)("$name holds", { timeout: 300_000 }, async (group) => {
  // a second try is a run of its own
  const running = first.get(group.name) ?? runGroup(group, stage);
  first.delete(group.name);
  const { tried, broken } = await running;
  expect(broken).toEqual([]);
  expect(tried).toBeGreaterThanOrEqual(group.sample);
});
