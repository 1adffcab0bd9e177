/** Prepaid periods of all accounts; what can be given, changed and ended is offered where the rules allow it. */
import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
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
import { accountAt } from "#web/features/admin/addresses.ts";
import { formatShortDate } from "#web/features/admin/clock.ts";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { useAdminList } from "#web/features/admin/list/use-admin-list.ts";
import { useDrilldown } from "#web/features/admin/list/use-drilldown.ts";
import { api, orpc } from "#web/lib/api.ts";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status, type Tone } from "#web/ui/status.tsx";
import { AccountCell } from "./account-cell.tsx";
import { countOf } from "./money.ts";
import styles from "./packages.module.css";
import type { PeriodAct } from "./period-dialogs.tsx";
import { accountLabel } from "./state-labels.ts";

const PeriodDialog = lazy(async () => ({ default: (await import("./period-dialogs.tsx")).PeriodDialog }));

/** Days ahead an end is asked for. */
const LONGEST_ENDING = 60;

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
  const navigate = useNavigate();
  const [acting, setActing] = useState<PeriodAct | null>(null);
  const drilldown = useDrilldown("begun");
  const ending = countOf(address.state.filters.ending ?? "", LONGEST_ENDING);
  const list = useAdminList({
    sorts: adminSubscriptionSorts,
    filters: {
      state: {
        label: t("state"),
        values: adminSubscriptionStates,
        say: (value) => t(`subscriptions.states.${value}`),
      },
      source: {
        label: t("subscriptions.source"),
        values: subscriptionSources,
        say: (value) => t(`subscriptions.sources.${value}`),
      },
      plan: { label: t("plan"), values: planCodes, say: (value) => t(`plans.${value}`) },
    },
    more: { begun: drilldown.within, ...drilldown.customers, ...drilldown.currency, ...(ending ? { ending } : {}) },
    chips: [
      ...(ending ? [{ name: "ending", label: t("subscriptions.ending", { count: ending }) }] : []),
      ...drilldown.moneyChips,
    ],
    rows: (asked) => orpc.admin.subscriptions.list.queryOptions({ input: asked }),
    file: (asked) => api.admin.subscriptions.export(asked),
  });
  const usage = ({ used, quota }: AdminSubscription) => {
    const usedText = formatNumber(language, used);
    if (quota === null) return t("subscriptions.unlimited", { used: usedText });
    return t("subscriptions.usedOf", { used: usedText, quota: formatNumber(language, quota) });
  };
  return (
    <>
      <AdminTable
        label={t("tab.subscriptions")}
        list={list}
        nameOf={(one) => `${one.planName[language]} ${accountLabel(t, one.account)}`}
        searchHint={t("subscriptions.search")}
        aside={<Button onClick={() => setActing({ act: "grant" })}>{t("subscriptions.grant")}</Button>}
        onOpen={(one) => void navigate({ href: accountAt(one.account.id) })}
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
            key: "account",
            label: t("viewAccount"),
            run: (one) => void navigate({ href: accountAt(one.account.id) }),
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
