/** A batch under way and what came of it: live, and the same after the page was left. */
import { Button } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { isRunning, useTaskStream } from "#web/lib/task-stream.ts";
import { Panel } from "#web/ui/page.tsx";
import { ProgressBar } from "#web/ui/progress.tsx";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { PausedNotice } from "#web/ui/task/paused-notice.tsx";
import { AskPeriods, isAsked } from "./ask-periods.tsx";
import styles from "./batch.module.css";
import { isChanged, OfferUpdates } from "./offer-updates.tsx";
import { Troubles } from "./troubles.tsx";

export function RunBatch({ batchId, taskId, onMore }: { batchId: string; taskId: string; onMore: () => void }) {
  const { t } = useTranslation("batch");
  const { t: tError } = useTranslation("errors");
  const query = useQuery({
    ...orpc.batches.get.queryOptions({ input: { id: batchId } }),
    // for networks that cut streams of events
    refetchInterval: ({ state }) => (state.data?.task && !isRunning(state.data.task) ? false : 4_000),
  });
  useTaskStream(
    { taskId },
    () => void query.refetch(),
    () => void query.refetch(),
  );
  const retry = useMutation({ mutationFn: () => api.tasks.retry({ id: taskId }), onSettled: () => query.refetch() });
  if (query.isPending) return <Loading />;
  if (!query.data?.task) return <ErrorState error={query.error} retry={() => void query.refetch()} />;
  const { batch, task, report } = query.data;
  const running = isRunning(task);
  const cancelled = task.cause?.code === "cancelled";
  const asked = running ? [] : report.troubles.filter(isAsked);
  const changed = running ? [] : report.troubles.filter(isChanged);
  const apart = [...asked, ...changed];
  const troubled = {
    ...report,
    refused: report.refused - apart.length,
    troubles: report.troubles.filter((one) => !apart.includes(one)),
  };
  const title = running ? t("run.title") : task.status === "completed" ? t("run.finished") : t("run.failed");
  return (
    <div className={styles.stack}>
      {running ? <PausedNotice kinds={["import"]} own /> : null}
      <Panel title={title}>
        <p className={styles.text}>{batch.name}</p>
        {running ? <ProgressBar percent={task.progress} label={t("run.progress")} /> : null}
        <p role="status" className={styles.counts}>
          <b>{t("run.done", { count: report.done })}</b>
          {report.ready > 0 ? <span>{t("run.waiting", { count: report.ready })}</span> : null}
          {asked.length > 0 ? <span>{t("asked.waiting", { count: asked.length })}</span> : null}
          {changed.length > 0 ? <span>{t("changed.waiting", { count: changed.length })}</span> : null}
          {troubled.refused > 0 ? <span>{t("check.refused", { count: troubled.refused })}</span> : null}
        </p>
        {running ? <p className={styles.text}>{t("run.text")}</p> : null}
        {task.cause ? (
          <p className={styles.text}>{cancelled ? t("run.cancelled") : tError(task.cause.code, task.cause.data)}</p>
        ) : null}
        {retry.isError ? (
          <p role="alert" className={styles.error}>
            {errorText(tError, retry.error)}
          </p>
        ) : null}
        {running ? null : (
          <div className={styles.actions}>
            {task.status === "failed" && report.ready > 0 ? (
              <Button loading={retry.isPending} onClick={() => retry.mutate()}>
                {t("run.retry")}
              </Button>
            ) : (
              <Button component={Link} to="/dashboard/properties" variant={asked.length > 0 ? "default" : "filled"}>
                {t("run.open")}
              </Button>
            )}
            <Button variant="default" onClick={onMore}>
              {t("run.more")}
            </Button>
          </div>
        )}
      </Panel>
      {asked.length > 0 ? (
        <AskPeriods key={taskId} batchId={batchId} asked={asked} onStarted={() => void query.refetch()} />
      ) : null}
      {changed.length > 0 ? (
        <OfferUpdates
          key={`${taskId}-changed`}
          batchId={batchId}
          changed={changed}
          onStarted={() => void query.refetch()}
        />
      ) : null}
      <Troubles name={batch.name} report={troubled} />
    </div>
  );
}
