/** What the landing page claims and which of the two price lists is shown where. */
import { NumberInput, Radio } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { priceList } from "#contract/plan";
import { Panel } from "#web/ui/page.tsx";
import { useFieldError } from "./field-error.ts";
import styles from "./settings.module.css";
import type { ReadyForm } from "./use-settings-form.ts";

export function OfferSection({ form }: { form: ReadyForm }) {
  const { t } = useTranslation("adminSettings");
  const wrong = useFieldError(form);
  const { values, set } = form;
  return (
    <>
      <Panel title={t("keys.support_hours")}>
        <NumberInput
          className={styles.number}
          label={t("supportHours")}
          description={t("supportHoursHint")}
          min={1}
          max={24}
          clampBehavior="none"
          allowDecimal={false}
          value={values.support_hours}
          error={wrong("support_hours")}
          onChange={(value) => set("support_hours", Number(value))}
        />
      </Panel>
      <Panel title={t("tabs.offer")}>
        <p className={styles.text}>{t("listsText")}</p>
        <div className={styles.pair}>
          {(["landing_list", "sold_list"] as const).map((key) => (
            <Radio.Group
              key={key}
              label={t(`keys.${key}`)}
              value={values[key]}
              onChange={(value) => set(key, priceList.parse(value))}
            >
              <div className={styles.choices}>
                {priceList.options.map((list) => (
                  <Radio key={list} value={list} label={t(`lists.${list}`)} />
                ))}
              </div>
            </Radio.Group>
          ))}
        </div>
      </Panel>
    </>
  );
}
