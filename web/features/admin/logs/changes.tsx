/** Before and after of one audited change, field by field. */
import { useTranslation } from "react-i18next";
import { changesOf } from "./difference.ts";
import styles from "./logs.module.css";

const Was = ({ children }: { children: string }) => <span className={styles.was}>{children}</span>;
const Is = ({ children }: { children: string }) => <span className={styles.is}>{children}</span>;

export function Changes({ before, after }: { before: unknown; after: unknown }) {
  const { t } = useTranslation("logs");
  const changes = changesOf(before, after);
  // a row that came has no before, one that went no after
  const [came, went] = [before === null || before === undefined, after === null || after === undefined];
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
              {came ? null : <th scope="col">{t("audit.before")}</th>}
              {went ? null : <th scope="col">{t("audit.after")}</th>}
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={change.field}>
                <th scope="row" className={styles.mono}>
                  {change.field}
                </th>
                {came ? null : <td>{change.before === null ? none : <Was>{change.before}</Was>}</td>}
                {went ? null : <td>{change.after === null ? none : <Is>{change.after}</Is>}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
