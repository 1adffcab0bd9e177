import { expect, test } from "vitest";
import { circlesOf, unitGraph } from "./circles.ts";

const folder = (file: string) => file.split("/")[0] ?? null;

test("units that reach each other make one circle, and what only leads there none", () => {
  const edges = [
    ["a/1", "b/1"],
    ["b/2", "c/1"],
    ["c/2", "a/2"],
    ["d/1", "a/1"],
    ["e/1", "f/1"],
    ["f/2", "e/2"],
  ] as const;
  expect(circlesOf(unitGraph(edges, folder))).toEqual([
    ["a", "b", "c"],
    ["e", "f"],
  ]);
});

test("imports within a unit and out of what is looked at make no circle", () => {
  const edges = [
    ["a/1", "a/2"],
    ["a/2", "a/1"],
    ["a/1", "outside"],
  ] as const;
  expect(circlesOf(unitGraph(edges, (file) => (file === "outside" ? null : folder(file))))).toEqual([]);
});
