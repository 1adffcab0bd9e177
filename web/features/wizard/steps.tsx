/** The three steps; those already reachable are buttons, so one moves forward and back freely. */
import { useTranslation } from "react-i18next";
import styles from "./steps.module.css";

const names = ["link", "confirm", "preferences"] as const;
export type Step = 0 | 1 | 2;
const steps: readonly Step[] = [0, 1, 2];

export function Steps({ at, reachable, onGo }: { at: Step; reachable: Step; onGo: (step: Step) => void }) {
  const { t } = useTranslation("wizard");
  return (
    <nav aria-label={t("steps.label")}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step} data-state={step === at ? "now" : step < at ? "done" : "next"}>
            <button
              type="button"
              className={styles.button}
              disabled={step > reachable}
              aria-current={step === at ? "step" : undefined}
              onClick={() => onGo(step)}
            >
              <span className={styles.number} aria-hidden="true">
                {step + 1}
              </span>
              {t(`steps.${names[step] ?? "link"}`)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
