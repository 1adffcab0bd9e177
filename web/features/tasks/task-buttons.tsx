/** What can be done with a task as it stands: one plain button for the likeliest, quiet ones beside it. */
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Task } from "#contract/task";
import { isRunning } from "#web/lib/task-stream.ts";
import { ExportButton } from "#web/ui/export-button.tsx";
import { needsAnotherWay, resultOf } from "./remedies.ts";
import styles from "./tasks.module.css";
import type { TaskVerb } from "./use-task-actions.ts";

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
