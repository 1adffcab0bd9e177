/** The queues as they are now: what waits and runs, how fast, why tasks fail; paused and resumed here. Live. */
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { taskCauses } from "#contract/admin/task-names";
import type { QueueHealth } from "#contract/admin/tasks";
import { taskKinds } from "#contract/task-names";
import { formatAgo, formatMoment } from "#web/features/admin/clock.ts";
import { Facts } from "#web/features/admin/list/admin-drawer.tsx";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { formatDuration, formatNumber } from "#web/lib/intl.ts";
import { oneOf } from "#web/lib/one-of.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Spark } from "#web/ui/chart/chart.tsx";
import { Place, Waiting } from "#web/ui/skeleton.tsx";
import { ErrorState } from "#web/ui/states.tsx";
import { Status } from "#web/ui/status.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";
import { Live, LOOK_AGAIN_MS } from "./live.tsx";
import { PauseDialog } from "./pause-dialog.tsx";
import styles from "./tasks.module.css";
import { ThroughputPanel } from "./throughput.tsx";

const SPARK_HEIGHT = 36;

export function Queues() {
  const { t } = useTranslation("adminTasks");
  const { t: tTask } = useTranslation("tasks");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const client = useQueryClient();
  const { change } = useListAddress();
  const [pausing, setPausing] = useState<QueueHealth["kind"] | null>(null);
  const { data, error, refetch, isRefetchError } = useQuery({
    ...orpc.admin.tasks.queues.queryOptions(),
    refetchInterval: LOOK_AGAIN_MS,
  });
  const { data: lately } = useQuery({
    ...orpc.admin.tasks.throughput.queryOptions({ input: { span: "hour" } }),
    refetchInterval: LOOK_AGAIN_MS,
  });
  const told = (word: "didPause" | "didResume") => ({
    onSuccess: () => {
      toast(t(`queues.${word}`));
      setPausing(null);
    },
    onError: (cause: unknown) => toastFailure(t("failed"), errorText(tError, cause)),
    onSettled: () => client.invalidateQueries({ queryKey: orpc.admin.tasks.key() }),
  });
  const pause = useMutation(orpc.admin.tasks.pause.mutationOptions(told("didPause")));
  const resume = useMutation(orpc.admin.tasks.resume.mutationOptions(told("didResume")));
  if (!data) return error ? <ErrorState error={error} retry={() => void refetch()} /> : <QueuesWaiting />;
  const sum = (of: "pending" | "processing") => data.queues.reduce((all, queue) => all + queue[of], 0);
  return (
    <>
      <div className={styles.bar}>
        <Live
          said={t("queues.said", { pending: sum("pending"), processing: sum("processing") })}
          failing={isRefetchError}
        />
      </div>
      <ThroughputPanel />
      <div className={styles.queues}>
        {inOrder(data.queues).map((queue) => (
          <section key={queue.kind} className={styles.queue} aria-label={tTask(`kind.${queue.kind}`)}>
            <div className={styles.head}>
              <h2 className={styles.name}>{tTask(`kind.${queue.kind}`)}</h2>
              <Status tone={queue.paused ? "wait" : "good"}>
                {t(queue.paused ? "queues.paused" : "queues.working")}
              </Status>
            </div>
            <LastHour values={lately?.points.map((point) => point.completed[queue.kind] ?? 0)} />
            <Standing queue={queue} />
            {queue.paused ? (
              <Button loading={resume.isPending} onClick={() => resume.mutate({ kind: queue.kind })}>
                {t("queues.resume")}
              </Button>
            ) : (
              <Button variant="default" onClick={() => setPausing(queue.kind)}>
                {t("queues.pause")}
              </Button>
            )}
          </section>
        ))}
      </div>
      <section>
        <h2 className={styles.name}>{t("queues.failures")}</h2>
        {data.failures.length === 0 ? <p className={styles.quiet}>{t("queues.noFailures")}</p> : null}
        <ul className={styles.failures}>
          {data.failures.map(({ kind, code, count }) => {
            const cause = oneOf(taskCauses, code);
            const label = `${tTask(`kind.${kind}`)} · ${cause ? t(`causes.${cause}`) : code}`;
            return (
              <li key={`${kind} ${code}`}>
                {cause ? (
                  <Button variant="subtle" onClick={() => change({ filters: { kind, cause, since: "day" } })}>
                    {label}
                  </Button>
                ) : (
                  <span>{label}</span>
                )}
                <span>{formatNumber(language, count)}</span>
              </li>
            );
          })}
        </ul>
      </section>
      {pausing ? (
        <PauseDialog
          name={tTask(`kind.${pausing}`)}
          busy={pause.isPending}
          onConfirm={(asked) => pause.mutate({ kind: pausing, ...asked })}
          onClose={() => setPausing(null)}
        />
      ) : null}
    </>
  );
}

const inOrder = (queues: readonly QueueHealth[]) =>
  taskKinds.flatMap((kind) => queues.filter((queue) => queue.kind === kind));

/** What of its kind was completed; the numbers below say it in words. */
const LastHour = ({ values = [] }: { values?: number[] | undefined }) => (
  <Spark values={values} top={Math.max(4, ...values)} height={SPARK_HEIGHT} />
);

const QueuesWaiting = () => (
  <Waiting>
    <Place height={280} />
    <div className={styles.queues}>
      {taskKinds.map((kind) => (
        <Place key={kind} height={470} />
      ))}
    </div>
  </Waiting>
);

function Standing({ queue }: { queue: QueueHealth }) {
  const { t } = useTranslation("adminTasks");
  const language = useLanguage();
  const { paused, waited } = queue;
  const number = (value: number) => formatNumber(language, value);
  return (
    <>
      {paused ? (
        <p className={styles.quiet}>
          {t("queues.pausedSince", { time: formatMoment(language, paused.since), reason: paused.reason })}
          <br />
          {paused.until ? t("queues.until", { time: formatMoment(language, paused.until) }) : t("queues.untilOpen")}
        </p>
      ) : null}
      <Facts
        of={[
          [t("queues.pending"), number(queue.pending)],
          [t("queues.processing"), number(queue.processing)],
          [t("queues.oldest"), queue.oldest ? formatAgo(language, queue.oldest, Date.now()) : t("queues.none")],
          [t("queues.minute"), number(queue.lastMinute)],
          [t("queues.hour"), number(queue.lastHour)],
          [t("queues.failedHour"), number(queue.failedLastHour)],
          [
            t("queues.waited"),
            waited
              ? `${formatDuration(language, waited.median)} / ${formatDuration(language, waited.most)}`
              : t("queues.none"),
          ],
        ]}
      />
    </>
  );
}
