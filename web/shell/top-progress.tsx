/** A thin line on top while the next screen is on its way; quick changes never show it (its style waits a moment). */
import { useRouterState } from "@tanstack/react-router";
import styles from "#web/shell/shell.module.css";

export function TopProgress() {
  const busy = useRouterState({ select: (state) => state.isLoading });
  return busy ? <div className={styles.progress} aria-hidden /> : null;
}
