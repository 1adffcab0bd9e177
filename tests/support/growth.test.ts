import { describe, expect, it, vi } from "vitest";
import { growthOf, isLinear } from "./growth.ts";

/** Something the compiler cannot leave out. */
const spin = (turns: number): number => {
  let sum = 0;
  for (let turn = 0; turn < turns; turn++) sum = (sum * 31 + turn) % 1_000_003;
  return sum;
};
const text = (size: number): string => "1".repeat(size);

// A busy machine is slow; nothing here depends on how slow.
vi.setConfig({ testTimeout: 180_000 });

describe("growth", () => {
  it("lets linear work and sorting pass", () => {
    expect(growthOf((input) => spin(input.length * 400), text, { most: 1e6 })).toSatisfy(isLinear);
    const shuffled = (size: number) => Array.from({ length: size }, (_, at) => (at * 7919) % 104_729);
    expect(growthOf((input) => input.sort((a, b) => a - b), shuffled, { most: 2e6 })).toSatisfy(isLinear);
  });

  it("refuses work by pairs, and by pairs beside a share of linear work", () => {
    expect(growthOf((input) => spin(input.length ** 2), text, { most: 1e6 })).not.toSatisfy(isLinear);
    const both = (input: string) => spin(input.length * 500 + input.length ** 2);
    expect(growthOf(both, text, { most: 1e6 })).not.toSatisfy(isLinear);
  });

  it("refuses a pattern that begins again at every place", () => {
    expect(growthOf((input) => /\d+x/.exec(input), text, { most: 1e6 })).not.toSatisfy(isLinear);
  });

  it("says nothing against what is cheap at the largest size that is let in", () => {
    expect(growthOf((input) => spin(input.length ** 2), text, { most: 100 }).exponent).toBe(0);
  });

  it("is not deceived by work that is slow once", () => {
    let runs = 0;
    const sometimes = (input: string) => spin(input.length * 400 * (runs++ % 8 === 0 ? 30 : 1));
    expect(growthOf(sometimes, text, { most: 1e6 })).toSatisfy(isLinear);
  });
});
