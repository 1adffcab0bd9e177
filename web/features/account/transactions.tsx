/** What was bought, newest first: each leads to its order, each paid one offers its receipt. */
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Order, OrderStatus } from "#contract/order";
import styles from "#web/features/account/transactions.module.css";
import { useOrders } from "#web/lib/billing/use-orders.ts";
import { formatDate, formatPlanPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { FilterRow } from "#web/ui/filter-row.tsx";
import { ReceiptButton } from "#web/ui/order/receipt-button.tsx";
import { orderStatusKey, orderTones } from "#web/ui/order/status-labels.ts";
import { Place, Waiting } from "#web/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#web/ui/states.tsx";
import { Status } from "#web/ui/status.tsx";

const filters = ["all", "completed", "pending", "refunded"] as const;

export function Transactions() {
  const { t } = useTranslation("profile");
  const { t: tOrders } = useTranslation("orders");
  const [filter, setFilter] = useState<(typeof filters)[number]>("all");
  const status: OrderStatus | undefined = filter === "all" ? undefined : filter;
  const orders = useOrders(status);
  if (orders.error && !orders.data) return <ErrorState error={orders.error} retry={() => void orders.refetch()} />;
  if (!orders.data)
    return (
      <Waiting>
        <Place height={44} />
        <Place height={48} />
        <Place height={48} />
      </Waiting>
    );
  const items = orders.data.pages.flatMap((page) => page.items);
  if (items.length === 0 && status === undefined)
    return (
      <EmptyState
        title={t("transactions.empty")}
        text={t("transactions.emptyText")}
        action={
          <Button component={Link} to="/dashboard/packages" variant="default">
            {t("transactions.toPackages")}
          </Button>
        }
      />
    );
  return (
    <>
      <FilterRow
        label={tOrders("filter")}
        value={filter}
        options={filters.map((value) => ({
          value,
          label: value === "all" ? tOrders("all") : tOrders(`status.${value}`),
        }))}
        onChange={setFilter}
      />
      {status !== undefined && items.length === 0 ? (
        <p className={styles.none}>{tOrders("none", { status: tOrders(`status.${status}`) })}</p>
      ) : (
        <OrderTable orders={items} busy={orders.isPlaceholderData} />
      )}
      {orders.hasNextPage ? (
        <Button
          variant="default"
          mt="md"
          onClick={() => void orders.fetchNextPage()}
          loading={orders.isFetchingNextPage}
        >
          {t("transactions.more")}
        </Button>
      ) : null}
    </>
  );
}

function OrderTable({ orders, busy }: { orders: Order[]; busy: boolean }) {
  const { t } = useTranslation("profile");
  const { t: tPapers } = useTranslation("papers");
  const columns = ["item", "date", "amount", "status"] as const;
  return (
    <div className={styles.orders}>
      <table className={styles.table} aria-busy={busy || undefined}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col" key={column}>
                {t(`transactions.${column}`)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{tPapers("kind.receipt")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OrderRow({ order }: { order: Order }) {
  const { t: tOrders } = useTranslation("orders");
  const { t: tPapers } = useTranslation("papers");
  const language = useLanguage();
  const paid = (order.status === "completed" || order.status === "refunded") && order.amountMinor > 0;
  return (
    <tr>
      <th scope="row">
        <Link to="/dashboard/orders/$orderId" params={{ orderId: order.id }} className={styles.title}>
          {order.title[language]}
        </Link>
        <span className={styles.number}>{order.number}</span>
      </th>
      <td>{formatDate(language, order.paidAt ?? order.createdAt)}</td>
      <td className={styles.amount}>{formatPlanPrice(language, order.amountMinor, order.currency)}</td>
      <td>
        <Status tone={orderTones[order.status]}>{tOrders(orderStatusKey(order))}</Status>
      </td>
      <td className={styles.receipt}>
        {paid ? (
          <ReceiptButton
            id={order.id}
            subtle
            name={tPapers("downloadOf", { name: tPapers("kind.receipt"), number: order.number })}
          >
            {tPapers("kind.receipt")}
          </ReceiptButton>
        ) : null}
      </td>
    </tr>
  );
}
