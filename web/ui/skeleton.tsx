/** Grey places where content will stand, in its size, so that nothing moves when it comes. */
import type { CSSProperties, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "#web/ui/skeleton.module.css";

/** A place of that size; without `width` as wide as there is room. */
export function Place({ width, height }: { width?: CSSProperties["width"]; height: number }) {
  return <span className={styles.place} style={{ width, height }} />;
}

/** Around a screen's places: says to screen readers, once, that it is on its way. */
export function Waiting({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <p className="visually-hidden" role="status">
        {t("loading")}
      </p>
      <div aria-hidden className={styles.waiting}>
        {children}
      </div>
    </>
  );
}
