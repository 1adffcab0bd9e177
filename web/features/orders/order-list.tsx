/** Orders as lines, each leading to its own page. */
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Order } from "#contract/order";
import { formatDate, formatPlanPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { orderStatusKey, orderTones } from "#web/ui/order/status-labels.ts";
import { Place, Waiting } from "#web/ui/skeleton.tsx";
import { Status } from "#web/ui/status.tsx";
import styles from "./orders.module.css";

export function OrderList({ orders, busy }: { orders: readonly Order[]; busy: boolean }) {
  return (
    <ul className={styles.list} aria-busy={busy}>
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </ul>
  );
}

function OrderRow({ order }: { order: Order }) {
  const { t } = useTranslation("orders");
  const language = useLanguage();
  const title = order.title[language];
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Link
          to="/dashboard/orders/$orderId"
          params={{ orderId: order.id }}
          className={styles.title}
          aria-label={t("open", { number: order.number, title })}
        >
          {title}
        </Link>
        <span className={styles.meta}>
          {order.number} · {t(`kind.${order.kind}`)}
        </span>
      </div>
      <span className={styles.date}>{formatDate(language, order.paidAt ?? order.createdAt)}</span>
      <span className={styles.amount}>{formatPlanPrice(language, order.amountMinor, order.currency)}</span>
      <Status tone={orderTones[order.status]}>{t(orderStatusKey(order))}</Status>
    </li>
  );
}

const rows = ["a", "b", "c", "d"];

export const OrdersWaiting = () => (
  <Waiting>
    <div className={styles.list}>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <div className={styles.places}>
            <Place width="40%" height={18} />
            <Place width="28%" height={14} />
          </div>
          <Place width={96} height={16} />
          <Place width={60} height={18} />
          <Place width={72} height={24} />
        </div>
      ))}
    </div>
  </Waiting>
);
