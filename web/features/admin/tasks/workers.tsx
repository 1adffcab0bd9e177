/** The processes that work at tasks, live: which there are, what each is at, and which were not heard of. */
import { Anchor } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Worker } from "#contract/admin/workers";
import { taskKinds } from "#contract/task-names";
import { formatAgo } from "#web/features/admin/clock.ts";
import { orpc } from "#web/lib/api.ts";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { ProgressBar } from "#web/ui/progress.tsx";
import { Place, Waiting } from "#web/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#web/ui/states.tsx";
import { Status } from "#web/ui/status.tsx";
import { accountName } from "./columns.tsx";
import { Live, LOOK_AGAIN_MS } from "./live.tsx";
import styles from "./workers.module.css";

const MEGABYTE = 1024 * 1024;

export function Workers() {
  const { t } = useTranslation("adminTasks");
  const { data, error, refetch, isRefetchError } = useQuery({
    ...orpc.admin.tasks.workers.queryOptions(),
    refetchInterval: LOOK_AGAIN_MS,
  });
  if (!data)
    return error ? (
      <ErrorState error={error} retry={() => void refetch()} />
    ) : (
      <Waiting>
        <div className={styles.list}>
          <Place height={188} />
        </div>
      </Waiting>
    );
  const { workers } = data;
  const alive = workers.filter((one) => !one.silent);
  const busy = alive.reduce((sum, one) => sum + one.tasks.length + one.hidden, 0);
  const summary = t("workers.said", { count: alive.length, busy });
  return (
    <div className={styles.whole}>
      <div className={styles.head}>
        <p className={styles.said}>{summary}</p>
        <Live said={summary} failing={isRefetchError} />
      </div>
      {workers.length === 0 ? (
        <EmptyState title={t("workers.empty")} text={t("workers.emptyText")} />
      ) : (
        <ul className={styles.list}>
          {workers.map((worker) => (
            <WorkerCard key={worker.id} worker={worker} />
          ))}
        </ul>
      )}
    </div>
  );
}

function WorkerCard({ worker }: { worker: Worker }) {
  const { t } = useTranslation("adminTasks");
  const { t: tTask } = useTranslation("tasks");
  const language = useLanguage();
  const busy = worker.tasks.length + worker.hidden;
  const ago = (at: string) => formatAgo(language, at, Date.now());
  const number = (value: number) => formatNumber(language, value, 0);
  const kinds = taskKinds.filter((kind) => worker.kinds.includes(kind)).map((kind) => tTask(`kind.${kind}`));
  const about = [
    t("workers.version", { version: worker.version }),
    t("workers.since", { time: ago(worker.startedAt) }),
    t("workers.memory", { megabytes: number(worker.memoryBytes / MEGABYTE) }),
    kinds.join(t("workers.and")),
  ];
  return (
    <li className={styles.worker}>
      <div className={styles.name}>
        <h2>{worker.label}</h2>
        <Status tone={worker.silent ? "bad" : busy > 0 ? "busy" : "good"}>
          {t(worker.silent ? "workers.silent" : busy > 0 ? "workers.busy" : "workers.idle")}
        </Status>
      </div>
      <p className={styles.about}>
        {about.map((words) => (
          <span key={words}>{words}</span>
        ))}
      </p>
      {worker.silent ? (
        <p className={styles.lost}>{t("workers.lost", { time: ago(worker.beatAt) })}</p>
      ) : (
        <>
          <p className={styles.slots}>
            {t("workers.slots", { busy: number(busy), slots: number(worker.slots) })}
            <span>{t("workers.beat", { time: ago(worker.beatAt) })}</span>
          </p>
          {busy > 0 ? (
            <ul className={styles.tasks}>
              {worker.tasks.map((task) => (
                <li key={task.id}>
                  <Anchor
                    component={Link}
                    to={`/admin/tasks?open=${task.id}`}
                    className={styles.task}
                    underline="never"
                  >
                    <span className={styles.title}>{task.title}</span>
                    <span className={styles.quiet}>
                      {task.number} · {tTask(`kind.${task.kind}`)} · {accountName(t, task)}
                    </span>
                  </Anchor>
                  <ProgressBar percent={task.progress} label={tTask("progressOf", { title: task.title })} quiet />
                </li>
              ))}
              {worker.hidden > 0 ? (
                <li className={styles.quiet}>{t("workers.hidden", { count: worker.hidden })}</li>
              ) : null}
            </ul>
          ) : null}
        </>
      )}
    </li>
  );
}
