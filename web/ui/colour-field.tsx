/** A colour to choose, its label before it. */
import { DEFAULT_ACCENT } from "#contract/media/poster";
import styles from "./colour-field.module.css";

/** `value`: "#rrggbb"; empty shows ours. */
export function ColourField(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string | undefined;
}) {
  return (
    <label className={[styles.field, props.className].filter(Boolean).join(" ")}>
      <span>{props.label}</span>
      <input
        type="color"
        value={props.value === "" ? DEFAULT_ACCENT : props.value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      />
    </label>
  );
}
