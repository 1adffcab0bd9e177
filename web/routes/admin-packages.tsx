/** Package management: what was sold and what became of it, in tabs. */
import { type ComponentType, lazy } from "react";
import { useTranslation } from "react-i18next";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { CouponsTab } from "#web/features/admin/packages/coupons-tab.tsx";
import { DifferencesTab } from "#web/features/admin/packages/differences-tab.tsx";
import { EnquiriesTab } from "#web/features/admin/packages/enquiries-tab.tsx";
import { InvoicesTab } from "#web/features/admin/packages/invoices-tab.tsx";
import { OrdersTab } from "#web/features/admin/packages/orders-tab.tsx";
import { PricesTab } from "#web/features/admin/packages/prices-tab.tsx";
import { RefundsTab } from "#web/features/admin/packages/refunds-tab.tsx";
import { SubscriptionsTab } from "#web/features/admin/packages/subscriptions-tab.tsx";
import { TransfersTab } from "#web/features/admin/packages/transfers-tab.tsx";
import { oneOf } from "#web/lib/one-of.ts";
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

export function AdminPackagesScreen() {
  const { t } = useTranslation("adminPackages");
  const { t: ta } = useTranslation("admin");
  const { state, change } = useListAddress();
  const tab = oneOf(tabs, state.filters.tab) ?? "orders";
  const Screen = screens[tab];
  return (
    <Page title={ta("sections.packages")} lead={t("lead")} width="wide">
      <FilterRow
        label={t("tabs")}
        value={tab}
        options={tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
        // another list begins without the words and filters of this one
        onChange={(next) => change({ q: "", sort: null, direction: "desc", filters: filtersOf(next) })}
      />
      <Screen key={tab} />
    </Page>
  );
}
