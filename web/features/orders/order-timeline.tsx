/** The course of an order, oldest first, ending with what is awaited. */
import { useTranslation } from "react-i18next";
import type { OrderDetail } from "#contract/order";
import { formatTimes } from "#web/lib/intl/tables.ts";
import { formatDate, formatMoment, orderPrices } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { isTimed, type OrderEvent, orderEventsOf } from "./order-events.ts";
import styles from "./orders.module.css";

export function OrderTimeline({ order }: { order: OrderDetail }) {
  const { t } = useTranslation("orders");
  const language = useLanguage();
  const wordsOf = useWords(order);
  const moments = orderEventsOf(order);
  const timed = moments.filter(isTimed);
  const times = formatTimes(
    language,
    timed.map(({ at }) => at),
  );
  return (
    <ol className={styles.course}>
      {moments.map((moment) => (
        <li key={moment.key} data-is={moment.is}>
          <span>{wordsOf(moment)}</span>
          {isTimed(moment) ? (
            <time dateTime={moment.at} className={styles.time}>
              {times[timed.indexOf(moment)]}
            </time>
          ) : null}
        </li>
      ))}
      {order.status === "pending" ? (
        <li data-is="now" aria-current="step">
          <span>{t("detail.waiting", { time: formatMoment(language, order.expiresAt) })}</span>
        </li>
      ) : null}
    </ol>
  );
}

function useWords(order: OrderDetail): (moment: OrderEvent) => string {
  const { t } = useTranslation("orders");
  const { t: tCheckout } = useTranslation("checkout");
  const language = useLanguage();
  const money = orderPrices(language, order);
  return (moment) => {
    if ("provider" in moment) return t(`detail.${moment.is}`, { provider: tCheckout(`provider.${moment.provider}`) });
    if ("minor" in moment) return t(`detail.${moment.is}`, { amount: money(moment.minor) });
    if ("start" in moment) return t(`detail.${moment.is}`, { start: formatDate(language, moment.start) });
    return t(`detail.${moment.is}`);
  };
}
