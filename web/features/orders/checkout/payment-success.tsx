/** Step 3: what has been bought, from when until when, and the way to using it. */
import { Button } from "@mantine/core";
import { IconCheck, IconSend2 } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { OrderDetail } from "#contract/order";
import { formatDate, formatNumber, orderPrices } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { ReceiptButton } from "#web/ui/order/receipt-button.tsx";
import styles from "./checkout.module.css";

export function PaymentSuccess({ order }: { order: OrderDetail }) {
  const { t } = useTranslation("checkout");
  const language = useLanguage();
  const values = { title: order.title[language], listings: formatNumber(language, order.listings ?? 0) };
  return (
    <div className={styles.done}>
      <span className={styles.tick} aria-hidden>
        <IconCheck size={26} stroke={2} />
      </span>
      <h2 className={styles.doneTitle}>{t(`done.${order.kind}`, values)}</h2>
      <p className={styles.hint}>{useRuns(order)}</p>
      <p className={styles.hint}>
        {order.amountMinor > 0
          ? t("done.paid", { amount: orderPrices(language, order)(order.amountMinor) })
          : t("done.free")}
      </p>
      <div className={styles.actions}>
        <Button component={Link} to="/dashboard/publish" leftSection={<IconSend2 size={18} stroke={1.8} aria-hidden />}>
          {t("done.publish")}
        </Button>
        {order.amountMinor > 0 ? (
          <ReceiptButton id={order.id} name={`${t("done.receipt")} ${order.number}`}>
            {t("done.receipt")}
          </ReceiptButton>
        ) : null}
        <Button component={Link} to={`/dashboard/orders/${order.id}`} variant="default">
          {t("done.order")}
        </Button>
      </div>
    </div>
  );
}

/** From when until when it may be used. */
function useRuns({ period, kind }: OrderDetail): string {
  const { t } = useTranslation("checkout");
  const language = useLanguage();
  if (!period) return t("done.packText");
  const dates = { start: formatDate(language, period.startsAt), end: formatDate(language, period.endsAt) };
  return t(kind === "renew" && Date.parse(period.startsAt) > Date.now() ? "done.from" : "done.until", dates);
}
