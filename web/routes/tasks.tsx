/** The task queue's screen: search, filter, the live list, details of one task; all of it in the address. */
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { taskKinds } from "#contract/task-names";
import { TaskFilters } from "#web/features/tasks/task-filters.tsx";
import { TaskRows } from "#web/features/tasks/task-rows.tsx";
import styles from "#web/features/tasks/tasks.module.css";
import { TasksSkeleton } from "#web/features/tasks/tasks-skeleton.tsx";
import { useTaskActions } from "#web/features/tasks/use-task-actions.ts";
import { useTaskSearch } from "#web/features/tasks/use-task-search.ts";
import { useTasks } from "#web/features/tasks/use-tasks.ts";
import { useEntitled } from "#web/lib/billing/use-entitled.ts";
import { useNow } from "#web/lib/use-now.ts";
import { Page } from "#web/ui/page.tsx";
import { EmptyState, ErrorState } from "#web/ui/states.tsx";
import { PausedNotice, useKnowsPaused } from "#web/ui/task/paused-notice.tsx";
import { UpgradeNotice } from "#web/ui/upgrade-notice.tsx";

const TaskDetails = lazy(async () => ({ default: (await import("#web/features/tasks/task-details.tsx")).TaskDetails }));
const HALF_A_MINUTE = 30_000;

export function TasksScreen() {
  const { t } = useTranslation("tasks");
  const { search, change } = useTaskSearch();
  const { query, live } = useTasks(search);
  const { act, retryAll, retryingAll, refused } = useTaskActions();
  const entitled = useEntitled();
  const now = useNow(HALF_A_MINUTE);
  // the notice stands above the list: both come at once
  const waiting = !useKnowsPaused() || query.isPending;
  const pages = query.data?.pages ?? [];
  const items = pages.flatMap((page) => page.items);
  const counts = pages[0]?.counts;
  const filtered = search.status !== undefined || search.kind !== undefined || search.q !== undefined;
  const listed = items.find((task) => task.id === search.task);
  const nothingAtAll = !waiting && query.isSuccess && items.length === 0 && !filtered;

  return (
    <Page title={t("title")} lead={t("lead")}>
      {nothingAtAll ? null : (
        <TaskFilters
          search={search}
          counts={counts}
          onChange={change}
          onRetryAll={() => retryAll(search)}
          retrying={retryingAll}
        />
      )}
      {waiting ? null : <PausedNotice kinds={taskKinds} />}
      <UpgradeNotice entitled={entitled} refused={refused} />
      {live ? null : (
        <p className={styles.offline} role="status">
          {t("offline")}
        </p>
      )}
      {waiting ? (
        <TasksSkeleton />
      ) : query.isError && items.length === 0 ? (
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      ) : items.length === 0 ? (
        <NoTasks
          filtered={filtered}
          status={search.q || search.kind ? undefined : search.status}
          onClear={() => change({ status: undefined, kind: undefined, q: undefined })}
        />
      ) : (
        <>
          <TaskRows
            tasks={items}
            now={now}
            busy={query.isPlaceholderData}
            onAct={act}
            onDetails={(task) => change({ task: task.id }, true)}
          />
          {query.hasNextPage ? (
            <Button
              variant="default"
              className={styles.more}
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t("more")}
            </Button>
          ) : null}
        </>
      )}
      <Suspense fallback={null}>
        {search.task || listed ? (
          <TaskDetails
            id={search.task ?? null}
            known={listed}
            onClose={() => change({ task: undefined })}
            onAct={act}
          />
        ) : null}
      </Suspense>
    </Page>
  );
}

function NoTasks(props: {
  filtered: boolean;
  status: "pending" | "processing" | "completed" | "failed" | undefined;
  onClear: () => void;
}) {
  const { t } = useTranslation("tasks");
  if (!props.filtered)
    return (
      <EmptyState
        title={t("empty.title")}
        text={t("empty.text")}
        action={
          <Button component={Link} to="/dashboard/publish">
            {t("empty.action")}
          </Button>
        }
      />
    );
  const clear = (
    <Button variant="default" onClick={props.onClear}>
      {t("emptyFiltered.action")}
    </Button>
  );
  return props.status ? (
    <EmptyState title={t("emptyFiltered.title", { status: t(`status.${props.status}`) })} action={clear} />
  ) : (
    <EmptyState title={t("emptyFiltered.found")} text={t("emptyFiltered.text")} action={clear} />
  );
}
