/** The columns of the tasks' list. */
import type { TFunction } from "i18next";
import { type TaskCause, taskCauses } from "#contract/admin/task-names";
import type { AdminTask } from "#contract/admin/task-shape";
import { formatMoment } from "#web/features/admin/clock.ts";
import { formatDuration } from "#web/lib/intl.ts";
import type { Language } from "#web/lib/language.ts";
import type { Column } from "#web/ui/list/types.ts";
import { Status } from "#web/ui/status.tsx";
import { isCancelled, secondsTaken, statusLabel, toneOf } from "#web/ui/task/status-labels.ts";
import styles from "./tasks.module.css";

const isListed = (code: string): code is TaskCause => taskCauses.some((one) => one === code);

/** Why it failed in two or three words; null when it did not, or a person ended it. */
export const causeWord = (t: TFunction<"adminTasks">, task: AdminTask): string | null => {
  if (!task.cause || isCancelled(task)) return null;
  return isListed(task.cause.code) ? t(`causes.${task.cause.code}`) : task.cause.code;
};

export const accountName = (t: TFunction<"adminTasks">, { account }: AdminTask): string =>
  account.email ?? account.name ?? t("noAccount");

export function columnsOf(
  t: TFunction<"adminTasks">,
  tTask: TFunction<"tasks">,
  language: Language,
): readonly Column<AdminTask>[] {
  return [
    {
      key: "task",
      label: t("column.task"),
      cell: (task) => (
        <span className={styles.two}>
          <span className={styles.clip}>{task.title}</span>
          <span className={styles.quiet}>
            {task.number} · {tTask(`kind.${task.kind}`)}
          </span>
        </span>
      ),
    },
    {
      key: "account",
      label: t("column.account"),
      rank: 3,
      width: "200px",
      cell: (task) => <span className={styles.break}>{accountName(t, task)}</span>,
    },
    {
      key: "status",
      label: t("column.status"),
      width: "150px",
      cell: (task) => (
        <span className={styles.two}>
          <Status tone={toneOf(task)}>{statusLabel(tTask, task)}</Status>
          <span className={styles.quiet}>{causeWord(t, task)}</span>
        </span>
      ),
    },
    {
      key: "took",
      label: t("column.took"),
      sort: "took",
      rank: 3,
      width: "100px",
      align: "end",
      cell: (task) => {
        const seconds = secondsTaken(task);
        return seconds === null ? "–" : formatDuration(language, seconds);
      },
    },
    {
      key: "created",
      label: t("column.created"),
      sort: "created",
      width: "188px",
      cell: (task) => formatMoment(language, task.createdAt),
    },
    {
      key: "finished",
      label: t("column.finished"),
      sort: "finished",
      rank: 2,
      width: "188px",
      cell: (task) => (task.finishedAt ? formatMoment(language, task.finishedAt) : "–"),
    },
  ];
}
