/** An order that waits to be paid: go on with it, or give it up. */
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Order } from "#contract/order";
import { formatMoment, formatPlanPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { CancelOrder } from "./cancel-order.tsx";
import styles from "./pending-banner.module.css";

export function PendingOrder({ order }: { order: Order }) {
  const { t } = useTranslation("orders");
  const language = useLanguage();
  return (
    <section className={styles.banner} aria-labelledby="pending-order">
      <div className={styles.words}>
        <h2 id="pending-order" className={styles.title}>
          {t("banner.title")}
        </h2>
        <p>
          {t("banner.text", {
            title: order.title[language],
            amount: formatPlanPrice(language, order.amountMinor, order.currency),
            time: formatMoment(language, order.expiresAt),
          })}
        </p>
      </div>
      <div className={styles.actions}>
        <Button component={Link} to={`/dashboard/checkout?order=${order.id}`}>
          {t("banner.pay")}
        </Button>
        <CancelOrder order={order} variant="default" />
      </div>
    </section>
  );
}
