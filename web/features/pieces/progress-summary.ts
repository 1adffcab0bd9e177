/** The tasks of a campaign in one line: how far, how long still, how many ended badly. */
import type { Task } from "#contract/task";
import { isRunning, secondsLeft } from "#web/lib/task-stream.ts";

export type ProgressSummary = {
  total: number;
  done: number;
  failed: number;
  /** 0..100 over all tasks that were not cancelled. */
  percent: number;
  /** Of the task that will take longest; null before anything is known. */
  seconds: number | null;
  running: boolean;
};

export function summarise(tasks: readonly Task[]): ProgressSummary {
  const counted = tasks.filter((task) => task.cause?.code !== "cancelled");
  const share = counted.reduce((sum, task) => sum + (isRunning(task) ? task.progress : 100), 0);
  const left = tasks.map(secondsLeft).filter((seconds) => seconds !== null);
  return {
    total: tasks.length,
    done: tasks.filter((task) => task.status === "completed").length,
    failed: tasks.filter((task) => task.status === "failed").length,
    percent: counted.length > 0 ? share / counted.length : 100,
    seconds: left.length > 0 ? Math.max(...left) : null,
    running: tasks.some(isRunning),
  };
}
