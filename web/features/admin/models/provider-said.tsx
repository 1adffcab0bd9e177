/** What came of a call that failed: the provider's own words, and the answer that could not be used. */
import { useTranslation } from "react-i18next";
import styles from "./call-log.module.css";

/** A text as it came, scrolling in its own frame. */
export function AsItCame({ text, label }: { text: string; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.answer} tabIndex={0} aria-label={label}>
      <pre>{text}</pre>
    </section>
  );
}

export function ProviderSaid({ error, answer }: { error: string | null; answer: string }) {
  const { t } = useTranslation("adminModels");
  return (
    <>
      {error === null ? null : (
        <section>
          <h3 className={styles.heading}>{t("log.error")}</h3>
          <AsItCame text={error} label={t("log.error")} />
        </section>
      )}
      {answer === "" ? null : (
        <section>
          <h3 className={styles.heading}>{t("log.refusedAnswer")}</h3>
          <AsItCame text={answer} label={t("log.refusedAnswer")} />
        </section>
      )}
    </>
  );
}
