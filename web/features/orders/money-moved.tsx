/** The tries to pay an order and what was given back of it, as two short tables. */
import { useTranslation } from "react-i18next";
import type { OrderDetail } from "#contract/order";
import { isOwnRefundReason, type PaymentState, type RefundStateName } from "#contract/payment";
import { formatMoment, orderPrices } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Panel } from "#web/ui/page.tsx";
import { Status, type Tone } from "#web/ui/status.tsx";
import styles from "./orders.module.css";

const paymentTones: Record<PaymentState, Tone> = {
  opening: "busy",
  open: "wait",
  paid: "good",
  closed: "plain",
  failed: "bad",
};
const refundTones: Record<RefundStateName, Tone> = { pending: "busy", done: "good", failed: "wait" };

export function Payments({ order }: { order: OrderDetail }) {
  const { t } = useTranslation("orders");
  const { t: tCheckout } = useTranslation("checkout");
  const language = useLanguage();
  const { payments } = order;
  const money = orderPrices(language, order);
  if (payments.length === 0) return null;
  return (
    <Panel title={t("detail.payments")} flush>
      <ul className={styles.moved}>
        {payments.map(({ id, provider, state, amountMinor, paidAt }) => (
          <li key={id}>
            <span className={styles.what}>
              <span>{tCheckout(`provider.${provider}`)}</span>
              {paidAt ? <span className={styles.meta}>{formatMoment(language, paidAt)}</span> : null}
            </span>
            <span className={styles.amount}>{money(amountMinor)}</span>
            <Status tone={paymentTones[state]}>{t(`paymentState.${state}`)}</Status>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function Refunds({ order }: { order: OrderDetail }) {
  const { t } = useTranslation("orders");
  const language = useLanguage();
  const { refunds } = order;
  const money = orderPrices(language, order);
  if (refunds.length === 0) return null;
  return (
    <Panel title={t("detail.refunds")} flush>
      <ul className={styles.moved}>
        {refunds.map(({ id, state, reason, amountMinor, createdAt, doneAt }) => (
          <li key={id}>
            <span className={styles.what}>
              <span>{isOwnRefundReason(reason) ? t(`houseReason.${reason}`) : reason}</span>
              <span className={styles.meta}>{formatMoment(language, doneAt ?? createdAt)}</span>
            </span>
            <span className={styles.amount}>{money(amountMinor)}</span>
            <Status tone={refundTones[state]}>{t(`refundState.${state}`)}</Status>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
