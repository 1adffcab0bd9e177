/** The account's orders: filtered by status in the address, page by page. */
import { Button } from "@mantine/core";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { type OrderStatus, orderStatuses } from "#contract/order";
import { OrderList, OrdersWaiting } from "#web/features/orders/order-list.tsx";
import styles from "#web/features/orders/orders.module.css";
import { useOrders } from "#web/lib/billing/use-orders.ts";
import { FilterRow } from "#web/ui/filter-row.tsx";
import { Page } from "#web/ui/page.tsx";
import { EmptyState, ErrorState } from "#web/ui/states.tsx";

const choices = ["all", ...orderStatuses] as const;

export function OrdersScreen() {
  const { t } = useTranslation("orders");
  const search: Record<string, unknown> = useSearch({ strict: false });
  const status = orderStatuses.find((one) => one === search.status);
  const navigate = useNavigate();
  const show = (next: OrderStatus | undefined) =>
    void navigate({ to: "/dashboard/orders", search: next ? { status: next } : {}, replace: true, resetScroll: false });
  const query = useOrders(status);
  const orders = query.data?.pages.flatMap((page) => page.items) ?? [];
  const nothingAtAll = query.isSuccess && !query.isPlaceholderData && orders.length === 0 && status === undefined;
  return (
    <Page
      title={t("title")}
      lead={t("lead")}
      action={
        <Button component={Link} to="/dashboard/packages" variant="default">
          {t("packages")}
        </Button>
      }
    >
      {nothingAtAll ? null : (
        <FilterRow
          label={t("filter")}
          value={status ?? "all"}
          options={choices.map((value) => ({ value, label: value === "all" ? t("all") : t(`status.${value}`) }))}
          onChange={(value) => show(value === "all" ? undefined : value)}
        />
      )}
      {query.isPending ? (
        <OrdersWaiting />
      ) : query.isError && orders.length === 0 ? (
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      ) : orders.length === 0 ? (
        <NoOrders status={status} onClear={() => show(undefined)} />
      ) : (
        <>
          <OrderList orders={orders} busy={query.isPlaceholderData} />
          {query.hasNextPage ? (
            <Button
              variant="default"
              className={styles.more}
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t("more")}
            </Button>
          ) : null}
        </>
      )}
    </Page>
  );
}

function NoOrders({ status, onClear }: { status: OrderStatus | undefined; onClear: () => void }) {
  const { t } = useTranslation("orders");
  if (status)
    return (
      <EmptyState
        title={t("none", { status: t(`status.${status}`) })}
        action={
          <Button variant="default" onClick={onClear}>
            {t("showAll")}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={t("empty")}
      text={t("emptyText")}
      action={
        <Button component={Link} to="/dashboard/packages">
          {t("emptyAction")}
        </Button>
      }
    />
  );
}
