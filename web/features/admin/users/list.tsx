/** One of the three lists of accounts, its drawer and what is being done to one of them. */
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { userSorts, userStates } from "#contract/admin/user-names";
import type { AdminUser } from "#contract/admin/users";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { useAdminList } from "#web/features/admin/list/use-admin-list.ts";
import { useDrilldown } from "#web/features/admin/list/use-drilldown.ts";
import { api, orpc } from "#web/lib/api.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { nameOf } from "./account-labels.ts";
import { columnsOf, type UserTab } from "./columns.tsx";
import { UserDrawer } from "./drawer.tsx";
import { type Act, actionsOf } from "./row-actions.tsx";

const ActionDialog = lazy(async () => ({ default: (await import("./action-dialog.tsx")).ActionDialog }));

const plans = ["basic", "professional", "enterprise", "none"] as const;
const roles = ["agent", "user", "admin"] as const;
const presence = ["true", "false"] as const;
const tabs = {
  all: { firstSort: "created", only: ["role", "state", "plan"], role: {} },
  agents: { firstSort: "created", only: ["state", "plan"], role: { role: "agent" } },
  admins: { firstSort: "signIn", only: ["state", "online"], role: { role: "admin" } },
} as const;

/** Who is online is asked as yes or no. */
const inputOf = <Asked extends { online?: (typeof presence)[number] | undefined }>({ online, ...asked }: Asked) => ({
  ...asked,
  ...(online ? { online: online === "true" } : {}),
});

export function UserList({ tab }: { tab: UserTab }) {
  const { t } = useTranslation("users");
  const language = useLanguage();
  const address = useListAddress();
  const [acting, setActing] = useState<{ act: Act; user: AdminUser } | null>(null);
  const me = useQuery(orpc.account.me.queryOptions());
  const drilldown = useDrilldown("opened");
  const { firstSort, only, role } = tabs[tab];
  const list = useAdminList({
    sorts: userSorts,
    firstSort,
    only,
    filters: {
      role: {
        label: t("filter.role"),
        values: me.data?.scope === "super" ? roles : roles.slice(0, 2),
        say: (value) => t(`role.${value}`),
      },
      state: { label: t("filter.state"), values: userStates, say: (value) => t(`state.${value}`) },
      plan: { label: t("filter.plan"), values: plans, say: (value) => t(`plans.${value}`) },
      online: {
        label: t("filter.online"),
        values: presence,
        say: (value) => t(value === "true" ? "presence.online" : "presence.offline"),
      },
    },
    more: { opened: drilldown.within, ...drilldown.customers },
    chips: drilldown.chips,
    rows: (asked) => orpc.admin.users.list.queryOptions({ input: { ...inputOf(asked), ...role } }),
    file: (asked) => api.admin.users.export({ ...inputOf(asked), ...role }),
    // who is online changes while one looks
    again: 60_000,
  });
  const open = (user: AdminUser) => address.change({ open: user.id });
  return (
    <>
      <AdminTable
        label={t(`tabs.${tab}`)}
        list={list}
        columns={columnsOf(tab, t, language)}
        nameOf={nameOf}
        searchHint={t("search")}
        opens
        actions={actionsOf(
          t,
          { id: me.data?.id ?? "", scope: me.data?.scope ?? null },
          { open, act: (act, user) => setActing({ act, user }) },
        )}
        empty={{ title: t("empty"), text: t("emptyText") }}
      />
      {address.state.open ? (
        <UserDrawer id={address.state.open} onClose={() => address.change({ open: null })} />
      ) : null}
      <Suspense fallback={null}>
        {acting ? (
          <ActionDialog {...acting} mayAll={me.data?.scope === "super"} onClose={() => setActing(null)} />
        ) : null}
      </Suspense>
    </>
  );
}
