/** The three steps of buying a package, as the specification has them: choose, pay, start using. */
import { useTranslation } from "react-i18next";
import { Panel } from "#web/ui/page.tsx";
import styles from "./packages.module.css";

export function BuyingSteps({ contactable }: { contactable: boolean }) {
  const { t } = useTranslation("packages");
  const steps = [
    [t("steps.choose"), t("steps.chooseText")],
    [t("steps.pay"), contactable ? t("steps.payText") : t("steps.payNoContact")],
    [t("steps.start"), t("steps.startText")],
  ] as const;
  return (
    <Panel title={t("buyTitle")}>
      <ol className={styles.steps}>
        {steps.map(([name, text], index) => (
          <li key={name}>
            <span className={styles.ordinal} aria-hidden>
              {index + 1}
            </span>
            <div>
              <h3 className={styles.stepName}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
