/** The latest tasks, newest first. */
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Task } from "#contract/task";
import styles from "#web/features/overview/overview.module.css";
import { formatAgo } from "#web/lib/format.ts";
import { currentLanguage } from "#web/lib/i18n.ts";
import { Panel } from "#web/ui/page.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";

const tones = { pending: "wait", processing: "busy", completed: "good", failed: "bad" } as const;

export function Activity({ tasks }: { tasks: readonly Task[] }) {
  const { t, i18n } = useTranslation("overview");
  const now = Date.now();
  return (
    <Panel
      title={t("activity")}
      flush
      aside={
        <Link to="/dashboard/tasks" className={styles.all}>
          {t("allTasks")}
        </Link>
      }
    >
      <ul className={styles.activity}>
        {tasks.map((task) => (
          <li key={task.id} className={styles.row}>
            <span className={styles.what}>
              <span className={styles.taskTitle}>{task.title}</span>
              <span className={styles.meta}>
                {task.number} · {t(`kind.${task.kind}`)} ·{" "}
                <time dateTime={task.createdAt}>{formatAgo(task.createdAt, currentLanguage(i18n), now)}</time>
              </span>
            </span>
            <StatusBadge tone={tones[task.status]}>{t(`status.${task.status}`)}</StatusBadge>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
