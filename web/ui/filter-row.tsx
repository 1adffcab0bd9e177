/** One choice out of a few, as a row of words that wraps on narrow screens. */
import styles from "#web/ui/filter-row.module.css";

export function FilterRow<T extends string>(props: {
  label: string;
  value: T;
  options: readonly { value: T; label: string; count?: string | null }[];
  onChange: (value: T) => void;
}) {
  return (
    <fieldset className={styles.row} aria-label={props.label}>
      {props.options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.option}
          aria-pressed={option.value === props.value}
          onClick={() => props.onChange(option.value)}
        >
          {option.label}
          {option.count ? <span className={styles.count}> {option.count}</span> : null}
        </button>
      ))}
    </fieldset>
  );
}
