/** An order nobody can pay any more: what became of it, and the way on. */
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { OrderDetail } from "#contract/order";
import { reorderLink } from "#web/features/orders/reorder-link.ts";
import { orderPrices } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./checkout.module.css";

export function OrderClosed({ order, status }: { order: OrderDetail; status: "cancelled" | "expired" | "refunded" }) {
  const { t } = useTranslation("checkout");
  const language = useLanguage();
  const amount = orderPrices(language, order)(order.refundedMinor);
  return (
    <div className={styles.stack}>
      <h2 className={styles.heading}>{t(`ended.${status}`)}</h2>
      <p className={styles.hint}>{t(`ended.${status}Text`, { amount })}</p>
      <div className={styles.actions}>
        <Button component={Link} to={reorderLink(order)}>
          {t("ended.again")}
        </Button>
        <Button component={Link} to={`/dashboard/orders/${order.id}`} variant="default">
          {t("done.order")}
        </Button>
      </div>
    </div>
  );
}
