/** A task in full: how it stands, what went wrong and what helps, and its course. Follows the task while it is open. */
import { CloseButton, Drawer } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Task } from "#contract/task";
import { orpc } from "#web/lib/api.ts";
import { causeOf } from "#web/lib/errors.ts";
import { formatDuration, formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { ProgressBar } from "#web/ui/progress.tsx";
import { Place, Waiting } from "#web/ui/skeleton.tsx";
import { ErrorState } from "#web/ui/states.tsx";
import { isCancelled, secondsTaken } from "#web/ui/task/status-labels.ts";
import { Timeline } from "#web/ui/task/timeline.tsx";
import { TaskButtons } from "./task-buttons.tsx";
import { TaskState } from "./task-state.tsx";
import styles from "./tasks.module.css";
import type { TaskVerb } from "./use-task-actions.ts";

interface Details {
  /** The task to show; null shows nothing. */
  id: string | null;
  /** What the list knows of it already. */
  known: Task | undefined;
  onClose: () => void;
  onAct: (verb: TaskVerb, task: Task) => void;
}

export function TaskDetails({ id, known, onClose, onAct }: Details) {
  const { t } = useTranslation("tasks");
  return (
    <Drawer.Root opened={id !== null} onClose={onClose} position="right" size={460}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={t("drawer.title")}>
        <Drawer.Body className={styles.drawer}>
          <div className={styles.drawerHead}>
            <span>{t("drawer.title")}</span>
            <CloseButton size={44} iconSize={20} aria-label={t("drawer.close")} onClick={onClose} />
          </div>
          {id ? <Content key={id} id={id} known={known} onAct={onAct} /> : null}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Content({ id, known, onAct }: Omit<Details, "onClose" | "id"> & { id: string }) {
  const { t } = useTranslation("tasks");
  const query = useQuery(
    orpc.tasks.get.queryOptions({
      input: { id },
      ...(known ? { placeholderData: known } : {}),
      retry: (count, error) => count < 2 && causeOf(error).code !== "not_found",
    }),
  );
  const steps = useQuery(orpc.tasks.timeline.queryOptions({ input: { id } }));
  const task = query.data;
  if (query.isError && causeOf(query.error).code === "not_found")
    return <p className={styles.missing}>{t("drawer.missing")}</p>;
  if (query.isError) return <ErrorState error={query.error} retry={() => void query.refetch()} />;
  if (!task)
    return (
      <Waiting>
        <div className={styles.details}>
          <Place width="80%" height={28} />
          <Place width={90} height={24} />
          <Place height={220} />
        </div>
      </Waiting>
    );
  return (
    <div className={styles.details}>
      <h2 className={styles.detailsTitle}>{task.title}</h2>
      <TaskState task={task} />
      {task.status === "processing" ? (
        <ProgressBar percent={task.progress} label={t("progressOf", { title: task.title })} />
      ) : null}
      <Cause task={task} />
      <TaskButtons task={task} onAct={onAct} />
      <Facts task={task} />
      <h3 className={styles.timelineTitle}>{t("drawer.timeline")}</h3>
      {steps.isError ? (
        <ErrorState error={steps.error} retry={() => void steps.refetch()} />
      ) : steps.data ? (
        <Timeline steps={steps.data} task={task} />
      ) : (
        <Waiting>
          <Place height={140} />
        </Waiting>
      )}
    </div>
  );
}

function Cause({ task }: { task: Task }) {
  const { t } = useTranslation("tasks");
  const { t: tError } = useTranslation("errors");
  if (!task.cause || isCancelled(task)) return null;
  return (
    <div className={styles.causeBox}>
      <strong>{t("drawer.cause")}</strong>
      <p>{tError(task.cause.code, task.cause.data)}</p>
    </div>
  );
}

function Facts({ task }: { task: Task }) {
  const { t } = useTranslation("tasks");
  const language = useLanguage();
  const taken = secondsTaken(task);
  const facts = [
    [t("drawer.number"), task.number],
    [t("drawer.kind"), t(`kind.${task.kind}`)],
    [t("drawer.estimate"), task.estimatedSeconds === null ? null : formatDuration(language, task.estimatedSeconds)],
    [t("drawer.took"), taken === null ? null : formatDuration(language, taken)],
    [t("drawer.attempts"), formatNumber(language, task.attempts)],
    [t("drawer.quota"), task.kind === "write" && task.status === "failed" ? t("drawer.quotaBack") : null],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
