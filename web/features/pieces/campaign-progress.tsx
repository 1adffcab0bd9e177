/** The writing, live: one bar for the whole, and each task with its percent, its cause, retry or cancel. */
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Task } from "#contract/task";
import { useStanding } from "#web/features/pieces/made/use-standing.ts";
import { api } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { formatDuration } from "#web/lib/intl.ts";
import { isRunning } from "#web/lib/task-stream.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { ProgressBar } from "#web/ui/progress.tsx";
import { useIsPaused } from "#web/ui/task/paused-notice.tsx";
import styles from "./campaign-progress.module.css";
import { summarise } from "./progress-summary.ts";

const SOON = 2;

function TaskLine({ task, onTask }: { task: Task; onTask: (task: Task) => void }) {
  const { t } = useTranslation("pieces");
  const { t: tTasks } = useTranslation("tasks");
  const { t: tError } = useTranslation("errors");
  const paused = useIsPaused(task.kind);
  const act = useMutation({
    mutationFn: (verb: "retry" | "cancel") => api.tasks[verb]({ id: task.id }),
    onSuccess: onTask,
  });
  const cancelled = task.cause?.code === "cancelled";
  const standing = useStanding(task);
  return (
    <li className={styles.line} data-status={task.status}>
      <div className={styles.lineMain}>
        <p className={styles.name}>{task.title}</p>
        <p className={styles.words}>{task.status === "pending" && paused ? tTasks("paused") : standing}</p>
        {task.status === "failed" && task.cause && !cancelled ? (
          <p className={styles.cause}>{tError(task.cause.code, task.cause.data)}</p>
        ) : null}
        {act.isError ? (
          <p className={styles.cause} role="alert">
            {errorText(tError, act.error)}
          </p>
        ) : null}
        {task.status === "processing" ? (
          <ProgressBar percent={task.progress} label={tTasks("progressOf", { title: task.title })} quiet />
        ) : null}
      </div>
      {task.status === "failed" ? (
        <Button
          variant="default"
          loading={act.isPending}
          aria-label={t("progress.retryOf", { title: task.title })}
          onClick={() => act.mutate("retry")}
        >
          {t("progress.retry")}
        </Button>
      ) : isRunning(task) ? (
        <Button
          variant="subtle"
          color="gray"
          c="var(--ink)"
          loading={act.isPending}
          aria-label={t("progress.cancelOf", { title: task.title })}
          onClick={() => act.mutate("cancel")}
        >
          {t("progress.cancel")}
        </Button>
      ) : null}
    </li>
  );
}

export function CampaignProgress({ tasks, onTask }: { tasks: Task[]; onTask: (task: Task) => void }) {
  const { t } = useTranslation("pieces");
  const language = useLanguage();
  const summary = summarise(tasks);
  const stands = useIsPaused("write") && tasks.some((task) => task.status === "pending");
  const [open, setOpen] = useState<boolean | null>(null);
  if (tasks.length === 0) return null;
  // Once all is written there is nothing to watch; what failed stays in view.
  const expanded = open ?? (summary.running ? tasks.length <= 6 : summary.failed > 0);
  const headline = summary.running
    ? t("progress.title")
    : summary.failed > 0
      ? t("progress.someFailed", { failed: summary.failed })
      : t("progress.allDone");
  return (
    <section className={styles.box} aria-label={t("progress.label")}>
      <div className={styles.head}>
        <p className={styles.headline} role="status">
          <b>{headline}</b>{" "}
          <span className={styles.tally}>{t("progress.summary", { done: summary.done, total: summary.total })}</span>
        </p>
        {summary.running && summary.seconds !== null && !stands ? (
          <span className={styles.tally}>
            {summary.seconds < SOON
              ? t("progress.soon")
              : t("progress.remaining", { time: formatDuration(language, summary.seconds) })}
          </span>
        ) : null}
        <Button
          variant="subtle"
          color="gray"
          c="var(--ink)"
          size="compact-md"
          mih={44}
          mx={-8}
          aria-expanded={expanded}
          aria-controls="campaign-tasks"
          onClick={() => setOpen(!expanded)}
        >
          {t("progress.detail")}
        </Button>
      </div>
      {summary.running ? <ProgressBar percent={summary.percent} label={t("progress.label")} /> : null}
      <ul id="campaign-tasks" className={styles.lines} hidden={!expanded}>
        {tasks.map((task) => (
          <TaskLine key={task.id} task={task} onTask={onTask} />
        ))}
      </ul>
    </section>
  );
}
