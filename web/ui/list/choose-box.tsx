/** The checkbox of a row or card: 44 px to hit, shift for a range. */
import type { MouseEvent } from "react";
import styles from "./choose-box.module.css";

export function ChooseBox(props: {
  label: string;
  checked: boolean;
  /** Some of what it stands for, not all. */
  some?: boolean;
  onToggle: (range: boolean) => void;
}) {
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        className={styles.check}
        aria-label={props.label}
        checked={props.checked}
        ref={(input) => {
          if (input) input.indeterminate = !props.checked && (props.some ?? false);
        }}
        onChange={(event) => {
          const { nativeEvent } = event;
          props.onToggle("shiftKey" in nativeEvent && nativeEvent.shiftKey === true);
        }}
        // a range is chosen with shift, which would mark the text between
        onMouseDown={(event: MouseEvent) => event.shiftKey && event.preventDefault()}
      />
    </label>
  );
}
