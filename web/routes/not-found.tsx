/** Any address without a page. */
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import styles from "#web/routes/not-found.module.css";
import { useDocumentTitle } from "#web/ui/use-document-title.ts";

export function NotFound() {
  const { t } = useTranslation();
  useDocumentTitle(t("notFoundTitle"));
  useEffect(() => {
    console.error("404: no page at", location.pathname);
  }, []);
  return (
    <main className={styles.page}>
      <p className={styles.number}>404</p>
      <h1 className={styles.title}>{t("notFound")}</h1>
      <p className={styles.text}>{t("notFoundText")}</p>
      <a className={styles.link} href="/">
        {t("backHome")}
      </a>
    </main>
  );
}
