/** Who may open an account, how long it is tried for, and how long the journals are kept. */
import { NumberInput, Radio } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { keptDays } from "#contract/settings";
import { Panel } from "#web/ui/page.tsx";
import { useFieldError } from "./field-error.ts";
import styles from "./settings.module.css";
import type { ReadyForm } from "./use-settings-form.ts";

const journals = ["signIns", "mails", "errors"] as const;

export function AccessSection({ form }: { form: ReadyForm }) {
  const { t } = useTranslation("adminSettings");
  const wrong = useFieldError(form);
  const { values, set, state } = form;
  return (
    <>
      <Panel title={t("keys.registration")}>
        <Radio.Group
          aria-label={t("keys.registration")}
          value={values.registration}
          onChange={(value) => set("registration", value === "invite" ? "invite" : "open")}
        >
          <div className={styles.choices}>
            <Radio value="open" label={t("open")} description={t("openText")} />
            <Radio value="invite" label={t("invite")} description={t("inviteText")} />
          </div>
        </Radio.Group>
        {state.signUpIsOurs ? null : <p className={styles.hint}>{t("hosted")}</p>}
      </Panel>
      <Panel title={t("keys.trial_days")}>
        <NumberInput
          className={styles.line}
          aria-label={t("keys.trial_days")}
          description={t("trialDaysHint")}
          min={0}
          max={90}
          clampBehavior="none"
          allowDecimal={false}
          value={values.trial_days}
          error={wrong("trial_days")}
          onChange={(value) => set("trial_days", value === "" ? Number.NaN : Number(value))}
        />
      </Panel>
      <Panel title={t("keys.log_days")}>
        <p className={styles.text}>{t("journalsText")}</p>
        <div className={styles.pair}>
          {journals.map((journal) => (
            <NumberInput
              key={journal}
              label={t(`journals.${journal}`)}
              suffix={` ${t("days")}`}
              min={keptDays.min}
              max={keptDays.max}
              clampBehavior="none"
              allowDecimal={false}
              value={values.log_days[journal]}
              error={wrong(`log_days.${journal}`)}
              onChange={(value) => set("log_days", { ...values.log_days, [journal]: Number(value) })}
            />
          ))}
        </div>
      </Panel>
    </>
  );
}
