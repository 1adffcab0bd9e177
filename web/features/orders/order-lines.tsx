/** What an order comes to, line by line: the list price, what is left of replaced packages, the coupon, the total. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { adjustedMinor } from "#contract/money";
import type { Order, Quote } from "#contract/order";
import { formatNumber, orderPrices } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./order-lines.module.css";

type Priced = Pick<
  Order | Quote,
  "kind" | "title" | "listings" | "priceMinor" | "creditMinor" | "discountMinor" | "amountMinor" | "currency"
>;

export function OrderLines(props: {
  order: Priced;
  /** What each replaced package is worth, where that is known one by one. */
  replaces?: Quote["replaces"];
  coupon?: string | null;
  /** The word at the total: to pay, paid. */
  total: string;
  refundedMinor?: number;
  /** Another total is being worked out. */
  busy?: boolean;
  children?: ReactNode;
}) {
  const { order, replaces = [], coupon, refundedMinor = 0 } = props;
  const { t } = useTranslation("checkout");
  const language = useLanguage();
  const title = order.title[language];
  const adjusted = adjustedMinor(order);
  const credits = new Map<string, number>();
  if (replaces.length === 0) credits.set(t("summary.creditAll"), order.creditMinor);
  for (const { planName, creditMinor } of replaces) {
    const name = t("summary.credit", { name: planName[language] });
    credits.set(name, (credits.get(name) ?? 0) + creditMinor);
  }
  const money = orderPrices(language, { ...order, refundedMinor }, [...credits.values()]);
  return (
    <div className={styles.lines} aria-busy={props.busy || undefined}>
      <dl className={styles.list}>
        <Line name={order.kind === "pack" ? title : t("summary.month", { title })} about={useAllows(order)}>
          {money(order.priceMinor)}
        </Line>
        {[...credits]
          .filter(([, minor]) => minor > 0)
          .map(([name, minor]) => (
            <Line key={name} name={name}>
              {money(-minor)}
            </Line>
          ))}
        {order.discountMinor > 0 ? (
          <Line name={coupon ? t("summary.discountOf", { code: coupon }) : t("summary.discount")}>
            {money(-order.discountMinor)}
          </Line>
        ) : null}
        {adjusted === 0 ? null : <Line name={t("summary.adjusted")}>{money(adjusted)}</Line>}
      </dl>
      {props.children}
      <dl className={styles.list}>
        <div className={styles.total}>
          <dt>{props.total}</dt>
          <dd>{money(order.amountMinor)}</dd>
        </div>
        {refundedMinor > 0 ? <Line name={t("summary.refunded")}>{money(-refundedMinor)}</Line> : null}
      </dl>
    </div>
  );
}

/** How many listings it is about, in words. */
function useAllows({ kind, listings }: Priced): string {
  const { t } = useTranslation("checkout");
  const language = useLanguage();
  if (listings === null) return t("summary.unlimited");
  const numbers = { count: listings, replace: { count: formatNumber(language, listings) } };
  return t(kind === "pack" ? "summary.extra" : "summary.listings", numbers);
}

function Line({ name, about, children }: { name: string; about?: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>
        {name}
        {about ? <span className={styles.about}>{about}</span> : null}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
