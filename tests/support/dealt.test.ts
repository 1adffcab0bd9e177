import { expect, test } from "vitest";
import { dealt } from "./dealt.ts";

const cases = ["a", "b", "c", "d", "e", "f", "g"];

test("three turns take every case between them, each once", () => {
  expect(dealt(cases, 1, false)).toEqual(["b", "e"]);
  expect([0, 1, 2].flatMap((turn) => dealt(cases, turn, false)).sort()).toEqual(cases);
  expect(dealt(cases, 4, false)).toEqual(dealt(cases, 1, false));
});

test("a short table is taken whole, and every table where all is asked", () => {
  expect(dealt(["a", "b"], 2, false)).toEqual(["a", "b"]);
  expect(dealt(cases, 0, true)).toEqual(cases);
});
