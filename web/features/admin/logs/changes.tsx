/** Before and after of one audited change, field by field. */
import { useTranslation } from "react-i18next";
import { changesOf } from "./difference.ts";
import styles from "./logs.module.css";

export function Changes({ before, after }: { before: unknown; after: unknown }) {
  const { t } = useTranslation("logs");
  const changes = changesOf(before, after);
  const none = <span className={styles.quiet}>{t("audit.none")}</span>;
  return (
    <section>
      <h3 className={styles.partTitle}>{t("audit.changes")}</h3>
      {changes.length === 0 ? (
        <p className={styles.quiet}>{t("audit.nothing")}</p>
      ) : (
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col">{t("audit.field")}</th>
              <th scope="col">{t("audit.before")}</th>
              <th scope="col">{t("audit.after")}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={change.field}>
                <th scope="row" className={styles.mono}>
                  {change.field}
                </th>
                <td>{change.before === null ? none : <span className={styles.was}>{change.before}</span>}</td>
                <td>{change.after === null ? none : <span className={styles.is}>{change.after}</span>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
