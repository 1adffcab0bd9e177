/** The legal panel: by which rules a home's texts were checked, when those were reviewed, what the product does not know. */
import { useTranslation } from "react-i18next";
import type { LegalPanel } from "#contract/law/listing-law";
import { formatDate } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./law.module.css";

export function Panel({ panel }: { panel: LegalPanel | null }) {
  const { t } = useTranslation("law");
  const language = useLanguage();
  // a day of the calendar, wherever it is read
  const day = (date: string) => formatDate(language, `${date}T12:00:00`);
  if (!panel) {
    return (
      <section className={styles.panel} aria-labelledby="law-title">
        <h2 id="law-title" className={styles.title}>
          {t("panel.title")}
        </h2>
        <p className={styles.lead}>{t("panel.none")}</p>
      </section>
    );
  }
  const { checked, reviewed } = panel;
  const market = panel.name[language];
  const count = checked.wording + checked.proof + checked.duty;
  return (
    <section className={styles.panel} aria-labelledby="law-title">
      <h2 id="law-title" className={styles.title}>
        {t("panel.title")}
      </h2>
      <p className={styles.lead}>{t("panel.lead", { market, count, date: day(reviewed.first) })}</p>
      <details className={styles.more}>
        <summary>{t("panel.more")}</summary>
        <dl className={styles.facts}>
          <div>
            <dt>{t("panel.authority")}</dt>
            <dd>{panel.authority}</dd>
          </div>
          <div>
            <dt>{t("panel.checked")}</dt>
            <dd>
              {t("panel.checkedText", checked)}
              {panel.notConcerned > 0 ? <p>{t("panel.notConcerned", { count: panel.notConcerned })}</p> : null}
            </dd>
          </div>
          <div>
            <dt>{t("panel.reviewed")}</dt>
            <dd>
              {reviewed.first === reviewed.last
                ? day(reviewed.first)
                : t("panel.reviewedText", { first: day(reviewed.first), last: day(reviewed.last) })}
            </dd>
          </div>
          <div>
            <dt>{t("panel.unknown")}</dt>
            <dd>
              <Unknown panel={panel} />
            </dd>
          </div>
          <div>
            <dt>{t("panel.laws")}</dt>
            <dd>
              <ul>
                {panel.laws.map(({ ref, source }) => (
                  <li key={ref}>
                    {source === null ? (
                      ref
                    ) : (
                      <a href={source} target="_blank" rel="nofollow noreferrer noopener">
                        {ref}
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        </dl>
        <p>
          <a
            className={styles.all}
            href={`/compliance?${new URLSearchParams({ lang: language, market: panel.market })}`}
            target="_blank"
            rel="noreferrer"
          >
            {t("panel.all", { market })}
          </a>
        </p>
      </details>
    </section>
  );
}

function Unknown({ panel }: { panel: LegalPanel }) {
  const { t } = useTranslation("law");
  const language = useLanguage();
  const { recalled, proofUnseen } = panel;
  const names = new Intl.DisplayNames([language], { type: "language" });
  // a market's file may name a circumstance before the dictionaries do
  const named = (circumstance: string) =>
    t(`circumstance.${circumstance}` as "circumstance.state", { defaultValue: circumstance });
  return (
    <ul>
      {panel.skipped.map(({ circumstance, rules }) => (
        <li key={circumstance}>{t("panel.skipped", { what: named(circumstance), count: rules })}</li>
      ))}
      {panel.unread.map(({ language: code, rules }) => (
        <li key={code}>{t("panel.unread", { language: names.of(code) ?? code, count: rules })}</li>
      ))}
      {recalled > 0 ? <li>{t("panel.recalled", { count: recalled })}</li> : null}
      {proofUnseen > 0 ? <li>{t("panel.proofUnseen", { count: proofUnseen })}</li> : null}
      <li>{t("panel.notAdvice")}</li>
    </ul>
  );
}
