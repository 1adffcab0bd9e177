/** The tasks of a page: a table beside the sidebar, cards on a phone. A task's title opens its details. */
import { useMediaQuery } from "@mantine/hooks";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Task } from "#contract/task";
import { formatAgo } from "#web/lib/intl.ts";
import { MOBILE_BREAKPOINT } from "#web/lib/sidebar-state.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Cards } from "#web/ui/list/cards.tsx";
import { Table } from "#web/ui/list/table.tsx";
import type { Column } from "#web/ui/list/types.ts";
import { ProgressBar } from "#web/ui/progress.tsx";
import { isCancelled } from "#web/ui/task/status-labels.ts";
import { TaskButtons } from "./task-buttons.tsx";
import { TaskState } from "./task-state.tsx";
import styles from "./tasks.module.css";
import type { TaskVerb } from "./use-task-actions.ts";

interface Rows {
  tasks: readonly Task[];
  now: number;
  busy: boolean;
  onAct: (verb: TaskVerb, task: Task) => void;
  onDetails: (task: Task) => void;
}

export function TaskRows({ tasks, now, busy, onAct, onDetails }: Rows) {
  const { t } = useTranslation("tasks");
  const narrow =
    useMediaQuery(`(max-width: ${MOBILE_BREAKPOINT - 0.02}px)`, undefined, { getInitialValueInEffect: false }) ?? false;
  const List = narrow ? Cards : Table;
  const columns: readonly Column<Task>[] = [
    { key: "task", label: t("columns.task"), cell: (task) => <What task={task} now={now} /> },
    { key: "state", label: t("columns.state"), width: "166px", cell: (task) => <TaskState task={task} /> },
    {
      key: "actions",
      label: t("columns.actions"),
      width: "300px",
      align: "end",
      cell: (task) => <TaskButtons task={task} onAct={onAct} onDetails={() => onDetails(task)} />,
    },
  ];
  return (
    <List
      label={t("title")}
      rows={tasks}
      columns={columns}
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      busy={busy}
    />
  );
}

/** Title, what kind of task it is, what went wrong, how far it is. */
function What({ task, now }: { task: Task; now: number }) {
  const { t } = useTranslation("tasks");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const meta = [
    task.number,
    t(`kind.${task.kind}`),
    t("created", { time: formatAgo(language, task.createdAt, now) }),
    task.attempts > 1 ? t("attempts", { count: task.attempts }) : null,
  ];
  return (
    <>
      <Link
        to="."
        search={(search: object) => ({ ...search, task: task.id })}
        resetScroll={false}
        className={styles.title}
        aria-label={t("open", { title: task.title })}
      >
        {task.title}
      </Link>
      <span className={styles.meta}>{meta.filter(Boolean).join(" · ")}</span>
      {task.cause && !isCancelled(task) ? (
        <span className={styles.cause}>{tError(task.cause.code, task.cause.data)}</span>
      ) : null}
      {task.status === "processing" ? (
        <ProgressBar percent={task.progress} label={t("progressOf", { title: task.title })} />
      ) : null}
    </>
  );
}
