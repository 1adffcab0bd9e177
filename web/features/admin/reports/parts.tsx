/** What a period is divided into: a bar a part, biggest first; a part opens the report through it. */
import { useTranslation } from "react-i18next";
import { type Dimension, dividedBy } from "#contract/admin/report-names";
import type { Report } from "#contract/admin/reports";
import { CsvButton } from "#web/features/admin/list/csv-button.tsx";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Panel } from "#web/ui/page.tsx";
import { figureText, usePartText } from "./report-labels.ts";
import styles from "./reports.module.css";

export function Parts(props: {
  parts: Report["parts"][number];
  currency: string;
  open: (dimension: Dimension, part: string) => void;
  load: () => Promise<File>;
}) {
  const { t } = useTranslation("reports");
  const language = useLanguage();
  const partText = usePartText();
  const { dimension, rows, rest } = props.parts;
  const series = dividedBy[dimension];
  const first = series[0] ?? "pieces";
  const most = Math.max(1, ...rows.map((row) => row.values[first] ?? 0));
  return (
    <Panel title={t(`dimensions.${dimension}`)} aside={rows.length > 0 ? <CsvButton load={props.load} /> : null}>
      {rows.length === 0 ? <p className={styles.quiet}>{t("empty")}</p> : null}
      <ul className={styles.parts}>
        {rows.map(({ part, values }) => (
          <li key={part}>
            <button type="button" className={styles.part} onClick={() => props.open(dimension, part)}>
              <span className={styles.partName}>{partText(dimension, part)}</span>
              <span className={styles.partValue}>
                {figureText(language, first, values[first] ?? 0, props.currency, "column")}
              </span>
              <span className={styles.track} aria-hidden>
                <span className={styles.bar} style={{ width: `${(100 * (values[first] ?? 0)) / most}%` }} />
              </span>
              {series.length > 1 ? (
                <span className={styles.more}>
                  {series
                    .slice(1)
                    .map(
                      (name) =>
                        `${t(`figures.${name}`)} ${figureText(language, name, values[name] ?? 0, props.currency)}`,
                    )
                    .join(" · ")}
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <p className={styles.quiet}>{t("rest", { count: rest, shown: formatNumber(language, rest) })}</p>
      ) : null}
    </Panel>
  );
}
