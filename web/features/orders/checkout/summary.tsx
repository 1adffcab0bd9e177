/** Beside the payment: what is bought, what it comes to, when it begins, and that nothing is charged by itself. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Quote } from "#contract/order";
import { OrderLines } from "#web/features/orders/order-lines.tsx";
import { OrderWhen } from "#web/features/orders/order-period.tsx";
import { Panel } from "#web/ui/page.tsx";
import { Place } from "#web/ui/skeleton.tsx";
import styles from "./checkout.module.css";
import { ComingNote } from "./coming-note.tsx";

/** `quote` undefined: it is on its way, its places are kept. */
export function QuoteSummary(props: { quote: Quote | undefined; busy: boolean; children: ReactNode }) {
  const { quote } = props;
  const { t } = useTranslation("checkout");
  if (!quote) return <SummaryWaiting />;
  const coupon = quote.coupon?.usable ? quote.coupon.code : null;
  return (
    <Panel title={t("summary.title")}>
      <OrderLines order={quote} replaces={quote.replaces} coupon={coupon} total={t("summary.total")} busy={props.busy}>
        {props.children}
      </OrderLines>
      <p className="visually-hidden" role="status">
        {props.busy ? t("summary.checking") : ""}
      </p>
      <OrderWhen planned={quote} className={styles.when} />
      <ComingNote of={quote} />
      <p className={styles.terms}>{t("terms")}</p>
    </Panel>
  );
}

export function SummaryWaiting() {
  const { t } = useTranslation("checkout");
  return (
    <Panel title={t("summary.title")}>
      <div className={styles.summaryWaiting} aria-hidden>
        <Place width="70%" height={20} />
        <Place width="45%" height={16} />
        <Place width="36%" height={20} />
        <Place height={44} />
        <Place height={48} />
      </div>
    </Panel>
  );
}
