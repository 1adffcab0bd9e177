/** One plan of the member price list. */
import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Plan } from "#contract/plan";
import styles from "#web/features/packages/packages.module.css";
import { formatPlanPrice } from "#web/lib/intl.ts";
import type { Language } from "#web/lib/language.ts";

export function PlanCard({ plan, language }: { plan: Plan; language: Language }) {
  const { t } = useTranslation("packages");
  return (
    <li className={styles.plan} data-popular={plan.popular}>
      <div className={styles.head}>
        <h2 className={styles.name}>{plan.name[language]}</h2>
        {plan.popular ? <span className={styles.popular}>{t("popular")}</span> : null}
      </div>
      <p className={styles.price}>
        {plan.priceMinor === null ? (
          <span className={styles.contact}>{t("contactUs")}</span>
        ) : (
          <>
            <span className={styles.amount}>{formatPlanPrice(language, plan.priceMinor, plan.currency)}</span>
            <span className={styles.period}>{t("perMonth")}</span>
          </>
        )}
      </p>
      <ul className={styles.benefits}>
        {plan.benefits[language].map((benefit) => (
          <li key={benefit}>
            <IconCheck size={16} stroke={2} aria-hidden />
            {benefit}
          </li>
        ))}
      </ul>
    </li>
  );
}
