/** The three steps of buying: choose, pay, start using. The first leads back for as long as nothing is paid. */
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import styles from "#web/ui/steps.module.css";

const names = ["choose", "pay", "start"] as const;

export function BuyingProgress({ at }: { at: 1 | 2 }) {
  const { t } = useTranslation("checkout");
  return (
    <nav aria-label={t("step.label")}>
      <ol className={styles.steps}>
        {names.map((name, index) => {
          const label = (
            <>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              {t(`step.${name}`)}
            </>
          );
          return (
            <li
              key={name}
              className={styles.step}
              data-state={index === at ? "now" : index < at ? "done" : "next"}
              aria-current={index === at ? "step" : undefined}
            >
              {name === "choose" && at === 1 ? (
                <Link to="/dashboard/packages" className={styles.button}>
                  {label}
                </Link>
              ) : (
                <span className={styles.button}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
