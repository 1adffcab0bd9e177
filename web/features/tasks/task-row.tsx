/** One task: what it is, how it stands, and what to do next. Its title opens the details. */
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Task } from "#contract/task";
import { formatAgo } from "#web/lib/intl.ts";
import { isRunning } from "#web/lib/task-stream.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { ExportButton } from "#web/ui/export-button.tsx";
import { ProgressBar } from "#web/ui/progress.tsx";
import { Status } from "#web/ui/status.tsx";
import { usePaused } from "#web/ui/task/paused-notice.tsx";
import { isCancelled, statusLabel, timeLabel, toneOf } from "#web/ui/task/status-labels.ts";
import { needsAnotherWay, resultOf } from "./remedies.ts";
import styles from "./tasks.module.css";
import type { TaskVerb } from "./use-task-actions.ts";

export function TaskRow(props: {
  task: Task;
  now: number;
  onAct: (verb: TaskVerb, task: Task) => void;
  onDetails: () => void;
}) {
  const { task, now, onAct } = props;
  const { t } = useTranslation("tasks");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const paused = usePaused().some((one) => one.kind === task.kind);
  // how long it would take says nothing while nobody works at it
  const time = paused && task.status === "pending" ? t("paused") : timeLabel(t, language, task);
  const meta = [
    task.number,
    t(`kind.${task.kind}`),
    t("created", { time: formatAgo(language, task.createdAt, now) }),
    task.attempts > 1 ? t("attempts", { count: task.attempts }) : null,
  ];
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Link
          to="."
          search={(search: object) => ({ ...search, task: task.id })}
          resetScroll={false}
          className={styles.title}
          aria-label={t("open", { title: task.title })}
        >
          {task.title}
        </Link>
        <p className={styles.meta}>{meta.filter(Boolean).join(" · ")}</p>
        {task.cause && !isCancelled(task) ? (
          <p className={styles.cause}>{tError(task.cause.code, task.cause.data)}</p>
        ) : null}
        {task.status === "processing" ? (
          <ProgressBar percent={task.progress} label={t("progressOf", { title: task.title })} />
        ) : null}
      </div>
      <div className={styles.how}>
        <Status tone={toneOf(task)}>{statusLabel(t, task)}</Status>
        {time ? <span className={styles.time}>{time}</span> : null}
      </div>
      <TaskButtons task={task} onAct={onAct} onDetails={props.onDetails} />
    </li>
  );
}

/** What can be done with a task as it stands: one plain button for the likeliest, quiet ones beside it. */
export function TaskButtons(props: {
  task: Task;
  onAct: (verb: TaskVerb, task: Task) => void;
  /** The way to the details, where they are not open already. */
  onDetails?: () => void;
}) {
  const { task, onAct } = props;
  const { t } = useTranslation("tasks");
  const result = resultOf(task);
  const quiet = { variant: "subtle", color: "gray", c: "var(--ink)" } as const;
  const { number } = task;
  return (
    <div className={styles.actions}>
      {result ? (
        <Button variant="default" component={Link} to={result} aria-label={t("viewOf", { number })}>
          {t("view")}
        </Button>
      ) : null}
      {task.kind === "export" && task.status === "completed" ? (
        <ExportButton taskId={task.id} label={t("viewOf", { number })}>
          {t("view")}
        </ExportButton>
      ) : null}
      {needsAnotherWay(task) ? (
        <Button
          variant="default"
          component={Link}
          to={`/dashboard/publish?task=${task.id}`}
          aria-label={t("otherWayOf", { number })}
        >
          {t("otherWay")}
        </Button>
      ) : null}
      {task.status === "failed" ? (
        <Button
          {...(needsAnotherWay(task) ? quiet : { variant: "default" })}
          aria-label={t("retryOf", { number })}
          onClick={() => onAct("retry", task)}
        >
          {t("retry")}
        </Button>
      ) : null}
      {props.onDetails && task.status === "processing" ? (
        <Button variant="default" onClick={props.onDetails} aria-label={t("detailsOf", { number })}>
          {t("details")}
        </Button>
      ) : null}
      {isRunning(task) ? (
        <Button
          {...(task.status === "pending" ? { variant: "default" } : quiet)}
          aria-label={t("cancelOf", { number })}
          onClick={() => onAct("cancel", task)}
        >
          {t("cancel")}
        </Button>
      ) : null}
    </div>
  );
}
