/** The papers of a paid order: its receipt, those for what went back, its tax invoice. */
import { useTranslation } from "react-i18next";
import type { OrderDetail } from "#contract/order";
import { ReceiptButton } from "#web/ui/order/receipt-button.tsx";
import { receiptsOf } from "#web/ui/order/receipts-of.ts";
import { Panel } from "#web/ui/page.tsx";
import { InvoiceStanding } from "./invoice-state.tsx";
import styles from "./order-documents.module.css";

export function OrderDocuments({ order }: { order: OrderDetail }) {
  const { t } = useTranslation("papers");
  const paid = order.status === "completed" || order.status === "refunded";
  if (!paid || order.amountMinor === 0) return null;
  return (
    <Panel title={t("title")}>
      <ul className={styles.papers}>
        {receiptsOf(order).map(({ id, number, kind }) => (
          <li key={id}>
            <span className={styles.paper}>
              <span>{t(`kind.${kind}`)}</span>
              <span className={styles.number}>{number}</span>
            </span>
            <ReceiptButton id={id} name={`${t("download")} ${t(`kind.${kind}`)} ${number}`}>
              {t("download")}
            </ReceiptButton>
          </li>
        ))}
      </ul>
      <InvoiceStanding order={order} />
    </Panel>
  );
}
