/** What an account bought and paid, its papers and coupons: each leads to the place where it is worked with. */
import { useTranslation } from "react-i18next";
import type { UserDetail } from "#contract/admin/users";
import { orderAt } from "#web/features/admin/addresses.ts";
import { formatMoment } from "#web/features/admin/clock.ts";
import styles from "#web/features/admin/list/rows.module.css";
import money from "#web/features/admin/packages/packages.module.css";
import { invoiceMoney, invoiceStateLabel } from "#web/features/admin/packages/state-labels.ts";
import { formatPlanPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { orderStatusKey } from "#web/ui/order/status-labels.ts";
import { Leads, Rows } from "./account-rows.tsx";
import { RefundButton } from "./refund-button.tsx";

export function AccountMoney({ user }: { user: UserDetail }) {
  const { t } = useTranslation("users");
  const { t: tp } = useTranslation("adminPackages");
  const { t: to } = useTranslation("orders");
  const language = useLanguage();
  const words = encodeURIComponent(user.email);
  return (
    <>
      <Rows title={t("drawer.orders")} of={user.orders} all={`/admin/packages?q=${words}`}>
        {(one) => (
          <li key={one.id}>
            <span>
              <Leads to={orderAt(one.id)}>{one.number}</Leads> · {one.title[language]}
            </span>
            <span className={money.outcome}>
              <span className={styles.quiet}>
                {formatPlanPrice(language, one.amountMinor, one.currency)} · {to(orderStatusKey(one))}
              </span>
              <RefundButton order={one} />
            </span>
          </li>
        )}
      </Rows>
      <Rows title={t("drawer.payments")} of={user.payments}>
        {(one) => (
          <li key={one.id}>
            <span>
              <Leads to={orderAt(one.orderId)}>{one.orderNumber}</Leads> · {tp(`providers.${one.provider}`)}{" "}
              {formatPlanPrice(language, one.amountMinor, one.currency)}
            </span>
            <span className={styles.quiet}>
              {[one.transactionId, tp(`paymentState.${one.state}`), formatMoment(language, one.at)]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </li>
        )}
      </Rows>
      <Rows title={t("drawer.invoices")} of={user.invoices} all={`/admin/packages?tab=invoices&q=${words}`}>
        {(one) => (
          <li key={one.id}>
            <span>
              <Leads to={`/admin/packages?tab=invoices&open=${one.id}`}>{one.title}</Leads>
            </span>
            <span className={styles.quiet}>
              {[one.number, invoiceMoney(tp, language, one), invoiceStateLabel(tp, one)].filter(Boolean).join(" · ")}
            </span>
          </li>
        )}
      </Rows>
      <Rows title={t("drawer.coupons")} of={user.coupons}>
        {(one) => (
          <li key={one.orderId}>
            <span>
              <Leads to={`/admin/packages?tab=coupons&q=${one.code}`}>{one.code}</Leads>
            </span>
            <span className={styles.quiet}>
              {one.orderNumber} · {t(`coupon.${one.state}`)} · {formatMoment(language, one.at)}
            </span>
          </li>
        )}
      </Rows>
    </>
  );
}
