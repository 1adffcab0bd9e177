/** Package management: what was sold and what became of it, in tabs. */
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, lazy } from "react";
import { useTranslation } from "react-i18next";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { OrdersTab } from "#web/features/admin/orders/orders-tab.tsx";
import { CouponsTab } from "#web/features/admin/packages/coupons-tab.tsx";
import { DifferencesTab } from "#web/features/admin/packages/differences-tab.tsx";
import { EnquiriesTab } from "#web/features/admin/packages/enquiries-tab.tsx";
import { InvoicesTab } from "#web/features/admin/packages/invoices-tab.tsx";
import { PricesTab } from "#web/features/admin/packages/prices-tab.tsx";
import { RefundsTab } from "#web/features/admin/packages/refunds-tab.tsx";
import { SubscriptionsTab } from "#web/features/admin/packages/subscriptions-tab.tsx";
import { TransfersTab } from "#web/features/admin/packages/transfers-tab.tsx";
import { waitingWord } from "#web/features/admin/waiting.ts";
import { orpc } from "#web/lib/api.ts";
import { oneOf } from "#web/lib/one-of.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { FilterRow } from "#web/ui/filter-row.tsx";
import { Page } from "#web/ui/page.tsx";

// carries the landing page with it
const PricePreview = lazy(async () => ({ default: (await import("./admin-price-preview.tsx")).PricePreview }));

const tabs = [
  "orders",
  "subscriptions",
  "prices",
  "transfers",
  "refunds",
  "coupons",
  "enquiries",
  "invoices",
  "differences",
] as const;

const screens: Record<(typeof tabs)[number], ComponentType> = {
  orders: OrdersTab,
  subscriptions: SubscriptionsTab,
  prices: () => <PricesTab Preview={PricePreview} />,
  transfers: TransfersTab,
  refunds: RefundsTab,
  coupons: CouponsTab,
  enquiries: EnquiriesTab,
  invoices: InvoicesTab,
  differences: DifferencesTab,
};

/** Of transfers, those that wait to be confirmed are looked at first. */
const filtersOf = (tab: (typeof tabs)[number]): Record<string, string> =>
  tab === "orders" ? {} : tab === "transfers" ? { tab, state: "open" } : { tab };

const COUNT_AGAIN_MS = 30_000;

/** What waits in each tab, in words; null: nothing, or nobody knows. */
function useTabCounts(): Partial<Record<(typeof tabs)[number], string | null>> {
  const language = useLanguage();
  const { data } = useQuery(orpc.admin.inbox.queryOptions({ refetchInterval: COUNT_AGAIN_MS }));
  const word = (...counts: (number | undefined)[]) => waitingWord(language, ...counts);
  const money = data?.money;
  return {
    subscriptions: word(money?.trialsEnding),
    transfers: word(money?.transfers),
    refunds: word(money?.failedRefunds, money?.refundsToSend),
    enquiries: word(money?.enquiries),
    invoices: word(money?.invoices, money?.redInvoices),
    differences: word(money?.differences),
  };
}

export function AdminPackagesScreen() {
  const { t } = useTranslation("adminPackages");
  const { t: ta } = useTranslation("admin");
  const { state, change } = useListAddress();
  const tab = oneOf(tabs, state.filters.tab) ?? "orders";
  const Screen = screens[tab];
  const counts = useTabCounts();
  return (
    <Page title={ta("sections.packages")} lead={t("lead")} width="wide">
      <FilterRow
        label={t("tabs")}
        value={tab}
        options={tabs.map((value) => ({ value, label: t(`tab.${value}`), count: counts[value] ?? null }))}
        // another list begins without the words and filters of this one
        onChange={(next) => change({ q: "", sort: null, direction: "desc", filters: filtersOf(next) })}
      />
      <Screen key={tab} />
    </Page>
  );
}
