/** The list before its first answer: the same places, still empty, so that nothing moves when the homes come. */
import { useTranslation } from "react-i18next";
import { ROW_HEIGHT } from "./list-props.ts";
import styles from "./skeleton.module.css";

const rows = ["1", "2", "3", "4", "5", "6", "7", "8"];

export function ListSkeleton({ table }: { table: boolean }) {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles.frame} data-table={table || undefined}>
      <span className="visually-hidden">{t("loading")}</span>
      {rows.map((row) => (
        <div key={row} className={styles.row} style={table ? { height: ROW_HEIGHT } : undefined} aria-hidden="true">
          <span className={styles.image} />
          <span className={styles.lines}>
            <span className={styles.bar} />
            <span className={styles.bar} data-short />
          </span>
          <span className={styles.bar} data-figure />
        </div>
      ))}
    </div>
  );
}
