/** Task management: everybody's tasks, and how the queues do. */
import { useTranslation } from "react-i18next";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { TaskList } from "#web/features/admin/tasks/list.tsx";
import { Queues } from "#web/features/admin/tasks/queues.tsx";
import { FilterRow } from "#web/ui/filter-row.tsx";
import { Page } from "#web/ui/page.tsx";

const tabs = ["tasks", "queues"] as const;

export function AdminTasksScreen() {
  const { t } = useTranslation("adminTasks");
  const { state, change } = useListAddress();
  const tab = state.filters.tab === "queues" ? "queues" : "tasks";
  return (
    <Page title={t("title")} lead={t("lead")} width="wide">
      <FilterRow
        label={t("tabs")}
        value={tab}
        options={tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
        onChange={(to) => change({ q: "", sort: null, direction: "desc", filters: to === "queues" ? { tab: to } : {} })}
      />
      {tab === "queues" ? <Queues /> : <TaskList />}
    </Page>
  );
}
