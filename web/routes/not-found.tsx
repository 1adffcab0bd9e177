/** Any address without a page: on its own, or (`inside`) within the frame of signed-in screens. */
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import styles from "#web/routes/not-found.module.css";
import { Brand } from "#web/ui/brand.tsx";
import { RoomDrawing } from "#web/ui/room-drawing.tsx";
import { ColourToggle, LanguageToggle } from "#web/ui/toggles.tsx";
import { useDocumentTitle } from "#web/ui/use-document-title.ts";

export function NotFound({ inside = false }: { inside?: boolean }) {
  const { t } = useTranslation();
  useDocumentTitle(t("notFoundTitle"));
  useEffect(() => {
    console.error("404: no page at", location.pathname);
  }, []);
  const text = (
    <div className={styles.text}>
      <p className={styles.number}>404</p>
      <h1 className={styles.title}>{t("notFound")}</h1>
      <p className={styles.lead}>{t("notFoundText")}</p>
      <a className={styles.link} href="/">
        {t("backHome")}
      </a>
    </div>
  );
  if (inside) return <div className={styles.inside}>{text}</div>;
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Brand />
        <div className={styles.tools}>
          <LanguageToggle />
          <ColourToggle />
        </div>
      </header>
      <main className={styles.main}>
        {text}
        <RoomDrawing className={styles.room} />
      </main>
    </div>
  );
}
