/** What the system gave up: read, run again once the reason is gone, or thrown away, one or many. */
import { IconEye, IconRefresh, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeadLetter } from "#contract/admin/dead-letters";
import { givenUpCauses } from "#contract/admin/task-names";
import { taskKinds } from "#contract/task-names";
import { formatAgo } from "#web/features/admin/clock.ts";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { ConfirmDialog } from "#web/features/admin/list/confirm-dialog.tsx";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { useAdminList } from "#web/features/admin/list/use-admin-list.ts";
import { api, orpc } from "#web/lib/api.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { atOnce, type Chosen } from "./bulk-change.ts";
import { accountName, causeWord } from "./columns.tsx";
import { DeadDrawer } from "./dead-drawer.tsx";
import { LOOK_AGAIN_MS } from "./live.tsx";
import styles from "./tasks.module.css";
import { useLetterChange } from "./use-task-change.ts";

const icon = { size: 18, stroke: 1.6, "aria-hidden": true } as const;

export function DeadLetters() {
  const { t } = useTranslation("adminTasks");
  const { t: tTask } = useTranslation("tasks");
  const language = useLanguage();
  const address = useListAddress();
  const { open } = address.state;
  const [discarding, setDiscarding] = useState<Chosen | null>(null);
  const { run, discard } = useLetterChange();
  const list = useAdminList({
    sorts: ["at"],
    filters: {
      kind: { label: t("column.kind"), values: taskKinds, say: (value) => tTask(`kind.${value}`) },
      cause: { label: t("column.cause"), values: givenUpCauses, say: (value) => t(`causes.${value}`) },
    },
    rows: (asked) => orpc.admin.tasks.dead.list.queryOptions({ input: asked }),
    file: (asked) => api.admin.tasks.dead.export(asked),
    again: LOOK_AGAIN_MS,
  });
  const close = () => address.change({ open: null });
  const again = ({ ids, letGo }: Chosen) =>
    run.mutate(
      { ids: [...ids] },
      {
        onSuccess: ({ done }) => {
          letGo?.(ids);
          if (done.includes(open ?? "")) close();
        },
      },
    );
  return (
    <>
      <AdminTable
        label={t("dead.list")}
        list={list}
        opens
        nameOf={({ task }) => `${task.number} ${task.title}`}
        searchHint={t("search")}
        columns={[
          {
            key: "task",
            label: t("column.task"),
            cell: ({ task }) => (
              <span className={styles.two}>
                <span className={styles.clip}>{task.title}</span>
                <span className={styles.quiet}>
                  {task.number} · {tTask(`kind.${task.kind}`)}
                </span>
              </span>
            ),
          },
          {
            key: "cause",
            label: t("column.cause"),
            cell: ({ task, said }) => (
              <span className={styles.two}>
                <span>{causeWord(t, task)}</span>
                <span className={`${styles.quiet} ${styles.clip} ${styles.break}`}>{said}</span>
              </span>
            ),
          },
          {
            key: "account",
            label: t("column.account"),
            rank: 3,
            cell: ({ task }) => <span className={styles.break}>{accountName(t, task)}</span>,
          },
          {
            key: "at",
            label: t("dead.at"),
            sort: "at",
            width: "150px",
            cell: ({ at }) => formatAgo(language, at, Date.now()),
          },
        ]}
        actions={[
          {
            key: "open",
            label: t("open"),
            icon: <IconEye {...icon} />,
            run: (letter: DeadLetter) => address.change({ open: letter.id }),
          },
          {
            key: "run",
            label: t("dead.run"),
            icon: <IconRefresh {...icon} />,
            run: (letter: DeadLetter) => again({ ids: [letter.id] }),
          },
          {
            key: "discard",
            label: t("dead.discard"),
            icon: <IconTrash {...icon} />,
            danger: true,
            run: (letter: DeadLetter) => setDiscarding({ ids: [letter.id] }),
          },
        ]}
        bulk={[
          {
            key: "run",
            label: t("dead.run"),
            icon: <IconRefresh {...icon} />,
            run: (ids, letGo) => again(atOnce(ids, letGo)),
          },
          {
            key: "discard",
            label: t("dead.discard"),
            icon: <IconTrash {...icon} />,
            danger: true,
            run: (ids, letGo) => setDiscarding(atOnce(ids, letGo)),
          },
        ]}
        empty={{ title: t("dead.empty"), text: t("dead.emptyText") }}
      />
      {open ? (
        <DeadDrawer
          id={open}
          busy={run.isPending}
          onClose={close}
          onRun={() => again({ ids: [open] })}
          onDiscard={() => setDiscarding({ ids: [open] })}
        />
      ) : null}
      {discarding ? (
        <ConfirmDialog
          title={t("dead.ask", { count: discarding.ids.length })}
          text={t("dead.askText")}
          confirm={t("dead.discard")}
          danger
          reason={t("reason")}
          busy={discard.isPending}
          onConfirm={(reason) =>
            discard.mutate(
              { ids: [...discarding.ids], reason },
              {
                onSuccess: () => {
                  discarding.letGo?.(discarding.ids);
                  close();
                },
                onSettled: () => setDiscarding(null),
              },
            )
          }
          onClose={() => setDiscarding(null)}
        />
      ) : null}
    </>
  );
}
