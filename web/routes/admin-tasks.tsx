/** Task management: everybody's tasks, how the queues do, who works at them, and what was given up. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { DeadLetters } from "#web/features/admin/tasks/dead-letters.tsx";
import { TaskList } from "#web/features/admin/tasks/list.tsx";
import { Queues } from "#web/features/admin/tasks/queues.tsx";
import { Workers } from "#web/features/admin/tasks/workers.tsx";
import { orpc } from "#web/lib/api.ts";
import { formatNumber } from "#web/lib/intl.ts";
import { oneOf } from "#web/lib/one-of.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { FilterRow } from "#web/ui/filter-row.tsx";
import { Page } from "#web/ui/page.tsx";

const screens = { tasks: TaskList, queues: Queues, workers: Workers, dead: DeadLetters } as const;
const tabs = ["tasks", "queues", "workers", "dead"] as const;
const COUNT_AGAIN_MS = 15_000;

export function AdminTasksScreen() {
  const { t } = useTranslation("adminTasks");
  const { state, change } = useListAddress();
  const tab = oneOf(tabs, state.filters.tab) ?? "tasks";
  const dead = useDeadCount();
  const Shown = screens[tab];
  return (
    <Page title={t("title")} lead={t("lead")} width="wide">
      <FilterRow
        label={t("tabs")}
        value={tab}
        options={tabs.map((value) => ({ value, label: t(`tab.${value}`), count: value === "dead" ? dead : null }))}
        onChange={(to) => change({ q: "", sort: null, direction: "desc", filters: to === "tasks" ? {} : { tab: to } })}
      />
      <Shown />
    </Page>
  );
}

/** How many were given up, in words; null: none, or nobody knows. */
function useDeadCount(): string | null {
  const language = useLanguage();
  const { data } = useQuery({
    ...orpc.admin.tasks.dead.list.queryOptions({ input: { limit: 1 } }),
    refetchInterval: COUNT_AGAIN_MS,
  });
  if (!data || data.count.count === 0) return null;
  return `${formatNumber(language, data.count.count)}${data.count.more ? "+" : ""}`;
}
