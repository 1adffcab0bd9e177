/** Task management: everybody's tasks, how the queues do, who works at them, and what was given up: tasks and mails. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ListCount } from "#contract/admin/list";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { DeadLetters } from "#web/features/admin/tasks/dead-letters.tsx";
import { FailedMails } from "#web/features/admin/tasks/failed-mails.tsx";
import { TaskList } from "#web/features/admin/tasks/list.tsx";
import { Queues } from "#web/features/admin/tasks/queues.tsx";
import { Workers } from "#web/features/admin/tasks/workers.tsx";
import { orpc } from "#web/lib/api.ts";
import { formatNumber } from "#web/lib/intl.ts";
import { oneOf } from "#web/lib/one-of.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { FilterRow } from "#web/ui/filter-row.tsx";
import { Page } from "#web/ui/page.tsx";

const screens = { tasks: TaskList, queues: Queues, workers: Workers, dead: DeadLetters, mails: FailedMails } as const;
const tabs = ["tasks", "queues", "workers", "dead", "mails"] as const;
const COUNT_AGAIN_MS = 15_000;

export function AdminTasksScreen() {
  const { t } = useTranslation("adminTasks");
  const { state, change } = useListAddress();
  const tab = oneOf(tabs, state.filters.tab) ?? "tasks";
  const counts: Partial<Record<(typeof tabs)[number], string | null>> = useGivenUp();
  const Shown = screens[tab];
  return (
    <Page title={t("title")} lead={t("lead")} width="wide">
      <FilterRow
        label={t("tabs")}
        value={tab}
        options={tabs.map((value) => ({ value, label: t(`tab.${value}`), count: counts[value] ?? null }))}
        onChange={(to) => change({ q: "", sort: null, direction: "desc", filters: to === "tasks" ? {} : { tab: to } })}
      />
      <Shown />
    </Page>
  );
}

/** How many there are, in words; null: none, or nobody knows. */
function useCountWord(answer: { count: ListCount } | undefined): string | null {
  const language = useLanguage();
  if (!answer || answer.count.count === 0) return null;
  return `${formatNumber(language, answer.count.count)}${answer.count.more ? "+" : ""}`;
}

/** What was given up, by the tab it stands in. */
function useGivenUp() {
  const input = { limit: 1 };
  const again = { refetchInterval: COUNT_AGAIN_MS };
  const dead = useQuery({ ...orpc.admin.tasks.dead.list.queryOptions({ input }), ...again });
  const mails = useQuery({ ...orpc.admin.mails.list.queryOptions({ input }), ...again });
  const inbox = useQuery({ ...orpc.admin.inbox.queryOptions(), ...again });
  const paused = inbox.data?.work.pausedQueues ?? 0;
  return {
    queues: useCountWord({ count: { count: paused, more: false } }),
    dead: useCountWord(dead.data),
    mails: useCountWord(mails.data),
  };
}
