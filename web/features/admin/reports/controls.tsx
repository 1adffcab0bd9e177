/** Which report, and of when: the last days, or a period of one's own. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { comparisons, LONGEST_REPORT, type ReportName, reportNames } from "#contract/admin/report-names";
import { FilterRow } from "#web/ui/filter-row.tsx";
import { PlainSelect } from "#web/ui/plain-select.tsx";
import { isPeriod, type ReportQuery, spans } from "./report-query.ts";
import styles from "./reports.module.css";

const inMoney: readonly ReportName[] = ["revenue", "models"];

export function Controls(props: {
  asked: ReportQuery;
  currencies: readonly string[];
  currency: string;
  change: (filters: Record<string, string>) => void;
  filters: Readonly<Record<string, string>>;
}) {
  const { t } = useTranslation("reports");
  const { asked, filters, change } = props;
  const period = (more: Record<string, string>) => {
    const { days: _, from: __, until: ___, ...others } = filters;
    change({ ...others, ...more });
  };
  const { from, until } = asked.input;
  return (
    <div className={styles.controls}>
      <FilterRow
        label={t("which")}
        value={asked.report}
        options={reportNames.map((value) => ({ value, label: t(`names.${value}`) }))}
        onChange={(report) => {
          // parts and chosen numbers are of one report; the period stays
          const { dimension: _, part: __, series: ___, currency: ____, ...others } = filters;
          change({ ...others, report });
        }}
      />
      <div className={styles.when}>
        <FilterRow
          label={t("period")}
          value={asked.span === null ? "custom" : String(asked.span)}
          options={[
            ...spans.map((count) => ({ value: String(count), label: t("lastDays", { count }) })),
            { value: "custom", label: t("custom") },
          ]}
          onChange={(value) => period(value === "custom" ? { from, until } : { days: value })}
        />
        <div className={styles.choices}>
          <div className={styles.choice}>
            <PlainSelect
              label={t("against")}
              value={asked.against}
              options={comparisons.map((value) => ({ value, label: t(`againstOf.${value}`) }))}
              onChange={(against) => change({ ...filters, against })}
            />
          </div>
          {inMoney.includes(asked.report) && props.currencies.length > 1 ? (
            <PlainSelect
              label={t("currency")}
              value={props.currency}
              options={props.currencies.map((value) => ({ value, label: value }))}
              onChange={(currency) => change({ ...filters, currency })}
            />
          ) : null}
        </div>
      </div>
      {asked.span === null ? <OwnPeriod key={`${from} ${until}`} from={from} until={until} apply={period} /> : null}
    </div>
  );
}

function OwnPeriod(props: { from: string; until: string; apply: (period: { from: string; until: string }) => void }) {
  const { t } = useTranslation("reports");
  const [days, setDays] = useState({ from: props.from, until: props.until });
  const wrong = !isPeriod(days.from, days.until);
  const set = (part: Partial<typeof days>) => {
    const next = { ...days, ...part };
    setDays(next);
    if (isPeriod(next.from, next.until)) props.apply(next);
  };
  return (
    <fieldset className={styles.own} aria-label={t("custom")}>
      {(["from", "until"] as const).map((name) => (
        <label key={name} className={styles.field}>
          <span>{t(name)}</span>
          <input
            type="date"
            className={styles.date}
            value={days[name]}
            aria-invalid={wrong}
            onChange={(event) => set({ [name]: event.currentTarget.value })}
          />
        </label>
      ))}
      {wrong ? (
        <p className={styles.wrong} role="alert">
          {t("badPeriod", { max: LONGEST_REPORT })}
        </p>
      ) : null}
    </fieldset>
  );
}
