/** One choice out of a few, as a row of words that slides sideways where they do not fit. */
import { useEffect, useRef } from "react";
import styles from "#web/ui/filter-row.module.css";

/** Room beside the choice, so that its neighbour shows that there is more. */
const PEEK = 40;

function bringIntoSight(row: HTMLElement, { offsetLeft: start, offsetWidth: width }: HTMLElement) {
  const { scrollLeft, clientWidth } = row;
  if (start < scrollLeft) row.scrollLeft = start - PEEK;
  else if (start + width > scrollLeft + clientWidth) row.scrollLeft = start + width - clientWidth + PEEK;
}

export function FilterRow<T extends string>(props: {
  label: string;
  value: T;
  options: readonly { value: T; label: string; count?: string | null }[];
  onChange: (value: T) => void;
}) {
  const { value } = props;
  const row = useRef<HTMLFieldSetElement>(null);
  const chosen = useRef<HTMLButtonElement>(null);
  const labels = props.options.map(({ label, count }) => `${label} ${count ?? ""}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice, or other words, move it in the row
  useEffect(() => {
    if (!row.current) return;
    // tells of the first size too
    const sizes = new ResizeObserver(
      () => row.current && chosen.current && bringIntoSight(row.current, chosen.current),
    );
    sizes.observe(row.current);
    return () => sizes.disconnect();
  }, [value, labels]);
  return (
    <fieldset ref={row} className={styles.row} aria-label={props.label}>
      {props.options.map((option) => (
        <button
          key={option.value}
          ref={option.value === value ? chosen : undefined}
          type="button"
          className={styles.option}
          aria-pressed={option.value === value}
          onClick={() => props.onChange(option.value)}
        >
          {option.label}
          {option.count ? <span className={styles.count}> {option.count}</span> : null}
        </button>
      ))}
    </fieldset>
  );
}
