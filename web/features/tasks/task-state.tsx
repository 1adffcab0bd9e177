/** How a task stands, and how long that takes: in its row and above its details. */
import { useTranslation } from "react-i18next";
import type { Task } from "#contract/task";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status } from "#web/ui/status.tsx";
import { usePaused } from "#web/ui/task/paused-notice.tsx";
import { statusLabel, timeLabel, toneOf } from "#web/ui/task/status-labels.ts";
import styles from "./tasks.module.css";

export function TaskState({ task }: { task: Task }) {
  const { t } = useTranslation("tasks");
  const language = useLanguage();
  const paused = usePaused().some((one) => one.kind === task.kind);
  // how long it would take says nothing while nobody works at it
  const time = paused && task.status === "pending" ? t("paused") : timeLabel(t, language, task);
  return (
    <span className={styles.state}>
      <Status tone={toneOf(task)}>{statusLabel(t, task)}</Status>
      {time ? <span className={styles.time}>{time}</span> : null}
    </span>
  );
}
