/** One of the three lists of accounts, its drawer and what is being done to one of them. */
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { type UserState, userSorts, userStates } from "#contract/admin/user-names";
import type { AdminUser } from "#contract/admin/users";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { CsvButton } from "#web/features/admin/list/csv-button.tsx";
import { useWithin } from "#web/features/admin/list/date-range-filter.ts";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { keepPrevious, pageQuery, searchQuery } from "#web/features/admin/list/list-query.ts";
import { useReportFilters } from "#web/features/admin/list/report-filters.ts";
import { api, orpc } from "#web/lib/api.ts";
import { oneOf } from "#web/lib/one-of.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { nameOf } from "./account-labels.ts";
import { columnsOf, type UserTab } from "./columns.tsx";
import { UserDrawer } from "./drawer.tsx";
import { type Act, actionsOf } from "./row-actions.tsx";

const ActionDialog = lazy(async () => ({ default: (await import("./action-dialog.tsx")).ActionDialog }));

const plans = ["basic", "professional", "enterprise", "none"] as const;
const roles = ["agent", "user", "admin"] as const;
const roleOfTab = { agents: "agent", admins: "admin" } as const;

export function UserList({ tab }: { tab: UserTab }) {
  const { t } = useTranslation("users");
  const language = useLanguage();
  const address = useListAddress();
  const { state } = address;
  const [acting, setActing] = useState<{ act: Act; user: AdminUser } | null>(null);
  const me = useQuery(orpc.account.me.queryOptions());
  const firstSort = tab === "admins" ? "signIn" : "created";
  const role = tab === "all" ? oneOf(roles, state.filters.role) : roleOfTab[tab];
  const userState: UserState | undefined = oneOf(userStates, state.filters.state);
  const within = useWithin(state, "opened");
  const { customers } = useReportFilters(state);
  const plan = oneOf(plans, state.filters.plan);
  const asked = {
    sort: oneOf(userSorts, state.sort) ?? firstSort,
    ...searchQuery(state),
    ...(role ? { role } : {}),
    ...(userState ? { state: userState } : {}),
    ...(plan ? { plan } : {}),
    ...(within.span ? { opened: within.span } : {}),
    ...customers.asked,
    ...(state.filters.online ? { online: state.filters.online === "true" } : {}),
  } as const;
  const query = useQuery(
    orpc.admin.users.list.queryOptions({
      input: { ...asked, ...pageQuery(state) },
      ...keepPrevious,
      // who is online changes while one looks
      refetchInterval: 60_000,
    }),
  );
  const open = (user: AdminUser) => address.change({ open: user.id });
  const stateFilter = {
    name: "state",
    label: t("filter.state"),
    options: userStates.map((value) => ({ value, label: t(`state.${value}`) })),
  };
  const presenceFilter = {
    name: "online",
    label: t("filter.online"),
    options: [
      { value: "true", label: t("presence.online") },
      { value: "false", label: t("presence.offline") },
    ],
  };
  const planFilter = {
    name: "plan",
    label: t("filter.plan"),
    options: plans.map((value) => ({ value, label: t(`plans.${value}`) })),
  };
  const roleFilter = {
    name: "role",
    label: t("filter.role"),
    options: (me.data?.scope === "super" ? roles : roles.slice(0, 2)).map((value) => ({
      value,
      label: t(`role.${value}`),
    })),
  };
  const filters = {
    all: [roleFilter, stateFilter, planFilter],
    agents: [stateFilter, planFilter],
    admins: [stateFilter, presenceFilter],
  }[tab];
  return (
    <>
      <AdminTable
        label={t(`tabs.${tab}`)}
        address={address}
        query={query}
        columns={columnsOf(tab, t, language)}
        idOf={(user) => user.id}
        nameOf={nameOf}
        firstSort={firstSort}
        searchHint={t("search")}
        filters={filters}
        chips={[...within.chips, ...customers.chips]}
        aside={<CsvButton load={() => api.admin.users.export({ ...asked, language })} />}
        onOpen={open}
        actions={actionsOf(
          t,
          { id: me.data?.id ?? "", scope: me.data?.scope ?? null },
          { open, act: (act, user) => setActing({ act, user }) },
        )}
        empty={{ title: t("empty"), text: t("emptyText") }}
      />
      {state.open ? <UserDrawer id={state.open} onClose={() => address.change({ open: null })} /> : null}
      <Suspense fallback={null}>
        {acting ? (
          <ActionDialog {...acting} mayAll={me.data?.scope === "super"} onClose={() => setActing(null)} />
        ) : null}
      </Suspense>
    </>
  );
}
