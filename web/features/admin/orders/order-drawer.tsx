/** One order: what it cost and why, how it was paid, what went back, its papers; and what is done about it and its account. */
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AccountOrderDetail } from "#contract/admin/orders";
import { adjustedMinor } from "#contract/money";
import { formatMoment, formatPeriod } from "#web/features/admin/clock.ts";
import { AdminDrawer, Facts } from "#web/features/admin/list/admin-drawer.tsx";
import rows from "#web/features/admin/list/rows.module.css";
import { AccountLink } from "#web/features/admin/packages/account-cell.tsx";
import styles from "#web/features/admin/packages/packages.module.css";
import { api, orpc } from "#web/lib/api.ts";
import { formatPlanPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { ReceiptButton } from "#web/ui/order/receipt-button.tsx";
import { receiptsOf } from "#web/ui/order/receipts-of.ts";
import { orderStatusKey, orderTones } from "#web/ui/order/status-labels.ts";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { Status } from "#web/ui/status.tsx";
import { OrderMoney } from "./order-money.tsx";
import { OrderTrail, Part } from "./order-trail.tsx";

const RefundDialog = lazy(async () => ({
  default: (await import("#web/features/admin/packages/refund-dialog.tsx")).RefundDialog,
}));
const OrderAccount = lazy(async () => ({ default: (await import("./order-account.tsx")).OrderAccount }));

export function OrderDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation("adminPackages");
  const { data, error, refetch } = useQuery(orpc.admin.orders.get.queryOptions({ input: { id } }));
  return (
    <AdminDrawer title={data?.number ?? t("orders.number")} onClose={onClose}>
      {data ? <Detail order={data} /> : error ? <ErrorState error={error} retry={() => void refetch()} /> : <Loading />}
    </AdminDrawer>
  );
}

function Detail({ order }: { order: AccountOrderDetail }) {
  const { t } = useTranslation("adminPackages");
  const { t: to } = useTranslation("orders");
  const language = useLanguage();
  const [refunding, setRefunding] = useState(false);
  const money = (minor: number) => formatPlanPrice(language, minor, order.currency);
  const taken = (minor: number) => (minor > 0 ? money(-minor) : null);
  const moment = (at: string | null) => (at ? formatMoment(language, at) : null);
  const couponAt: string = `/admin/packages?tab=coupons&q=${order.coupon ?? ""}`;
  const receipts = receiptsOf(order);
  const open = order.status === "completed" && (order.amountMinor === 0 || order.refundedMinor < order.amountMinor);
  return (
    <>
      <Facts
        of={[
          [t("account"), <AccountLink key="account" account={order.account} />],
          [t("orders.number"), order.title[language]],
          [t("orders.kind"), t(`orders.kinds.${order.kind}`)],
          [t("orders.offered"), order.offered ? "✓" : null],
          [
            t("state"),
            <Status key="state" tone={orderTones[order.status]}>
              {to(orderStatusKey(order))}
            </Status>,
          ],
          [t("orders.price"), order.priceMinor === order.amountMinor ? null : money(order.priceMinor)],
          [t("orders.credit"), taken(order.creditMinor)],
          [t("orders.discount"), taken(order.discountMinor)],
          [
            t("orders.coupon"),
            order.coupon ? (
              <Link key="coupon" to={couponAt} className={rows.link}>
                {order.coupon}
              </Link>
            ) : null,
          ],
          [t("orders.adjusted"), adjustedMinor(order) === 0 ? null : money(adjustedMinor(order))],
          [t("amount"), money(order.amountMinor)],
          [t("orders.refunded"), order.refundedMinor > 0 ? money(order.refundedMinor) : null],
          [t("orders.placed"), moment(order.createdAt)],
          [t("orders.expiresAt"), order.status === "pending" ? moment(order.expiresAt) : null],
          [t("orders.paidAt"), moment(order.paidAt)],
          [
            t("orders.period"),
            order.period ? formatPeriod(language, order.period.startsAt, order.period.endsAt) : null,
          ],
        ]}
      />
      {open ? (
        <div className={styles.acts}>
          <Button variant="default" onClick={() => setRefunding(true)}>
            {t("orders.refund")}
          </Button>
        </div>
      ) : null}
      <OrderMoney order={order} />
      <Part title={t("orders.receipts")} empty={receipts.length === 0}>
        {receipts.map((one) => (
          <li key={one.id}>
            <span>
              {one.number} <span className={rows.quiet}>{t(`orders.receipt.${one.kind}`)}</span>
            </span>
            <ReceiptButton
              id={one.id}
              name={t("orders.downloadOf", { number: one.number })}
              ask={api.admin.orders.receipt}
              subtle
            >
              {t("orders.download")}
            </ReceiptButton>
          </li>
        ))}
      </Part>
      <OrderTrail order={order} />
      <Suspense fallback={<Loading />}>
        <OrderAccount accountId={order.account.id} />
      </Suspense>
      <Suspense fallback={null}>
        {refunding ? <RefundDialog order={order} onClose={() => setRefunding(false)} /> : null}
      </Suspense>
    </>
  );
}
