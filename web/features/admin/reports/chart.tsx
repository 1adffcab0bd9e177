/** One number by day as a line, the period before as a dashed one. Hover, touch and arrow keys read a day out. */
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Comparison, SeriesName } from "#contract/admin/report-names";
import type { Report } from "#contract/admin/reports";
import { axisMaximum } from "#web/lib/axis-maximum.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./chart.module.css";
import { dayText, figureText } from "./report-labels.ts";

const HEIGHT = 100;

export function Chart(props: { report: Report; name: SeriesName; against: Comparison; open: (day: string) => void }) {
  const { report, name, against, open } = props;
  const { t } = useTranslation("reports");
  const language = useLanguage();
  const [chosen, setChosen] = useState<number | null>(null);
  const { days, currency } = report;
  const last = days.length - 1;
  const now = days.map((day) => day.values[name] ?? 0);
  const then = days.map((day) => day.before[name] ?? 0);
  const highest = Math.max(...now, ...then);
  const top = axisMaximum(highest);
  const text = (value: number | undefined) => figureText(language, name, value ?? 0, currency);
  const x = (at: number) => (last > 0 ? at / last : 0.5) * 1000;
  const y = (value: number) => HEIGHT - (HEIGHT * value) / top;
  const line = (values: readonly number[]) =>
    values.map((value, at) => `${at === 0 ? "M" : "L"}${x(at)} ${y(value)}`).join("");
  const at = Math.min(chosen ?? last, last);
  const day = days[at];
  if (!day) return null;
  const said = t(`onDay.${against}`, { day: dayText(language, day.day), shown: text(now[at]), before: text(then[at]) });
  return (
    <figure className={styles.figure} aria-label={t("chart", { name: t(`figures.${name}`) })}>
      <figcaption className={styles.head}>
        <span className={styles.said}>{said}</span>
        <Button variant="subtle" size="compact-md" className={styles.open} onClick={() => open(day.day)}>
          {t("openDay", { day: dayText(language, day.day) })}
        </Button>
      </figcaption>
      <div className={styles.plot}>
        <span className={styles.top} aria-hidden>
          {highest > 0 ? text(top) : null}
        </span>
        <svg viewBox={`0 0 1000 ${HEIGHT}`} preserveAspectRatio="none" className={styles.lines} aria-hidden>
          <path className={styles.area} d={`${line(now)}L${x(last)} ${HEIGHT}L${x(0)} ${HEIGHT}Z`} />
          <path className={styles.then} d={line(then)} />
          <path className={styles.now} d={line(now)} />
          <path className={styles.at} d={`M${x(at)} 0V${HEIGHT}`} />
        </svg>
        <span
          className={styles.dot}
          style={{ insetInlineStart: `${x(at) / 10}%`, top: `${y(now[at] ?? 0)}%` }}
          aria-hidden
        />
        {/* the native slider brings arrow keys, touch and a spoken value */}
        <input
          type="range"
          className={styles.reader}
          aria-label={t("choose")}
          aria-valuetext={said}
          min={0}
          max={last}
          value={at}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
          onPointerMove={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            const place = Math.round(((event.clientX - box.left) / box.width) * last);
            setChosen(Math.min(last, Math.max(0, place)));
          }}
        />
      </div>
      <div className={styles.ends} aria-hidden>
        <span>{dayText(language, days[0]?.day ?? day.day)}</span>
        <span className={styles.key}>
          <i className={styles.keyNow} /> {t("now")} <i className={styles.keyThen} /> {t(`past.${against}`)}
        </span>
        <span>{dayText(language, days[last]?.day ?? day.day)}</span>
      </div>
    </figure>
  );
}
