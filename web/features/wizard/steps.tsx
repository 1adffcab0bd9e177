/** The three steps; those already reachable are buttons, so one moves forward and back freely. */
import { useTranslation } from "react-i18next";
import styles from "#web/ui/steps.module.css";

const names = ["link", "confirm", "preferences"] as const;
export type Step = 0 | 1 | 2;
const steps: readonly Step[] = [0, 1, 2];

/** `first` is where this walk begins: a property that is known needs no link. */
export function Steps(props: { at: Step; first: Step; reachable: Step; onGo: (step: Step) => void }) {
  const { at, first, reachable, onGo } = props;
  const { t } = useTranslation("wizard");
  return (
    <nav aria-label={t("steps.label")}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step} data-state={step === at ? "now" : step < at ? "done" : "next"}>
            <button
              type="button"
              className={styles.button}
              disabled={step < first || step > reachable}
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
