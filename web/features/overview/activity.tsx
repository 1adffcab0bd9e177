/** The latest tasks, newest first. */
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Task } from "#contract/task";
import styles from "#web/features/overview/overview.module.css";
import { statusWord, toneOf } from "#web/features/tasks/words.ts";
import { formatAgo } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Panel } from "#web/ui/page.tsx";
import { Status } from "#web/ui/status.tsx";

export function Activity({ tasks }: { tasks: readonly Task[] }) {
  const { t } = useTranslation("overview");
  const { t: tTasks } = useTranslation("tasks");
  const language = useLanguage();
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
                {task.number} · {tTasks(`kind.${task.kind}`)} ·{" "}
                <time dateTime={task.createdAt}>{formatAgo(language, task.createdAt, now)}</time>
              </span>
            </span>
            <Status tone={toneOf(task)}>{statusWord(tTasks, task)}</Status>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
