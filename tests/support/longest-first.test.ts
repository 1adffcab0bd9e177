import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#server/base/root";
import { before, type Weight } from "./longest-first.ts";
import slowFiles from "./slow-files.json" with { type: "json" };

const weight = (over: Partial<Weight>): Weight => ({
  group: 0,
  project: 0,
  failed: false,
  seconds: 0,
  bytes: 0,
  ...over,
});

test("groups and projects keep their order; of a project what failed comes first, then the longest, then of unknown ones the largest", () => {
  const inOrder = [
    weight({ failed: true, seconds: 1 }),
    weight({ seconds: 90 }),
    weight({ seconds: 3, bytes: 10 }),
    weight({ bytes: 9_000 }),
    weight({ bytes: 200 }),
    weight({ project: 1, failed: true, seconds: 60 }),
    weight({ project: 1, seconds: 200 }),
    weight({ group: 1, failed: true, seconds: 300 }),
    weight({ group: 1, seconds: 200 }),
  ];
  for (let turn = 0; turn < inOrder.length; turn++) {
    const turned = [...inOrder.slice(turn), ...inOrder.slice(0, turn)];
    expect(turned.sort(before)).toEqual(inOrder);
  }
});

test("every file that is recorded as slow is there", () => {
  const names = Object.keys(slowFiles);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !existsSync(path.join(projectRoot, name)))).toEqual([]);
});
