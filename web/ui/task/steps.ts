/** The course of a task as it is worth showing: milestones that follow each other within a moment say nothing. */
import type { TaskStep } from "#contract/task";

/** Seconds a milestone must lie behind the step before it. */
const APART = 3;

export function shownSteps(steps: readonly TaskStep[]): TaskStep[] {
  const visible: TaskStep[] = [];
  for (const step of steps) {
    const before = visible.at(-1);
    const seconds = before ? (Date.parse(step.at) - Date.parse(before.at)) / 1000 : 0;
    if (step.step !== "progress" || seconds >= APART) visible.push(step);
  }
  return visible;
}
