/** The period's headline: each number with the one before; one that is counted by day is shown in the chart when chosen. */
import { useTranslation } from "react-i18next";
import { type Comparison, type FigureName, type SeriesName, seriesNames } from "#contract/admin/report-names";
import type { Report } from "#contract/admin/reports";
import { useLanguage } from "#web/lib/use-language.ts";
import { changeText, figureText } from "./report-labels.ts";
import styles from "./reports.module.css";

const seriesOf = (name: FigureName): SeriesName | undefined => seriesNames.find((one) => one === name);
const explained = [
  "activationRate",
  "active",
  "trialsConverted",
  "paid",
  "refunded",
  "net",
  "mrr",
  "arpu",
  "subscribers",
  "churnRate",
  "importRate",
  "taskRate",
  "modelCost",
  "modelFailed",
] as const;

export function Tiles(props: {
  report: Report;
  against: Comparison;
  chosen: SeriesName;
  choose: (name: SeriesName) => void;
}) {
  const { t } = useTranslation("reports");
  const language = useLanguage();
  const { figures, currency, before: period } = props.report;
  return (
    <ul className={styles.tiles}>
      {figures.map(({ name, value, before }) => {
        const series = seriesOf(name);
        const change = changeText(language, name, value, before);
        const meaning = explained.find((one) => one === name);
        const inside = (
          <>
            <span className={styles.name}>{t(`figures.${name}`)}</span>
            <span className={styles.value}>{figureText(language, name, value, currency)}</span>
            <span className={styles.was}>
              {before === null
                ? t(period.counted ? "none" : "beingCounted")
                : t(`was.${props.against}`, { shown: figureText(language, name, before, currency) })}
              {change === null ? null : <span className={styles.change}>{change}</span>}
            </span>
            {meaning ? <span className={styles.meaning}>{t(`means.${meaning}`)}</span> : null}
          </>
        );
        return (
          <li key={name}>
            {series ? (
              <button
                type="button"
                className={styles.tile}
                aria-pressed={series === props.chosen}
                onClick={() => props.choose(series)}
              >
                {inside}
              </button>
            ) : (
              <div className={styles.tile}>{inside}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
