/** Beside the payment: what is bought, what it comes to, when it begins, and that nothing is charged by itself. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Quote } from "#contract/order";
import { OrderLines } from "#web/features/orders/order-lines.tsx";
import { formatDate } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Panel } from "#web/ui/page.tsx";
import { Place } from "#web/ui/skeleton.tsx";
import styles from "./checkout.module.css";

/** `quote` undefined: it is on its way, its places are kept. */
export function QuoteSummary(props: { quote: Quote | undefined; busy: boolean; children: ReactNode }) {
  const { quote } = props;
  const { t } = useTranslation("checkout");
  const language = useLanguage();
  if (!quote) return <SummaryWaiting />;
  const coupon = quote.coupon?.usable ? quote.coupon.code : null;
  const dates = { start: formatDate(language, quote.startsAt), end: formatDate(language, quote.endsAt) };
  return (
    <Panel title={t("summary.title")}>
      <OrderLines order={quote} replaces={quote.replaces} coupon={coupon} total={t("summary.total")} busy={props.busy}>
        {props.children}
      </OrderLines>
      <p className="visually-hidden" role="status">
        {props.busy ? t("summary.checking") : ""}
      </p>
      <p className={styles.when}>{t(`when.${quote.kind}`, dates)}</p>
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
