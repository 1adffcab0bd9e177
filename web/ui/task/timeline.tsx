/** A task's course, oldest first, ending with what is going on now. */
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { Task, TaskStep } from "#contract/task";
import { formatTimes } from "#web/lib/intl/tables.ts";
import { formatPercent } from "#web/lib/intl.ts";
import type { Language } from "#web/lib/language.ts";
import { isRunning } from "#web/lib/task-stream.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { statusLabel, timeLabel } from "./status-labels.ts";
import { shownSteps } from "./steps.ts";
import styles from "./timeline.module.css";

function words(t: TFunction<"tasks">, language: Language, { step, attempt, progress, cause }: TaskStep): string {
  if (step === "started" && attempt > 1) return t("step.startedAgain", { attempt });
  if (step === "progress") return t("step.progress", { percent: formatPercent(language, progress) });
  if (step === "waiting" && cause) return t("step.waitingCause");
  return t(`step.${step}`);
}

export function Timeline({ steps, task }: { steps: readonly TaskStep[]; task: Task }) {
  const { t } = useTranslation("tasks");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const visible = shownSteps(steps);
  const times = formatTimes(
    language,
    visible.map((step) => step.at),
  );
  return (
    <ol className={styles.timeline}>
      {visible.map((step, index) => (
        <li key={`${step.at} ${step.step} ${step.progress}`} data-step={step.step}>
          <div className={styles.step}>
            <span>{words(t, language, step)}</span>
            <time dateTime={step.at} className={styles.time}>
              {times[index]}
            </time>
          </div>
          {/* the last failure is told with the task itself */}
          {step.cause && (step.step !== "failed" || index < visible.length - 1) ? (
            <p className={styles.stepCause}>{tError(step.cause.code, step.cause.data)}</p>
          ) : null}
        </li>
      ))}
      {isRunning(task) ? (
        <li data-step="now" aria-current="step">
          <div className={styles.step}>
            <span>{statusLabel(t, task)}</span>
            <span className={styles.time}>{timeLabel(t, language, task) ?? t("drawer.now")}</span>
          </div>
        </li>
      ) : null}
    </ol>
  );
}
