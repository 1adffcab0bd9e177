/** Three numbers that say how things stand. */
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Property } from "#contract/property";
import type { TaskStatus } from "#contract/task";
import styles from "#web/features/overview/overview.module.css";

type Counts<Status extends string> = Partial<Record<Status, number>>;

export function Figures(props: { tasks: Counts<TaskStatus>; properties: Counts<Property["status"]> }) {
  const { t } = useTranslation("overview");
  const { pending = 0, processing = 0, completed = 0, failed = 0 } = props.tasks;
  const { published = 0, draft = 0, archived = 0 } = props.properties;
  return (
    <ul className={styles.figures}>
      <Figure
        to="/dashboard/properties"
        label={t("published")}
        value={published}
        hint={t("publishedHint", { count: published + draft + archived })}
      />
      <Figure to="/dashboard/tasks" label={t("pending")} value={pending + processing} hint={t("pendingHint")} />
      <Figure
        to="/dashboard/tasks"
        label={t("completed")}
        value={completed}
        hint={failed > 0 ? t("completedHint", { failed }) : t("completedHintNone")}
      />
    </ul>
  );
}

function Figure(props: {
  to: "/dashboard/properties" | "/dashboard/tasks";
  label: string;
  value: number;
  hint: string;
}) {
  return (
    <li>
      <Link to={props.to} className={styles.figure}>
        <span className={styles.label}>{props.label}</span>
        <span className={styles.value}>{props.value}</span>
        <span className={styles.hint}>{props.hint}</span>
      </Link>
    </li>
  );
}
