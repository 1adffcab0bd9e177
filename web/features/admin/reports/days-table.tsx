/** The same days as a table, folded until somebody wants it; each day opens its own report. */
import { useTranslation } from "react-i18next";
import type { SeriesName } from "#contract/admin/report-names";
import type { Report } from "#contract/admin/reports";
import { useLanguage } from "#web/lib/use-language.ts";
import { dayText, figureText } from "./report-labels.ts";
import styles from "./reports.module.css";

export function DaysTable(props: { report: Report; series: readonly SeriesName[]; open: (day: string) => void }) {
  const { t } = useTranslation("reports");
  const language = useLanguage();
  const { days, currency } = props.report;
  return (
    <details className={styles.details}>
      <summary>{t("table")}</summary>
      <section className={styles.scroll} aria-label={t("table")}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t("day")}</th>
              {props.series.map((name) => (
                <th key={name} scope="col">
                  {t(`figures.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map(({ day, values, counted }) => (
              <tr key={day}>
                <th scope="row">
                  <button type="button" className={styles.link} onClick={() => props.open(day)}>
                    {dayText(language, day)}
                  </button>
                </th>
                {props.series.map((name) => (
                  <td key={name}>
                    {counted ? figureText(language, name, values[name] ?? 0, currency, "column") : t("notCounted")}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
