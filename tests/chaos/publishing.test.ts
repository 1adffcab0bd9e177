/** A sample of the chaos: ten kills. The full run is `npm run chaos -- publishing`. */
import { expect, test } from "vitest";
import { freshDatabase } from "#tests/support/database";
import { runChaos } from "./publishing/chaos.ts";

test("of posts to twenty platforms none is lost and none doubled, whatever dies in the middle", async () => {
  const said = await runChaos({ kills: 10, seed: 7, pauseMs: 80, database: await freshDatabase() });
  expect(said.posts).toBe(40);
  expect([said.lost, said.doubled]).toEqual([[], []]);
  expect(said.unknown).toBeGreaterThan(0);
});

test("nor by the product's own connectors, whose platforms lose answers too", async () => {
  const said = await runChaos({ kills: 10, seed: 5, pauseMs: 80, connectors: true, database: await freshDatabase() });
  expect(said.posts).toBe(16);
  expect([said.lost, said.doubled]).toEqual([[], []]);
});
