import { expect, test } from "vitest";
import { fuzz } from "./fuzz.ts";
import { chanceOf, mutate } from "./mutate.ts";

test("the same seed breaks the same inputs in the same way", () => {
  const inputs = (seed: number) => {
    const chance = chanceOf(seed);
    return Array.from({ length: 20 }, () => mutate("<p>总价：698万</p>", chance, ["<b>x</b>"]));
  };
  expect(inputs(7)).toEqual(inputs(7));
  expect(new Set(inputs(7)).size).toBeGreaterThan(10);
  expect(inputs(8)).not.toEqual(inputs(7));
});

// every run tries other inputs; a defect names its input, and `npm run fuzz` goes on for as long as it is told
test("no broken input breaks a reader: it is read, or refused with a code", async () => {
  const seed = Date.now() % 1_000_000;
  const { defects, subjects } = await fuzz({ milliseconds: 20_000, seed });
  expect(defects, `seed ${seed}`).toEqual([]);
  for (const { name, read, inputs } of subjects) {
    expect(inputs, name).toBeGreaterThan(0);
    expect(read, `${name} of ${inputs}`).toBeGreaterThan(0);
  }
});
