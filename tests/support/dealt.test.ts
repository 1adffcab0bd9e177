import { expect, test } from "vitest";
import { dealt } from "./dealt.ts";

const cases = ["a", "b", "c", "d", "e", "f", "g"];

test("three turns, and three days of one turn, take every case between them, each once", () => {
  expect(dealt(cases, 1, false, 0)).toEqual(["b", "e"]);
  expect([0, 1, 2].flatMap((turn) => dealt(cases, turn, false, 7)).sort()).toEqual(cases);
  expect([7, 8, 9].flatMap((day) => dealt(cases, 1, false, day)).sort()).toEqual(cases);
  expect(dealt(cases, 4, false, 7)).toEqual(dealt(cases, 1, false, 7));
});

test("a short table is taken whole, and every table where all is asked", () => {
  expect(dealt(["a", "b"], 2, false)).toEqual(["a", "b"]);
  expect(dealt(cases, 0, true)).toEqual(cases);
});
