/** Any address without a page: on its own, or (`inside`) within the frame of signed-in screens. */
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import styles from "#web/routes/not-found.module.css";
import { useDocumentTitle } from "#web/ui/use-document-title.ts";

export function NotFound({ inside = false }: { inside?: boolean }) {
  const { t } = useTranslation();
  useDocumentTitle(t("notFoundTitle"));
  useEffect(() => {
    console.error("404: no page at", location.pathname);
  }, []);
  const Frame = inside ? "div" : "main";
  return (
    <Frame className={styles.page}>
      <p className={styles.number}>404</p>
      <h1 className={styles.title}>{t("notFound")}</h1>
      <p className={styles.text}>{t("notFoundText")}</p>
      <a className={styles.link} href="/">
        {t("backHome")}
      </a>
    </Frame>
  );
}
