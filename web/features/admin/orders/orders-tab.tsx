/** Orders of all accounts, one of them in detail, and offers at a price of their own. */
import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { adminOrderSorts } from "#contract/admin/orders";
import { orderKinds, orderStatuses } from "#contract/order";
import { formatMoment } from "#web/features/admin/clock.ts";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { useAdminList } from "#web/features/admin/list/use-admin-list.ts";
import { useDrilldown } from "#web/features/admin/list/use-drilldown.ts";
import { AccountCell } from "#web/features/admin/packages/account-cell.tsx";
import styles from "#web/features/admin/packages/packages.module.css";
import { accountLabel } from "#web/features/admin/packages/state-labels.ts";
import { api, orpc } from "#web/lib/api.ts";
import { formatPlanPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { orderStatusKey, orderTones } from "#web/ui/order/status-labels.ts";
import { Status } from "#web/ui/status.tsx";
import { OrderDrawer } from "./order-drawer.tsx";

const OfferDialog = lazy(async () => ({
  default: (await import("#web/features/admin/packages/offer-dialog.tsx")).OfferDialog,
}));

export function OrdersTab() {
  const { t } = useTranslation("adminPackages");
  const { t: to } = useTranslation("orders");
  const language = useLanguage();
  const address = useListAddress();
  const { change } = address;
  const [offering, setOffering] = useState(false);
  const drilldown = useDrilldown("paid");
  const list = useAdminList({
    sorts: adminOrderSorts,
    filters: {
      status: { label: t("state"), values: orderStatuses, say: (value) => to(`status.${value}`) },
      kind: { label: t("orders.kind"), values: orderKinds, say: (value) => t(`orders.kinds.${value}`) },
    },
    more: { paid: drilldown.within, ...drilldown.customers, ...drilldown.currency },
    chips: drilldown.moneyChips,
    rows: (asked) => orpc.admin.orders.list.queryOptions({ input: asked }),
    file: (asked) => api.admin.orders.export(asked),
  });
  return (
    <>
      <AdminTable
        label={t("tab.orders")}
        list={list}
        nameOf={(one) => `${one.number} ${accountLabel(t, one.account)}`}
        searchHint={t("orders.search")}
        aside={<Button onClick={() => setOffering(true)}>{t("offer.button")}</Button>}
        opens
        columns={[
          {
            key: "number",
            label: t("orders.number"),
            cell: (one) => (
              <span className={styles.two}>
                <span>{one.title[language]}</span>
                <span className={styles.quiet}>
                  {[one.number, t(`orders.kinds.${one.kind}`), one.offered ? t("orders.offered") : null]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </span>
            ),
          },
          { key: "account", label: t("account"), cell: (one) => <AccountCell account={one.account} /> },
          {
            key: "amount",
            label: t("amount"),
            sort: "amount",
            width: "128px",
            align: "end",
            cell: (one) => formatPlanPrice(language, one.amountMinor, one.currency),
          },
          {
            key: "status",
            label: t("state"),
            width: "148px",
            cell: (one) => <Status tone={orderTones[one.status]}>{to(orderStatusKey(one))}</Status>,
          },
          {
            key: "placed",
            label: t("orders.placed"),
            sort: "placed",
            width: "190px",
            rank: 2,
            cell: (one) => formatMoment(language, one.createdAt),
          },
        ]}
        empty={{ title: t("orders.empty"), text: t("orders.emptyText") }}
      />
      {address.state.open ? <OrderDrawer id={address.state.open} onClose={() => change({ open: null })} /> : null}
      <Suspense fallback={null}>{offering ? <OfferDialog onClose={() => setOffering(false)} /> : null}</Suspense>
    </>
  );
}
