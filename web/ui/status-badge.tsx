/** A status in words, with a colour that only status may have. */
import type { ReactNode } from "react";
import styles from "#web/ui/status-badge.module.css";

export type Tone = "good" | "wait" | "busy" | "bad" | "plain";

export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
