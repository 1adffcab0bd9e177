import fc from "fast-check";
import { expect, test } from "vitest";
import { fenOf, yuanOf } from "./yuan.ts";

test("every amount of fen survives the way to yuan and back", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }),
      (fen) => fenOf(yuanOf(fen)) === fen,
    ),
  );
});

test.each([
  [0, "0.00"],
  [1, "0.01"],
  [10, "0.10"],
  [29_901, "299.01"],
  [-1, "-0.01"],
])("%i fen are written %s", (fen, yuan) => expect(yuanOf(fen)).toBe(yuan));

test.each([
  ["299", 29_900],
  ["299.5", 29_950],
  ["-0.01\t", -1],
  [" 88.88", 8_888],
  ["0.29", 29],
])("%j is read exactly", (yuan, fen) => expect(fenOf(yuan)).toBe(fen));

test.each(["", ".5", "1.", "+1", "NaN", "1e2", "1.000", "1,000.00", "¥1", "99999999999999"])(
  "%j is not an amount",
  (yuan) => expect(fenOf(yuan)).toBeNull(),
);
