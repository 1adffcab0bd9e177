/** A whole page that waits for what it needs before it can show anything. */
import { Loading } from "#web/ui/states.tsx";
import styles from "#web/ui/waiting.module.css";

/** The loading text of a whole page, in its middle. */
export const Waiting = ({ label }: { label?: string }) => (
  <div className={styles.waiting}>
    <Loading {...(label ? { label } : {})} />
  </div>
);
