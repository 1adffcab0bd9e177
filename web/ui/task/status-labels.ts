/** A task's state in words. */
import type { TFunction } from "i18next";
import type { Task } from "#contract/task";
import { formatDuration, formatPercent } from "#web/lib/intl.ts";
import type { Language } from "#web/lib/language.ts";
import { secondsLeft } from "#web/lib/task-stream.ts";
import type { Tone } from "#web/ui/status.tsx";

const SOON = 2;

/** Whether a person ended it: failed in the data, not in words. */
export const isCancelled = (task: Task): boolean => task.status === "failed" && task.cause?.code === "cancelled";

/** The colour of its state. */
export function toneOf(task: Task): Tone {
  if (isCancelled(task)) return "plain";
  return ({ pending: "wait", processing: "busy", completed: "good", failed: "bad" } as const)[task.status];
}

/** Of the last attempt; null while it runs or when it never began. */
export const secondsTaken = ({ startedAt, finishedAt }: Task): number | null =>
  startedAt && finishedAt ? Math.max(0, (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000) : null;

/** Its state in words. */
export const statusLabel = (t: TFunction<"tasks">, task: Task): string =>
  isCancelled(task) ? t("cancelledStatus") : t(`status.${task.status}`);

/** "40% · about 12 seconds left", "takes about 20 seconds", "took 8 seconds"; null when there is nothing to say. */
export function timeLabel(t: TFunction<"tasks">, language: Language, task: Task): string | null {
  if (task.status === "processing") {
    const left = secondsLeft(task);
    const timeText =
      left === null ? null : left < SOON ? t("soon") : t("remaining", { time: formatDuration(language, left) });
    return [formatPercent(language, task.progress), timeText].filter(Boolean).join(" · ");
  }
  if (task.status === "pending") {
    return task.estimatedSeconds === null
      ? t("waiting")
      : t("estimated", { time: formatDuration(language, task.estimatedSeconds) });
  }
  const taken = secondsTaken(task);
  return task.status === "completed" && taken !== null ? t("took", { time: formatDuration(language, taken) }) : null;
}
