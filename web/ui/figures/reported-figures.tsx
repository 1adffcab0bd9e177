/** What platforms themselves report of the posts of a period: their own counts, which nobody else can check. */
import { useTranslation } from "react-i18next";
import type { PageFigures } from "#contract/leads/figures";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./figures.module.css";
import { useSourceName } from "./source-name.ts";

const columns = ["posts", "views", "likes", "comments", "shares"] as const;

export function ReportedFigures({ platforms }: Pick<PageFigures, "platforms">) {
  const { t } = useTranslation("leads");
  const language = useLanguage();
  const sourceName = useSourceName();
  if (platforms.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone is reached by keyboard
    <section className={styles.reported} aria-label={t("figures.reported")} tabIndex={0}>
      <table className={styles.list}>
        <caption>{t("figures.reported")}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t("figures.bySource")}</span>
            </th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {t(`figures.of.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {platforms.map((line) => (
            <tr key={line.platform}>
              <th scope="row">{sourceName(line.platform)}</th>
              {columns.map((name) => (
                <td key={name}>{line[name] === null ? "–" : formatNumber(language, line[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{t("figures.reportedNote")}</p>
    </section>
  );
}
