/** A whole page that waits for what it needs before it can show anything. */

import styles from "#web/ui/page-loading.module.css";
import { Loading } from "#web/ui/states.tsx";

/** The loading text of a whole page, in its middle. */
export const PageLoading = ({ label }: { label?: string }) => (
  <div className={styles.waiting}>
    <Loading {...(label ? { label } : {})} />
  </div>
);
