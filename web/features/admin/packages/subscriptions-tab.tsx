/** Prepaid periods of all accounts; what can be given, changed and ended is offered where the rules allow it. */
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type AdminSubscription,
  type AdminSubscriptionState,
  adminSubscriptionSorts,
  adminSubscriptionStates,
} from "#contract/admin/subscriptions";
import { planCodes } from "#contract/plan";
import { subscriptionSources } from "#contract/subscription";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { CsvButton } from "#web/features/admin/list/csv-button.tsx";
import { useWithin } from "#web/features/admin/list/date-range-filter.ts";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { keepPrevious, listQuery, pageQuery } from "#web/features/admin/list/list-query.ts";
import { useReportFilters } from "#web/features/admin/list/report-filters.ts";
import { api, orpc } from "#web/lib/api.ts";
import { formatNumber, formatShortDate } from "#web/lib/intl.ts";
import { oneOf } from "#web/lib/one-of.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status, type Tone } from "#web/ui/status.tsx";
import { AccountCell } from "./account-cell.tsx";
import styles from "./packages.module.css";
import type { PeriodAct } from "./period-dialogs.tsx";
import { accountLabel } from "./state-labels.ts";

const PeriodDialog = lazy(async () => ({ default: (await import("./period-dialogs.tsx")).PeriodDialog }));

const tones: Record<AdminSubscriptionState, Tone> = {
  running: "good",
  upcoming: "wait",
  ended: "plain",
  cancelled: "bad",
};
const isOpen = ({ state }: AdminSubscription) => state === "running" || state === "upcoming";

export function SubscriptionsTab() {
  const { t } = useTranslation("adminPackages");
  const language = useLanguage();
  const address = useListAddress();
  const { state } = address;
  const [acting, setActing] = useState<PeriodAct | null>(null);
  const within = useWithin(state, "begun");
  const { customers, currency } = useReportFilters(state);
  const asked = {
    ...listQuery(state, adminSubscriptionSorts),
    state: oneOf(adminSubscriptionStates, state.filters.state),
    source: oneOf(subscriptionSources, state.filters.source),
    plan: oneOf(planCodes, state.filters.plan),
    ...(within.span ? { begun: within.span } : {}),
    ...customers.asked,
    ...currency.asked,
  };
  const query = useQuery({
    ...orpc.admin.subscriptions.list.queryOptions({ input: { ...asked, ...pageQuery(state) } }),
    ...keepPrevious,
  });
  const usage = ({ used, quota }: AdminSubscription) => {
    const shown = formatNumber(language, used);
    if (quota === null) return t("subscriptions.unlimited", { used: shown });
    return t("subscriptions.usedOf", { used: shown, quota: formatNumber(language, quota) });
  };
  return (
    <>
      <AdminTable
        label={t("tab.subscriptions")}
        address={address}
        query={query}
        firstSort="ends"
        idOf={(one) => one.id}
        nameOf={(one) => `${one.planName[language]} ${accountLabel(t, one.account)}`}
        searchHint={t("subscriptions.search")}
        chips={[...within.chips, ...currency.chips, ...customers.chips]}
        filters={[
          {
            name: "state",
            label: t("state"),
            options: adminSubscriptionStates.map((value) => ({ value, label: t(`subscriptions.states.${value}`) })),
          },
          {
            name: "source",
            label: t("subscriptions.source"),
            options: subscriptionSources.map((value) => ({ value, label: t(`subscriptions.sources.${value}`) })),
          },
          {
            name: "plan",
            label: t("plan"),
            options: planCodes.map((value) => ({ value, label: t(`plans.${value}`) })),
          },
        ]}
        aside={
          <>
            <CsvButton load={() => api.admin.subscriptions.export({ ...asked, language })} />
            <Button onClick={() => setActing({ act: "grant" })}>{t("subscriptions.grant")}</Button>
          </>
        }
        columns={[
          { key: "account", label: t("account"), cell: (one) => <AccountCell account={one.account} /> },
          {
            key: "plan",
            label: t("plan"),
            cell: (one) => (
              <span className={styles.two}>
                <span>{one.planName[language]}</span>
                <span className={styles.quiet}>
                  {t(one.replaced ? "subscriptions.replaced" : `subscriptions.sources.${one.source}`)}
                </span>
              </span>
            ),
          },
          { key: "used", label: t("subscriptions.used"), width: "128px", align: "end", rank: 3, cell: usage },
          {
            key: "state",
            label: t("state"),
            width: "128px",
            cell: (one) => <Status tone={tones[one.state]}>{t(`subscriptions.states.${one.state}`)}</Status>,
          },
          {
            key: "starts",
            label: t("subscriptions.starts"),
            sort: "starts",
            width: "168px",
            rank: 2,
            cell: (one) => formatShortDate(language, one.startsAt),
          },
          {
            key: "ends",
            label: t("subscriptions.ends"),
            sort: "ends",
            width: "168px",
            rank: 3,
            cell: (one) => formatShortDate(language, one.endsAt),
          },
        ]}
        actions={[
          {
            key: "extend",
            label: t("subscriptions.extend"),
            shown: isOpen,
            run: (period) => setActing({ act: "extend", period }),
          },
          {
            key: "change",
            label: t("subscriptions.change"),
            shown: (one) => one.state === "running" && one.source !== "trial",
            run: (period) => setActing({ act: "change", period }),
          },
          {
            key: "cancel",
            label: t("subscriptions.cancel"),
            danger: true,
            shown: (one) => isOpen(one) && one.source !== "order",
            run: (period) => setActing({ act: "cancel", period }),
          },
          {
            key: "order",
            label: t("subscriptions.order"),
            shown: (one) => one.orderId !== null,
            run: (one) => address.openElsewhere(one.orderId),
          },
        ]}
        empty={{ title: t("subscriptions.empty"), text: t("subscriptions.emptyText") }}
      />
      <Suspense fallback={null}>
        {acting ? <PeriodDialog about={acting} onClose={() => setActing(null)} /> : null}
      </Suspense>
    </>
  );
}
