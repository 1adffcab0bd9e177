/** How something that a task makes stands while it is not there yet, in words. */
import { useTranslation } from "react-i18next";
import type { Task } from "#contract/task";
import { formatDuration, formatPercent } from "#web/lib/intl.ts";
import { secondsLeft } from "#web/lib/task-stream.ts";
import { useLanguage } from "#web/lib/use-language.ts";

const SOON = 2;

/** How it stands while it is not there yet, in words. */
export function useStanding(task: Task | null): string {
  const { t } = useTranslation("pieces");
  const { t: tTasks } = useTranslation("tasks");
  const language = useLanguage();
  if (task === null) return t("film.gone");
  if (task.status === "pending") return t("progress.waiting");
  if (task.status === "processing") {
    const left = secondsLeft(task);
    const time =
      left === null
        ? null
        : left < SOON
          ? t("progress.soon")
          : t("progress.remaining", { time: formatDuration(language, left) });
    return [formatPercent(language, task.progress), time].filter((part) => part !== null).join(" · ");
  }
  return task.cause?.code === "cancelled" ? tTasks("cancelledStatus") : tTasks(`status.${task.status}`);
}
