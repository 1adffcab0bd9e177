/** How an order was paid and what went back; a transfer that waits is confirmed here, one of another amount settled. */
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AccountOrderDetail } from "#contract/admin/orders";
import { formatMoment } from "#web/features/admin/clock.ts";
import rows from "#web/features/admin/list/rows.module.css";
import styles from "#web/features/admin/packages/packages.module.css";
import { paymentTones, reasonLabel, refundTones } from "#web/features/admin/packages/state-labels.ts";
import { formatPlanPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status } from "#web/ui/status.tsx";
import { Part } from "./order-trail.tsx";

const ConfirmTransfer = lazy(async () => ({
  default: (await import("#web/features/admin/packages/confirm-transfer.tsx")).ConfirmTransfer,
}));
const SettleDialog = lazy(async () => ({
  default: (await import("#web/features/admin/packages/settle-dialog.tsx")).SettleDialog,
}));

type Paid = AccountOrderDetail["payments"][number];
type Differs = AccountOrderDetail["differences"][number];

const memoOf = ({ action }: Paid): string | null => (action?.type === "transfer" ? action.memo : null);

/** What came of a payment by transfers of another amount that are not settled. */
const receivedOf = ({ differences }: AccountOrderDetail, { reference, currency }: Paid): number =>
  differences
    .filter((one) => one.kind === "transfer_differs" && !one.resolvedAt && one.ours?.reference === reference)
    .filter((one) => (one.theirs?.currency ?? currency) === currency)
    .reduce((sum, one) => sum + (one.theirs?.amountMinor ?? 0), 0);

export function OrderMoney({ order }: { order: AccountOrderDetail }) {
  const { t } = useTranslation("adminPackages");
  const language = useLanguage();
  const [confirming, setConfirming] = useState<Paid | null>(null);
  const [settling, setSettling] = useState<Differs | null>(null);
  const money = (minor: number | null | undefined, currency?: string | null) =>
    formatPlanPrice(language, minor ?? 0, currency ?? order.currency);
  const moment = (at: string | null) => (at ? formatMoment(language, at) : null);
  const refundAt = (id: string): string => `/admin/packages?tab=refunds&open=${id}`;
  const differenceAt = (id: string): string => `/admin/packages?tab=differences&open=${id}`;
  return (
    <>
      <Part title={t("orders.payments")} empty={order.payments.length === 0}>
        {order.payments.map((one) => (
          <li key={one.id}>
            <span>
              {t(`providers.${one.provider}`)} · {money(one.amountMinor, one.currency)}{" "}
              <span className={rows.quiet}>{one.transactionId ?? memoOf(one) ?? one.reference}</span>
            </span>
            <span className={styles.outcome}>
              {moment(one.paidAt)} <Status tone={paymentTones[one.state]}>{t(`paymentState.${one.state}`)}</Status>
              {one.provider === "bank" ? (
                <Button variant="default" onClick={() => setConfirming(one)}>
                  {t(one.state === "paid" ? "transfers.more" : "transfers.confirm")}
                </Button>
              ) : null}
            </span>
          </li>
        ))}
      </Part>
      {order.differences.length > 0 ? (
        <Part title={t("tab.differences")} empty={false}>
          {order.differences.map((one) => (
            <li key={one.id}>
              <span>
                <Link to={differenceAt(one.id)} className={rows.link}>
                  {t(`differences.kinds.${one.kind}`)}
                </Link>{" "}
                <span className={rows.quiet}>
                  {t("orders.differs", {
                    theirs: money(one.theirs?.amountMinor, one.theirs?.currency),
                    ours: money(one.ours?.amountMinor, one.ours?.currency),
                  })}
                </span>
                {one.arrivals.length > 1
                  ? one.arrivals.map((came) => (
                      <span key={came.transactionId} className={rows.quiet}>
                        {" "}
                        · {money(came.amountMinor, one.theirs?.currency)} {came.transactionId}
                      </span>
                    ))
                  : null}
              </span>
              <span className={styles.outcome}>
                {one.choice && one.resolvedAt ? t(`settle.settled.${one.choice}`) : null}{" "}
                <Status tone={one.resolvedAt ? "good" : one.choice ? "wait" : "bad"}>
                  {one.choice && !one.resolvedAt
                    ? t(`settle.chose.${one.choice}`)
                    : t(`differences.states.${one.resolvedAt ? "closed" : "open"}`)}
                </Status>
                {one.kind === "transfer_differs" && !one.resolvedAt ? (
                  <Button variant="default" onClick={() => setSettling(one)}>
                    {t("settle.confirm")}
                  </Button>
                ) : null}
              </span>
            </li>
          ))}
        </Part>
      ) : null}
      <Part title={t("orders.refunds")} empty={order.refunds.length === 0}>
        {order.refunds.map((one) => (
          <li key={one.id}>
            <span>
              <Link to={refundAt(one.id)} className={rows.link}>
                {money(one.amountMinor, one.currency)}
              </Link>{" "}
              · {reasonLabel(t, one.reason)}
            </span>
            <span className={styles.outcome}>
              {moment(one.doneAt ?? one.createdAt)}{" "}
              <Status tone={refundTones[one.state]}>{t(`refundState.${one.state}`)}</Status>
            </span>
          </li>
        ))}
      </Part>
      <Suspense fallback={null}>
        {confirming ? (
          <ConfirmTransfer
            transfer={{
              ...confirming,
              memo: memoOf(confirming),
              receivedMinor: receivedOf(order, confirming),
              createdAt: order.createdAt,
            }}
            onClose={() => setConfirming(null)}
          />
        ) : null}
        {settling ? <SettleDialog difference={settling} onClose={() => setSettling(null)} /> : null}
      </Suspense>
    </>
  );
}
