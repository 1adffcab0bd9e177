/** The browser's own select in our dress: for screens that must stay light, where one choice is all there is. */
import { IconChevronDown } from "@tabler/icons-react";
import styles from "#web/ui/plain-select.module.css";

export function PlainSelect(props: {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}) {
  const selected = props.options.find(({ value }) => value === props.value);
  return (
    <span className={styles.around}>
      {/* a browser cuts what is chosen; these words take a second line where room is short */}
      <span className={styles.shown} aria-hidden>
        {selected?.label}
      </span>
      <select
        className={styles.select}
        aria-label={props.label}
        value={props.value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      >
        {props.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <IconChevronDown className={styles.mark} size={18} stroke={1.6} aria-hidden />
    </span>
  );
}
