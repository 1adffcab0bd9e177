/** Bars of one number a day. Hover, touch and arrow keys read a day out; screen readers get the numbers as a table. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PropertyViews } from "#contract/property-page";
import { axisMaximum } from "#web/lib/axis-maximum.ts";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./views.module.css";

const HEIGHT = 100;
/** Of a day's width; the rest is air. */
const BAR = 0.68;

export function Bars({ days, total }: PropertyViews) {
  const { t } = useTranslation("propertyPage");
  const language = useLanguage();
  const [chosen, setChosen] = useState<number | null>(null);
  const sum = days.reduce((all, day) => all + day.views, 0);
  const top = axisMaximum(Math.max(...days.map((day) => day.views)));
  const number = (value: number) => formatNumber(language, value);
  const dayName = (date: string | undefined) =>
    date === undefined
      ? ""
      : new Intl.DateTimeFormat(language === "zh" ? "zh-CN" : "en-GB", {
          day: "numeric",
          month: language === "zh" ? "long" : "short",
          timeZone: "UTC",
        }).format(new Date(date));
  const dayText = (at: number) => {
    const day = days[at];
    return day ? t("views.day", { count: day.views, shown: number(day.views), date: dayName(day.date) }) : "";
  };
  const period = t("views.sum", { count: sum, shown: number(sum), days: days.length });
  return (
    <div>
      <p className={styles.said}>{chosen === null ? period : dayText(chosen)}</p>
      <div className={styles.plot}>
        <span className={styles.top} aria-hidden>
          {number(top)}
        </span>
        <svg viewBox={`0 0 ${days.length} ${HEIGHT}`} preserveAspectRatio="none" className={styles.bars} aria-hidden>
          {days.map((day, at) => (
            <rect
              key={day.date}
              x={at + (1 - BAR) / 2}
              width={BAR}
              y={HEIGHT - (HEIGHT * day.views) / top}
              height={(HEIGHT * day.views) / top}
              data-on={at === chosen || undefined}
            />
          ))}
        </svg>
        <input
          type="range"
          className={styles.reader}
          aria-label={t("views.choose")}
          aria-valuetext={dayText(chosen ?? days.length - 1)}
          min={0}
          max={days.length - 1}
          value={chosen ?? days.length - 1}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
          onFocus={(event) => event.target.matches(":focus-visible") && setChosen(chosen ?? days.length - 1)}
          onBlur={() => setChosen(null)}
          onPointerMove={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            const at = Math.floor(((event.clientX - box.left) / box.width) * days.length);
            setChosen(Math.min(days.length - 1, Math.max(0, at)));
          }}
          onPointerLeave={() => setChosen(null)}
        />
        {sum === 0 ? (
          <div className={styles.none}>
            <p>{total === 0 ? t("views.none.title") : t("views.quiet")}</p>
            {total === 0 ? <p>{t("views.none.text")}</p> : null}
          </div>
        ) : null}
      </div>
      <div className={styles.ends} aria-hidden>
        <span>{dayName(days[0]?.date)}</span>
        <span>{dayName(days.at(-1)?.date)}</span>
      </div>
      <table className="visually-hidden">
        <caption>{t("views.table")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("views.date")}</th>
            <th scope="col">{t("views.count")}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date}>
              <th scope="row">{dayName(day.date)}</th>
              <td>{number(day.views)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
