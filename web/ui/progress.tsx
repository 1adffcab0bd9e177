/** A progress bar with its words. The words are said politely to screen readers, not at every percent. */
import styles from "#web/ui/progress.module.css";

export function ProgressBar({ percent, label, quiet }: { percent: number; label: string; quiet?: boolean }) {
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      data-quiet={quiet || undefined}
    >
      <div
        className={styles.fill}
        style={{ transform: `scaleX(${percent > 0 ? Math.max(0.01, percent / 100) : 0})` }}
      />
    </div>
  );
}
