/** One task: what it is, how it stands, and the one thing to do next. */
import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Task } from "#contract/task";
import { api } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { formatAgo } from "#web/lib/intl.ts";
import { isRunning } from "#web/lib/task-stream.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { ProgressBar } from "#web/ui/progress.tsx";
import { Status } from "#web/ui/status.tsx";
import styles from "./tasks.module.css";
import { isCancelled, statusWord, timeWords, toneOf } from "./words.ts";

export function TaskRow(props: {
  task: Task;
  onChanged: () => void;
  onDetails: (task: Task) => void;
  onResult: (task: Task) => void;
}) {
  const { task } = props;
  const { t } = useTranslation("tasks");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const act = useMutation({
    mutationFn: (verb: "retry" | "cancel") => api.tasks[verb]({ id: task.id }),
    onSuccess: (_, verb) => notifications.show({ message: verb === "retry" ? t("done.retried") : t("done.cancelled") }),
    onSettled: props.onChanged,
  });
  const time = timeWords(t, language, task);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.title}>{task.title}</p>
        <p className={styles.meta}>
          {[
            task.number,
            t(`kind.${task.kind}`),
            t("created", { time: formatAgo(language, task.createdAt, Date.now()) }),
          ].join(" · ")}
          {task.attempts > 1 ? ` · ${t("attempts", { count: task.attempts })}` : ""}
        </p>
        {task.cause && !isCancelled(task) ? (
          <p className={styles.cause}>{tError(task.cause.code, task.cause.data)}</p>
        ) : null}
        {act.isError ? (
          <p className={styles.cause} role="alert">
            {errorText(tError, act.error)}
          </p>
        ) : null}
        {task.status === "processing" ? (
          <ProgressBar percent={task.progress} label={t("progressOf", { title: task.title })} />
        ) : null}
      </div>
      <div className={styles.how}>
        <Status tone={toneOf(task)}>{statusWord(t, task)}</Status>
        {time ? <span className={styles.time}>{time}</span> : null}
      </div>
      <div className={styles.actions}>
        {task.status === "completed" && (task.campaignId || task.kind === "import") ? (
          <Button
            variant="default"
            aria-label={t("viewOf", { number: task.number })}
            onClick={() => props.onResult(task)}
          >
            {t("view")}
          </Button>
        ) : null}
        {task.status === "failed" ? (
          <Button
            variant="default"
            loading={act.isPending}
            aria-label={t("retryOf", { number: task.number })}
            onClick={() => act.mutate("retry")}
          >
            {t("retry")}
          </Button>
        ) : null}
        {task.status === "processing" || task.status === "failed" ? (
          <Button
            variant={task.status === "failed" ? "subtle" : "default"}
            color="gray"
            c="var(--ink)"
            aria-label={t("detailsOf", { number: task.number })}
            onClick={() => props.onDetails(task)}
          >
            {t("details")}
          </Button>
        ) : null}
        {isRunning(task) ? (
          <Button
            variant={task.status === "pending" ? "default" : "subtle"}
            color="gray"
            c="var(--ink)"
            loading={act.isPending}
            aria-label={t("cancelOf", { number: task.number })}
            onClick={() => act.mutate("cancel")}
          >
            {t("cancel")}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
