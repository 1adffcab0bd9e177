/** A task in full: what is known about it and when each thing happened. Follows the task while it is open. */
import { CloseButton, Drawer } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Task } from "#contract/task";
import { formatDateTime, formatDuration, formatNumber, formatPercent } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { ProgressBar } from "#web/ui/progress.tsx";
import { Status } from "#web/ui/status.tsx";
import styles from "./tasks.module.css";
import { isCancelled, statusWord, toneOf } from "./words.ts";

export function TaskDetails({ task, onClose }: { task: Task | null; onClose: () => void }) {
  const { t } = useTranslation("tasks");
  return (
    <Drawer.Root opened={task !== null} onClose={onClose} position="right" size="md">
      <Drawer.Overlay />
      <Drawer.Content aria-label={t("drawer.title")}>
        <Drawer.Body className={styles.drawer}>
          <div className={styles.drawerHead}>
            <span>{t("drawer.title")}</span>
            <CloseButton size={44} aria-label={t("drawer.close")} onClick={onClose} />
          </div>
          {task ? <Facts task={task} /> : null}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Facts({ task }: { task: Task }) {
  const { t } = useTranslation("tasks");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const moments = [
    [t("drawer.created"), task.createdAt],
    [t("drawer.started"), task.startedAt],
    [t("drawer.finished"), task.finishedAt],
  ] as const;
  const facts = [
    [t("drawer.number"), task.number],
    [t("drawer.kind"), t(`kind.${task.kind}`)],
    [t("drawer.progress"), formatPercent(language, task.progress)],
    [t("drawer.estimate"), task.estimatedSeconds === null ? null : formatDuration(language, task.estimatedSeconds)],
    [t("drawer.attempts"), formatNumber(language, task.attempts)],
    [t("drawer.cause"), task.cause && !isCancelled(task) ? tError(task.cause.code, task.cause.data) : null],
  ] as const;
  return (
    <div className={styles.details}>
      <h2 className={styles.detailsTitle}>{task.title}</h2>
      <Status tone={toneOf(task)}>{statusWord(t, task)}</Status>
      <ProgressBar
        percent={task.progress}
        label={t("progressOf", { title: task.title })}
        quiet={task.status !== "processing"}
      />
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
      <h3 className={styles.timelineTitle}>{t("drawer.timeline")}</h3>
      <ol className={styles.timeline}>
        {moments.map(([name, at]) => (
          <li key={name} data-done={at !== null || undefined}>
            <span>{name}</span>
            <span className={styles.time}>{at ? formatDateTime(language, at) : t("drawer.notYet")}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
