/** Live changes to one's tasks, one stream for all windows; it reconnects and catches up by itself. */
import { useEffect, useEffectEvent, useState } from "react";
import type { Task } from "#contract/task";
import { api, forever } from "#web/lib/api.ts";
import { listenTogether } from "#web/lib/shared-stream.ts";

export type TaskFilter = { campaignId?: string; taskId?: string };

/**
 * Calls `onTask` with each changed task for as long as the caller is mounted. `filter` null listens to nothing.
 * `onCatchUp` runs when a stream is open, for the caller to read what happened before it listened.
 * Answers whether the stream is up.
 */
export function useTaskStream(
  filter: TaskFilter | null,
  onTask: (task: Task) => void,
  onCatchUp?: () => void,
): { live: boolean } {
  const [live, setLive] = useState(true);
  const { campaignId, taskId } = filter ?? {};
  const hear = useEffectEvent((task: Task) => {
    if (campaignId && task.campaignId !== campaignId) return;
    if (taskId && task.id !== taskId) return;
    onTask(task);
  });
  const turn = useEffectEvent((up: boolean) => {
    setLive(up);
    if (up) onCatchUp?.();
  });
  const wanted = filter !== null;
  useEffect(() => {
    if (!wanted) return;
    return listenTogether<Task>({
      name: "tasks",
      open: (signal) => api.tasks.events({}, { signal, context: forever }),
      hear: (task) => hear(task),
      live: (up) => turn(up),
    });
  }, [wanted]);
  return { live };
}

/** True while a task may still change. */
export const isRunning = (task: Pick<Task, "status">): boolean =>
  task.status === "pending" || task.status === "processing";

/** Seconds a task still needs, from its estimate and its progress; null when nothing is known yet. */
export function secondsLeft(task: Pick<Task, "status" | "estimatedSeconds" | "progress">): number | null {
  if (!isRunning(task) || task.estimatedSeconds === null) return null;
  return Math.max(0, task.estimatedSeconds * (1 - task.progress / 100));
}
