/** A sample of the attack, spread over every group: what once broke is always in it. No time is asserted; the full run is `npm run attack`. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "#tests/support/database";
import { groups } from "./groups.ts";
import { runGroup } from "./suite/run-group.ts";
import { openStage, type Stage } from "./suite/stage.ts";

let stage: Stage;
beforeAll(() => {
  stage = openStage({ seed: 10, full: false, database: freshDatabase });
});
afterAll(() => stage.close());

test.each(groups)("$name holds", { timeout: 300_000 }, async (group) => {
  const { tried, broken } = await runGroup(group, stage);
  expect(broken).toEqual([]);
  expect(tried).toBeGreaterThanOrEqual(group.sample);
});
