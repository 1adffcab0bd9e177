/** Everybody's tasks: found, narrowed, tried again and cancelled, one or many. Read again every five seconds while seen. */
import { IconEye, IconPlayerStop, IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { adminTaskSorts, NOT_CANCELLED, taskCauses } from "#contract/admin/task-names";
import type { AdminTask } from "#contract/admin/task-shape";
import { taskKinds, taskStatuses } from "#contract/task-names";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { ConfirmDialog } from "#web/features/admin/list/confirm-dialog.tsx";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { useSinceFilter } from "#web/features/admin/list/since-filter.ts";
import { useAdminList } from "#web/features/admin/list/use-admin-list.ts";
import { useDrilldown } from "#web/features/admin/list/use-drilldown.ts";
import { api, orpc } from "#web/lib/api.ts";
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
  const { filters, open } = address.state;
  const [cancelling, setCancelling] = useState<Chosen | null>(null);
  const { retry, cancel } = useTaskChange();
  const drilldown = useDrilldown("ended");
  const user = filters.user && uuid.test(filters.user) ? filters.user : undefined;
  const userChip = (name: string) => ({ name: "user", label: t("of", { name }) });
  const tasks = useAdminList({
    sorts: adminTaskSorts,
    filters: {
      status: { label: t("column.status"), values: taskStatuses, say: (value) => tTask(`status.${value}`) },
      kind: { label: t("column.kind"), values: taskKinds, say: (value) => tTask(`kind.${value}`) },
      cause: {
        label: t("column.cause"),
        values: [NOT_CANCELLED, ...taskCauses],
        say: (value) => (value === NOT_CANCELLED ? t("notCancelled") : t(`causes.${value}`)),
      },
    },
    since: useSinceFilter(),
    more: { ended: drilldown.within, ...drilldown.customers, ...(user ? { userId: user } : {}) },
    rows: (asked) => orpc.admin.tasks.list.queryOptions({ input: asked }),
    file: (asked) => api.admin.tasks.export(asked),
    again: LOOK_AGAIN_MS,
  });
  const ofUser = tasks.query.data?.items.find((one) => one.account.id === user);
  const chips = [...(user ? [userChip(ofUser ? accountName(t, ofUser) : user.slice(0, 8))] : []), ...drilldown.chips];
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
        list={{ ...tasks, chips }}
        columns={columnsOf(t, tTask, language)}
        nameOf={(task) => `${task.number} ${task.title}`}
        searchHint={t("search")}
        opens
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
