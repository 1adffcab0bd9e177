/** The task queue's screen: filter, live list, details of one task. */
import { Button } from "@mantine/core";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Task, type TaskStatus, taskStatuses } from "#contract/task";
import { TaskDetails } from "#web/features/tasks/task-details.tsx";
import { TaskRow } from "#web/features/tasks/task-row.tsx";
import styles from "#web/features/tasks/tasks.module.css";
import { useTasks } from "#web/features/tasks/use-tasks.ts";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { FilterRow } from "#web/ui/filter-row.tsx";
import { Page } from "#web/ui/page.tsx";
import { EmptyState, ErrorState, Loading } from "#web/ui/states.tsx";

const filters = ["all", ...taskStatuses] as const;

export function TasksScreen() {
  const { t } = useTranslation("tasks");
  const language = useLanguage();
  const navigate = useNavigate();
  const [filter, setFilter] = useState<"all" | TaskStatus>("all");
  const [detailsOf, setDetailsOf] = useState<string | null>(null);
  const { query, refresh } = useTasks(filter === "all" ? undefined : filter);
  const pages = query.data?.pages ?? [];
  const items = pages.flatMap((page) => page.items);
  const counts = pages[0]?.counts;
  const total = taskStatuses.reduce((sum, status) => sum + (counts?.[status] ?? 0), 0);
  const countOf = (value: (typeof filters)[number]) =>
    counts ? formatNumber(language, value === "all" ? total : (counts[value] ?? 0)) : null;
  const showResult = (task: Task) =>
    task.campaignId
      ? navigate({ to: "/dashboard/campaigns/$campaignId", params: { campaignId: task.campaignId } })
      : navigate({ href: `/dashboard/publish?task=${task.id}` });

  return (
    <Page title={t("title")} lead={t("lead")}>
      <FilterRow
        label={t("filter")}
        value={filter}
        options={filters.map((value) => ({ value, label: t(`status.${value}`), count: countOf(value) }))}
        onChange={setFilter}
      />
      {query.isPending ? (
        <Loading />
      ) : query.isError && items.length === 0 ? (
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      ) : items.length === 0 ? (
        filter === "all" ? (
          <EmptyState
            title={t("empty.title")}
            text={t("empty.text")}
            action={
              <Button component={Link} to="/dashboard/publish">
                {t("empty.action")}
              </Button>
            }
          />
        ) : (
          <EmptyState
            title={t("emptyFiltered.title", { status: t(`status.${filter}`) })}
            action={
              <Button variant="default" onClick={() => setFilter("all")}>
                {t("emptyFiltered.action")}
              </Button>
            }
          />
        )
      ) : (
        <>
          <ul className={styles.list} aria-busy={query.isPlaceholderData}>
            {items.map((task) => (
              <TaskRow
                key={task.id}
                task={task}
                onChanged={refresh}
                onDetails={() => setDetailsOf(task.id)}
                onResult={showResult}
              />
            ))}
          </ul>
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
      <TaskDetails task={items.find((task) => task.id === detailsOf) ?? null} onClose={() => setDetailsOf(null)} />
    </Page>
  );
}
