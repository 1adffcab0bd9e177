/** A picture before and after, one over the other, with a line between that hand and keyboard move. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./photo-set.module.css";

const MIDDLE = 50;

export function Compare({ before, after, alt }: { before: string; after: string; alt: string }) {
  const { t } = useTranslation("pieces");
  const [at, setAt] = useState(MIDDLE);
  return (
    <div className={styles.compare}>
      <img className={styles.after} src={after} alt={alt} />
      <img className={styles.before} src={before} alt="" style={{ clipPath: `inset(0 ${100 - at}% 0 0)` }} />
      <span className={styles.line} style={{ left: `${at}%` }} />
      <span className={styles.label} data-side="before">
        {t("photoSet.before")}
      </span>
      <span className={styles.label} data-side="after">
        {t("photoSet.after")}
      </span>
      <input
        className={styles.range}
        type="range"
        min={0}
        max={100}
        value={at}
        aria-label={t("photoSet.compare")}
        onChange={(event) => setAt(Number(event.currentTarget.value))}
      />
    </div>
  );
}
