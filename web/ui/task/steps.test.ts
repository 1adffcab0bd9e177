import { expect, test } from "vitest";
import type { TaskStep } from "#contract/task";
import { shownSteps } from "./steps.ts";

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000).toISOString();
const step = (name: TaskStep["step"], seconds: number, progress = 0): TaskStep => ({
  step: name,
  at: at(seconds),
  attempt: 1,
  progress,
  cause: null,
});

test("a quick task shows no milestones, a slow one shows each", () => {
  const course = (pace: number) => [
    step("created", 0),
    step("started", 1),
    step("progress", 1 + pace, 25),
    step("progress", 1 + 2 * pace, 50),
    step("completed", 1 + 4 * pace, 100),
  ];
  expect(shownSteps(course(0.5)).map((one) => one.step)).toEqual(["created", "started", "completed"]);
  expect(shownSteps(course(5)).map((one) => one.progress)).toEqual([0, 0, 25, 50, 100]);
});
