/** One dead letter in detail: why it was given up, what it was to do, and what can be done with it. */
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { formatMoment } from "#web/features/admin/clock.ts";
import { AdminDrawer, Facts } from "#web/features/admin/list/admin-drawer.tsx";
import { orpc } from "#web/lib/api.ts";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { accountName } from "./columns.tsx";
import styles from "./tasks.module.css";

export function DeadDrawer(props: {
  id: string;
  busy: boolean;
  onClose: () => void;
  onRun: () => void;
  onDiscard: () => void;
}) {
  const { t } = useTranslation("adminTasks");
  const { t: tTask } = useTranslation("tasks");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const { data, error, refetch } = useQuery(orpc.admin.tasks.dead.get.queryOptions({ input: { id: props.id } }));
  if (!data)
    return (
      <AdminDrawer title={t("open")} onClose={props.onClose}>
        {error ? <ErrorState error={error} retry={() => void refetch()} /> : <Loading />}
      </AdminDrawer>
    );
  const { task, said, at, payload } = data;
  return (
    <AdminDrawer title={task.title} onClose={props.onClose}>
      <Facts
        of={[
          [t("column.cause"), task.cause ? tError(task.cause.code, task.cause.data) : null],
          [t("dead.said"), said],
          [t("dead.at"), formatMoment(language, at)],
          [t("column.number"), task.number],
          [t("column.kind"), tTask(`kind.${task.kind}`)],
          [t("column.account"), accountName(t, task)],
          [t("column.attempts"), formatNumber(language, task.attempts)],
        ]}
      />
      <div className={styles.acts}>
        <Button loading={props.busy} onClick={props.onRun}>
          {t("dead.run")}
        </Button>
        <Button variant="default" c="var(--bad)" onClick={props.onDiscard}>
          {t("dead.discard")}
        </Button>
        <Button variant="default" component={Link} to={`/admin/tasks?open=${task.id}`}>
          {t("dead.task")}
        </Button>
      </div>
      <section>
        <h3 className={styles.title}>{t("dead.payload")}</h3>
        <pre className={styles.payload}>{JSON.stringify(payload, null, 2)}</pre>
      </section>
    </AdminDrawer>
  );
}
