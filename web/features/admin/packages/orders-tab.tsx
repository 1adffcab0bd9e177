/** Orders of all accounts, one of them in detail, and offers at a price of their own. */
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { adminOrderSorts } from "#contract/admin/orders";
import { orderKinds, orderStatuses } from "#contract/order";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { CsvButton } from "#web/features/admin/list/csv-button.tsx";
import { useWithin } from "#web/features/admin/list/date-range-filter.ts";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { keepPrevious, listQuery, pageQuery } from "#web/features/admin/list/list-query.ts";
import { useReportFilters } from "#web/features/admin/list/report-filters.ts";
import { api, orpc } from "#web/lib/api.ts";
import { formatMoment, formatPlanPrice } from "#web/lib/intl.ts";
import { oneOf } from "#web/lib/one-of.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { orderStatusKey, orderTones } from "#web/ui/order/status-labels.ts";
import { Status } from "#web/ui/status.tsx";
import { AccountCell } from "./account-cell.tsx";
import { OrderDrawer } from "./order-drawer.tsx";
import styles from "./packages.module.css";
import { accountLabel } from "./state-labels.ts";

const OfferDialog = lazy(async () => ({ default: (await import("./offer-dialog.tsx")).OfferDialog }));

export function OrdersTab() {
  const { t } = useTranslation("adminPackages");
  const { t: to } = useTranslation("orders");
  const language = useLanguage();
  const address = useListAddress();
  const { state, change } = address;
  const [offering, setOffering] = useState(false);
  const within = useWithin(state, "paid");
  const { customers, currency } = useReportFilters(state);
  const asked = {
    ...listQuery(state, adminOrderSorts),
    status: oneOf(orderStatuses, state.filters.status),
    kind: oneOf(orderKinds, state.filters.kind),
    ...(within.span ? { paid: within.span } : {}),
    ...customers.asked,
    ...currency.asked,
  };
  const query = useQuery({
    ...orpc.admin.orders.list.queryOptions({ input: { ...asked, ...pageQuery(state) } }),
    ...keepPrevious,
  });
  return (
    <>
      <AdminTable
        label={t("tab.orders")}
        address={address}
        query={query}
        firstSort="placed"
        idOf={(one) => one.id}
        nameOf={(one) => `${one.number} ${accountLabel(t, one.account)}`}
        searchHint={t("orders.search")}
        chips={[...within.chips, ...currency.chips, ...customers.chips]}
        filters={[
          {
            name: "status",
            label: t("state"),
            options: orderStatuses.map((value) => ({ value, label: to(`status.${value}`) })),
          },
          {
            name: "kind",
            label: t("orders.kind"),
            options: orderKinds.map((value) => ({ value, label: t(`orders.kinds.${value}`) })),
          },
        ]}
        aside={
          <>
            <CsvButton load={() => api.admin.orders.export({ ...asked, language })} />
            <Button onClick={() => setOffering(true)}>{t("offer.button")}</Button>
          </>
        }
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
        onOpen={(one) => change({ open: one.id })}
        empty={{ title: t("orders.empty"), text: t("orders.emptyText") }}
      />
      {state.open ? <OrderDrawer id={state.open} onClose={() => change({ open: null })} /> : null}
      <Suspense fallback={null}>{offering ? <OfferDialog onClose={() => setOffering(false)} /> : null}</Suspense>
    </>
  );
}
