/** What was bought, newest first. */
import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Order, OrderStatus } from "#contract/order";
import styles from "#web/features/account/transactions.module.css";
import { orpc } from "#web/lib/api.ts";
import { formatDate, formatPlanPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Place, Waiting } from "#web/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#web/ui/states.tsx";
import { Status, type Tone } from "#web/ui/status.tsx";

const tones: Record<OrderStatus, Tone> = {
  pending: "wait",
  completed: "good",
  cancelled: "plain",
  expired: "plain",
  refunded: "plain",
};
const PAGE = 10;

export function Transactions() {
  const { t } = useTranslation("profile");
  const orders = useInfiniteQuery(
    orpc.orders.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ limit: PAGE, ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
  );
  if (orders.error) return <ErrorState error={orders.error} retry={() => void orders.refetch()} />;
  if (!orders.data)
    return (
      <Waiting>
        <Place height={48} />
        <Place height={48} />
        <Place height={48} />
      </Waiting>
    );
  const items = orders.data.pages.flatMap((page) => page.items);
  if (items.length === 0)
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
      <OrderTable orders={items} />
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

function OrderTable({ orders }: { orders: Order[] }) {
  const { t } = useTranslation("profile");
  const language = useLanguage();
  const columns = ["item", "date", "amount", "status"] as const;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {t(`transactions.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <th scope="row">
              {order.title[language]}
              <span className={styles.number}>{order.number}</span>
            </th>
            <td>{formatDate(language, order.paidAt ?? order.createdAt)}</td>
            <td className={styles.amount}>{formatPlanPrice(language, order.amountMinor, order.currency)}</td>
            <td>
              <Status tone={tones[order.status]}>{t(`transactions.statuses.${order.status}`)}</Status>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
