/** Everybody's tasks: found, narrowed, tried again and cancelled, one or many. Read again every five seconds while seen. */
import { IconEye, IconPlayerStop, IconRefresh } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { adminTaskSorts, NOT_CANCELLED, taskCauses } from "#contract/admin/task-names";
import type { AdminTask } from "#contract/admin/task-shape";
import { taskKinds, taskStatuses } from "#contract/task-names";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { ConfirmDialog } from "#web/features/admin/list/confirm-dialog.tsx";
import { CsvButton } from "#web/features/admin/list/csv-button.tsx";
import { useWithin } from "#web/features/admin/list/date-range-filter.ts";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { keepPrevious } from "#web/features/admin/list/list-query.ts";
import { useReportFilters } from "#web/features/admin/list/report-filters.ts";
import { useJournalQuery, useSinceFilter } from "#web/features/admin/list/since-filter.ts";
import { api, orpc } from "#web/lib/api.ts";
import { oneOf } from "#web/lib/one-of.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { atOnce, type Chosen } from "./bulk-change.ts";
import { accountName, columnsOf } from "./columns.tsx";
import { TaskDrawer } from "./drawer.tsx";
import { LOOK_AGAIN_MS } from "./live.tsx";
import { useTaskChange } from "./use-task-change.ts";

const icon = { size: 18, stroke: 1.6, "aria-hidden": true } as const;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const hasFailed = (task: AdminTask) => task.status === "failed";
const isOpen = (task: AdminTask) => task.status === "pending" || task.status === "processing";

export function TaskList() {
  const { t } = useTranslation("adminTasks");
  const { t: tTask } = useTranslation("tasks");
  const language = useLanguage();
  const address = useListAddress();
  const { filters, open, sort } = address.state;
  const since = useSinceFilter();
  const [cancelling, setCancelling] = useState<Chosen | null>(null);
  const { retry, cancel } = useTaskChange();
  const within = useWithin(address.state, "ended");
  const { customers } = useReportFilters(address.state);
  const user = filters.user && uuid.test(filters.user) ? filters.user : undefined;
  const asked = {
    ...useJournalQuery(address),
    sort: oneOf(adminTaskSorts, sort) ?? "created",
    status: oneOf(taskStatuses, filters.status),
    kind: oneOf(taskKinds, filters.kind),
    cause: oneOf([...taskCauses, NOT_CANCELLED], filters.cause),
    ...(within.span ? { ended: within.span } : {}),
    ...customers.asked,
    ...(user ? { userId: user } : {}),
  };
  const query = useQuery({
    ...orpc.admin.tasks.list.queryOptions({ input: asked }),
    ...keepPrevious,
    refetchInterval: LOOK_AGAIN_MS,
  });
  const ofUser = query.data?.items.find((one) => one.account.id === user);
  const again = ({ ids, letGo }: Chosen) => retry.mutate({ ids: [...ids] }, { onSuccess: () => letGo?.(ids) });
  const actions = [
    {
      key: "open",
      label: t("open"),
      icon: <IconEye {...icon} />,
      run: (task: AdminTask) => address.change({ open: task.id }),
    },
    {
      key: "retry",
      label: t("retry"),
      icon: <IconRefresh {...icon} />,
      shown: hasFailed,
      run: (task: AdminTask) => again({ ids: [task.id] }),
    },
    {
      key: "cancel",
      label: t("cancel"),
      icon: <IconPlayerStop {...icon} />,
      danger: true,
      shown: isOpen,
      run: (task: AdminTask) => setCancelling({ ids: [task.id] }),
    },
  ];
  return (
    <>
      <AdminTable
        label={t("list")}
        address={address}
        query={query}
        columns={columnsOf(t, tTask, language)}
        idOf={(task) => task.id}
        nameOf={(task) => `${task.number} ${task.title}`}
        firstSort="created"
        searchHint={t("search")}
        filters={[
          {
            name: "status",
            label: t("column.status"),
            options: taskStatuses.map((value) => ({ value, label: tTask(`status.${value}`) })),
          },
          {
            name: "kind",
            label: t("column.kind"),
            options: taskKinds.map((value) => ({ value, label: tTask(`kind.${value}`) })),
          },
          {
            name: "cause",
            label: t("column.cause"),
            options: [
              { value: NOT_CANCELLED, label: t("notCancelled") },
              ...taskCauses.map((value) => ({ value, label: t(`causes.${value}`) })),
            ],
          },
          since,
        ]}
        chips={[
          ...(user
            ? [{ name: "user", label: t("of", { name: ofUser ? accountName(t, ofUser) : user.slice(0, 8) }) }]
            : []),
          ...within.chips,
          ...customers.chips,
        ]}
        aside={<CsvButton load={() => api.admin.tasks.export({ ...asked, language })} />}
        onOpen={(task) => address.change({ open: task.id })}
        actions={actions}
        bulk={[
          {
            key: "retry",
            label: t("retry"),
            icon: <IconRefresh {...icon} />,
            run: (ids, letGo) => again(atOnce(ids, letGo)),
          },
          {
            key: "cancel",
            label: t("cancel"),
            icon: <IconPlayerStop {...icon} />,
            danger: true,
            run: (ids, letGo) => setCancelling(atOnce(ids, letGo)),
          },
        ]}
        empty={{ title: t("empty"), text: t("emptyText") }}
      />
      {open ? (
        <TaskDrawer
          id={open}
          onClose={() => address.change({ open: null })}
          onRetry={(id) => again({ ids: [id] })}
          onCancel={(id) => setCancelling({ ids: [id] })}
          onAccount={(id) => address.filter("user", id)}
        />
      ) : null}
      {cancelling ? (
        <ConfirmDialog
          title={t("askCancel", { count: cancelling.ids.length })}
          text={t("askCancelText")}
          confirm={t("cancel")}
          danger
          reason={t("reason")}
          busy={cancel.isPending}
          onConfirm={(reason) =>
            cancel.mutate(
              { ids: [...cancelling.ids], reason },
              { onSuccess: () => cancelling.letGo?.(cancelling.ids), onSettled: () => setCancelling(null) },
            )
          }
          onClose={() => setCancelling(null)}
        />
      ) : null}
    </>
  );
}
