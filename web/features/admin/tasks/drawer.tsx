/** One task in detail: whose it is, how it stands, why it failed, its course, and what can be done. */
import { Anchor, Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { maySee } from "#contract/admin/scopes";
import { formatMoment } from "#web/features/admin/clock.ts";
import { AdminDrawer, Facts } from "#web/features/admin/list/admin-drawer.tsx";
import { orpc } from "#web/lib/api.ts";
import { formatDuration, formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { useScope } from "#web/lib/use-scope.ts";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { Status } from "#web/ui/status.tsx";
import { isCancelled, secondsTaken, statusLabel, toneOf } from "#web/ui/task/status-labels.ts";
import { Timeline } from "#web/ui/task/timeline.tsx";
import { accountName } from "./columns.tsx";
import styles from "./tasks.module.css";

export function TaskDrawer(props: {
  id: string;
  onClose: () => void;
  onRetry: (id: string) => void;
  onCancel: (id: string) => void;
  onAccount: (id: string) => void;
}) {
  const { t } = useTranslation("adminTasks");
  const { t: tTask } = useTranslation("tasks");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const scope = useScope();
  const { data, error, refetch } = useQuery({
    ...orpc.admin.tasks.get.queryOptions({ input: { id: props.id } }),
    refetchInterval: 5_000,
  });
  if (!data)
    return (
      <AdminDrawer title={t("open")} onClose={props.onClose}>
        {error ? <ErrorState error={error} retry={() => void refetch()} /> : <Loading />}
      </AdminDrawer>
    );
  const { steps, ...task } = data;
  const taken = secondsTaken(task);
  const moment = (at: string | null) => (at ? formatMoment(language, at) : null);
  const name = accountName(t, task);
  return (
    <AdminDrawer title={task.title} onClose={props.onClose}>
      <Facts
        of={[
          [t("column.number"), task.number],
          [
            t("column.account"),
            maySee("users", scope ?? null) ? (
              <Anchor
                key="account"
                component={Link}
                to={`/admin/users?open=${task.account.id}`}
                className={styles.break}
              >
                {name}
              </Anchor>
            ) : (
              name
            ),
          ],
          [t("column.kind"), tTask(`kind.${task.kind}`)],
          [
            t("column.status"),
            <Status key="status" tone={toneOf(task)}>
              {statusLabel(tTask, task)}
            </Status>,
          ],
          [t("column.cause"), task.cause && !isCancelled(task) ? tError(task.cause.code, task.cause.data) : null],
          [t("column.created"), moment(task.createdAt)],
          [t("column.started"), moment(task.startedAt)],
          [t("column.finished"), moment(task.finishedAt)],
          [t("column.took"), taken === null ? null : formatDuration(language, taken)],
          [
            t("column.estimate"),
            task.estimatedSeconds === null ? null : formatDuration(language, task.estimatedSeconds),
          ],
          [t("column.attempts"), formatNumber(language, task.attempts)],
          [t("column.retries"), task.retries > 0 ? formatNumber(language, task.retries) : null],
        ]}
      />
      <div className={styles.acts}>
        {task.status === "failed" ? <Button onClick={() => props.onRetry(task.id)}>{t("retry")}</Button> : null}
        {task.status === "pending" || task.status === "processing" ? (
          <Button variant="default" c="var(--bad)" onClick={() => props.onCancel(task.id)}>
            {t("cancel")}
          </Button>
        ) : null}
        <Button variant="default" onClick={() => props.onAccount(task.account.id)}>
          {t("onlyAccount")}
        </Button>
      </div>
      <section>
        <h3 className={styles.title}>{t("timeline")}</h3>
        <Timeline steps={steps} task={task} />
      </section>
    </AdminDrawer>
  );
}
