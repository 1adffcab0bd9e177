/** One number by day as a line, the period before as a dashed one. Hover, touch and arrow keys read a day out. */
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Comparison, SeriesName } from "#contract/admin/report-names";
import type { Report } from "#contract/admin/reports";
import { axisMaximum } from "#web/lib/axis-maximum.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Chart } from "#web/ui/chart/chart.tsx";
import styles from "./chart.module.css";
import { chartValues } from "./chart-values.ts";
import { dayText, figureText } from "./report-labels.ts";

export function DaysChart(props: {
  report: Report;
  name: SeriesName;
  against: Comparison;
  open: (day: string) => void;
}) {
  const { report, name, against, open } = props;
  const { t } = useTranslation("reports");
  const language = useLanguage();
  const [chosen, setChosen] = useState<number | null>(null);
  const { days, currency } = report;
  const last = days.length - 1;
  const { now, before, highest } = chartValues(days, name);
  const top = axisMaximum(highest);
  const text = (value: number | null | undefined) => figureText(language, name, value ?? 0, currency);
  const at = Math.min(chosen ?? last, last);
  const day = days[at];
  if (!day) return null;
  const about = day.counted ? (`onDay.${against}` as const) : "onDay.missing";
  const was = day.beforeCounted ? text(before[at]) : t("notCounted");
  const summary = t(about, { day: dayText(language, day.day), shown: text(now[at]), before: was });
  return (
    <figure className={styles.figure} aria-label={t("chart", { name: t(`figures.${name}`) })}>
      <figcaption className={styles.head}>
        <span className={styles.said}>{summary}</span>
        <Button variant="subtle" size="compact-md" className={styles.open} onClick={() => open(day.day)}>
          {t("openDay", { day: dayText(language, day.day) })}
        </Button>
      </figcaption>
      <Chart
        values={now}
        others={before}
        top={top}
        at={at}
        text={highest > 0 ? text : () => ""}
        height={200}
        label={t("choose")}
        said={summary}
        choose={setChosen}
        ends={[dayText(language, days[0]?.day ?? day.day), dayText(language, days[last]?.day ?? day.day)]}
        names={[t("now"), t(`past.${against}`)]}
      />
    </figure>
  );
}
