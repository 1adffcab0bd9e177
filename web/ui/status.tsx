/** A status in words with a small coloured mark. Colour only repeats what the words say. */
import styles from "#web/ui/status.module.css";

export type Tone = "good" | "busy" | "wait" | "bad" | "plain";

export function Status({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={styles.status} data-tone={tone}>
      {children}
    </span>
  );
}
