/** One order in full: its course, its lines, how it was paid, what was given back, its papers. */
import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { OrderDetail } from "#contract/order";
import { CancelOrder } from "#web/features/orders/cancel-order.tsx";
import { NoOrder } from "#web/features/orders/checkout/empty-states.tsx";
import { useOrder } from "#web/features/orders/checkout/use-order.ts";
import { Payments, Refunds } from "#web/features/orders/money-moved.tsx";
import { OrderDocuments } from "#web/features/orders/order-documents.tsx";
import { OrderLines } from "#web/features/orders/order-lines.tsx";
import { OrderWhen } from "#web/features/orders/order-period.tsx";
import { OrderTimeline } from "#web/features/orders/order-timeline.tsx";
import styles from "#web/features/orders/orders.module.css";
import { reorderLink } from "#web/features/orders/reorder-link.ts";
import { causeOf } from "#web/lib/errors.ts";
import { formatPeriod } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { orderStatusKey, orderTones } from "#web/ui/order/status-labels.ts";
import { Page, Panel } from "#web/ui/page.tsx";
import { Place, Waiting } from "#web/ui/skeleton.tsx";
import { ErrorState } from "#web/ui/states.tsx";
import { Status } from "#web/ui/status.tsx";

export function OrderScreen() {
  const { t } = useTranslation("orders");
  const { orderId = "" } = useParams({ strict: false });
  const query = useOrder(orderId);
  const order = query.data;
  const missing = query.isError && !order ? query.error : null;
  return (
    <Page title={order ? t("detail.title", { number: order.number }) : t("title")} action={<BackToOrders />}>
      {order ? (
        <Order order={order} />
      ) : missing ? (
        ["not_found", "invalid_input"].includes(causeOf(missing).code) ? (
          <NoOrder />
        ) : (
          <ErrorState error={missing} retry={() => void query.refetch()} />
        )
      ) : (
        <Waiting>
          <div className={styles.waiting}>
            <Place width="50%" height={30} />
            <Place height={140} />
          </div>
        </Waiting>
      )}
    </Page>
  );
}

const BackToOrders = () => {
  const { t } = useTranslation("orders");
  return (
    <Button
      component={Link}
      to="/dashboard/orders"
      variant="subtle"
      color="gray"
      c="var(--ink)"
      leftSection={<IconArrowLeft size={18} stroke={1.6} aria-hidden />}
    >
      {t("detail.back")}
    </Button>
  );
};

function Order({ order }: { order: OrderDetail }) {
  const { t } = useTranslation("orders");
  const { t: tCheckout } = useTranslation("checkout");
  const language = useLanguage();
  const { status, period } = order;
  const paid = status === "completed" || status === "refunded";
  return (
    <>
      <div className={styles.head}>
        <span className={styles.headTitle}>{order.title[language]}</span>
        <Status tone={orderTones[status]}>{t(orderStatusKey(order))}</Status>
        <span className={styles.meta}>{t(`kind.${order.kind}`)}</span>
        {period && status !== "refunded" ? (
          <span className={styles.meta}>
            {t("detail.period")} {formatPeriod(language, period.startsAt, period.endsAt)}
          </span>
        ) : null}
      </div>
      <Actions order={order} />
      <div className={styles.columns}>
        <Panel title={t("detail.course")}>
          <OrderTimeline order={order} />
        </Panel>
        <Panel title={t("detail.lines")}>
          <OrderLines
            order={order}
            coupon={order.coupon}
            total={tCheckout(paid ? "summary.paid" : "summary.total")}
            refundedMinor={order.refundedMinor}
          />
          {order.planned ? <OrderWhen planned={order.planned} offered={order.offered} className={styles.when} /> : null}
        </Panel>
      </div>
      <Payments order={order} />
      <Refunds order={order} />
      <OrderDocuments order={order} />
    </>
  );
}

/** What can be done with it as it stands. */
function Actions({ order }: { order: OrderDetail }) {
  const { t } = useTranslation("orders");
  if (order.status === "pending")
    return (
      <div className={styles.actions}>
        <Button component={Link} to={`/dashboard/checkout?order=${order.id}`}>
          {t("detail.pay")}
        </Button>
        <CancelOrder order={order} variant="default" />
      </div>
    );
  if (order.status === "completed") return null;
  return (
    <div className={styles.actions}>
      <Button component={Link} to={reorderLink(order)} variant="default">
        {t("detail.again")}
      </Button>
    </div>
  );
}
