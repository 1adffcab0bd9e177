/** Live changes to one's tasks over server-sent events; the client reconnects and catches up by itself. */
import { useEffect, useEffectEvent, useState } from "react";
import type { Task } from "#contract/task";
import { api, forever } from "#web/lib/api.ts";

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
  const deliver = useEffectEvent(onTask);
  const caughtUp = useEffectEvent(() => onCatchUp?.());
  const key = filter ? `${filter.campaignId ?? ""}/${filter.taskId ?? ""}` : null;
  useEffect(() => {
    if (key === null) return;
    const [campaignId, taskId] = key.split("/");
    const abort = new AbortController();
    const input: TaskFilter = {};
    if (campaignId) input.campaignId = campaignId;
    if (taskId) input.taskId = taskId;
    const listen = async () => {
      while (!abort.signal.aborted) {
        try {
          const stream = await api.tasks.events(input, { signal: abort.signal, context: forever });
          setLive(true);
          caughtUp();
          for await (const task of stream) deliver(task);
        } catch {
          // A stream that cannot be resumed is opened again below; the person is told through `live`.
        }
        if (abort.signal.aborted) return;
        setLive(false);
        await new Promise((done) => setTimeout(done, 1500));
      }
    };
    void listen();
    return () => abort.abort();
  }, [key]);
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
